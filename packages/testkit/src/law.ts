import type { Json, Options, RecordedMove, Viewer } from '@ponts-bornes/kernel';
import { recordText } from './table.ts';
import type { Table } from './table.ts';

/** The laws every game keeps, each with what it says. */
export const LAWS = {
  'never-throws': 'no function of the contract throws when it is rightly asked',
  'ends-within-bound': 'every game ends within the number of moves its config names',
  'never-stuck': 'before the end some seat is to act, and each that is has a move',
  'to-act-well-formed': 'toAct lists seats of the table, ascending, each once',
  'awaits-some-of-those-to-act': 'the seats that are awaited are some of those to act, and none exactly at the end',
  'only-seats-to-act-have-moves': 'a seat that is not to act has no move',
  'nothing-after-the-end': 'after the end no seat is to act and none has a move',
  'outcome-well-formed': 'winners are seats, scores one per seat, the reason a word, and looking again changes nothing',
  'moves-unique': 'no two legal moves have the same text',
  'moves-stable': 'legal moves come in the same order, asked twice, of a copy or after JSON',
  'moves-playable': 'each legal move can be played, and leaves the move itself as it was',
  'take-back-restores':
    'a step taken back leaves the state as it was before, and can be played again; none changes nothing',
  'take-back-of-the-unseen': 'only a step that showed its seat nothing new can be taken back',
  'notation-round-trip':
    'parse and format are each other’s inverse, also through JSON, and a text fits a line of a record',
  'refusal-has-rule': 'an illegal text is refused with the id of a rule and plain facts',
  'refusal-leaves-state-untouched': 'refusing changes nothing',
  'refusal-keeps-secrets': 'a refusal is the same whatever the seat can’t see',
  'looking-changes-nothing': 'toAct, moves, view, outcome, census and reveal leave the state as it was',
  'state-is-plain-json': 'a state is plain JSON, and so is what reveal makes of it',
  'view-is-plain-json': 'a view is plain JSON',
  'continues-after-json': 'a game goes on alike from a state that went through JSON',
  'same-seed-same-game': 'the same seed and moves give the same states',
  'copy-is-deep': 'a copy equals its original and shares nothing changeable with it',
  'census-conserved': 'nothing is lost or gained, in play, copies and resamples',
  'view-keeps-secrets': 'a seat’s view is the same, to the byte, of every state it can’t tell apart',
  'moves-keep-secrets': 'so are its legal moves and their order',
  'outcome-keeps-secrets': 'so is the outcome',
  'spectator-sees-nothing-hidden': 'a spectator’s view is the same with every hidden thing dealt anew',
  'view-to-act': 'a view’s toAct has its viewer exactly when the viewer is to act, and is empty exactly at the end',
  'resample-leaves-state-untouched': 'resampling changes nothing and shares nothing changeable',
  'resample-plays-on': 'a resampled state plays on by the same laws',
  'resample-forgets': 'what resampling gives depends on what the viewer knows and on the randomness alone',
  'resample-has-power': 'resampling varies every secret the config names, for every viewer',
  'perfect-information': 'where nothing is hidden, resample is copy and all views are equal',
  'record-replays': 'the record, written and read again, verifies and ends in the same state',
} as const;
export type LawName = keyof typeof LAWS;
export const LAW_NAMES = Object.keys(LAWS) as readonly LawName[];

/** What the laws must be told of a game. */
export interface LawConfig<GameState> {
  /** No game is longer, in moves. */
  readonly maxMoves: number | ((seats: number, options: Options) => number);
  /**
   * What is hidden from a viewer, by name. Each name must take another value under resampling some time in a run;
   * leave out what the viewer can work out. Needed unless the game has perfect information.
   */
  readonly secrets?: (state: GameState, viewer: Viewer) => Readonly<Record<string, Json>>;
  /** The share (0…1) of ordinary steps that get the costly checks; first and last ones always do, simultaneous ones four times as often. */
  readonly thoroughness?: number | ((seats: number, options: Options) => number);
  /** Texts of the game's own that are worth refusing. */
  readonly texts?: readonly string[];
}

/** A game broke a law. The record replays up to the move where it did. */
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

/** Holds a game at one table to the laws, and knows the moves that led to what is being looked at. */
export interface Watch {
  readonly hold: (law: LawName, ok: boolean, detail: () => string) => void;
  /** Says what is asked of the game, for the case that it throws. */
  readonly asking: (what: string) => void;
  /** The moves so far; the owner of the walk adds to it. */
  readonly line: RecordedMove[];
  readonly thrown: (error: unknown) => LawViolation;
}

export type LawCounts = Record<LawName, number>;

export const noCounts = (): LawCounts => Object.fromEntries(LAW_NAMES.map((law) => [law, 0])) as LawCounts;

export const watchOver = (table: Table, counts: LawCounts): Watch => {
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

/** The same watch, but whatever is broken counts as a breach of one law. */
export const under = (law: LawName, watch: Watch): Watch => ({
  ...watch,
  hold: (own, ok, detail) => watch.hold(law, ok, () => `${own}: ${detail()}`),
});
