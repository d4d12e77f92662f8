import { below } from '@ponts-bornes/kernel';
import type { Bot } from './bot.ts';

/** Any legal move, every one equally likely. */
export const random: Bot = {
  name: 'random',
  choose: (_study, { moves }, rng) => ({ index: below(rng, moves.length), opinions: [] }),
};
