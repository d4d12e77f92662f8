import { randomUUID } from 'node:crypto';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Token } from '@ponts-bornes/protocol';
import type { Store } from '../store/store.ts';
import { Failure } from '../tables/failure.ts';
import { hasAccount } from './accounts.ts';
import { hashOf, newSecret } from './sessions.ts';
import type { Asker } from './sessions.ts';

const MINUTE = 60_000;

/** Keys for programs that play in somebody's name. */
export interface Tokens {
  readonly of: (person: string) => Promise<readonly Token[]>;
  readonly make: (person: string, name: string) => Promise<{ readonly token: Token; readonly secret: string }>;
  readonly find: (secret: string) => Promise<Asker | null>;
  /** Takes one back, and tells what its sockets are known by. */
  readonly remove: (person: string, id: string) => Promise<string>;
}

export const openTokens = ({ db }: Store, now: () => number): Tokens => ({
  of: async (person) => {
    const rows = await db
      .selectFrom('tokens')
      .select(['id', 'name', 'created_at', 'used_at'])
      .where('person', '=', person)
      .orderBy('created_at')
      .orderBy('id')
      .execute();
    return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }));
  },
  make: (person, name) =>
    db.transaction().execute(async (trx) => {
      if (!(await hasAccount(trx, person))) throw new Failure('no-account');
      const mine = await trx.selectFrom('tokens').select('id').where('person', '=', person).execute();
      if (mine.length >= LIMITS.tokensPerPerson) throw new Failure('too-many');
      const secret = `pb_${newSecret()}`;
      const row = { id: randomUUID(), name, created_at: now(), used_at: null };
      await trx
        .insertInto('tokens')
        .values({ ...row, person, token_hash: hashOf(secret) })
        .execute();
      return { token: { id: row.id, name, createdAt: row.created_at, usedAt: null }, secret };
    }),
  find: async (secret) => {
    const row = await db
      .selectFrom('tokens')
      .innerJoin('people', 'people.id', 'tokens.person')
      .select(['people.id', 'people.nickname', 'tokens.id as token', 'token_hash', 'used_at'])
      .where('token_hash', '=', hashOf(secret))
      .executeTakeFirst();
    if (row === undefined) return null;
    const at = now();
    if ((row.used_at ?? 0) <= at - MINUTE) {
      await db.updateTable('tokens').set({ used_at: at }).where('id', '=', row.token).execute();
      await db.updateTable('people').set({ seen_at: at }).where('id', '=', row.id).execute();
    }
    return { id: row.id, nickname: row.nickname, proof: { kind: 'token', key: row.token_hash } };
  },
  remove: async (person, id) => {
    const row = await db
      .deleteFrom('tokens')
      .where('id', '=', id)
      .where('person', '=', person)
      .returning('token_hash')
      .executeTakeFirst();
    if (row === undefined) throw new Failure('not-found');
    return row.token_hash;
  },
});
