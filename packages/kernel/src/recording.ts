import type { BaseView, Game, Outcome } from './contract.ts';
import type { Options } from './option-field.ts';
import type { Pledges } from './pledges.ts';
import type { Streams } from './random.ts';
import type { GameRecord } from './record.ts';
import { commitmentTo, secureStreams, tableSeed } from './secure-random.ts';
import { toHex } from './bytes.ts';

export interface Recording {
  readonly seats: number;
  readonly options: Options;
  readonly secret: Uint8Array;
  readonly pledges?: Pledges | null;
  readonly entropy?: readonly string[];
  readonly names?: readonly string[];
  readonly notes?: readonly string[];
  readonly moves: GameRecord['moves'];
  readonly result: Outcome | null;
}

/** The record of a game played here, with its secret revealed. */
export const recordOf = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  recording: Recording,
): GameRecord => ({
  game: game.meta.id,
  rules: game.meta.rules,
  seats: recording.seats,
  options: recording.options,
  names: recording.names ?? [],
  notes: recording.notes ?? [],
  commitment: commitmentTo(recording.secret),
  pledges: recording.pledges ?? null,
  entropy: recording.entropy ?? [],
  secret: toHex(recording.secret),
  result: recording.result,
  moves: recording.moves,
});

/** The random streams of a table. */
export const tableStreams = (secret: Uint8Array, entropy: readonly string[] = []): Streams =>
  secureStreams(tableSeed(secret, entropy));
