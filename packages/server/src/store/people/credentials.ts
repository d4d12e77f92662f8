import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Hashes per query: each is bound twice, and SQLite accepts 32,766 parameters. */
const MOST_ASKED = 10_000;

/** Those of these hashes that belong to a token, or to a session that has not expired. */
export const validAmong = async (
  db: Kysely<Schema>,
  hashes: readonly string[],
  at: number,
): Promise<ReadonlySet<string>> => {
  const valid = new Set<string>();
  for (let from = 0; from < hashes.length; from += MOST_ASKED) {
    const some = hashes.slice(from, from + MOST_ASKED);
    const rows = await db
      .selectFrom('sessions')
      .select('token_hash')
      .where('token_hash', 'in', some)
      .where('expires_at', '>', at)
      .unionAll(db.selectFrom('tokens').select('token_hash').where('token_hash', 'in', some))
      .execute();
    for (const { token_hash: hash } of rows) valid.add(hash);
  }
  return valid;
};
