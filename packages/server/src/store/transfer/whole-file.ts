import { randomUUID } from 'node:crypto';
import { closeSync, existsSync, fsyncSync, linkSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { AdminTrouble, whyOf } from './trouble.ts';

const OF_THE_DISK = /^(?:SQLITE_|ENOSPC$|EDQUOT$|EACCES$|EPERM$|EROFS$|ENOTDIR$|EIO$)/;

/** Creates a file atomically, readable by its owner only. Never replaces an existing file. */
export const wholeFile = async <Result>(file: string, fill: (draft: string) => Promise<Result>): Promise<Result> => {
  if (existsSync(file)) throw new AdminTrouble({ kind: 'exists', place: file });
  const draft = `${file}.${randomUUID()}.draft`;
  try {
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
    const result = await fill(draft);
    sync(draft);
    settle(draft, file);
    sync(dirname(file));
    return result;
  } catch (error) {
    const { code = '' } = error as { readonly code?: string };
    if (!OF_THE_DISK.test(code)) throw error;
    throw new AdminTrouble({ kind: 'unusable', place: file, why: whyOf(error) }, error);
  } finally {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${draft}${end}`, { force: true });
  }
};

const sync = (path: string): void => {
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
};

/** A link fails if the target exists; a rename would replace it. */
const settle = (draft: string, file: string): void => {
  try {
    linkSync(draft, file);
  } catch (error) {
    if (existsSync(file)) throw new AdminTrouble({ kind: 'exists', place: file }, error);
    // Not every file system supports links.
    renameSync(draft, file);
  }
};
