import { randomUUID } from 'node:crypto';
import { chmodSync, createReadStream, createWriteStream, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { once } from 'node:events';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sql } from 'kysely';
import type { Store } from '../store/store.ts';
import { AdminTrouble } from './trouble.ts';

/** What systems take at least as the path of a socket, in bytes. */
const LONGEST_PATH = 103;

const socketIn = (folder: string): string => join(folder, 'admin.sock');
const isDraft = (name: string): boolean => name.startsWith('backup-') && name.endsWith('.draft');

export interface Door {
  readonly close: () => Promise<void>;
}

/**
 * Lets whoever may read a server's folder ask the running server for a backup: nobody else can open the database
 * meanwhile. It speaks HTTP over a socket in the folder. A server that can't have one runs all the same.
 */
export const openDoor = async (folder: string, store: Store, report: (error: unknown) => void): Promise<Door> => {
  const socket = socketIn(folder);
  if (Buffer.byteLength(socket) > LONGEST_PATH) {
    report(new Error(`the path ${socket} is too long for a socket: backups need a stop`));
    return { close: async () => {} };
  }
  // The folder is this server's: what is there was left by one that crashed.
  rmSync(socket, { force: true });
  for (const name of readdirSync(folder).filter(isDraft)) rmSync(join(folder, name), { force: true });
  const server = createServer((asked, answer) => {
    const giving = asked.method === 'POST' && asked.url === '/backup' ? giveBackup(folder, store, answer) : null;
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

const giveBackup = async (folder: string, store: Store, answer: ServerResponse): Promise<void> => {
  const draft = join(folder, `backup-${randomUUID()}.draft`);
  try {
    await store.flush();
    await sql`vacuum into ${draft}`.execute(store.db);
    answer.writeHead(200, { 'content-length': statSync(draft).size });
    await pipeline(createReadStream(draft), answer);
  } finally {
    rmSync(draft, { force: true });
  }
};

/** Asks the server that has a folder for a backup. */
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
