import { playSlice } from '@ponts-bornes/balance';
import type { Counts, Slice } from '@ponts-bornes/balance';
import type { MeetingTally } from '@ponts-bornes/bots';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { playMeeting } from './arena/meetings.ts';
import type { MeetingSlice } from './arena/meetings.ts';
import { openTrial } from './balance/trials.ts';

// What threads of a pool can be asked for: every export is a task, which takes and gives plain JSON.

/** Some games of a measurement. */
export const playTrialSlice = async ({
  game,
  slice,
}: {
  readonly game: string;
  readonly slice: Slice;
}): Promise<Counts> => playSlice(await openTrial(game), slice);

/** Some games of bots that meet. */
export const playMeetingSlice = (slice: MeetingSlice, catalogue = CATALOGUE): Promise<MeetingTally> =>
  playMeeting(slice, catalogue);
