import type { Json, Options, RecordedMove, Viewer } from '@ponts-bornes/kernel';
import { recordText } from './table.ts';
import type { Table } from './table.ts';

/** The laws every game must obey, each with its statement. */
export const LAWS = {
  'never-throws': 'no function of the contract throws when called correctly',
  'ends-within-bound': 'every game ends within the maximum number of moves in its config',
  'never-stuck': 'before the end some seat is to act, and each of those has a move',
  'to-act-well-formed': 'toAct lists seats of the table, ascending, without duplicates',
  'awaits-some-of-those-to-act': 'awaited seats are a subset of toAct, empty exactly at the end',
  'only-seats-to-act-have-moves': 'a seat that is not to act has no move',
  'nothing-after-the-end': 'after the end no seat is to act and none has a move',
  'outcome-well-formed':
    'winners are seats, there is one score per seat, the reason is a word, and asking again gives the same',
  'moves-unique': 'no two legal moves have the same text',
  'moves-stable': 'legal moves come in the same order when asked again, for a copy, and after JSON',
  'moves-playable': 'each legal move can be played, and playing does not change the move itself',
  'take-back-restores':
    'taking back a step restores the previous state, and the step can be played again; without one nothing changes',
  'take-back-of-the-unseen': 'only a step that showed its seat nothing new can be taken back',
  'notation-round-trip': 'parse and format are inverses, also through JSON, and a text fits in one line of a record',
  'refusal-has-rule': 'an illegal text is refused with a rule id and plain data',
  'refusal-leaves-state-untouched': 'refusing changes nothing',
  'refusal-keeps-secrets': 'a refusal does not depend on what the seat can’t see',
  'looking-changes-nothing': 'toAct, moves, view, outcome, census and reveal do not change the state',
  'state-is-plain-json': 'a state is plain JSON, and so is the result of reveal',
  'view-is-plain-json': 'a view is plain JSON',
  'view-stays': 'a view shares nothing mutable with its state, so that it stays as it is when the game goes on',
  'continues-after-json': 'a game continues identically from a state that went through JSON',
  'same-seed-same-game': 'the same seed and moves give the same states',
  'copy-is-deep': 'a copy equals its original and shares nothing mutable with it',
  'census-conserved': 'no piece is lost or gained, in play, copies and resamples',
  'view-keeps-secrets': 'a seat’s view is the same, byte for byte, for all states it can’t distinguish',
  'moves-keep-secrets': 'so are its legal moves and their order',
  'outcome-keeps-secrets': 'so is the outcome',
  'spectator-sees-nothing-hidden': 'a spectator’s view does not change when everything hidden is redealt',
  'view-to-act':
    'a view’s toAct contains its viewer exactly when the viewer is to act, and is empty exactly at the end',
  'resample-leaves-state-untouched': 'resampling changes nothing and shares nothing mutable',
  'resample-plays-on': 'a resampled state obeys the same laws',
  'resample-forgets': 'resampling depends only on what the viewer knows and on the randomness',
  'resample-has-power': 'resampling varies every secret in the config, for every viewer',
  'perfect-information': 'with perfect information, resample is copy and all views are equal',
  'record-replays': 'the record, written and parsed again, verifies and ends in the same state',
} as const;
export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as readonly LawName[];

/** What the laws need to know about a game. */
export interface LawConfig<GameState> {
  /** The maximum length of a game, in moves. */
  readonly maxMoves: number | ((seats: number, options: Options) => number);
  /**
   * The secrets hidden from a viewer, by name. Each must change under resampling at some point in a run; omit what the
   * viewer can deduce. Required unless the game has perfect information.
   */
  readonly secrets?: (state: GameState, viewer: Viewer) => Readonly<Record<string, Json>>;
  /**
   * The fraction (0…1) of ordinary steps that get the expensive checks; the first and last always do, simultaneous ones
   * four times as often.
   */
  readonly thoroughness?: number | ((seats: number, options: Options) => number);
  /** Game-specific texts that are worth refusing. */
  readonly texts?: readonly string[];
}

/** A game broke a law. The record replays up to the move where it happened. */
export class LawViolation extends Error {
  override readonly name = 'LawViolation';
  readonly law: LawName;
  readonly detail: string;
  readonly seed: string;
  readonly recordText: string;

  constructor(found: { law: LawName; detail: string; table: Table; line: readonly RecordedMove[]; cause?: unknown }) {
    const { law, detail, table, line, cause } = found;
    const notes = [`${law}: ${detail}`, `seed: ${table.seed}`];
    const record = recordText(table, { moves: line, result: null, notes });
    const where = `seats ${table.seats}, options ${JSON.stringify(table.options)}, seed ${JSON.stringify(table.seed)}`;
    super(
      `${table.game.meta.id} breaks the law ${law} (${LAWS[law]})\n` +
        `${detail}\n${where}, after ${line.length} moves\n\n${record}`,
      { cause },
    );
    this.law = law;
    this.detail = detail;
    this.seed = table.seed;
    this.recordText = record;
  }
}

/** Checks the laws for a game at one table, and knows the moves that led to the current position. */
export interface LawWatch {
  readonly hold: (law: LawName, ok: boolean, detail: () => string) => void;
  /** Notes the current call to the game, in case it throws. */
  readonly asking: (what: string) => void;
  /** The moves so far; the owner of the walk appends to it. */
  readonly line: RecordedMove[];
  readonly thrown: (error: unknown) => LawViolation;
}

export type LawCounts = Record<LawName, number>;

export const noCounts = (): LawCounts => Object.fromEntries(LAW_NAMES.map((law) => [law, 0])) as LawCounts;

export const watchOver = (table: Table, counts: LawCounts): LawWatch => {
  const line: RecordedMove[] = [];
  let asked = 'setup';
  return {
    hold: (law, ok, detail) => {
      counts[law]++;
      if (!ok) throw new LawViolation({ law, detail: detail(), table, line });
    },
    asking: (what) => {
      asked = what;
    },
    line,
    thrown: (error) =>
      error instanceof LawViolation
        ? error
        : new LawViolation({ law: 'never-throws', detail: `${asked}: ${String(error)}`, table, line, cause: error }),
  };
};

/** The same watch, but any failure counts as a violation of one law. */
export const under = (law: LawName, watch: LawWatch): LawWatch => ({
  ...watch,
  hold: (own, ok, detail) => watch.hold(law, ok, () => `${own}: ${detail()}`),
});
