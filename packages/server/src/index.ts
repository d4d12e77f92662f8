import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import type { FastifyInstance } from 'fastify';
import { openApp } from './http/app.ts';
import { openSessions } from './people/sessions.ts';
import { openSqlite } from './store/sqlite.ts';
import { Hub } from './tables/hub.ts';

export interface ServerSettings {
  /** The folder in which everything is kept. */
  readonly data: string;
  readonly origins?: readonly string[];
  readonly isSecure?: boolean;
  readonly requestsPerMinute?: number;
  readonly messagesPerWindow?: number;
  readonly cookieSecret?: string;
  /** How long people may look at a move before a bot's follows, in milliseconds. */
  readonly botPause?: number;
  /** What time it is, and which games there are. */
  readonly now?: () => number;
  readonly games?: (id: string) => Entry | undefined;
  readonly report?: (table: string, error: unknown) => void;
}

export interface Server {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  /** Finishes what was begun, then stops. */
  readonly close: () => Promise<void>;
}

/** The whole server on an embedded database. It does not listen yet. */
export const openServer = async (settings: ServerSettings): Promise<Server> => {
  const store = await openSqlite(settings.data);
  const { now = Date.now, games = findGame, botPause = 700, report = () => {} } = settings;
  const thinkers = openNodeThinkers();
  const hub = new Hub({ store, thinkers, now, games, botPause, report });
  const app = await openApp({
    hub,
    sessions: openSessions(store, now),
    cookieSecret: settings.cookieSecret ?? keptSecret(settings.data),
    origins: settings.origins ?? [],
    isSecure: settings.isSecure ?? false,
    requestsPerMinute: settings.requestsPerMinute ?? 300,
    messagesPerWindow: settings.messagesPerWindow ?? 100,
  });
  await hub.wake();
  return {
    app,
    hub,
    close: async () => {
      await hub.close();
      await app.close();
      await thinkers.close();
      await store.close();
    },
  };
};

/** What cookies are signed with, the same after a restart. */
const keptSecret = (folder: string): string => {
  const file = join(folder, 'cookie-secret');
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const secret = randomBytes(32).toString('hex');
    writeFileSync(file, secret, { mode: 0o600 });
    return secret;
  }
};
