import { anyTrial } from '@ponts-bornes/balance';
import type { AnyTrial, Counts, Trial, TrialWith } from '@ponts-bornes/balance';
import type { Bot, Study } from '@ponts-bornes/bots';
import type { BaseView, Options } from '@ponts-bornes/kernel';
import { usage } from '../failure.ts';
import { seated } from './seated.ts';

/** Who keeps the states of measurements and searches. */
export const COMMAND = 'balance';

/** A game's trial, with its own player or with a bot. */
type TrialBy = (bot: Bot | undefined) => AnyTrial;

/** The games whose own data can be measured. */
const TRIALS: ReadonlyMap<string, () => Promise<TrialBy>> = new Map([
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

interface Trials<Shape extends Counts, State, Move> {
  readonly trial: Trial<Shape>;
  readonly trialWith: TrialWith<Shape, State, Move>;
}

const trialBy =
  <Shape extends Counts, State, Move, View extends BaseView, Opts extends Options>(
    { trial, trialWith }: Trials<Shape, State, Move>,
    { game, hints }: Study<State, Move, View, Opts>,
  ): TrialBy =>
  (bot) =>
    anyTrial(bot === undefined ? trial : trialWith(seated(bot, { game, hints })));

/** The trial of a game, or a line that names those that have one. */
export const openTrial = async (game: string, bot?: Bot): Promise<AnyTrial> => {
  const open = TRIALS.get(game);
  if (open !== undefined) return (await open())(bot);
  const allowed = [...TRIALS.keys()].join(', ');
  throw usage({
    fr: `${game} n’a pas de données à équilibrer (permis : ${allowed})`,
    en: `${game} has no data to balance (allowed: ${allowed})`,
  });
};
