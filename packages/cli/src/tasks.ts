import { playSlice } from '@ponts-bornes/balance';
import type { Counts, Slice } from '@ponts-bornes/balance';
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
