import { findGame } from '@ponts-bornes/catalogue';
import type { Loaded } from '@ponts-bornes/catalogue';
import {
  commitmentTo,
  fixedPart,
  formatOutcome,
  fromHex,
  headerLine,
  moveLine,
  parseRecord,
  recordError,
  replayRecord,
} from '@ponts-bornes/kernel';
import type { GameRecord, Language, Outcome, RecordError, RecordProblem } from '@ponts-bornes/kernel';
import { typeset } from '../speech/typeset.ts';
import type { Seen, SeenTables } from './seen-commitments.ts';
import { FOUND } from './found-say.ts';
import type { FoundWords } from './found-say.ts';

/** What is checked of a record, in this order. */
export const CHECKS = ['text', 'game', 'commitment', 'seen', 'parts', 'moves', 'result'] as const;
export type CheckName = (typeof CHECKS)[number];

/** `unknown`: there is nothing to hold it against. `unreached`: what would be needed for it is wrong. */
export type Finding = 'held' | 'failed' | 'unknown' | 'unreached';

export interface Check {
  readonly name: CheckName;
  readonly finding: Finding;
  /** What was found, in words. */
  readonly said: string;
  /** The rule by which a move was refused, where it is one of the game's own. */
  readonly rule?: string;
}

/** `open`: nothing is wrong, but the game or its proof is not complete yet. */
export type Verdict = 'proven' | 'wrong' | 'open';

export interface Report {
  readonly verdict: Verdict;
  readonly checks: readonly Check[];
  /** The game, where it is known. */
  readonly game: { readonly id: string; readonly name: string } | null;
  readonly commitment: string | null;
}

export interface Question {
  readonly text: string;
  readonly language: Language;
  /** The table that the record is said to be of; null: nobody says. */
  readonly table: string | null;
  /** What this device saw when games began. */
  readonly seen: SeenTables;
}

/** Computes a game again from its record, and says of each thing that can be proved whether it is so. */
export const checkRecord = async (question: Question): Promise<Report> => {
  const { language } = question;
  const say = FOUND[language];
  const found = new Map<CheckName, Omit<Check, 'name'>>();
  const report = (record: GameRecord | null, game: Report['game'] = null): Report => {
    const checks = CHECKS.map((name) => {
      const one = found.get(name) ?? { finding: 'unreached' as const, said: say.unreached };
      return { name, ...one, said: typeset(language, one.said) };
    });
    return { verdict: verdictOf(checks), checks, game, commitment: record?.commitment ?? null };
  };

  const read = readThrough(question.text);
  found.set('text', read.error === null ? held(say.whole) : failed(problemIn(language, read.error)));
  if (read.record === null) return report(null);
  const { record } = read;
  const entry = findGame(record.game);
  if (entry === undefined) {
    const error = { line: headerLine(record, 'game'), problem: 'unknown-game', detail: record.game } as const;
    found.set('game', failed(problemIn(language, error)));
    return report(record);
  }
  found.set('commitment', commitmentCheck(record, say));
  found.set('seen', seenCheck(record, question, say));
  found.set('parts', partsCheck(record, question, say));
  for (const [name, check] of replayChecks(record, await entry.load(), language)) found.set(name, check);
  return report(record, { id: record.game, name: entry.meta.name[language] });
};

/** A record whose digest alone is wrong was changed by hand: it is read all the same, to find out where. */
const readThrough = (text: string): { readonly record: GameRecord | null; readonly error: RecordError | null } => {
  const parsed = parseRecord(text);
  if (parsed.ok) return { record: parsed.record, error: null };
  const { error } = parsed;
  if (error.problem !== 'digest') return { record: null, error };
  const mended = parseRecord(text.replace(/(?<=\nend \d+ )[0-9a-f]{16}(?=\s*$)/, error.detail));
  return { record: mended.ok ? mended.record : null, error };
};

type Found = Omit<Check, 'name'>;
const held = (said: string): Found => ({ finding: 'held', said });
const failed = (said: string): Found => ({ finding: 'failed', said });
const unknown = (said: string): Found => ({ finding: 'unknown', said });

/** Only a device that was at the table can hold these against something. */
const MAY_BE_UNKNOWN: ReadonlySet<CheckName> = new Set(['seen', 'parts']);

const verdictOf = (checks: readonly Check[]): Verdict => {
  if (checks.some(({ finding }) => finding === 'failed')) return 'wrong';
  return checks.every(({ name, finding }) => finding === 'held' || MAY_BE_UNKNOWN.has(name)) ? 'proven' : 'open';
};

/** A kernel's sentence begins small, with its line. */
const problemIn = (language: Language, error: RecordError): string => {
  const sentence = recordError(language, error);
  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`;
};

const secretOf = ({ secret }: GameRecord): Uint8Array | null => (secret === null ? null : fromHex(secret));

const commitmentCheck = (record: GameRecord, say: FoundWords): Found => {
  const secret = secretOf(record);
  if (secret === null) return unknown(say.secretHidden);
  return commitmentTo(secret) === record.commitment ? held(say.commitmentKept) : failed(say.commitmentBroken);
};

/** What this device saw of the record's table: by its id, or where nobody says which it was, by the commitment. */
const seenOf = ({ commitment }: GameRecord, { table, seen }: Question): Seen | null =>
  (table === null ? Object.values(seen).find((one) => one.commitment === commitment) : seen[table]) ?? null;

const seenCheck = (record: GameRecord, question: Question, say: FoundWords): Found => {
  const seen = seenOf(record, question);
  if (seen === null || seen.commitment === null) return unknown(say.notSeen);
  return seen.commitment === record.commitment ? held(say.sameAsSeen(seen.at)) : failed(say.notAsSeen(seen.at));
};

const partsCheck = (record: GameRecord, question: Question, say: FoundWords): Found => {
  const { entropy, commitment } = record;
  if (entropy.length === 0) return unknown(say.noParts);
  const seen = seenOf(record, question);
  // A seat may have been left again before the game.
  const part = seen?.hasBegun === true ? seen.part : null;
  const nameOf = namer(record, say);
  const fixed = entropy.flatMap((one, seat) => (one === fixedPart(commitment, seat) ? [nameOf(seat)] : []));
  const ofBots = fixed.length === 0 ? '' : ` ${say.fixedParts(fixed)}`;
  if (part === null) return unknown(say.partNotKept + ofBots);
  const seat = entropy.indexOf(part);
  return seat < 0 ? failed(say.partMissing) : held(say.partThere(nameOf(seat)) + ofBots);
};

const namer =
  ({ names }: GameRecord, say: FoundWords) =>
  (seat: number): string =>
    names[seat] ?? say.seat(seat + 1);

/** What is wrong with a table rather than with what was played at it. */
const OF_THE_GAME: ReadonlySet<RecordProblem> = new Set(['unknown-game', 'rules-version', 'options']);

const replayChecks = (
  record: GameRecord,
  { game, phrases }: Loaded,
  language: Language,
): readonly (readonly [CheckName, Found])[] => {
  const say = FOUND[language];
  const secret = secretOf(record);
  // A broken commitment is told on its own line; whether the moves are those of this secret is another question.
  const replayed = replayRecord(game, secret === null ? record : { ...record, commitment: commitmentTo(secret) });
  const phrasebook = phrases(language, record.options);
  const nameOf = namer(record, say);
  const names = Array.from({ length: record.seats }, (_, seat) => nameOf(seat));
  if (!replayed.ok) {
    const { error } = replayed;
    const { refusal } = error;
    const why = refusal === undefined ? '' : phrasebook.refusal(refusal, names);
    if (OF_THE_GAME.has(error.problem)) return [['game', failed(`${problemIn(language, error)} ${why}`.trim())]];
    const known = ['game', held(say.known(game.meta.name[language], record.rules))] as const;
    if (error.problem === 'secret-hidden') return [known];
    const number = error.line - moveLine(record, 0);
    const { seat } = record.moves[number - 1]!;
    const move = { number, name: nameOf(seat), text: error.detail };
    if (refusal === undefined) return [known, ['moves', failed(say.moveAfterEnd(move))]];
    // The kernel's own rules stand in no rulebook.
    const rule = refusal.rule.startsWith('K-') ? {} : { rule: refusal.rule };
    return [known, ['moves', { ...failed(say.moveRefused(move, why)), ...rule }]];
  }
  return [
    ['game', held(say.known(game.meta.name[language], record.rules))],
    ['moves', held(say.movesLegal(record.moves.length))],
    ['result', resultCheck(record, replayed.outcome, say, (outcome) => phrasebook.outcome(outcome, names))],
  ];
};

const resultCheck = (
  { result }: GameRecord,
  outcome: Outcome | null,
  say: FoundWords,
  tell: (outcome: Outcome) => string,
): Found => {
  if (outcome === null) return result === null ? unknown(say.notOver) : failed(say.notOverYet);
  if (formatOutcome(result) !== formatOutcome(outcome)) return failed(say.otherResult(tell(outcome)));
  return held(say.sameResult(tell(outcome)));
};
