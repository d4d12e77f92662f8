// `npm run new-game` writes this file from the folders of packages/games that have src/balance.
import { trialBy } from './trial-by.ts';
import type { TrialBy } from './trial-by.ts';

/** The games whose own data can be measured. */
export const TRIALS: ReadonlyMap<string, () => Promise<TrialBy>> = new Map([
  [
    'course-folle',
    async () =>
      trialBy(await import('@ponts-bornes/course-folle/balance'), {
        ...(await import('@ponts-bornes/course-folle')),
        ...(await import('@ponts-bornes/course-folle/hints')),
      }),
  ],
  [
    'course-autour-du-monde',
    async () =>
      trialBy(await import('@ponts-bornes/course-autour-du-monde/balance'), {
        ...(await import('@ponts-bornes/course-autour-du-monde')),
        ...(await import('@ponts-bornes/course-autour-du-monde/hints')),
      }),
  ],
  [
    'bridgetown-races',
    async () =>
      trialBy(await import('@ponts-bornes/bridgetown-races/balance'), {
        ...(await import('@ponts-bornes/bridgetown-races')),
        ...(await import('@ponts-bornes/bridgetown-races/hints')),
      }),
  ],
]);
