import { tableOf } from './deck.ts';
import type { CardTable, Row } from './deck.ts';

/**
 * [CF-N1 … CF-N3] Speed, whole stages, half and booster of every card, in the order of CARDS. `../README.md` explains
 * how they were found, `../balance/` has their figures. Changing a number changes the rules: bump `meta.rules`.
 */
const ROWS: readonly Row[] = [
  // red: train, car, motorbike, boat, plane
  [10, 1, null, 'speed'],
  [5, 4, 'right', 'turbo'],
  [7, 1, null, 'late'],
  [1, 4, 'left', 'disguise'],
  [8, 2, 'left', 'pole'],
  // orange: train, car, motorbike, boat, plane
  [9, 1, null, 'swap'],
  [7, 1, 'right', 'pole'],
  [10, 1, null, 'disguise'],
  [2, 4, 'right', 'speed'],
  [6, 2, 'right', 'turbo'],
  // yellow: train, car, motorbike, boat, plane
  [5, 4, null, 'swap'],
  [4, 4, 'right', 'late'],
  [3, 4, null, 'disguise'],
  [8, 1, 'right', 'pole'],
  [10, 0, 'right', 'turbo'],
  // green: train, car, motorbike, boat, plane
  [8, 1, null, 'swap'],
  [3, 4, 'left', 'speed'],
  [4, 4, null, 'late'],
  [4, 4, 'left', 'turbo'],
  [11, 0, 'left', 'disguise'],
  // blue: train, car, motorbike, boat, plane
  [3, 4, null, 'swap'],
  [1, 4, 'left', 'late'],
  [5, 4, null, 'turbo'],
  [7, 1, 'left', 'pole'],
  [12, 0, 'left', 'speed'],
  // violet: train, car, motorbike, boat, plane
  [2, 4, null, 'turbo'],
  [6, 1, 'right', 'swap'],
  [9, 1, null, 'late'],
  [6, 1, 'right', 'pole'],
  [4, 2, 'right', 'disguise'],
  // pink: train, car, motorbike, boat, plane
  [7, 1, null, 'swap'],
  [9, 1, 'left', 'speed'],
  [8, 1, null, 'late'],
  [3, 4, 'right', 'pole'],
  [5, 2, 'left', 'disguise'],
  // starters: two trains, two cars, motorbike, boat, two planes
  [4, 4, null, null],
  [6, 4, null, null],
  [2, 4, 'right', null],
  [8, 1, 'left', null],
  [6, 4, null, null],
  [5, 1, 'left', null],
  [7, 2, 'left', null],
  [9, 0, 'right', null],
];

export const CARD_TABLE: CardTable = tableOf(ROWS);
