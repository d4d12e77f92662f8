import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import { across, endsOf } from '@ponts-bornes/course-autour-du-monde';
import { padded, wrapped } from '../wrap.ts';

/** Leaves two of 80 columns free. */
export const WIDTH = 78;

export const cityName = (code: string, speech: Speech): string => speech.cities[code]!;

/** `PAR-NYC Paris – New York` */
export const cardText = (route: string, speech: Speech): string =>
  `${route} ${endsOf(route)
    .map((code) => cityName(code, speech))
    .join(' – ')}`;

/** `PAR-NYC New York → Paris`, as it is flown from a city. */
export const flightText = (route: string, from: string, speech: Speech): string =>
  `${route} ${cityName(from, speech)} → ${cityName(across(route, from)!, speech)}`;

export const fitted = (text: string, columns: number): string =>
  text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

/** A label and its wrapped text. */
export const labelled = (label: string, text: string, column: number): string[] =>
  wrapped(text, WIDTH - column).map((line, at) => `${padded(at === 0 ? label : '', column)}${line}`.trimEnd());

/** Cells side by side, read downwards. */
export const inColumns = (cells: readonly string[], columns = 2): string[] => {
  const width = Math.floor(WIDTH / columns);
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_cell, column) => cells[column * rows + row] ?? '')
      .map((cell) => padded(cell, width))
      .join('')
      .trimEnd(),
  );
};

/** Cuts a text to the width of one of two columns, minus what is before and after it. */
export const cellFor = (text: string, before: string, after = ''): string =>
  before + fitted(text, Math.floor(WIDTH / 2) - 1 - before.length - after.length) + after;
