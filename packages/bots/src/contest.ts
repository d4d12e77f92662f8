import { awaitedSeats, fastRandom } from '@ponts-bornes/kernel';
import type { BaseView, Options, Outcome } from '@ponts-bornes/kernel';
import { situationOf } from './bot.ts';
import type { Bot, Study } from './bot.ts';

/** A game between bots. */
export interface Contest<Opts extends Options> {
  /** Seat by seat. */
  readonly bots: readonly Bot[];
  readonly options: Opts;
  /**
   * Seeds the deal and all luck of the game. The bots' own randomness is separate, so that other bots get the same
   * luck.
   */
  readonly seed: string;
  /** A longer game is cut off without a winner. */
  readonly maxMoves: number;
}

export interface Contested {
  /** Null if it was cut off. */
  readonly outcome: Outcome | null;
  readonly moves: number;
  /** By seat: its choices with at least two legal moves. */
  readonly choices: readonly number[];
}

/** Plays one game to its end; `now` is the clock for measuring each bot's thinking time. */
export const playContest = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { bots, options, seed, maxMoves }: Contest<Opts>,
  onChoice: (seat: number, think: () => number) => number = (_, think) => think(),
): Contested => {
  const { game } = study;
  const seats = bots.length;
  const luck = fastRandom(`${seed}/luck`);
  const randomness = bots.map((_, seat) => fastRandom(`${seed}/mind ${seat}`));
  const state = game.setup(options, seats, luck);
  const choices = bots.map(() => 0);
  let moves = 0;
  for (let [seat] = awaitedSeats(game, state); seat !== undefined; [seat] = awaitedSeats(game, state)) {
    if (moves === maxMoves) break;
    const at = seat;
    const legal = game.moves(state, at);
    const think = (): number =>
      bots[at]!.choose(study, situationOf(game, state, { seat: at, seats }), randomness[at]!).index;
    if (legal.length > 1) choices[at]! += 1;
    const index = legal.length === 1 ? 0 : onChoice(at, think);
    game.play(state, at, legal[index]!, luck);
    moves += 1;
  }
  return { outcome: game.outcome(state), moves, choices };
};
