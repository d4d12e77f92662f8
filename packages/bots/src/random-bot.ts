import { below } from '@ponts-bornes/kernel';
import type { Bot } from './bot.ts';

/** A uniformly random legal move. */
export const random: Bot = {
  name: 'random',
  choose: (_study, { moves }, rng) => ({ index: below(rng, moves.length), opinions: [] }),
};
