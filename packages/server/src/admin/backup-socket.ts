import { randomUUID } from 'node:crypto';
import { chmodSync, createReadStream, createWriteStream, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Store } from '../store/store.ts';
import { AdminTrouble } from '../store/transfer/trouble.ts';

/** The minimum socket path length that all systems support, in bytes. */
const LONGEST_PATH = 103;

const socketIn = (folder: string): string => join(folder, 'admin.sock');
const isDraft = (name: string): boolean => name.startsWith('backup-') && name.endsWith('.draft');

export interface BackupSocket {
  readonly close: () => Promise<void>;
}

type SnapshotInto = (file: string) => Promise<void>;

/**
 * Lets anybody who can read a server's folder ask the running server for a backup, because nobody else can open the
 * database while it runs. Speaks HTTP over a Unix socket in the folder. If the socket can't be created, the server runs
 * without it.
 */
export const openBackupSocket = async (
  folder: string,
  { snapshotInto }: Pick<Store, 'snapshotInto'>,
  report: (error: unknown) => void,
): Promise<BackupSocket> => {
  const nothing: BackupSocket = { close: async () => {} };
  // PostgreSQL can be read while nodes use it.
  if (snapshotInto === null) return nothing;
  const socket = socketIn(folder);
  if (Buffer.byteLength(socket) > LONGEST_PATH) {
    report(new Error(`the path ${socket} is too long for a socket: stop the server to back it up`));
    return nothing;
  }
  // This process owns the folder, so an existing socket is left over from a crash.
  rmSync(socket, { force: true });
  for (const name of readdirSync(folder).filter(isDraft)) rmSync(join(folder, name), { force: true });
  const server = createServer((asked, answer) => {
    const giving = asked.method === 'POST' && asked.url === '/backup' ? giveBackup(folder, snapshotInto, answer) : null;
    if (giving === null) answer.writeHead(404).end();
    giving?.catch((error: unknown) => {
      report(error);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(500).end();
    });
  });
  try {
    server.listen(socket);
    await once(server, 'listening');
    chmodSync(socket, 0o600);
  } catch (error) {
    report(error);
  }
  return {
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      rmSync(socket, { force: true });
    },
  };
};

const giveBackup = async (folder: string, snapshotInto: SnapshotInto, answer: ServerResponse): Promise<void> => {
  const draft = join(folder, `backup-${randomUUID()}.draft`);
  try {
    // SQLite writes into the empty file and keeps its mode.
    writeFileSync(draft, '', { mode: 0o600, flag: 'wx' });
    await snapshotInto(draft);
    answer.writeHead(200, { 'content-length': statSync(draft).size });
    await pipeline(createReadStream(draft), answer);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Asks the server running in a folder for a backup. */
export const askForBackup = async (folder: string, into: string, signal?: AbortSignal): Promise<void> => {
  const asking = request({ socketPath: socketIn(folder), method: 'POST', path: '/backup', ...(signal && { signal }) });
  asking.end();
  let answer: IncomingMessage;
  try {
    [answer] = (await once(asking, 'response')) as [IncomingMessage];
  } catch (error) {
    signal?.throwIfAborted();
    throw new AdminTrouble({ kind: 'mute', place: folder }, error);
  }
  if (answer.statusCode !== 200) throw new AdminTrouble({ kind: 'mute', place: folder });
  await pipeline(answer, createWriteStream(into));
};
