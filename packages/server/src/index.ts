import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import type { FastifyInstance } from 'fastify';
import { openApp } from './http/app.ts';
import type { AttemptLimits } from './people/attempts.ts';
import { openPeople } from './people/people.ts';
import { openSqlite } from './store/sqlite.ts';
import { openHub } from './tables/hub.ts';

export interface ServerSettings {
  /** The folder in which everything is kept. */
  readonly data: string;
  /** The address under which people reach it; null: that of each request. */
  readonly origin?: string | null;
  readonly origins?: readonly string[];
  readonly isSecure?: boolean;
  readonly requestsPerMinute?: number;
  readonly messagesPerWindow?: number;
  /** How often one may try to sign in. */
  readonly attempts?: AttemptLimits;
  readonly now?: () => number;
  readonly cookieSecret?: string;
  readonly report?: (table: string, error: unknown) => void;
}

export interface Server {
  readonly app: FastifyInstance;
  /** Finishes what was begun, then stops. */
  readonly close: () => Promise<void>;
}

/** The whole server on an embedded database. It does not listen yet. */
export const openServer = async (settings: ServerSettings): Promise<Server> => {
  const store = await openSqlite(settings.data);
  const now = settings.now ?? Date.now;
  const origin = settings.origin ?? null;
  const thinkers = openNodeThinkers();
  const hub = openHub({ store, thinkers, now, report: settings.report ?? (() => {}) });
  const people = await openPeople({
    store,
    now,
    limits: settings.attempts ?? { perAddress: 100, perName: 10 },
    report: (error) => settings.report?.('people', error),
  });
  const app = await openApp({
    hub,
    people,
    cookieSecret: settings.cookieSecret ?? keptSecret(settings.data),
    origin,
    origins: settings.origins ?? (origin === null ? [] : [origin]),
    isSecure: settings.isSecure ?? origin?.startsWith('https:') === true,
    requestsPerMinute: settings.requestsPerMinute ?? 300,
    messagesPerWindow: settings.messagesPerWindow ?? 100,
  });
  await hub.wake();
  return {
    app,
    close: async () => {
      hub.close();
      people.close();
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
