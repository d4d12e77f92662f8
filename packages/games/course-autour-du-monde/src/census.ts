import type { Route } from './network/network.ts';
import { FIRST, LAID, SECOND, STOCK } from './state.ts';
import type { State } from './state.ts';
import type { World } from './world.ts';

/** The number of copies of each card: in the hands and, going by the cards' own location, in the piles. */
export const census = (world: World, state: State): Record<string, number> => {
  const counts = world.names.map((_, route): number => ((state.where[route] as number) < state.seats ? 1 : 0));
  const count = (pile: readonly Route[], place: number): void => {
    for (const route of pile) if (state.where[route] === place) counts[route] = (counts[route] as number) + 1;
  };
  count(state.stock, STOCK);
  count(state.laid, LAID);
  count(state.first, FIRST);
  count(state.second, SECOND);
  return Object.fromEntries(world.names.map((name, route) => [name, counts[route] as number]));
};
