import { NAMES } from '@ponts-bornes/course-autour-du-monde';
import type { Reader } from './board.ts';
import { across, endsOf } from '@ponts-bornes/course-autour-du-monde';
import { padded, wrapped } from './wrap.ts';

/** All lines of this board leave two columns free. */
export const WIDTH = 78;

export const cityName = (code: string, language: Reader['language']): string => NAMES[language].cities[code]!;

/** `PAR-NYC Paris – New York` */
export const cardText = (route: string, language: Reader['language']): string =>
  `${route} ${endsOf(route)
    .map((code) => cityName(code, language))
    .join(' – ')}`;

/** `PAR-NYC New York → Paris`, as it is flown from a city. */
export const flightText = (route: string, from: string, language: Reader['language']): string =>
  `${route} ${cityName(from, language)} → ${cityName(across(route, from)!, language)}`;

export const fitted = (text: string, columns: number): string =>
  text.length > columns ? `${text.slice(0, columns - 1)}…` : text;

/** A label and its text, which is broken between words. */
export const besides = (label: string, text: string, column: number): string[] =>
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

/** A text cut to the room that one of two columns leaves between what stands before and after it. */
export const cellFor = (text: string, before: string, after = ''): string =>
  before + fitted(text, Math.floor(WIDTH / 2) - 1 - before.length - after.length) + after;
