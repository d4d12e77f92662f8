import { awaitedSeats, below } from '@ponts-bornes/kernel';
import type { BaseView, Horizon, Options, Outcome, Rng } from '@ponts-bornes/kernel';
import type { Study } from './bot.ts';

/** A longer simulation adds no information. */
const LONGEST = 2000;

export interface PlayOut {
  readonly seats: number;
  /** One move in this many is entirely random; 0: never. */
  readonly wander: number;
  readonly rng: Rng;
}

/** Plays on in place with the playout policy, to the end or the horizon. Returns each seat's result: 1 for a win. */
export const playOut = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  state: State,
  { seats, wander, rng }: PlayOut,
): readonly number[] => {
  const quick = hints.playout ?? hints.policy;
  const isFar = farFrom(hints.horizon, state);
  for (let played = 0; ; played++) {
    const acting = awaitedSeats(game, state);
    if (acting.length === 0) return gainsOf(game.outcome(state), seats);
    if (isFar(state, played)) return hints.chances?.(state) ?? evenly(seats);
    const seat = acting.length === 1 ? acting[0]! : acting[below(rng, acting.length)]!;
    const moves = game.moves(state, seat);
    const anyhow = quick === undefined || (wander > 0 && below(rng, wander) === 0);
    const index = anyhow || moves.length === 1 ? below(rng, moves.length) : quick(state, seat, moves, rng);
    game.play(state, seat, moves[index]!, rng);
  }
};

/** Whether a simulation that began here has reached its horizon. */
const farFrom = <State>(
  horizon: Horizon<State> | undefined,
  begun: State,
): ((state: State, played: number) => boolean) => {
  if (horizon === undefined) return (_, played) => played >= LONGEST;
  const { moves = LONGEST } = horizon;
  if (!('epoch' in horizon)) return (_, played) => played >= moves;
  const last = horizon.epoch(begun) + horizon.epochs;
  return (state, played) => played >= moves || horizon.epoch(state) >= last;
};

/** A win shared by k seats is worth 1/k to each. */
export const gainsOf = (outcome: Outcome | null, seats: number): readonly number[] => {
  if (outcome === null || outcome.winners.length === 0) return evenly(seats);
  const gains = Array.from({ length: seats }, () => 0);
  for (const seat of outcome.winners) gains[seat] = 1 / outcome.winners.length;
  return gains;
};

const evenly = (seats: number): readonly number[] => Array.from({ length: seats }, () => 1 / seats);
