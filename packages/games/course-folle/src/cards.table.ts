import { tableOf } from './deck.ts';
import type { CardTable, Row } from './deck.ts';

/**
 * [CF-N1 … CF-N3] Speed, whole stages, half and booster of every card, in the order of CARDS. Found by the search in
 * `balance/`; its figures are in `../balance/REPORT.md`. New numbers are new rules: bump `meta.rules`.
 */
const ROWS: readonly Row[] = [
  // red: train, car, motorbike, boat, plane
  [6, 4, null, 'swap'],
  [6, 1, 'right', 'late'],
  [8, 1, null, 'pole'],
  [4, 4, 'right', 'speed'],
  [4, 2, 'left', 'disguise'],
  // orange: train, car, motorbike, boat, plane
  [10, 1, null, 'disguise'],
  [4, 4, 'left', 'speed'],
  [9, 1, null, 'turbo'],
  [3, 4, 'right', 'late'],
  [8, 2, 'right', 'pole'],
  // yellow: train, car, motorbike, boat, plane
  [5, 4, null, 'late'],
  [5, 4, 'right', 'swap'],
  [7, 1, null, 'pole'],
  [2, 4, 'right', 'speed'],
  [10, 0, 'left', 'turbo'],
  // green: train, car, motorbike, boat, plane
  [7, 1, null, 'swap'],
  [7, 1, 'right', 'disguise'],
  [4, 4, null, 'late'],
  [1, 4, 'right', 'pole'],
  [11, 0, 'right', 'turbo'],
  // blue: train, car, motorbike, boat, plane
  [3, 4, null, 'swap'],
  [1, 4, 'right', 'turbo'],
  [5, 4, null, 'speed'],
  [8, 1, 'left', 'late'],
  [12, 0, 'left', 'disguise'],
  // violet: train, car, motorbike, boat, plane
  [2, 4, null, 'turbo'],
  [3, 4, 'left', 'swap'],
  [10, 1, null, 'late'],
  [7, 1, 'left', 'disguise'],
  [5, 2, 'left', 'pole'],
  // pink: train, car, motorbike, boat, plane
  [9, 1, null, 'swap'],
  [9, 1, 'left', 'speed'],
  [3, 4, null, 'turbo'],
  [6, 1, 'left', 'pole'],
  [6, 2, 'right', 'disguise'],
  // starters: two trains, two cars, motorbike, boat, two planes
  [4, 4, null, null],
  [8, 1, null, null],
  [2, 4, 'right', null],
  [8, 1, 'left', null],
  [6, 4, null, null],
  [5, 1, 'left', null],
  [7, 2, 'left', null],
  [9, 0, 'right', null],
];

export const CARD_TABLE: CardTable = tableOf(ROWS);
