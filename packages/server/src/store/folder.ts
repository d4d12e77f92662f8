import { chmodSync, closeSync, existsSync, mkdirSync, openSync, readSync, statSync } from 'node:fs';
import { join } from 'node:path';

export const DATABASE = 'ponts-bornes.sqlite';

const OWNER_ONLY_FOLDER = 0o700;
const OWNER_ONLY_FILE = 0o600;
/** A shared folder such as /tmp, whose mode must not be changed. */
const STICKY = 0o1000;
/** The offset of the file format version in the database header, and the value for write-ahead logging. */
const LOG_KIND = 18;
const WRITE_AHEAD = 2;

/** The database is damaged or incomplete. */
export class Damaged extends Error {
  override readonly name = 'Damaged';
}

/**
 * The path of the database in a folder. Both are made private: anybody who can read them sees all cards and can sign in
 * as anybody. SQLite gives its write-ahead log the mode of the database.
 */
export const prepareFolder = (folder: string): string => {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY_FOLDER });
  const { mode } = statSync(folder);
  if ((mode & STICKY) === 0 && (mode & 0o077) !== 0) chmodSync(folder, OWNER_ONLY_FOLDER);
  const file = join(folder, DATABASE);
  if (!existsSync(file)) closeSync(openSync(file, 'a', OWNER_ONLY_FILE));
  for (const each of [file, `${file}-wal`, `${file}-shm`, `${file}-journal`]) makePrivate(each);
  return file;
};

const makePrivate = (file: string): void => {
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isFile() === true && (stat.mode & 0o077) !== 0) chmodSync(file, OWNER_ONLY_FILE);
};

/**
 * Whether the last server in a folder did not stop cleanly: its database is still in write-ahead mode, even if somebody
 * copied the database without its log.
 */
export const wasLeftOpen = (file: string): boolean => {
  // For anything else SQLite gives the better error.
  if (!statSync(file).isFile()) return false;
  const header = Buffer.alloc(LOG_KIND + 1);
  const descriptor = openSync(file, 'r');
  try {
    return readSync(descriptor, header) > LOG_KIND && header[LOG_KIND] === WRITE_AHEAD;
  } finally {
    closeSync(descriptor);
  }
};
