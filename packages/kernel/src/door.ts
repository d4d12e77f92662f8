import type { BaseView, Game, Refusal, Seat } from './contract.ts';
import type { Options } from './option-field.ts';
import type { Rng } from './random.ts';

/** Longer texts are refused without parsing. */
export const MAX_MOVE_TEXT = 200;

/** The kernel's own rules, common to all games. */
export const DOOR_RULES = {
  /** The game is over. */
  over: 'K-OVER',
  /** It is not this seat's turn to act. */
  turn: 'K-TURN',
  /** The text is not a move of this game. */
  text: 'K-TEXT',
  /** The seat has no step to take back. */
  back: 'K-BACK',
} as const;

export type Submitted<State, Move> =
  | { readonly ok: true; readonly state: State; readonly move: Move }
  | { readonly ok: false; readonly refusal: Refusal };

export interface Submission {
  readonly seat: Seat;
  readonly text: string;
  readonly rng: Rng;
}

/** The entry point for untrusted text: returns a new state or a refusal, and never changes the given state. */
export const submit = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  { seat, text, rng }: Submission,
): Submitted<State, Move> => {
  const checked = legalMove(game, state, seat, text);
  if (!checked.ok) return checked;
  const next = game.copy(state);
  game.play(next, seat, checked.move, rng);
  return { ok: true, state: next, move: checked.move };
};

/**
 * Takes back a seat's last step: returns the state without it, or a refusal, and never changes the given state. The
 * caller must drop the seat's last move from its own list.
 */
export const takeBack = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  seat: Seat,
): Submitted<State, Move> => {
  if (game.outcome(state) !== null) return refuse(DOOR_RULES.over, {});
  const before = game.copy(state);
  const move = game.takeBack?.(before, seat) ?? null;
  return move === null ? refuse(DOOR_RULES.back, {}) : { ok: true, state: before, move };
};

export type Checked<Move> =
  | { readonly ok: true; readonly move: Move }
  | { readonly ok: false; readonly refusal: Refusal };

/** The legal move that an untrusted text names, or the refusal. */
export const legalMove = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  state: State,
  seat: Seat,
  text: string,
): Checked<Move> => {
  if (game.outcome(state) !== null) return refuse(DOOR_RULES.over, {});
  if (!game.toAct(state).includes(seat)) return refuse(DOOR_RULES.turn, { seat: shownSeat(seat) });
  if (typeof text !== 'string' || text.length > MAX_MOVE_TEXT) return refuse(DOOR_RULES.text, {});
  const move = game.moves(state, seat).find((legal) => game.format(legal) === text);
  return move === undefined ? { ok: false, refusal: game.explain(state, seat, text) } : { ok: true, move };
};

/** Untyped callers may pass values without a text form. */
const shownSeat = (seat: unknown): string => (typeof seat === 'number' ? String(seat) : typeof seat);

const refuse = (rule: string, data: Refusal['data']): { readonly ok: false; readonly refusal: Refusal } => ({
  ok: false,
  refusal: { rule, data },
});
