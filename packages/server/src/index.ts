import type { RequestListener } from 'node:http';
import type { Thinkers } from '@ponts-bornes/bots';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { LIMITS } from '@ponts-bornes/protocol';
import type { FastifyInstance } from 'fastify';
import type { Log } from './config.ts';
import { openDoor } from './admin/door.ts';
import { openApp } from './http/app.ts';
import type { Phase } from './http/parts.ts';
import { meteredBus, meteredStore, meteredThinkers } from './meters/metered.ts';
import type { Meters } from './meters/meters.ts';
import { openPrometheus } from './meters/prometheus.ts';
import type { AttemptLimits } from './people/attempts.ts';
import { openPeople } from './people/people.ts';
import { openExchange } from './bus/local.ts';
import type { Bus } from './bus/bus.ts';
import { openReadiness } from './readiness.ts';
import { openStore } from './store/open.ts';
import { readSecret } from './store/secret.ts';
import type { Store } from './store/store.ts';
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
  readonly socketsPerAddress?: number;
  /** How often one may try to sign in. */
  readonly attempts?: AttemptLimits;
  readonly cookieSecret?: string;
  /** How long people may look at a move before a bot's follows, in milliseconds. */
  readonly botPause?: number;
  /** What time it is, and which games there are. */
  readonly now?: () => number;
  readonly games?: (id: string) => Entry | undefined;
  readonly report?: (table: string, error: unknown) => void;
  /** Who may read what is measured (without a token: this machine), and whether the process is measured too. */
  readonly metrics?: { readonly token: string | null; readonly isWholeProcess: boolean };
}

export interface Server {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  /** Says that it will stop, to whoever asks whether it is ready, and serves on. */
  readonly drain: () => void;
  /** Finishes what was begun, then stops. */
  readonly close: () => Promise<void>;
  /** What it waits for while it stops. */
  readonly waitsFor: () => string;
}

/** The whole server. It does not listen yet. */
export const openServer = async (settings: ServerSettings): Promise<Server> => {
  const { now = Date.now, games = findGame, botPause = 700, origin = null, database = null } = settings;
  const { token, isWholeProcess } = settings.metrics ?? { token: null, isWholeProcess: false };
  const { meters, ...metrics } = openPrometheus(isWholeProcess);
  let log: FastifyInstance['log'] | null = null;
  const put = settings.report ?? ((table: string, err: unknown) => log?.error({ table, err }, 'trouble'));
  const report = (table: string, error: unknown): void => {
    meters.troubled();
    put(table, error);
  };
  const { store, bus } = await openGround(settings, meters, report);
  const { node } = store.jobs;
  const thinkers = meteredThinkers(openNodeThinkers(), meters);
  const hub = new Hub({ store, bus, thinkers, now, games, botPause, report, meters });
  let phase: Phase = 'serving';
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
    socketsPerAddress: settings.socketsPerAddress ?? LIMITS.socketsPerAddress,
    node,
    phase: () => phase,
    lacks: openReadiness(store, bus),
    meters,
    metrics: { ...metrics, token },
  });
  log = app.log;
  await hub.wake();
  const door = database === null ? await openDoor(settings.data, store, (error) => report('admin', error)) : null;
  const closing = inTurn(stepsOf({ door, people, hub, app, thinkers, bus, store }));
  return {
    app,
    hub,
    drain: () => (phase = 'draining'),
    close: () => {
      phase = 'stopping';
      return closing.run();
    },
    waitsFor: closing.waitsFor,
  };
};

/** What it stands on: where everything is kept, and how it hears of other nodes. */
const openGround = async (
  { data, database = null, bus: openBus }: ServerSettings,
  meters: Meters,
  report: (where: string, error: unknown) => void,
): Promise<{ readonly store: Store; readonly bus: Bus }> => {
  const place = database === null ? { folder: data } : { url: database };
  const store = meteredStore(await openStore(place, (error) => report('store', error), meters), meters);
  const { node } = store.jobs;
  const bus = openBus === undefined ? openExchange().open(node) : await openBus(node, (error) => report('bus', error));
  return { store, bus: meteredBus(bus, meters) };
};

interface Closed {
  readonly door: { readonly close: () => Promise<void> } | null;
  readonly people: { readonly close: () => void };
  readonly hub: Hub;
  readonly app: FastifyInstance;
  readonly thinkers: Thinkers;
  readonly bus: Bus;
  readonly store: Store;
}

/** How it stops: what needs something else goes before it. */
const stepsOf = ({ door, people, hub, app, thinkers, bus, store }: Closed): readonly Step[] => [
  ['backups', async () => door?.close()],
  ['people', async () => people.close()],
  ['tables', () => hub.close()],
  ['sockets', () => app.close()],
  ['bots', thinkers.close],
  ['other nodes', bus.close],
  ['the database', store.close],
];

type Step = readonly [name: string, step: () => Promise<unknown>];

/** One after the other, also where one fails: what went wrong first is what is told. */
const inTurn = (steps: readonly Step[]): { readonly run: () => Promise<void>; readonly waitsFor: () => string } => {
  let now = 'nothing';
  return {
    waitsFor: () => now,
    run: async () => {
      const errors: unknown[] = [];
      for (const [name, step] of steps) {
        now = name;
        await step().catch((error: unknown) => errors.push(error));
      }
      if (errors.length > 0) throw errors[0];
    },
  };
};
