import { newReliability, predictGame } from '@ponts-bornes/bots';
import type { ReliabilityTally } from '@ponts-bornes/bots';
import type { Entry } from '@ponts-bornes/catalogue';
import { entrant } from '../arena/meetings.ts';
import type { Setting } from '../arena/meetings.ts';
import { findEntry } from '../table.ts';

/** Some games whose results are predicted: from `from` up to but excluding `to`. Plain JSON. */
export interface PredictionSlice extends Setting {
  readonly bot: string;
  readonly positions: number;
  readonly simulations: number;
  readonly from: number;
  readonly to: number;
}

/** Plays a slice. The same slice gives the same tally in any thread. */
export const predict = async (
  { game: id, rules: _rules, bot, seed, from, to, ...rest }: PredictionSlice,
  catalogue: readonly Entry[],
): Promise<ReliabilityTally> => {
  const entry = findEntry(id, catalogue);
  const [{ game }, hints] = await Promise.all([entry.load(), entry.loadHints()]);
  const tally = newReliability();
  for (let number = from; number < to; number++) {
    predictGame({ game, hints }, { ...rest, bot: entrant(bot), seed: `${seed}/${number}` }, tally);
  }
  return tally;
};
