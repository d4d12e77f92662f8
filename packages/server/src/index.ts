import type { RequestListener } from 'node:http';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import type { FastifyInstance } from 'fastify';
import type { Log } from './config.ts';
import { openApp } from './http/app.ts';
import type { AttemptLimits } from './people/attempts.ts';
import { openPeople } from './people/people.ts';
import { openExchange } from './bus/local.ts';
import type { Bus } from './bus/bus.ts';
import { openStore } from './store/open.ts';
import { readSecret } from './store/secret.ts';
import { Hub } from './tables/hub.ts';

export interface ServerSettings {
  /** The folder in which everything is kept. */
  readonly data: string;
  /** The PostgreSQL database in which it is kept instead, for any number of nodes. */
  readonly database?: string | null;
  /** How this node and others hear of each other; left out: it is alone. */
  readonly bus?: (node: string, report: (error: unknown) => void) => Promise<Bus>;
  /** The address under which people reach it; null: that of each request. */
  readonly origin?: string | null;
  /** The proxies in front of it, which say for whom they ask: how many, or their addresses. */
  readonly trustProxy?: number | string;
  /** What answers everything but the API. */
  readonly web?: RequestListener;
  /** What is logged, and where to if not to the output. */
  readonly log?: Log;
  readonly requestsPerMinute?: number;
  readonly messagesPerWindow?: number;
  /** How often one may try to sign in. */
  readonly attempts?: AttemptLimits;
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

/** The whole server. It does not listen yet. */
export const openServer = async (settings: ServerSettings): Promise<Server> => {
  const { now = Date.now, games = findGame, botPause = 700, origin = null, database = null } = settings;
  let log: FastifyInstance['log'] | null = null;
  const report = settings.report ?? ((table: string, err: unknown) => log?.error({ table, err }, 'trouble'));
  const store = await openStore(database === null ? { folder: settings.data } : { url: database }, (error) =>
    report('store', error),
  );
  const { node } = store.jobs;
  const bus =
    settings.bus === undefined ? openExchange().open(node) : await settings.bus(node, (error) => report('bus', error));
  const thinkers = openNodeThinkers();
  const hub = new Hub({ store, bus, thinkers, now, games, botPause, report });
  const secret = settings.cookieSecret ?? (await readSecret(store, database === null ? settings.data : null));
  const people = await openPeople({
    store,
    secret,
    bus,
    now,
    limits: settings.attempts ?? { perAddress: 100, perName: 10 },
    report: (error) => report('people', error),
  });
  const app = await openApp({
    hub,
    people,
    cookieSecret: secret,
    origin,
    origins: origin === null ? [] : [origin],
    isSecure: origin?.startsWith('https:') === true,
    trustProxy: settings.trustProxy ?? 0,
    web: settings.web ?? null,
    log: settings.log ?? { level: 'silent' },
    requestsPerMinute: settings.requestsPerMinute ?? 300,
    messagesPerWindow: settings.messagesPerWindow ?? 100,
  });
  log = app.log;
  await hub.wake();
  return {
    app,
    hub,
    close: async () => {
      await hub.close();
      people.close();
      await app.close();
      await thinkers.close();
      await bus.close();
      await store.close();
    },
  };
};
