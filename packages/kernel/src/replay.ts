import type { BaseView, Game, Outcome, Seat } from './contract.ts';
import { legalMove } from './door.ts';
import { tableOptions } from './options.ts';
import type { Options } from './option-field.ts';
import type { Streams } from './random.ts';
import { formatOutcome, headerLine, moveLine } from './record.ts';
import type { GameRecord, RecordError, RecordProblem } from './record.ts';
import { brokenPledge } from './pledges.ts';
import { tableStreams } from './recording.ts';
import { commitmentTo } from './secure-random.ts';
import { fromHex } from './bytes.ts';

/** One step of a replay: the state after `number` moves (0: after setup). */
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
 * Replays a record from its revealed secret and checks every move. Stops at the first error. `onStep` gets each state;
 * the next step changes it in place, so copy it to keep it.
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
 * Verifies a record: the secret matches the commitment, the parts match the pledges, every move is legal on the
 * resulting deal, and the game ended as stated. `proveRecord` also says what this proves, and to whom.
 */
export const verifyRecord = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  record: GameRecord,
): Replayed<State> => {
  const replayed = replayRecord(game, record);
  if (!replayed.ok) return replayed;
  const broken = brokenPledge(record);
  if (broken !== null) return problem(headerLine(record, 'entropy'), 'pledge', String(broken + 1));
  if (record.result !== null && replayed.outcome === null) {
    return problem(moveLine(record, record.moves.length + 1), 'not-over', '');
  }
  if (formatOutcome(record.result) !== formatOutcome(replayed.outcome)) {
    return problem(headerLine(record, 'result'), 'result', formatOutcome(replayed.outcome));
  }
  return replayed;
};

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
  // A game has only one valid text: options must be complete and in the game's own order.
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
