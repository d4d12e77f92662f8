import type { Json, Viewer } from '@ponts-bornes/kernel';
import { describeLaws } from '@ponts-bornes/testkit/vitest';
import { game } from './index.ts';
import type { State } from './index.ts';

/**
 * The information hidden from a viewer: other hands except openly taken cards, the order of the stock, buried écarts.
 */
const secrets = (state: State, viewer: Viewer): Record<string, Json> => {
  const hidden: Record<string, Json> = {};
  if (state.stock.length > 1) hidden['stock'] = [...state.stock];
  if (state.first.length > 1) hidden['first écart'] = state.first.slice(0, -1);
  if (state.second.length > 1) hidden['second écart'] = state.second.slice(0, -1);
  for (let seat = 0; seat < state.seats; seat++) {
    if (seat === viewer) continue;
    const unseen = state.where.flatMap((place, route) =>
      place === seat && state.known[route] !== 1 && route !== state.dropped ? [route] : [],
    );
    if (unseen.length > 0) hidden[`hand of ${seat}`] = unseen;
  }
  return hidden;
};

// Random players travel for a long time: the bound only has to be out of reach of chance.
describeLaws(game, {
  seeds: 2,
  maxMoves: 200_000,
  thoroughness: 0.005,
  secrets,
  texts: ['start PAR', 'start CAI', 'fly PAR-NYC', 'fly NYC-PAR', 'end', 'stay both', 'stay first', 'drop PAR-NYC'],
});
