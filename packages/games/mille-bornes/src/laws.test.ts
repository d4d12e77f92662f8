import { SPECTATOR } from '@ponts-bornes/kernel';
import type { Json, Viewer } from '@ponts-bornes/kernel';
import { lawVariants } from '@ponts-bornes/testkit';
import { describeLaws } from '@ponts-bornes/testkit/vitest';
import { CARDS } from './cards.ts';
import { game, meta } from './index.ts';
import { handRow, owesAnswer } from './state.ts';
import type { State } from './state.ts';

/** The information hidden from a viewer: the pile, every other hand, and which partners have answered. */
const secrets = (state: State, viewer: Viewer): Record<string, Json> => {
  const others = Array.from({ length: state.seats }, (_, seat) => seat).filter((seat) => seat !== viewer);
  const hidden = new Set([...state.pile, ...others.flatMap((seat) => kindsIn(state, seat))]);
  if (hidden.size < 2) return {};
  return {
    ...(new Set(state.pile).size > 1 ? { pile: [...state.pile] } : {}),
    ...(state.pile.length > 0
      ? Object.fromEntries(others.map((seat) => [`hand of ${seat}`, handIn(state, seat)]))
      : {}),
    ...(state.riposte !== null && state.seats > 4 && mayWonder(state, viewer)
      ? { answers: state.riposte.accepted }
      : {}),
  };
};

/** A player who has accepted knows that the partner has not, or the riposte would be closed. */
const mayWonder = (state: State, viewer: Viewer): boolean =>
  viewer === SPECTATOR || viewer % state.sides.length !== state.riposte?.side || owesAnswer(state, viewer);

const handIn = (state: State, seat: number): number[] =>
  state.places.slice(handRow(seat), handRow(seat) + CARDS.length);

const kindsIn = (state: State, seat: number): number[] =>
  handIn(state, seat).flatMap((count, card) => (count > 0 ? [card] : []));

/** Longer matches by rounds add nothing new: two wins stand for two to five. */
const variants = lawVariants(meta).filter(
  ({ options }) => options['match'] !== 'rounds' || options['roundsToWin'] === 2,
);

describeLaws(game, {
  seeds: 2,
  variants,
  maxMoves: 20_000,
  thoroughness: (_, { match }) => (match === 'round' ? 0.03 : 0.01),
  texts: [
    '100',
    '-100',
    'stop>A',
    'stop>B',
    'limit>D',
    '!ace',
    '!right',
    'ok',
    'GO',
    'stop',
    '25>A',
    '-',
    '>',
    '!25',
    'ok ',
  ],
  secrets,
});
