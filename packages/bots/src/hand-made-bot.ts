import { below } from '@ponts-bornes/kernel';
import type { Bot } from './bot.ts';

/** A careful player by hand-written rules, or by the policy if the game has none. A baseline, not an opponent. */
export const handMade: Bot = {
  name: 'by-hand',
  choose: ({ game, hints }, { seat, moves, sample }, rng) => {
    const state = sample(rng);
    const legal = game.moves(state, seat);
    const index = hints.byHand?.(state, seat, legal) ?? hints.policy?.(state, seat, legal, rng);
    return { index: index ?? below(rng, moves.length), opinions: [] };
  },
};
