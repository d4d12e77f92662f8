import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { View } from '@ponts-bornes/course-autour-du-monde';
import type { Speech } from '@ponts-bornes/course-autour-du-monde/speech';
import type { Ink } from '../../ink.ts';
import type { Reader } from '../board.ts';
import { handToBe } from './hand.ts';
import { PLACES, across } from '@ponts-bornes/course-autour-du-monde';
import { tinted } from './world.ts';
import type { Place } from '@ponts-bornes/course-autour-du-monde';
import { columnsOf } from '../wrap.ts';

const COLUMNS = 78;
const ROWS = 14;
/** A code, the mark before it and a gap. */
const CELL = 5;
/** The cost of moving a city by one line, in columns. */
const LINE = 3;
/** How much crowded places are spread out: 0 keeps true distances, 1 spreads cities evenly. */
const SPREAD = 0.35;

/** A text on the map and its position. */
interface Spot {
  readonly row: number;
  readonly column: number;
  readonly width: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** The relative position of a value, from 0 to 1, by distance and by rank. */
const along = (values: readonly number[]): ((value: number) => number) => {
  const sorted = values.toSorted((a, b) => a - b);
  const [low, high] = [sorted[0]!, sorted.at(-1)!];
  return (value) =>
    ((1 - SPREAD) * (value - low)) / (high - low) + (SPREAD * sorted.indexOf(value)) / (sorted.length - 1);
};

const eastwards = along(PLACES.map(({ lon }) => lon));
const southwards = along(PLACES.map(({ lat }) => -lat));

const pointOf = ({ lat, lon }: Place): Point => ({
  x: 1 + eastwards(lon) * (COLUMNS - CELL),
  y: southwards(-lat) * (ROWS - 1),
});

/** The free spot nearest to a point. */
const nearestFree = ({ x, y }: Point, width: number, taken: readonly Spot[]): Spot => {
  let best: Spot | null = null;
  let least = Infinity;
  for (let row = 0; row < ROWS; row++) {
    for (let column = 1; column <= COLUMNS - width; column++) {
      const cost = Math.abs(column - x) + LINE * Math.abs(row - y);
      const spot = { row, column, width };
      if (cost >= least || taken.some((other) => areClose(spot, other))) continue;
      best = spot;
      least = cost;
    }
  }
  return best!;
};

const areClose = (one: Spot, other: Spot): boolean =>
  one.row === other.row && one.column < other.column + other.width + 2 && other.column < one.column + one.width + 2;

const citySpots = (): readonly Spot[] => {
  const spots: Spot[] = [];
  for (const place of PLACES) spots.push(nearestFree(pointOf(place), place.code.length, spots));
  return spots;
};

const CITY_SPOTS = citySpots();

/** Places names of continents near the middle of their cities. */
const labelSpots = ({ continents }: Speech): readonly Spot[] => {
  const spots: Spot[] = [];
  for (const continent of CONTINENTS) {
    const own = CITY_SPOTS.filter((_, at) => PLACES[at]!.visa === continent);
    const width = continents[continent].length;
    const x = mean(own.map(({ column }) => column)) - width / 2;
    const y = mean(own.map(({ row }) => row));
    spots.push(nearestFree({ x, y }, width, CITY_SPOTS.concat(spots)));
  }
  return spots;
};

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

export const pawnLetter = (seat: number): string => String.fromCodePoint(65 + seat);

/** The world map: pawns after their cities, and a mark before those that the reader can fly to now. */
export const mapLines = (view: View, { viewer, speech, ink }: Reader<Speech>): string[] => {
  const stand = typeof viewer === 'number' && view.outcome === null ? (view.cities[viewer] ?? null) : null;
  const hand = typeof viewer === 'number' ? handToBe(view, viewer) : [];
  const ahead = new Set(hand.flatMap((route) => across(route, stand) ?? []));
  const cities = PLACES.map((place, at) => ({
    ...CITY_SPOTS[at]!,
    text: cityText(place, { isAhead: ahead.has(place.code), pawns: pawnsIn(view, place.code), ink }),
  }));
  const spots = labelSpots(speech);
  const labels = CONTINENTS.map((continent, at) => ({
    ...spots[at]!,
    text: ` ${tinted(continent, speech.continents[continent].toLowerCase(), ink)}`,
  }));
  return Array.from({ length: ROWS }, (_, row) => lineOf([...cities, ...labels].filter((text) => text.row === row)));
};

const pawnsIn = ({ cities }: View, code: string): string =>
  cities.flatMap((city, seat) => (city === code ? [pawnLetter(seat)] : [])).join('');

const cityText = (
  { code, continent, visa }: Place,
  { isAhead, pawns, ink }: { readonly isAhead: boolean; readonly pawns: string; readonly ink: Ink },
): string => {
  const name = tinted(continent, visa === null ? code.toLowerCase() : code, ink);
  return `${isAhead ? '>' : ' '}${name}${pawns === '' ? '' : ink.strong(`(${pawns})`)}`;
};

interface MapText extends Spot {
  readonly text: string;
}

/** Lays out the texts of one line; pawns push later texts to the right or, at the edge, earlier ones to the left. */
const lineOf = (texts: readonly MapText[]): string => {
  const sorted = texts.toSorted((a, b) => a.column - b.column);
  const starts = sorted.map(({ column }) => column - 1);
  let free = 0;
  for (const [at, { text }] of sorted.entries()) {
    starts[at] = Math.max(starts[at]!, free);
    free = starts[at]! + columnsOf(text);
  }
  let end = COLUMNS;
  for (const [at, { text }] of [...sorted.entries()].toReversed()) {
    starts[at] = Math.min(starts[at]!, end - columnsOf(text));
    end = starts[at]!;
  }
  return sorted.reduce(
    (line, { text }, at) => line + ' '.repeat(Math.max(0, starts[at]! - columnsOf(line))) + text,
    '',
  );
};
