import { randomBytes } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Store } from './store.ts';

const NAME = 'cookie-secret';

/**
 * What cookies are signed with: the same for all nodes, and after a restart. In a folder it was once kept in a file of its
 * own, which is taken over.
 */
export const readSecret = async ({ db }: Store, folder: string | null): Promise<string> => {
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
