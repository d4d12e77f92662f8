import { BOTS, handMade, newMeetingTally, playLuck, thinker } from '@ponts-bornes/bots';
import type { Bot, MeetingTally } from '@ponts-bornes/bots';
import type { Entry } from '@ponts-bornes/catalogue';
import type { Options } from '@ponts-bornes/kernel';
import { findEntry } from '../table.ts';

/** Instantly plays the move the game's hints suggest; a random one if there are none. */
const careful = thinker('careful', () => ({ whim: 0, iterations: 0 }));
export const CAREFUL = careful.name;

/** Reference bots, which only play on request. */
export const STICKS: readonly string[] = [handMade.name, CAREFUL];

/** All bots that can play, weakest first. */
export const ENTRANTS: readonly Bot[] = BOTS.toSpliced(
  BOTS.findIndex(({ name }) => name === 'strong'),
  0,
  handMade,
  careful,
);

/** The settings shared by all meetings of an arena. Plain JSON. */
export interface Setting {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly maxMoves: number;
  readonly seed: string;
}

/** The names of the bots that play each other. */
export type Meeting = readonly string[];

export const keyOf = (meeting: Meeting): string => meeting.join(',');
export const meetingOf = (key: string): Meeting => key.split(',');

/** All pairs, in the order of the bots. */
export const pairsOf = (bots: Meeting): readonly Meeting[] =>
  bots.flatMap((one, at) => bots.slice(at + 1).map((other) => [one, other]));

/** The number of deals for at least this many games: each deal is played once per rotation of the bots. */
export const lucksFor = (meeting: Meeting, games: number): number => Math.ceil(games / meeting.length);

/** Some deals of one meeting: from `from` up to but excluding `to`. */
export interface MeetingSlice extends Setting {
  readonly bots: Meeting;
  readonly from: number;
  readonly to: number;
}

/** Plays a slice. The same slice gives the same tally in any thread, except for times. */
export const playMeeting = async (slice: MeetingSlice, catalogue: readonly Entry[]): Promise<MeetingTally> => {
  const { seats, options, maxMoves, from, to } = slice;
  const entry = findEntry(slice.game, catalogue);
  const [{ game }, hints] = await Promise.all([entry.load(), entry.loadHints()]);
  const bots = slice.bots.map(entrant);
  const tally = newMeetingTally(bots.length);
  for (let luck = from; luck < to; luck++) {
    const seed = `${slice.seed}/${luck}`;
    playLuck({ game, hints }, { bots, seats, options, seed, maxMoves }, { tally, now: () => performance.now() });
  }
  return tally;
};

/** The bot with a name from `ENTRANTS`. */
export const entrant = (name: string): Bot => {
  const bot = ENTRANTS.find((each) => each.name === name);
  if (bot === undefined) throw new RangeError(`there is no bot “${name}”`);
  return bot;
};
