import { BOTS, handMade, newMeetingTally, playLuck, thinker } from '@ponts-bornes/bots';
import type { Bot, MeetingTally } from '@ponts-bornes/bots';
import type { Entry } from '@ponts-bornes/catalogue';
import type { Options } from '@ponts-bornes/kernel';
import { findEntry } from '../table.ts';

/** Plays at once what the game advises, never with a whim; where a game gives no advice, anything. */
const careful = thinker('careful', () => ({ whim: 0, iterations: 0 }));
export const CAREFUL = careful.name;

/** They measure others and come only where they are asked. */
export const STICKS: readonly string[] = [handMade.name, CAREFUL];

/** Who can meet, from the simplest to the strongest. */
export const ENTRANTS: readonly Bot[] = BOTS.toSpliced(
  BOTS.findIndex(({ name }) => name === 'strong'),
  0,
  handMade,
  careful,
);

/** What all meetings of an arena have in common. Plain JSON. */
export interface Setting {
  readonly game: string;
  /** The version of the game's rules. */
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  readonly maxMoves: number;
  readonly seed: string;
}

/** The bots that meet, by name. */
export type Meeting = readonly string[];

export const keyOf = (meeting: Meeting): string => meeting.join(',');
export const meetingOf = (key: string): Meeting => key.split(',');

/** Everybody with everybody else, each pair in the order of the bots. */
export const pairsOf = (bots: Meeting): readonly Meeting[] =>
  bots.flatMap((one, at) => bots.slice(at + 1).map((other) => [one, other]));

/** So many lucks are so many games at least: a luck is played once for every turn of the bots around the table. */
export const lucksFor = (meeting: Meeting, games: number): number => Math.ceil(games / meeting.length);

/** Some lucks of one meeting, from `from` up to and without `to`. */
export interface MeetingSlice extends Setting {
  readonly bots: Meeting;
  readonly from: number;
  readonly to: number;
}

/** Plays a slice: the same slice gives the same tally wherever it is played, but for the time. */
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

const entrant = (name: string): Bot => {
  const bot = ENTRANTS.find((each) => each.name === name);
  if (bot === undefined) throw new RangeError(`there is no bot “${name}”`);
  return bot;
};
