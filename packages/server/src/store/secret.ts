import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import type { Schema } from './schema.ts';

const NAME = 'cookie-secret';

/**
 * The cookie secret: the same for all nodes, and after a restart. Older versions kept it in a separate file in the
 * folder, which is imported.
 */
export const readSecret = async (db: Kysely<Schema>, folder: string | null): Promise<string> => {
  const file = folder === null ? null : join(folder, NAME);
  const value = oldSecret(file) ?? randomBytes(32).toString('hex');
  await db
    .insertInto('kept')
    .values({ name: NAME, value })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const row = await db.selectFrom('kept').select('value').where('name', '=', NAME).executeTakeFirstOrThrow();
  if (file !== null) rmSync(file, { force: true });
  return row.value;
};

const oldSecret = (file: string | null): string | null => {
  try {
    return file === null ? null : readFileSync(file, 'utf8');
  } catch {
    return null;
  }
};
