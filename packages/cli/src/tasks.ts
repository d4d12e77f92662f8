import { playSlice } from '@ponts-bornes/balance';
import type { Counts, Slice } from '@ponts-bornes/balance';
import type { MeetingTally, ReliabilityTally } from '@ponts-bornes/bots';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { playMeeting } from './arena/meetings.ts';
import type { MeetingSlice } from './arena/meetings.ts';
import { botNamed } from './balance/seated.ts';
import { openTrial } from './balance/trials.ts';
import { predict } from './calibration/predict.ts';
import type { PredictionSlice } from './calibration/predict.ts';

// The tasks that pool threads can run: every export is one, with plain JSON in and out.

/** Plays some games of a measurement. */
export const playTrialSlice = async ({
  game,
  bot,
  slice,
}: {
  readonly game: string;
  /** The bot in every seat. Default: the game's own player. */
  readonly bot?: string | undefined;
  readonly slice: Slice;
}): Promise<Counts> => playSlice(await openTrial(game, botNamed(bot)), slice);

/** Plays some games between bots. */
export const playMeetingSlice = (slice: MeetingSlice, catalogue = CATALOGUE): Promise<MeetingTally> =>
  playMeeting(slice, catalogue);

/** Predicts the results of some games. */
export const predictSlice = (slice: PredictionSlice, catalogue = CATALOGUE): Promise<ReliabilityTally> =>
  predict(slice, catalogue);
