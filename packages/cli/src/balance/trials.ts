import { anyTrial } from '@ponts-bornes/balance';
import type { AnyTrial } from '@ponts-bornes/balance';
import { usage } from '../failure.ts';

/** Who keeps the states of measurements and searches. */
export const COMMAND = 'balance';

/** The games whose own data can be measured, a line each. */
const TRIALS: ReadonlyMap<string, () => Promise<AnyTrial>> = new Map([
  ['course-folle', async () => anyTrial((await import('@ponts-bornes/course-folle/balance')).trial)],
  [
    'course-autour-du-monde',
    async () => anyTrial((await import('@ponts-bornes/course-autour-du-monde/balance')).trial),
  ],
  ['bridgetown-races', async () => anyTrial((await import('@ponts-bornes/bridgetown-races/balance')).trial)],
]);

/** The trial of a game, or a line that names those that have one. */
export const openTrial = async (game: string): Promise<AnyTrial> => {
  const open = TRIALS.get(game);
  if (open !== undefined) return open();
  const allowed = [...TRIALS.keys()].join(', ');
  throw usage({
    fr: `${game} n’a pas de données à équilibrer (permis : ${allowed})`,
    en: `${game} has no data to balance (allowed: ${allowed})`,
  });
};
