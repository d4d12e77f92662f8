import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Store } from '../store/store.ts';

const DAY = 86_400_000;
/** How long a guest who stays away is known. */
const LIFE = 180 * DAY;

export interface Person {
  readonly id: string;
  readonly nickname: string;
}

export interface SignedIn {
  readonly person: Person;
  /** What the cookie holds. It is kept nowhere else. */
  readonly token: string;
}

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Who somebody is, from one visit to the next. */
export const openSessions = (
  { db }: Store,
  now: () => number,
): {
  readonly welcome: (nickname: string) => Promise<SignedIn>;
  readonly find: (token: string) => Promise<Person | null>;
  readonly rename: (person: string, nickname: string) => Promise<void>;
  readonly signOut: (token: string) => Promise<void>;
} => ({
  welcome: async (nickname) => {
    const person = { id: randomUUID(), nickname };
    const token = randomBytes(32).toString('base64url');
    const at = now();
    await db.transaction().execute(async (trx) => {
      await trx
        .insertInto('people')
        .values({ ...person, created_at: at, seen_at: at })
        .execute();
      await trx
        .insertInto('sessions')
        .values({ token_hash: hashOf(token), person: person.id, created_at: at, expires_at: at + LIFE })
        .execute();
    });
    return { person, token };
  },
  find: async (token) => {
    const row = await db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .select(['people.id', 'people.nickname'])
      .where('token_hash', '=', hashOf(token))
      .where('expires_at', '>', now())
      .executeTakeFirst();
    return row ?? null;
  },
  rename: async (person, nickname) => {
    await db.updateTable('people').set({ nickname }).where('id', '=', person).execute();
  },
  signOut: async (token) => {
    await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
  },
});
