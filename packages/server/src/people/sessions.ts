import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { isGone } from '../store/conflicts.ts';
import type { Schema, SessionRow } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Failure } from '../tables/failure.ts';

export const DAY = 86_400_000;
/** How long somebody who stays away is known. */
export const LIFE = 180 * DAY;

export interface Person {
  readonly id: string;
  readonly nickname: string;
}

/** How somebody showed who they are. `key` is what their sockets are known by. */
type Proof =
  | { readonly kind: 'session'; readonly key: string; readonly signedInBy: SessionRow['signed_in_by'] }
  | { readonly kind: 'token'; readonly key: string };

export interface Asker extends Person {
  readonly proof: Proof;
}

interface Found {
  readonly asker: Asker;
  /** Whether its time began anew: then the cookie's should too. */
  readonly isProlonged: boolean;
}

export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** Begins a session, within a transaction. What it gives is what the cookie holds; it is kept nowhere else. */
export const beginSession = async (
  trx: Kysely<Schema>,
  person: string,
  signedInBy: SessionRow['signed_in_by'],
  at: number,
): Promise<string> => {
  const token = newSecret();
  const row = { token_hash: hashOf(token), person, created_at: at, expires_at: at + LIFE, signed_in_by: signedInBy };
  try {
    await trx.insertInto('sessions').values(row).execute();
  } catch (error) {
    // They have just been deleted.
    if (isGone(error)) throw new Failure('not-signed-in');
    throw error;
  }
  return token;
};

/** Who somebody is, from one visit to the next. */
export interface Sessions {
  readonly welcome: (nickname: string) => Promise<{ readonly person: Person; readonly token: string }>;
  readonly find: (token: string) => Promise<Found | null>;
  readonly rename: (person: string, nickname: string) => Promise<void>;
  readonly end: (key: string) => Promise<void>;
}

export const openSessions = ({ db }: Store, now: () => number): Sessions => {
  /** Whoever comes back is known as long again. Once a day is enough. */
  const prolong = async (key: string, person: string): Promise<void> => {
    const at = now();
    await db
      .updateTable('sessions')
      .set({ expires_at: at + LIFE })
      .where('token_hash', '=', key)
      .execute();
    await db.updateTable('people').set({ seen_at: at }).where('id', '=', person).execute();
  };

  return {
    welcome: (nickname) =>
      db.transaction().execute(async (trx) => {
        const person = { id: randomUUID(), nickname };
        const at = now();
        await trx
          .insertInto('people')
          .values({ ...person, created_at: at, seen_at: at })
          .execute();
        return { person, token: await beginSession(trx, person.id, null, at) };
      }),
    find: async (token) => {
      const key = hashOf(token);
      const row = await db
        .selectFrom('sessions')
        .innerJoin('people', 'people.id', 'sessions.person')
        .select(['people.id', 'people.nickname', 'expires_at', 'signed_in_by'])
        .where('token_hash', '=', key)
        .where('expires_at', '>', now())
        .executeTakeFirst();
      if (row === undefined) return null;
      const isProlonged = row.expires_at < now() + LIFE - DAY;
      if (isProlonged) await prolong(key, row.id);
      const proof = { kind: 'session', key, signedInBy: row.signed_in_by } as const;
      return { asker: { id: row.id, nickname: row.nickname, proof }, isProlonged };
    },
    rename: async (person, nickname) => {
      await db.updateTable('people').set({ nickname }).where('id', '=', person).execute();
    },
    end: async (key) => {
      await db.deleteFrom('sessions').where('token_hash', '=', key).execute();
    },
  };
};
