import { existsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { copyAll } from '../store/transfer/copy.ts';
import type { RowCounts, Watch } from '../store/transfer/copy.ts';
import { askForBackup } from './backup-socket.ts';
import { checkedCounts, holding, snapshotInto } from '../store/transfer/embedded.ts';
import type { Embedded, Where } from '../store/transfer/places.ts';
import { filling, reading } from '../store/transfer/sides.ts';
import { AdminTrouble } from '../store/transfer/trouble.ts';
import { wholeFile } from '../store/transfer/whole-file.ts';

/** Writes a consistent snapshot of all data into one new SQLite file while servers keep running. */
export const backup = async (from: Where, file: string, watch: Watch = {}): Promise<RowCounts> => {
  if (!existsSync(dirname(file)) || !statSync(dirname(file)).isDirectory()) {
    throw new AdminTrouble({ kind: 'no-folder', place: dirname(file) });
  }
  if ('url' in from) return reading(from, (source) => filling({ file }, (target) => copyAll(source, target, watch)));
  return wholeFile(file, async (draft) => {
    await embeddedInto(from, draft, watch.signal);
    return checkedCounts(draft);
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
