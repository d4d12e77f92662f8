import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const NAME = 'cookie-secret';

/** Values that are made on first use. */
export type KeptName = typeof NAME | 'vapid-keys';

/**
 * The cookie secret: the same for all nodes, and after a restart. Older versions kept it in a separate file in the
 * folder, which is imported.
 */
export const readSecret = async (db: Kysely<Schema>, folder: string | null): Promise<string> => {
  const file = folder === null ? null : join(folder, NAME);
  const value = await readKept(db, NAME, () => oldSecret(file) ?? randomBytes(32).toString('hex'));
  if (file !== null) rmSync(file, { force: true });
  return value;
};

/** A value that is the same for all nodes and after a restart; if two nodes make it, the first one wins. */
export const readKept = async (db: Kysely<Schema>, name: KeptName, make: () => string): Promise<string> => {
  const kept = db.selectFrom('kept').select('value').where('name', '=', name);
  const known = await kept.executeTakeFirst();
  if (known !== undefined) return known.value;
  await db
    .insertInto('kept')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await kept.executeTakeFirstOrThrow()).value;
};

const oldSecret = (file: string | null): string | null => {
  try {
    return file === null ? null : readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
