import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sql } from 'kysely';
import { copyAll, countAll } from './copy.ts';
import type { Counts, Watch } from './copy.ts';
import { askForBackup } from './door.ts';
import { holding, openFile, snapshotInto } from './embedded.ts';
import type { Embedded, Where } from './places.ts';
import { filling, reading } from './sides.ts';
import { AdminTrouble } from './trouble.ts';
import { wholeFile } from './whole-file.ts';

/** Writes all that is kept at a place, as it is at one moment, into one new file of SQLite. Servers go on meanwhile. */
export const backup = async (from: Where, file: string, watch: Watch = {}): Promise<Counts> => {
  if (!existsSync(dirname(file)) || !statSync(dirname(file)).isDirectory()) {
    throw new AdminTrouble({ kind: 'no-folder', place: dirname(file) });
  }
  if ('url' in from) return reading(from, (source) => filling({ file }, (target) => copyAll(source, target, watch)));
  return wholeFile(file, async (draft) => {
    await embeddedInto(from, draft, watch.signal);
    return lookOver(draft);
  });
};

const embeddedInto = async (from: Embedded, draft: string, signal?: AbortSignal): Promise<void> => {
  try {
    await holding(from, () => snapshotInto(from, draft));
  } catch (error) {
    const isInUse = error instanceof AdminTrouble && error.problem.kind === 'in-use';
    if (!isInUse || !('folder' in from)) throw error;
    await askForBackup(from.folder, draft, signal);
  }
};

/** What came is a whole database, and this is in it. */
const lookOver = async (draft: string): Promise<Counts> => {
  const db = openFile(draft);
  try {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    const said = rows.map((row) => row.integrity_check).join();
    if (said !== 'ok') throw new AdminTrouble({ kind: 'unusable', place: draft, why: said });
    return await countAll({ db, kind: 'sqlite' });
  } finally {
    await db.destroy();
  }
};
