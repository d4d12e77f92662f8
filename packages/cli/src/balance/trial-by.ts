import { anyTrial } from '@ponts-bornes/balance';
import type { AnyTrial, Counts, Trial, TrialWith } from '@ponts-bornes/balance';
import type { Bot, Study } from '@ponts-bornes/bots';
import type { BaseView, Options } from '@ponts-bornes/kernel';
import { seated } from './seated.ts';

/** Creates a game's trial, with its own player or a bot. */
export type TrialBy = (bot: Bot | undefined) => AnyTrial;

interface Trials<Shape extends Counts, State, Move> {
  readonly trial: Trial<Shape>;
  readonly trialWith: TrialWith<Shape, State, Move>;
}

export const trialBy =
  <Shape extends Counts, State, Move, View extends BaseView, Opts extends Options>(
    { trial, trialWith }: Trials<Shape, State, Move>,
    { game, hints }: Study<State, Move, View, Opts>,
  ): TrialBy =>
  (bot) =>
    anyTrial(bot === undefined ? trial : trialWith(seated(bot, { game, hints })));
