import { randomUUID } from 'node:crypto';
import { LIMITS } from '@ponts-bornes/protocol';
import type { Token } from '@ponts-bornes/protocol';
import type { PeopleStore } from '../store/people/people.ts';
import { Failure } from '../failure.ts';
import { expectFresh } from './proof.ts';
import { hashOf, newSecret } from './sessions.ts';
import type { Asker } from './sessions.ts';

const MINUTE = 60_000;

/** API tokens for programs that play for a person. */
export interface Tokens {
  readonly of: (person: string) => Promise<readonly Token[]>;
  readonly make: (asker: Asker, name: string) => Promise<{ readonly token: Token; readonly secret: string }>;
  readonly find: (secret: string) => Promise<Asker | null>;
  /** Revokes a token and returns its socket key. */
  readonly remove: (person: string, id: string) => Promise<string>;
}

export const openTokens = (people: PeopleStore, now: () => number): Tokens => ({
  of: async (person) => {
    const rows = await people.tokens.of(person);
    return rows.map(({ id, name, created_at, used_at }) => ({ id, name, createdAt: created_at, usedAt: used_at }));
  },
  make: (asker, name) =>
    people.inTransaction(async (trx) => {
      const { id: person } = asker;
      await expectFresh(trx, asker, now());
      // Locked, so that no other token is made at the same moment.
      if ((await trx.accounts.lock(person)) === null) throw new Failure('no-account');
      if ((await trx.tokens.of(person)).length >= LIMITS.tokensPerPerson) throw new Failure('too-many');
      const secret = `pb_${newSecret()}`;
      const row = { id: randomUUID(), name, created_at: now(), used_at: null };
      await trx.tokens.insert({ ...row, person, token_hash: hashOf(secret) });
      return { token: { id: row.id, name, createdAt: row.created_at, usedAt: null }, secret };
    }),
  find: async (secret) => {
    const key = hashOf(secret);
    const row = await people.tokens.find(key);
    if (row === null) return null;
    const at = now();
    if ((row.used_at ?? 0) <= at - MINUTE) {
      await people.tokens.setUsed(row.token, at);
      await people.persons.setSeen(row.id, at);
    }
    return { id: row.id, nickname: row.nickname, proof: { kind: 'token', key } };
  },
  remove: async (person, id) => {
    const key = await people.tokens.delete(person, id);
    if (key === null) throw new Failure('not-found');
    return key;
  },
});
