import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { LogRow, SeatRow, TableRow } from '../src/store/schema.ts';

export const DATABASE = 'ponts-bornes.sqlite';

/** A killed server leaves its socket behind, which can't be copied. */
export const isKept = (path: string): boolean => !path.endsWith('.sock');

/** The data a server left behind. */
export interface Disk {
  readonly tables: readonly TableRow[];
  readonly seats: readonly SeatRow[];
  readonly log: readonly LogRow[];
  /** The result of SQLite's integrity check. */
  readonly integrity: string;
}

const READER = `
  const Database = require('libsql');
  const database = new Database(process.argv[1]);
  const all = (query) => database.prepare(query).all();
  const has = all("select name from sqlite_master where name = 'log'").length > 0;
  process.stdout.write(JSON.stringify({
    tables: has ? all('select * from tables') : [],
    seats: has ? all('select * from seats order by seat') : [],
    log: has ? all('select * from log order by number') : [],
    integrity: all('pragma integrity_check').map((row) => row.integrity_check).join(),
  }));
`;

/** Reads a copy in a separate process, because only one process at a time may open the embedded database. */
export const readDisk = (data: string): Disk => {
  const copy = mkdtempSync(join(tmpdir(), 'pb-disk-'));
  try {
    cpSync(data, copy, { recursive: true, filter: isKept });
    const { stdout, stderr } = spawnSync(process.execPath, ['-e', READER, join(copy, DATABASE)], {
      encoding: 'utf8',
      maxBuffer: 1e9,
      cwd: fileURLToPath(new URL('..', import.meta.url)),
    });
    if (stdout === '') throw new Error(stderr);
    return JSON.parse(stdout) as Disk;
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
};
