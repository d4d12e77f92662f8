import type { BaseView, Game, Outcome, Seat } from './contract.ts';
import { legalMove } from './door.ts';
import { tableOptions } from './options.ts';
import type { Options } from './option-field.ts';
import type { Streams } from './random.ts';
import { formatOutcome, headerLine, moveLine } from './record.ts';
import type { GameRecord, RecordError, RecordProblem } from './record.ts';
import { commitmentTo, secureStreams, tableSeed } from './secure-random.ts';
import { fromHex, toHex } from './sha256.ts';

/** A step of a replay: the state after `number` moves (0: after the setup). */
export interface ReplayStep<State, Move> {
  readonly number: number;
  readonly state: State;
  /** Null for the setup. */
  readonly played: { readonly seat: Seat; readonly move: Move } | null;
}

export type Replayed<State> =
  | { readonly ok: true; readonly state: State; readonly outcome: Outcome | null }
  | { readonly ok: false; readonly error: RecordError };

/**
 * Plays a record again from its revealed secret, every move checked. Stops at the first thing that is wrong.
 * `onStep` sees each state as it comes; the state is changed by the next step, so copy it to keep it.
 */
export const replayRecord = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  record: GameRecord,
  onStep: (step: ReplayStep<State, Move>) => void = () => {},
): Replayed<State> => {
  const opened = openRecord(game, record);
  if (!opened.ok) return opened;
  const { options, streams } = opened;
  const state = game.setup(options, record.seats, streams(0));
  onStep({ number: 0, state, played: null });
  for (const [index, { seat, text }] of record.moves.entries()) {
    const number = index + 1;
    if (game.outcome(state) !== null) return problem(moveLine(record, number), 'already-over', text);
    const checked = legalMove(game, state, seat, text);
    if (!checked.ok) {
      const { error } = problem(moveLine(record, number), 'illegal-move', text);
      return { ok: false, error: { ...error, refusal: checked.refusal } };
    }
    game.play(state, seat, checked.move, streams(number));
    onStep({ number, state, played: { seat, move: checked.move } });
  }
  return { ok: true, state, outcome: game.outcome(state) };
};

/**
 * Proves a record: the secret is the one committed to, every move is legal on the deal it gives, and the
 * game ended as the record says.
 */
export const verifyRecord = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  record: GameRecord,
): Replayed<State> => {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return replayed;
  if (record.result !== null && replayed.outcome === null) {
    return problem(moveLine(record, record.moves.length + 1), 'not-over', '');
  }
  if (formatOutcome(record.result) !== formatOutcome(replayed.outcome)) {
    return problem(headerLine(record, 'result'), 'result', formatOutcome(replayed.outcome));
  }
  return replayed;
};

export interface Recording {
  readonly seats: number;
  readonly options: Options;
  readonly secret: Uint8Array;
  readonly entropy?: readonly string[];
  readonly names?: readonly string[];
  readonly notes?: readonly string[];
  readonly moves: GameRecord['moves'];
  readonly result: Outcome | null;
}

/** The record of a game played here, its secret revealed. */
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
  entropy: recording.entropy ?? [],
  secret: toHex(recording.secret),
  result: recording.result,
  moves: recording.moves,
});

/** The streams a table is dealt from. */
export const tableStreams = (secret: Uint8Array, entropy: readonly string[] = []): Streams =>
  secureStreams(tableSeed(secret, entropy));

type Opened<Opts> =
  | { readonly ok: true; readonly options: Opts; readonly streams: Streams }
  | { readonly ok: false; readonly error: RecordError };

const openRecord = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  record: GameRecord,
): Opened<Opts> => {
  const at = (key: Parameters<typeof headerLine>[1]): number => headerLine(record, key);
  if (record.game !== game.meta.id) return problem(at('game'), 'unknown-game', record.game);
  if (record.rules !== game.meta.rules) return problem(at('rules'), 'rules-version', String(game.meta.rules));
  const resolved = tableOptions(game, record.seats, record.options);
  if (!resolved.ok) {
    const line = resolved.refusal.rule === game.meta.seatsRule ? at('seats') : at('options');
    return { ok: false, error: { ...problem(line, 'options', '').error, refusal: resolved.refusal } };
  }
  // One game, one text: options are written whole and in the game's own order.
  const options = JSON.stringify(resolved.options);
  if (JSON.stringify(record.options) !== options) return problem(at('options'), 'options', options);
  const secret = record.secret === null ? null : fromHex(record.secret);
  if (secret === null) return problem(at('secret'), 'secret-hidden', '');
  if (commitmentTo(secret) !== record.commitment) {
    return problem(at('commitment'), 'commitment', commitmentTo(secret));
  }
  return { ok: true, options: resolved.options, streams: tableStreams(secret, record.entropy) };
};

const problem = (line: number, name: RecordProblem, detail: string): { ok: false; error: RecordError } => ({
  ok: false,
  error: { line, problem: name, detail },
});
