import type { Bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { random } from './random-bot.ts';

/** Every bot a table can seat, from the simplest to the strongest. */
export const BOTS: readonly Bot[] = [random, ...LEVELS];

export const findBot = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name);
