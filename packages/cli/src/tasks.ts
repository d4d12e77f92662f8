import { playSlice } from '@ponts-bornes/balance';
import type { Counts, Slice } from '@ponts-bornes/balance';
import type { MeetingTally } from '@ponts-bornes/bots';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { playMeeting } from './arena/meetings.ts';
import type { MeetingSlice } from './arena/meetings.ts';
import { botNamed } from './balance/seated.ts';
import { openTrial } from './balance/trials.ts';

// What threads of a pool can be asked for: every export is a task, which takes and gives plain JSON.

/** Some games of a measurement. */
export const playTrialSlice = async ({
  game,
  bot,
  slice,
}: {
  readonly game: string;
  /** In every seat; left out: the game's own player. */
  readonly bot?: string | undefined;
  readonly slice: Slice;
}): Promise<Counts> => playSlice(await openTrial(game, botNamed(bot)), slice);

/** Some games of bots that meet. */
export const playMeetingSlice = (slice: MeetingSlice, catalogue = CATALOGUE): Promise<MeetingTally> =>
  playMeeting(slice, catalogue);
