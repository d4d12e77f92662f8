import type { Refusal } from '@ponts-bornes/kernel';
import type { ErrorCode } from '@ponts-bornes/protocol';
import type { AnswerOf, CodeOf, Routes, SentParts } from '@ponts-bornes/protocol/routes';

/**
 * `unreachable`: no answer, or an answer from something other than our server. `odd-name`: a nickname the server can't
 * read.
 */
export type ProblemCode = ErrorCode | 'unreachable' | 'odd-name';

/** Why a call failed. `problemIn` in problems.ts turns it into a sentence. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** Set when the game's rules refused a move. */
  readonly refusal: Refusal | null;
  /** Seconds to wait, with `too-soon`. */
  readonly wait: number;

  constructor(code: ProblemCode, { refusal = null, wait = 0 }: Partial<Pick<Problem, 'refusal' | 'wait'>> = {}) {
    super(code);
    this.code = code;
    this.refusal = refusal;
    this.wait = wait;
  }
}

/** Whether this route refused the call with the given code. The route must declare that code. */
export const isRefused = <Key extends keyof Routes>(error: unknown, code: CodeOf<Routes[Key]>): boolean =>
  error instanceof Problem && error.code === code;

type KeyOf<Kind> = { [Key in keyof Routes]: Routes[Key] extends { answer: Kind } ? Key : never }[keyof Routes];
type JsonKey = Exclude<keyof Routes, KeyOf<string>>;
type Arguments<Parts> = keyof Parts extends never ? [] : Partial<Parts> extends Parts ? [sent?: Parts] : [sent: Parts];

/**
 * Calls a server route; rejects with a `Problem`. Imports only the types of the route table, to keep it out of the
 * bundle.
 */
export const call = async <Key extends JsonKey>(
  key: Key,
  ...[sent]: Arguments<SentParts<Routes[Key]>>
): Promise<AnswerOf<Routes[Key]>> =>
  JSON.parse(await textOf(await answerTo(key, sent), 'application/json')) as AnswerOf<Routes[Key]>;

/** Like `call`, for a route that answers with text. */
export const callForText = async <Key extends KeyOf<'text'>>(
  key: Key,
  ...[sent]: Arguments<SentParts<Routes[Key]>>
): Promise<string> => textOf(await answerTo(key, sent), 'text/plain');

interface Sent {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}

const WAIT = 20_000;

const answerTo = async (key: string, { params = {}, query = {}, body }: Sent = {}): Promise<Response> => {
  const [method, path] = key.split(' ') as [string, string];
  const place = path.replaceAll(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name]!));
  const asked = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  try {
    return await fetch(asked.length === 0 ? place : `${place}?${new URLSearchParams(asked).toString()}`, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(WAIT),
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem('unreachable');
  }
};

/** The body of a refusal: `Problem` of the protocol. */
interface Refused {
  readonly code: ErrorCode;
  readonly refusal?: Refusal;
  readonly wait?: number;
}

/**
 * The body of an answer; throws the `Problem` it reports. A page from a host without tables doesn't count as an answer.
 */
const textOf = async (response: Response, type: string): Promise<string> => {
  const text = await response.text().catch(() => '');
  const given = response.headers.get('Content-Type') ?? '';
  if (response.ok && given.startsWith(type)) return text;
  if (response.ok || !given.startsWith('application/json')) throw new Problem('unreachable');
  const { code, ...details } = JSON.parse(text) as Refused;
  throw new Problem(code, details);
};
