import { tableOf } from './deck.ts';
import type { CardTable, Row } from './deck.ts';

/** [CF-N1 … CF-N3] Speed, whole stages, half and booster of every card, in the order of CARDS. */
const ROWS: readonly Row[] = [
  // red: train, car, motorbike, boat, plane
  [3, 5, null, 'disguise'],
  [5, 4, 'left', 'late'],
  [4, 4, null, 'turbo'],
  [6, 1, 'right', 'speed'],
  [12, 0, 'left', 'pole'],
  // orange: train, car, motorbike, boat, plane
  [2, 5, null, 'pole'],
  [9, 1, 'right', 'swap'],
  [3, 4, null, 'turbo'],
  [8, 1, 'left', 'late'],
  [8, 2, 'right', 'speed'],
  // yellow: train, car, motorbike, boat, plane
  [10, 2, null, 'speed'],
  [7, 1, 'right', 'late'],
  [5, 4, null, 'turbo'],
  [4, 3, 'left', 'disguise'],
  [4, 2, 'left', 'swap'],
  // green: train, car, motorbike, boat, plane
  [5, 5, null, 'swap'],
  [4, 4, 'left', 'late'],
  [9, 1, null, 'speed'],
  [1, 3, 'left', 'disguise'],
  [11, 0, 'left', 'pole'],
  // blue: train, car, motorbike, boat, plane
  [7, 2, null, 'turbo'],
  [6, 1, 'left', 'late'],
  [10, 1, null, 'speed'],
  [3, 3, 'right', 'disguise'],
  [5, 2, 'left', 'pole'],
  // violet: train, car, motorbike, boat, plane
  [6, 5, null, 'late'],
  [3, 4, 'left', 'pole'],
  [7, 1, null, 'disguise'],
  [2, 3, 'right', 'turbo'],
  [10, 0, 'right', 'swap'],
  // pink: train, car, motorbike, boat, plane
  [9, 2, null, 'turbo'],
  [1, 4, 'right', 'pole'],
  [8, 1, null, 'disguise'],
  [7, 1, 'right', 'speed'],
  [6, 2, 'right', 'swap'],
  // starters: two trains, two cars, motorbike, boat, two planes
  [4, 5, null, null],
  [8, 2, null, null],
  [2, 4, 'left', null],
  [8, 1, 'right', null],
  [6, 4, null, null],
  [5, 1, 'left', null],
  [7, 2, 'left', null],
  [9, 0, 'right', null],
];

export const CARD_TABLE: CardTable = tableOf(ROWS);
