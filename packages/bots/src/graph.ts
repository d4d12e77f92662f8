import type { Seat } from '@ponts-bornes/kernel';

/** A move from one position to another, and how often it was tried. */
export interface Way<State, Move> {
  readonly move: Move;
  /** Into the legal moves. */
  readonly index: number;
  prior: number;
  tries: number;
  to: Spot<State, Move> | null;
}

/** A position, however it was come to. */
export interface Spot<State, Move> {
  /** One of those that play alike: moves are moves of this one. Never changed. */
  readonly state: State;
  /** Whose choice it is; null at an end. */
  readonly seat: Seat | null;
  /** What each seat gets, by a first look. */
  readonly first: readonly number[];
  /** The same by all that was tried from here. */
  readonly worth: number[];
  /** Null before the first try. */
  ways: Way<State, Move>[] | null;
  /** Moves that lead to the same as another: by index, the index of that one. */
  readonly twins: Map<number, number>;
  tries: number;
}

export const newSpot = <State, Move>(
  state: State,
  { seat, first }: { readonly seat: Seat | null; readonly first: readonly number[] },
): Spot<State, Move> => ({
  state,
  seat,
  first,
  worth: [...first],
  ways: null,
  twins: new Map(),
  tries: 0,
});

/** An untried move is thought to be a little worse than what this position is worth. */
const UNTRIED = 0.1;

/** The way that promises most: by what it brought, and by how it looked for as long as it was tried little (PUCT). */
export const mostPromising = <State, Move>(
  { ways, worth, seat, tries }: Spot<State, Move>,
  exploration: number,
): Way<State, Move> => {
  const own = seat!;
  const untried = Math.max(0, worth[own]! - UNTRIED);
  const reach = exploration * Math.sqrt(tries + 1);
  let best = ways![0]!;
  let greatest = -1;
  for (const way of ways!) {
    const brought = way.tries === 0 ? untried : way.to!.worth[own]!;
    const promise = brought + (reach * way.prior) / (1 + way.tries);
    if (promise > greatest) [best, greatest] = [way, promise];
  }
  return best;
};

/** Two ways to one spot are one way: the first of them, which is given back. */
export const joined = <State, Move>(spot: Spot<State, Move>, way: Way<State, Move>): Way<State, Move> => {
  const same = spot.ways!.find((other) => other !== way && other.to === way.to);
  if (same === undefined) return way;
  same.prior += way.prior;
  spot.twins.set(way.index, same.index);
  spot.ways!.splice(spot.ways!.indexOf(way), 1);
  return same;
};

/**
 * What a spot is worth: the mean of its first look and of all tries, at what their ends are worth by now. Summed up anew
 * each time, as a spot may have learned from games that came another way.
 */
export const sumUp = <State, Move>({ ways, first, worth, tries }: Spot<State, Move>): void => {
  for (let seat = 0; seat < worth.length; seat++) {
    let sum = first[seat]!;
    for (const way of ways!) if (way.tries > 0) sum += way.tries * way.to!.worth[seat]!;
    worth[seat] = sum / (1 + tries);
  }
};
