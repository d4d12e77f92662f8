import type { Bot } from './bot.ts';
import { random } from './random-bot.ts';
import { rollout } from './rollout.ts';

export { situationOf } from './bot.ts';
export type { Bot, Situation } from './bot.ts';
export { random } from './random-bot.ts';
export { rollout } from './rollout.ts';
export type { RolloutSettings } from './rollout.ts';

/** Every bot a table can seat. */
export const BOTS: readonly Bot[] = [
  random,
  rollout({ name: 'rollout', iterations: 400, depth: 1000, exploration: 0.7 }),
];

export const findBot = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name);
