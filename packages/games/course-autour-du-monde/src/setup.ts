import { below, shuffle } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { ROUTES } from './network/network.ts';
import type { Route } from './network/network.ts';
import type { CourseAutourDuMondeOptions } from './meta.ts';
import { NO_CITY, NO_ROUTE, STOCK } from './state.ts';
import type { State } from './state.ts';

/** [CM-S1] By number of players. */
const DEALT: Readonly<Record<number, number>> = { 2: 15, 3: 13, 4: 12, 5: 10, 6: 9 };

export const setup = (_: CourseAutourDuMondeOptions, seats: number, rng: Rng): State => {
  const dealer = below(rng, seats); // [CM-S4]
  const stock: Route[] = Array.from({ length: ROUTES }, (__, route) => route);
  shuffle(rng, stock);
  const where: number[] = Array.from({ length: ROUTES }, () => STOCK);
  for (let dealt = (DEALT[seats] as number) * seats; dealt > 0; dealt--) {
    where[stock.pop() as Route] = dealt % seats;
  }
  const each = (value: number): number[] => Array.from({ length: seats }, () => value);
  return {
    seats,
    dealer,
    phase: 'start',
    turn: (dealer + 1) % seats,
    turns: each(0),
    starts: each(NO_CITY),
    cities: each(NO_CITY),
    visas: each(0),
    where,
    known: Array.from({ length: ROUTES }, () => 0),
    stock,
    laid: [],
    first: [],
    second: [],
    before: [],
    sources: 0,
    dropped: NO_ROUTE,
  };
};
