import type { Json, Viewer } from '@ponts-bornes/kernel';
import { describeLaws } from '@ponts-bornes/testkit/vitest';
import { game } from './index.ts';
import type { State } from './index.ts';
import { lateSeat } from './state.ts';

/** The information hidden from a viewer: whether and what each other seat has chosen. */
const secrets = (state: State, viewer: Viewer): Record<string, Json> => {
  if (state.phase !== 'choose') return {};
  const asked = state.chosen.map((_, seat) => seat).filter((seat) => seat !== lateSeat(state));
  // If a single seat still has to choose, a spectator knows that it has not; so does a player who has chosen, about the
  // only other one.
  const others = asked.filter((seat) => seat !== viewer);
  const mine = typeof viewer === 'number' && asked.includes(viewer);
  if (others.length === 1 && (!mine || state.chosen[viewer] !== -1)) return {};
  return Object.fromEntries(others.map((seat) => [`choice of ${seat}`, state.chosen[seat] as number]));
};

// Players may change their choices for a long time: the bound only has to be out of reach of chance.
describeLaws(game, {
  seeds: 3,
  maxMoves: 4000,
  secrets,
  texts: [
    '=violet',
    'red-train',
    '+red-train',
    '+train-1',
    '^train',
    'keep',
    'red-car>car-1',
    'red-train>car-1',
    'car-1',
  ],
});
