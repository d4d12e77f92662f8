import type { Bot } from './bot.ts';
import { LEVELS } from './levels.ts';
import { random } from './random-bot.ts';

export { WIN_PARTS, newMeetingTally, playLuck, ratingsOf, seatings, standingsOf } from './arena.ts';
export type { Duel, Meeting, MeetingTally, Standing } from './arena.ts';
export { situationOf } from './bot.ts';
export type { Answer, Bot, Opinion, Situation, Study, Watch } from './bot.ts';
export { playContest } from './contest.ts';
export type { Contest, Contested } from './contest.ts';
export { searchGraph } from './graph-search.ts';
export { LEVELS, thinker } from './levels.ts';
export { random } from './random-bot.ts';
export { search } from './search.ts';
export type { SearchSettings } from './search.ts';
export { solve } from './solve.ts';
export type { Solution, Solving } from './solve.ts';

/** Every bot a table can seat. */
export const BOTS: readonly Bot[] = [random, ...LEVELS];

export const findBot = (name: string): Bot | undefined => BOTS.find((bot) => bot.name === name);
