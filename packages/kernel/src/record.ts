import type { Outcome, Refusal, Seat } from './contract.ts';
import { MAX_MOVE_TEXT } from './door.ts';
import { OPTION_KEY } from './option-field.ts';
import type { Options } from './option-field.ts';
import { WITHOUT_PLEDGE, isPledge } from './pledges.ts';
import type { Pledges } from './pledges.ts';
import { SECRET_BYTES } from './secure-random.ts';
import { toHex, utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** A played game, as a value; `formatRecord` writes it as text. */
export interface GameRecord {
  readonly game: string;
  readonly rules: number;
  readonly seats: number;
  readonly options: Options;
  /** Player names, one per seat; empty if unknown. */
  readonly names: readonly string[];
  /** Free remarks, one line each. */
  readonly notes: readonly string[];
  /** The commitment the host published before the deal. */
  readonly commitment: string;
  /** The pledges made before the deal; null in a record from a table without pledges. */
  readonly pledges: Pledges | null;
  /** The seats' contributions to the seed, one text per seat; empty if there were none. */
  readonly entropy: readonly string[];
  /** The host's secret in hexadecimal; null until it is revealed. */
  readonly secret: string | null;
  /** Null while the game is unfinished. */
  readonly result: Outcome | null;
  readonly moves: readonly RecordedMove[];
}

export interface RecordedMove {
  readonly seat: Seat;
  readonly text: string;
}

export const RECORD_PROBLEMS = [
  'too-long',
  'not-a-record',
  'header',
  'move',
  'move-number',
  'truncated',
  'count',
  'digest',
  'after-end',
  'unknown-game',
  'rules-version',
  'options',
  'secret-hidden',
  'commitment',
  'pledge',
  'illegal-move',
  'already-over',
  'not-over',
  'result',
] as const;
export type RecordProblem = (typeof RECORD_PROBLEMS)[number];

/** An error in a record, and its line (from 1). */
export interface RecordError {
  readonly line: number;
  readonly problem: RecordProblem;
  /** What was expected or found, as a short text. */
  readonly detail: string;
  readonly refusal?: Refusal;
}

export type Parsed =
  | { readonly ok: true; readonly record: GameRecord }
  | { readonly ok: false; readonly error: RecordError };

export const MAX_RECORD_TEXT = 8_000_000;

/** The maximum length of a player's name. Names are not empty and have no leading or trailing blanks. */
export const MAX_NAME = 60;

const TITLE = 'Ponts & Bornes record 1';

/** The exact text of a record. Throws a RangeError if that text could not be parsed again. */
export const formatRecord = (record: GameRecord): string => {
  const lines = [...headerLines(record), '', ...moveLines(record)];
  const broken = lines.find((line) => UNWRITABLE.test(line));
  if (broken !== undefined) throw new RangeError(`not a single line of plain text: ${writeJson(broken.slice(0, 80))}`);
  const body = [...lines, ''].join('\n');
  const text = `${body}end ${record.moves.length} ${digestOf(body)}\n`;
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new RangeError(`unreadable in line ${parsed.error.line}: ${parsed.error.problem}`);
  return text;
};

/** The line (from 1) of a header, or where it would be. */
export const headerLine = (record: GameRecord, key: HeaderKey): number => {
  const place = (line: string): number => HEADER_KEYS.findIndex((name) => line.startsWith(`${name}: `));
  return 1 + headerLines(record).findIndex((line) => place(line) >= HEADER_KEYS.indexOf(key));
};

/** The line (from 1) of the move with this number (from 1); one past the last is the end line. */
export const moveLine = (record: GameRecord, number: number): number => headerLines(record).length + 1 + number;

/**
 * Parses a record. Line breaks may be of either kind and the last may be missing; everything else must be exactly as
 * `formatRecord` writes it, so that a changed or truncated text never passes for a complete one.
 */
export const parseRecord = (text: string): Parsed => {
  if (text.length > MAX_RECORD_TEXT) return fail(1, 'too-long', String(MAX_RECORD_TEXT));
  const lines = text.replaceAll('\r\n', '\n').replace(/\n$/, '').split('\n');
  if (lines[0] !== TITLE) return fail(1, 'not-a-record', TITLE);
  const header = parseHeader(lines);
  if (!header.ok) return header;
  const moves = parseMoves(lines, header.next);
  if (!moves.ok) return moves;
  const record: GameRecord = { ...header.fields, moves: moves.moves };
  const body = lines.slice(0, moves.next).join('\n') + '\n';
  const end = endProblem(lines, moves.next, moves.moves.length, body);
  return end ?? { ok: true, record };
};

export const HEADER_KEYS = [
  'game',
  'rules',
  'seats',
  'options',
  'names',
  'note',
  'commitment',
  'pledges',
  'entropy',
  'secret',
  'result',
] as const;
export type HeaderKey = (typeof HEADER_KEYS)[number];

/**
 * Control characters and line separators, any of which some program treats as a line break, and lone surrogates, which
 * UTF-8 can't hold. JSON escapes them; elsewhere they are refused.
 */
export const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

const UNFINISHED = 'unfinished';
const HIDDEN = 'hidden';

const headerLines = (record: GameRecord): string[] => [
  TITLE,
  `game: ${record.game}`,
  `rules: ${record.rules}`,
  `seats: ${record.seats}`,
  `options: ${writeJson(record.options)}`,
  ...(record.names.length > 0 ? [`names: ${writeJson(record.names)}`] : []),
  ...record.notes.map((note) => `note: ${note}`),
  `commitment: ${record.commitment}`,
  ...(record.pledges === null ? [] : [`pledges: ${formatPledges(record.pledges)}`]),
  ...(record.entropy.length > 0 ? [`entropy: ${writeJson(record.entropy)}`] : []),
  `secret: ${record.secret ?? HIDDEN}`,
  `result: ${formatOutcome(record.result)}`,
];

/** The canonical text of an outcome, or of an unfinished game, independent of how the game built the object. */
export const formatOutcome = (outcome: Outcome | null): string => {
  if (outcome === null) return UNFINISHED;
  const { winners, scores, reason } = outcome;
  return writeJson({ winners, scores, reason });
};

const formatPledges = ({ attempt, seats, passed }: Pledges): string => writeJson({ attempt, seats, passed });

const moveLines = (record: GameRecord): string[] =>
  record.moves.map(({ seat, text }, index) => `${index + 1}. ${seat} ${text}`);

/** Sixteen digits protect against accidents; the commitment protects against a dishonest host. */
const digestOf = (body: string): string => toHex(sha256(utf8(body))).slice(0, 16);

type HeaderFields = Omit<GameRecord, 'moves'>;
type ParsedHeader =
  | { readonly ok: true; readonly fields: HeaderFields; readonly next: number }
  | { readonly ok: false; readonly error: RecordError };

/** The parser of each header value; `undefined` means invalid. */
const READ = {
  game: (text: string) => (/^[a-z0-9-]{1,60}$/.test(text) ? text : undefined),
  rules: readWhole,
  seats: readWhole,
  options: (text: string) => readJson(text, isOptions),
  names: (text: string) => readJson(text, isNames),
  note: (text: string) => (UNWRITABLE.test(text) ? undefined : text),
  commitment: readDigest,
  pledges: (text: string) => readJson(text, isPledges),
  entropy: (text: string) => readJson(text, isTexts),
  secret: (text: string) => (text === HIDDEN ? null : readDigest(text)),
  result: (text: string) => (text === UNFINISHED ? null : readJson(text, isOutcome)),
} as const;

const parseHeader = (lines: readonly string[]): ParsedHeader => {
  let at = 1;
  let problem: ParsedHeader | undefined;
  const take = <K extends HeaderKey>(key: K): Exclude<ReturnType<(typeof READ)[K]>, undefined> | undefined => {
    const line = lines[at];
    const prefix = `${key}: `;
    if (problem || line?.startsWith(prefix) !== true) return undefined;
    const value = READ[key](line.slice(prefix.length)) as ReturnType<(typeof READ)[K]>;
    if (value === undefined) problem = fail(at + 1, 'header', key);
    else at++;
    return value as Exclude<typeof value, undefined> | undefined;
  };
  const need = <K extends HeaderKey>(key: K): Exclude<ReturnType<(typeof READ)[K]>, undefined> => {
    const value = take(key);
    if (value === undefined) problem ??= fail(at + 1, at < lines.length ? 'header' : 'truncated', key);
    return value as Exclude<typeof value, undefined>;
  };
  const takeNotes = (): string[] => {
    const notes: string[] = [];
    for (let note = take('note'); note !== undefined; note = take('note')) notes.push(note);
    return notes;
  };
  const fields: HeaderFields = {
    game: need('game'),
    rules: need('rules'),
    seats: need('seats'),
    options: need('options'),
    names: take('names') ?? [],
    notes: takeNotes(),
    commitment: need('commitment'),
    pledges: take('pledges') ?? null,
    entropy: take('entropy') ?? [],
    secret: need('secret'),
    result: need('result'),
  };
  for (const key of ['names', 'entropy'] as const) {
    const given = fields[key].length;
    if (given > 0 && given !== fields.seats) problem ??= fail(lineOfKey(lines, key), 'header', key);
  }
  const { pledges, seats } = fields;
  if (pledges && (pledges.seats.length !== seats || pledges.passed.some((seat) => seat >= seats))) {
    problem ??= fail(lineOfKey(lines, 'pledges'), 'header', 'pledges');
  }
  if (!problem && lines[at] !== '') problem = fail(at + 1, at < lines.length ? 'header' : 'truncated', '');
  return problem ?? { ok: true, fields, next: at + 1 };
};

const lineOfKey = (lines: readonly string[], key: HeaderKey): number =>
  1 + lines.findIndex((line) => line.startsWith(`${key}: `));

type ParsedMoves =
  | { readonly ok: true; readonly moves: readonly RecordedMove[]; readonly next: number }
  | { readonly ok: false; readonly error: RecordError };

const MOVE_LINE = /^(\d{1,7})\. (0|[1-9]\d{0,2}) (\S(?:.*\S)?)$/;

const parseMoves = (lines: readonly string[], first: number): ParsedMoves => {
  const moves: RecordedMove[] = [];
  for (let at = first; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line.startsWith('end ')) return { ok: true, moves, next: at };
    const [, number, seat, text] = MOVE_LINE.exec(line) ?? [];
    if (text === undefined || text.length > MAX_MOVE_TEXT || UNWRITABLE.test(text)) {
      return fail(at + 1, 'move', line.slice(0, 80));
    }
    if (number !== String(moves.length + 1)) return fail(at + 1, 'move-number', String(moves.length + 1));
    moves.push({ seat: Number(seat), text });
  }
  return fail(lines.length + 1, 'truncated', 'end');
};

const endProblem = (lines: readonly string[], at: number, count: number, body: string): Parsed | undefined => {
  const [, said, digest] = /^end (\d{1,7}) ([0-9a-f]{16})$/.exec(lines[at] as string) ?? [];
  if (digest === undefined) return fail(at + 1, 'truncated', 'end');
  if (said !== String(count)) return fail(at + 1, 'count', String(count));
  if (lines.length > at + 1) return fail(at + 2, 'after-end', '');
  if (digest !== digestOf(body)) return fail(at + 1, 'digest', digestOf(body));
  return undefined;
};

const fail = (line: number, problem: RecordProblem, detail: string): { ok: false; error: RecordError } => ({
  ok: false,
  error: { line, problem, detail },
});

function readWhole(text: string): number | undefined {
  return /^(?:0|[1-9]\d{0,8})$/.test(text) ? Number(text) : undefined;
}

function readDigest(text: string): string | undefined {
  return /^[0-9a-f]+$/.test(text) && text.length === 2 * SECRET_BYTES ? text : undefined;
}

/** JSON on a single line for any line-based reader: also escapes unwritable characters that JSON itself allows. */
function writeJson(value: object | string): string {
  const escaped = (character: string): string => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
  return JSON.stringify(value).replace(new RegExp(UNWRITABLE, 'gu'), escaped);
}

/** Parses JSON of the expected form, written exactly as `writeJson` would. */
function readJson<T extends object>(text: string, isExpected: (value: unknown) => value is T): T | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isExpected(value) && writeJson(value) === text ? value : undefined;
  } catch {
    return undefined;
  }
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string');
}

function isNames(value: unknown): value is string[] {
  return isTexts(value) && value.every((name) => name.length <= MAX_NAME && name.trim() === name && name !== '');
}

function isPledges(value: unknown): value is Pledges {
  if (!isObject(value) || Object.keys(value).join() !== 'attempt,seats,passed') return false;
  const { attempt, seats, passed } = value;
  return (
    isWhole(attempt) &&
    attempt >= 1 &&
    isTexts(seats) &&
    seats.every((text) => isPledge(text) || WITHOUT_PLEDGE.some((reason) => reason === text)) &&
    Array.isArray(passed) &&
    passed.every((seat, index) => isWhole(seat) && (index === 0 || seat > passed[index - 1]))
  );
}

function isWhole(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function isOptions(value: unknown): value is Options {
  return isObject(value) && Object.entries(value).every(([key, v]) => OPTION_KEY.test(key) && isOptionValue(v));
}

function isOptionValue(value: unknown): boolean {
  return ['string', 'number', 'boolean'].includes(typeof value);
}

function isOutcome(value: unknown): value is Outcome {
  return (
    isObject(value) &&
    Object.keys(value).join() === 'winners,scores,reason' &&
    isNumbers(value['winners']) &&
    isNumbers(value['scores']) &&
    typeof value['reason'] === 'string'
  );
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((part) => typeof part === 'number');
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
