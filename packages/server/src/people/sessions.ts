import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { isGone } from '../store/conflicts.ts';
import type { PeopleQueries, PeopleStore } from '../store/people/people.ts';
import type { SessionRow } from '../store/schema.ts';
import { Failure } from '../failure.ts';

export const DAY = 86_400_000;
/** How long an inactive session lasts. */
const LIFE = 180 * DAY;

export interface Person {
  readonly id: string;
  readonly nickname: string;
}

/** How a person authenticated. `key` identifies their sockets. */
type Proof =
  | {
      readonly kind: 'session';
      readonly key: string;
      readonly signedInBy: SessionRow['signed_in_by'];
      readonly provedAt: number | null;
    }
  | { readonly kind: 'token'; readonly key: string };

export interface Asker extends Person {
  readonly proof: Proof;
}

interface Found {
  readonly asker: Asker;
  /** Whether the session was extended; the cookie should be too. */
  readonly isProlonged: boolean;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Waits for a write of something that belongs to a person. They may just have been deleted. */
export const writtenFor = async (writing: Promise<void>): Promise<void> => {
  try {
    await writing;
  } catch (error) {
    if (isGone(error)) throw new Failure('not-signed-in');
    throw error;
  }
};

/** Starts a session, within a transaction. Returns the cookie value, which is stored nowhere else. */
export const beginSession = async (
  { sessions }: Pick<PeopleQueries, 'sessions'>,
  person: string,
  signedInBy: SessionRow['signed_in_by'],
  at: number,
): Promise<string> => {
  const token = newSecret();
  const row = {
    token_hash: hashOf(token),
    person,
    created_at: at,
    expires_at: at + LIFE,
    signed_in_by: signedInBy,
    proved_at: signedInBy === null ? null : at,
  };
  await writtenFor(sessions.insert(row));
  return token;
};

/** Recognises people across visits. */
export interface Sessions {
  readonly welcome: (nickname: string) => Promise<{ readonly person: Person; readonly token: string }>;
  readonly find: (token: string) => Promise<Found | null>;
  readonly rename: (person: string, nickname: string) => Promise<void>;
  readonly end: (key: string) => Promise<void>;
}

export const openSessions = (people: PeopleStore, now: () => number): Sessions => {
  /** Extends a session on each visit, at most once a day. */
  const prolong = async (key: string, person: string): Promise<void> => {
    const at = now();
    await people.sessions.prolong(key, at + LIFE);
    await people.persons.setSeen(person, at);
  };

  return {
    welcome: (nickname) =>
      people.inTransaction(async (trx) => {
        const person = { id: randomUUID(), nickname };
        const at = now();
        await trx.persons.insert({ ...person, created_at: at, seen_at: at });
        return { person, token: await beginSession(trx, person.id, null, at) };
      }),
    find: async (token) => {
      const key = hashOf(token);
      const row = await people.sessions.find(key, now());
      if (row === null) return null;
      const isProlonged = row.expires_at < now() + LIFE - DAY;
      if (isProlonged) await prolong(key, row.id);
      const proof = { kind: 'session', key, signedInBy: row.signed_in_by, provedAt: row.proved_at } as const;
      return { asker: { id: row.id, nickname: row.nickname, proof }, isProlonged };
    },
    rename: (person, nickname) => people.persons.rename(person, nickname),
    end: (key) => people.sessions.delete(key),
  };
};
