import type { Seat } from '@ponts-bornes/kernel';

/** A move from one position to another, and how often it was tried. */
export interface GraphEdge<State, Move> {
  readonly move: Move;
  /** An index into the legal moves. */
  readonly index: number;
  prior: number;
  tries: number;
  to: Spot<State, Move> | null;
}

/** A position, whatever moves led to it. */
export interface Spot<State, Move> {
  /** A representative of its equivalent positions: moves refer to this one. Never changed. */
  readonly state: State;
  /** The seat to choose; null at an end. */
  readonly seat: Seat | null;
  /** Each seat's value by the initial evaluation. */
  readonly first: readonly number[];
  /** Each seat's value by all simulations from here. */
  readonly worth: number[];
  /** Null before the first try. */
  ways: GraphEdge<State, Move>[] | null;
  /** Moves that lead to the same position as another: from index to that one's index. */
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

/** An untried move is assumed to be a little worse than this position. */
const UNTRIED = 0.1;

/** The most promising edge: by its results, and by its prior while it was tried little (PUCT). */
export const mostPromising = <State, Move>(
  { ways, worth, seat, tries }: Spot<State, Move>,
  exploration: number,
): GraphEdge<State, Move> => {
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

/** Merges two edges to the same node into the first one, which is returned. */
export const joined = <State, Move>(spot: Spot<State, Move>, way: GraphEdge<State, Move>): GraphEdge<State, Move> => {
  const same = spot.ways!.find((other) => other !== way && other.to === way.to);
  if (same === undefined) return way;
  same.prior += way.prior;
  spot.twins.set(way.index, same.index);
  spot.ways!.splice(spot.ways!.indexOf(way), 1);
  return same;
};

/**
 * A node's value: the mean of its initial evaluation and all tries, using the current values of its children.
 * Recomputed each time, because a child may have learnt from simulations that came another way.
 */
export const sumUp = <State, Move>({ ways, first, worth, tries }: Spot<State, Move>): void => {
  for (let seat = 0; seat < worth.length; seat++) {
    let sum = first[seat]!;
    for (const way of ways!) if (way.tries > 0) sum += way.tries * way.to!.worth[seat]!;
    worth[seat] = sum / (1 + tries);
  }
};
