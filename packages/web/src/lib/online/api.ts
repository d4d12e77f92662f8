import type { LevelName, Refusal, Seat } from '@ponts-bornes/kernel';
import type { ErrorCode, Me, NewTable, OwnTable, TableFacts, You } from '@ponts-bornes/protocol';
import { randomHex } from '../keep/random.ts';
import { noteOffered, notePart, noteTable, seenTables } from '../self/seen-commitments.ts';

/** What keeps something from being done; `unreachable`: no server answered, or something that is none. */
export type ProblemCode = ErrorCode | 'unreachable' | 'odd-name';

/** What was asked for is not done: `problemIn` of problems.ts has the sentence. */
export class Problem extends Error {
  override readonly name = 'Problem';
  readonly code: ProblemCode;
  /** Where rules refuse. */
  readonly refusal: Refusal | null;

  constructor(code: ProblemCode, refusal: Refusal | null = null) {
    super(code);
    this.code = code;
    this.refusal = refusal;
  }
}

type Method = 'GET' | 'POST' | 'DELETE';
const WAIT = 20_000;

const answerOf = async (method: Method, path: string, body?: unknown): Promise<Response> => {
  try {
    return await fetch(path, {
      method,
      cache: 'no-store',
      signal: AbortSignal.timeout(WAIT),
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Problem('unreachable');
  }
};

/** The text of an answer, or the problem that it tells. A page of a host without tables is no answer. */
const textOf = async (response: Response, type: string): Promise<string> => {
  const text = await response.text().catch(() => '');
  const given = response.headers.get('Content-Type') ?? '';
  if (response.ok && given.startsWith(type)) return text;
  if (response.ok || !given.startsWith('application/json')) throw new Problem('unreachable');
  const { code, refusal } = JSON.parse(text) as { readonly code: ErrorCode; readonly refusal?: Refusal };
  throw new Problem(code, refusal);
};

/** Asks the server; rejects with a `Problem`. */
export const ask = async <Answer = unknown>(method: Method, path: string, body?: unknown): Promise<Answer> =>
  JSON.parse(await textOf(await answerOf(method, path, body), 'application/json')) as Answer;

/** What one adds to the luck of a table. */
export const newEntropy = (): string => randomHex(16);

/** What may be asked of the server about people and tables; the rest of docs/protocol.md is asked for where it is used. */
export const api = {
  me: () => ask<{ readonly person: Me | null }>('GET', '/api/me'),
  name: (nickname: string) => ask<{ readonly person: Me }>('POST', '/api/me', { nickname }),
  myTables: () => ask<{ readonly tables: readonly OwnTable[] }>('GET', '/api/me/tables'),
  lobby: (game: string | null) =>
    ask<{ readonly tables: readonly TableFacts[] }>('GET', `/api/tables${game === null ? '' : `?game=${game}`}`),
  create: async (table: NewTable) => {
    const made = await ask<{ readonly id: string }>('POST', '/api/tables', table);
    notePart(made.id, table.entropy);
    return made;
  },
  table: async (id: string) => {
    const found = await ask<{ readonly table: TableFacts; readonly you: You }>('GET', `/api/tables/${id}`);
    noteTable(found.table, found.you);
    return found;
  },
  record: async (id: string) => textOf(await answerOf('GET', `/api/tables/${id}/record`), 'text/plain'),
  take: async (id: string, seat: Seat) => {
    const entropy = newEntropy();
    await ask('POST', `/api/tables/${id}/seats/${seat}/take`, { entropy });
    notePart(id, entropy);
  },
  seatBot: (id: string, seat: Seat, level: LevelName) => ask('POST', `/api/tables/${id}/seats/${seat}/bot`, { level }),
  free: (id: string, seat: Seat) => ask('POST', `/api/tables/${id}/seats/${seat}/free`),
  leave: async (id: string) => {
    await ask('POST', `/api/tables/${id}/leave`);
    notePart(id, null);
  },
  takeUp: (id: string) => ask('POST', `/api/tables/${id}/return`),
  begin: async (id: string) => {
    const entropy = newEntropy();
    const before = seenTables()[id]?.part ?? null;
    // The socket may tell that it has begun before this is answered.
    notePart(id, entropy);
    try {
      await ask('POST', `/api/tables/${id}/begin`, { entropy });
    } catch (error) {
      notePart(id, before);
      throw error;
    }
  },
  rematch: async (id: string) => {
    const entropy = newEntropy();
    const made = await ask<{ readonly id: string }>('POST', `/api/tables/${id}/rematch`, { entropy });
    noteOffered(made.id, entropy);
    return made;
  },
  close: (id: string) => ask('DELETE', `/api/tables/${id}`),
};
