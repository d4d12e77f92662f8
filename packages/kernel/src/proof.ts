import type { BaseView, Game, Outcome, Refusal, Seat } from './contract.ts';
import type { Options } from './option-field.ts';
import { brokenPledge, isPledge, isSamePledges, pledgeTo } from './pledges.ts';
import type { Pledges } from './pledges.ts';
import { formatOutcome, moveLine, parseRecord } from './record.ts';
import type { GameRecord, RecordError, RecordProblem } from './record.ts';
import { replayRecord } from './replay.ts';
import { commitmentTo, fixedPart } from './secure-random.ts';
import { fromHex } from './bytes.ts';

/** What is dealt. */
export type Setting = Pick<GameRecord, 'game' | 'options' | 'seats'>;

/** The data a device kept from a table before the game ended, to compare with the record. */
export interface Witness {
  /** The server's commitment as the device first saw it; null if it never saw one. */
  readonly commitment: string | null;
  /** The last list of pledges that the device saw before the deal. */
  readonly pledges: Pick<Pledges, 'attempt' | 'seats'> | null;
  /** The parts that the device pledged or, at a table without pledges, contributed. */
  readonly parts: readonly string[];
  /** The game, its options and the number of seats before the deal; null if an earlier version did not keep them. */
  readonly setting: Setting | null;
}

export const isSameSetting = (one: Setting, other: Setting): boolean => {
  const names = new Set([...Object.keys(one.options), ...Object.keys(other.options)]);
  const isSame = (name: string): boolean => one.options[name] === other.options[name];
  return one.game === other.game && one.seats === other.seats && [...names].every(isSame);
};

/** The subject of each check, in the order they run. */
export const CHECKS = ['text', 'game', 'commitment', 'seen', 'parts', 'moves', 'result'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `unknown`: there is nothing to compare with. `unreached`: an earlier check it depends on failed. */
export type Finding = 'held' | 'failed' | 'unknown' | 'unreached';

/** Where the parts of a deal came from, and to whom they prove that nobody chose it. */
export interface Parts {
  /**
   * `pledged`: from a closed list of pledges. `open`: somebody who knew the secret could have chosen the last part.
   * `none`: from the secret alone.
   */
  readonly kind: 'pledged' | 'open' | 'none';
  /** The seats whose devices pledged and revealed a part. */
  readonly proven: readonly Seat[];
  /** Those of them taken over by another player after the deal. */
  readonly passed: readonly Seat[];
  /** The seats of players whose devices did not take part. */
  readonly absent: readonly Seat[];
  /** The seats whose parts follow from the commitment because they belong to bots. */
  readonly bots: readonly Seat[];
  /** The attempt this deal came from; earlier ones were cancelled. */
  readonly attempt: number;
  /** The seat whose part does not match its pledge or the commitment; null if there is none. */
  readonly broken: Seat | null;
  /**
   * What this device can confirm. `own`: its part is in the deal. `same`: it saw the same list, which has no part of
   * its own. `other`: it saw another list or contributed another part. `called-off`: the attempt it saw was cancelled.
   * `none`: it kept nothing.
   */
  readonly witness: 'own' | 'same' | 'other' | 'called-off' | 'none';
}

export type Check =
  | { readonly name: 'text'; readonly finding: Finding; readonly error: RecordError | null }
  | { readonly name: 'game'; readonly finding: Finding; readonly error: RecordError | null }
  | { readonly name: 'commitment' | 'seen'; readonly finding: Finding }
  | { readonly name: 'parts'; readonly finding: Finding; readonly parts: Parts | null }
  | { readonly name: 'moves'; readonly finding: Finding; readonly wrong: WrongMove | null }
  | { readonly name: 'result'; readonly finding: Finding; readonly outcome: Outcome | null };

export interface WrongMove {
  /** From 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly text: string;
  /** Null: the game was already over. */
  readonly refusal: Refusal | null;
}

/**
 * `proven`: everything holds, and nobody chose the deal. `replayed`: everything holds, but somebody may have chosen the
 * deal. `open`: nothing is wrong, but the game is unfinished or its secret still unknown.
 */
export type Verdict = 'proven' | 'replayed' | 'open' | 'wrong';

export interface Proof {
  readonly verdict: Verdict;
  /** One for each of `CHECKS`, in that order. */
  readonly checks: readonly Check[];
}

/**
 * As much of a text as can be parsed. If only the digest is wrong, the rest of the record is still checked, to find the
 * change.
 */
export interface ReadText {
  readonly record: GameRecord | null;
  readonly error: RecordError | null;
}

export const readRecord = (text: string): ReadText => {
  const parsed = parseRecord(text);
  if (parsed.ok) return { record: parsed.record, error: null };
  const { error } = parsed;
  if (error.problem !== 'digest') return { record: null, error };
  const repaired = parseRecord(text.replace(/(?<=\nend \d+ )[0-9a-f]{16}(?=\s*$)/, error.detail));
  return { record: repaired.ok ? repaired.record : null, error };
};

/** The proof of a text that can't be replayed: it is not a record, or its game is unknown. */
export const unplayable = ({ error }: ReadText, unknownGame: RecordError | null): Proof =>
  proofOf([
    { name: 'text', finding: error === null ? 'held' : 'failed', error },
    ...(unknownGame === null ? [] : [{ name: 'game', finding: 'failed', error: unknownGame } as const]),
  ]);

/** Replays a game from its record and checks every claim that can be verified. */
export const proveRecord = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  { record, error }: ReadText & { readonly record: GameRecord },
  witness: Witness | null,
): Proof => {
  const parts = partsOf(record, witness);
  return proofOf([
    { name: 'text', finding: error === null ? 'held' : 'failed', error },
    { name: 'commitment', finding: commitmentFinding(record) },
    { name: 'seen', finding: seenFinding(record, witness) },
    { name: 'parts', finding: partsFinding(parts), parts },
    ...replayChecks(game, record),
  ]);
};

const UNREACHED: Readonly<Record<CheckName, Check>> = {
  text: { name: 'text', finding: 'unreached', error: null },
  game: { name: 'game', finding: 'unreached', error: null },
  commitment: { name: 'commitment', finding: 'unreached' },
  seen: { name: 'seen', finding: 'unreached' },
  parts: { name: 'parts', finding: 'unreached', parts: null },
  moves: { name: 'moves', finding: 'unreached', wrong: null },
  result: { name: 'result', finding: 'unreached', outcome: null },
};

const proofOf = (found: readonly Check[]): Proof => {
  const checks = CHECKS.map((name) => found.find((check) => check.name === name) ?? UNREACHED[name]);
  return { verdict: verdictOf(checks), checks };
};

const verdictOf = (checks: readonly Check[]): Verdict => {
  if (checks.some(({ finding }) => finding === 'failed')) return 'wrong';
  // Only a device that was at the table can compare the commitment with anything.
  const isHeld = ({ name, finding }: Check): boolean => finding === 'held' || name === 'seen';
  if (checks.every(isHeld)) return 'proven';
  return checks.every((check) => isHeld(check) || check.name === 'parts') ? 'replayed' : 'open';
};

const secretOf = ({ secret }: GameRecord): Uint8Array | null => (secret === null ? null : fromHex(secret));

const commitmentFinding = (record: GameRecord): Finding => {
  const secret = secretOf(record);
  if (secret === null) return 'unknown';
  return commitmentTo(secret) === record.commitment ? 'held' : 'failed';
};

const seenFinding = (record: GameRecord, witness: Witness | null): Finding => {
  if (witness === null || witness.commitment === null) return 'unknown';
  if (witness.setting !== null && !isSameSetting(witness.setting, record)) return 'failed';
  return witness.commitment === record.commitment ? 'held' : 'failed';
};

const partsOf = (record: GameRecord, witness: Witness | null): Parts => {
  const { pledges, entropy, commitment } = record;
  const seats = entropy.map((_, seat) => seat);
  if (pledges === null) {
    const bots = seats.filter((seat) => entropy[seat] === fixedPart(commitment, seat));
    const kind = entropy.length === 0 ? 'none' : 'open';
    return {
      kind,
      proven: [],
      passed: [],
      absent: [],
      bots,
      attempt: 1,
      broken: null,
      witness: openWitness(record, witness),
    };
  }
  const seatsWith = (holds: (text: string) => boolean): Seat[] =>
    pledges.seats.flatMap((text, seat) => (holds(text) ? [seat] : []));
  return {
    kind: 'pledged',
    proven: seatsWith(isPledge),
    passed: pledges.passed,
    absent: seatsWith((text) => text === 'absent'),
    bots: seatsWith((text) => text === 'bot'),
    attempt: pledges.attempt,
    broken: brokenPledge(record),
    witness: pledgedWitness(pledges, witness),
  };
};

/** Compares a record without pledges with what a device kept. */
const openWitness = ({ entropy }: GameRecord, witness: Witness | null): Parts['witness'] => {
  if (witness === null) return 'none';
  if (witness.pledges !== null) return 'other';
  if (witness.parts.length === 0) return 'none';
  return witness.parts.some((part) => entropy.includes(part)) ? 'own' : 'other';
};

const pledgedWitness = (pledges: Pledges, witness: Witness | null): Parts['witness'] => {
  if (witness === null || witness.pledges === null) return 'none';
  if (witness.pledges.attempt < pledges.attempt) return 'called-off';
  if (!isSamePledges(pledges, witness.pledges)) return 'other';
  return witness.parts.some((part) => pledges.seats.includes(pledgeTo(part))) ? 'own' : 'same';
};

const partsFinding = ({ kind, proven, attempt, broken, witness }: Parts): Finding => {
  if (broken !== null || witness === 'other') return 'failed';
  // Each cancelled attempt may have been a host trying for a better deal.
  return kind === 'pledged' && proven.length > 0 && attempt === 1 ? 'held' : 'unknown';
};

/** Problems with the table rather than with the moves played at it. */
const GAME_PROBLEMS: ReadonlySet<RecordProblem> = new Set(['unknown-game', 'rules-version', 'options']);

const replayChecks = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  record: GameRecord,
): readonly Check[] => {
  const secret = secretOf(record);
  // A broken commitment is a separate finding; the moves are still checked against this secret.
  const replayed = replayRecord(game, secret === null ? record : { ...record, commitment: commitmentTo(secret) });
  const known: Check = { name: 'game', finding: 'held', error: null };
  if (replayed.ok) {
    const { outcome } = replayed;
    return [
      known,
      { name: 'moves', finding: 'held', wrong: null },
      { name: 'result', finding: resultFinding(record, outcome), outcome },
    ];
  }
  const { error } = replayed;
  if (GAME_PROBLEMS.has(error.problem)) return [{ name: 'game', finding: 'failed', error }];
  if (error.problem === 'secret-hidden') return [known];
  const number = error.line - moveLine(record, 0);
  const { seat } = record.moves[number - 1]!;
  const wrong = { number, seat, text: error.detail, refusal: error.refusal ?? null };
  return [known, { name: 'moves', finding: 'failed', wrong }];
};

const resultFinding = ({ result }: GameRecord, outcome: Outcome | null): Finding => {
  if (outcome === null) return result === null ? 'unknown' : 'failed';
  return formatOutcome(result) === formatOutcome(outcome) ? 'held' : 'failed';
};
