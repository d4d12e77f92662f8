import { fastRandom, pick, recordOf, sha256, submit, tableStreams, utf8 } from '../src/index.ts';
import type { BaseView, Game, GameRecord, Options, Pledges, RecordedMove } from '../src/index.ts';

/** A realistic secret that is the same in every run. */
export const secretOf = (name: string): Uint8Array => sha256(utf8(`secret of ${name}`));

export interface Sitting<Opts> {
  readonly seats: number;
  readonly options: Opts;
  /** Determines the secret and the moves. */
  readonly seed: string;
  readonly pledges?: Pledges;
  readonly entropy?: readonly string[];
  readonly names?: readonly string[];
  readonly notes?: readonly string[];
}

/** The record of a complete game of random moves, each validated by `submit`. */
export const playOut = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  { seed, ...sitting }: Sitting<Opts>,
): GameRecord => {
  const secret = secretOf(seed);
  const streams = tableStreams(secret, sitting.entropy);
  const choices = fastRandom(`choices of ${seed}`);
  const moves: RecordedMove[] = [];
  let state = game.setup(sitting.options, sitting.seats, streams(0));
  while (game.outcome(state) === null) {
    const seat = pick(choices, game.toAct(state));
    const text = game.format(pick(choices, game.moves(state, seat)));
    moves.push({ seat, text });
    const submitted = submit(game, state, { seat, text, rng: streams(moves.length) });
    if (!submitted.ok) throw new Error(`submit refused move ${moves.length}: ${submitted.refusal.rule}`);
    state = submitted.state;
  }
  return recordOf(game, { ...sitting, secret, moves, result: game.outcome(state) });
};
