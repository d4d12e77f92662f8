import { availableParallelism } from 'node:os';
import type { Thinkers } from '@ponts-bornes/bots';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { LIMITS } from '@ponts-bornes/protocol';
import type { FastifyInstance } from 'fastify';
import { CONNECTIONS, GUESTS, PAGES, REQUEST_TIMEOUT } from './config.ts';
import type { Log } from './config.ts';
import { ALERT_CONFIG, openAlerts, openTurns } from './alerts/open.ts';
import type { AlertConfig, OpenedAlerts } from './alerts/open.ts';
import { openBackupSocket } from './admin/backup-socket.ts';
import type { BackupSocket } from './admin/backup-socket.ts';
import { openApp } from './http/app.ts';
import type { ConnectionLimits } from './http/connections.ts';
import type { AppParts, ServingPhase, Web } from './http/parts.ts';
import { QuickPlay } from './meeting/quick-play.ts';
import { Pictures } from './pictures/pictures.ts';
import { meteredBus, meteredStore, meteredThinkers } from './metered-parts.ts';
import type { Meters } from './metrics/meters.ts';
import { openPrometheus } from './metrics/prometheus.ts';
import { ATTEMPT_LIMITS } from './people/attempts.ts';
import type { AttemptLimits } from './people/attempts.ts';
import { openPeople } from './people/people.ts';
import type { People } from './people/people.ts';
import { openExchange } from './bus/local.ts';
import type { Bus } from './bus/bus.ts';
import { openReadiness } from './readiness.ts';
import { KEEPING } from './retention/keeping.ts';
import type { Keeping } from './retention/keeping.ts';
import { Retention } from './retention/retention.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { Hub } from './tables/runtime/hub.ts';
import type { RunnerParts } from './tables/runtime/runner-parts.ts';
import { TABLE_LIMITS } from './tables/room/table-limits.ts';
import type { TableLimits } from './tables/room/table-limits.ts';
import { KnownNetworks } from './tables/room/known-networks.ts';

export interface ServerSettings {
  /** The data folder. */
  readonly data: string;
  /** A PostgreSQL database to use instead, for any number of nodes. */
  readonly database?: string | null;
  /** The bus between nodes; omit it for a single node. */
  readonly bus?: (node: string, report: (error: unknown) => void) => Promise<Bus>;
  /** The public URL; null: take it from each request. */
  readonly origin?: string | null;
  /** The trusted proxies in front of it: their number, or their addresses. */
  readonly trustProxy?: number | string;
  /** Handles everything but the API. */
  readonly web?: Web;
  /** Log level, and an optional destination other than standard output. */
  readonly log?: Log;
  readonly requestsPerMinute?: number;
  readonly guestsPerHour?: number;
  readonly pagesPerWindow?: number;
  readonly messagesPerWindow?: number;
  readonly socketsPerAddress?: number;
  /** Limits on connections, including sockets; omitted ones have their default. */
  readonly connections?: Partial<ConnectionLimits>;
  /** Limits on tables waiting for players. */
  readonly tables?: TableLimits;
  /** Limits on sign-in attempts. */
  readonly attempts?: AttemptLimits;
  readonly cookieSecret?: string;
  /** Alerts: the mail server, private hosts, and limits; omitted ones have their default. */
  readonly alerts?: Partial<AlertConfig>;
  /** Retention periods. */
  readonly keeping?: Keeping;
  /** The pause before a bot's move, so that people can follow the previous one, in milliseconds. */
  readonly botPause?: number;
  /** The clock, and the available games. */
  readonly now?: () => number;
  /** The clock used to detect that the process was suspended; defaults to the machine's. */
  readonly wall?: () => number;
  readonly games?: (id: string) => Entry | undefined;
  readonly report?: (table: string, error: unknown) => void;
  /** The token for reading metrics (without one: this machine only), and whether to include process metrics. */
  readonly metrics?: { readonly token: string | null; readonly isWholeProcess: boolean };
}

export interface Server {
  readonly app: FastifyInstance;
  readonly hub: Hub;
  readonly retention: Retention;
  readonly alerts: OpenedAlerts;
  readonly quickPlay: QuickPlay;
  /** Reports not ready, and keeps serving. */
  readonly drain: () => void;
  /** Finishes pending work, then stops. */
  readonly close: () => Promise<void>;
  /** What a shutdown in progress is waiting for. */
  readonly waitsFor: () => string;
}

/** The whole server. It does not listen yet. */
export const openServer = async (settings: ServerSettings): Promise<Server> => {
  const { now = Date.now, wall = Date.now, games = findGame, botPause = 700, database = null } = settings;
  const { token, isWholeProcess } = settings.metrics ?? { token: null, isWholeProcess: false };
  const { meters, ...metrics } = openPrometheus(isWholeProcess);
  let log: FastifyInstance['log'] | null = null;
  const put = settings.report ?? ((table: string, err: unknown) => log?.error({ table, err }, 'trouble'));
  const report = (table: string, error: unknown): void => {
    meters.troubled();
    put(table, error);
  };
  const { store, bus } = await openStoreAndBus(settings, meters, report);
  const { node } = store.jobs;
  const threads = Math.max(1, availableParallelism() - 1);
  const thinkers = meteredThinkers(openNodeThinkers({ threads }), meters);
  const networks = new KnownNetworks();
  const tableLimits = settings.tables ?? TABLE_LIMITS;
  let phase: ServingPhase = 'serving';
  const secret = settings.cookieSecret ?? (await store.readSecret(database === null ? settings.data : null));
  const people = await openPeople({ store, secret, bus, now, limits: settings.attempts ?? ATTEMPT_LIMITS });
  const tables = { store, bus, thinkers, threads, networks, tableLimits, now, wall, games, botPause, report, meters };
  const { hub, pictures, alerts } = await openTablesAndAlerts(settings, { ...tables, people, secret, games });
  const quickPlay = new QuickPlay({ ...tables, games: playable(games) });
  const app = await openApp({
    hub,
    quickPlay,
    pictures,
    people,
    alerts: alerts.desk,
    networks,
    cookieSecret: secret,
    ...httpSettings(settings),
    node,
    now,
    phase: () => phase,
    lacks: openReadiness(store, bus, () => hub.isCutOff),
    meters,
    metrics: { ...metrics, token },
  });
  log = app.log;
  await hub.wake();
  alerts.courier.start();
  await quickPlay.start();
  const retention = new Retention({ store, keeping: settings.keeping ?? KEEPING, now, hub, report });
  retention.start();
  const backups = await openBackupSocket(settings.data, store, (error) => report('admin', error));
  const closing = inTurn(stepsOf({ backups, retention, quickPlay, alerts, hub, app, pictures, thinkers, bus, store }));
  return {
    app,
    hub,
    retention,
    alerts,
    quickPlay,
    drain: () => (phase = 'draining'),
    close: () => {
      phase = 'stopping';
      return closing.run();
    },
    waitsFor: closing.waitsFor,
  };
};

/** The games of the catalogue that this server has. */
const playable = (games: (id: string) => Entry | undefined): readonly Entry[] =>
  CATALOGUE.flatMap(({ meta }) => games(meta.id) ?? []);

interface TableParts extends RunnerParts {
  readonly people: People;
  readonly secret: string;
  readonly games: (id: string) => Entry | undefined;
}

/** The tables and pictures of them, the watch over their turns, and the alerts that follow from it. */
const openTablesAndAlerts = async (
  { origin = null, alerts: changed = {} }: ServerSettings,
  parts: TableParts,
): Promise<{ readonly hub: Hub; readonly pictures: Pictures; readonly alerts: OpenedAlerts }> => {
  const config = { ...ALERT_CONFIG, ...changed };
  const { wait } = config;
  const { turns, news } = await openTurns({ ...parts, wait, warm: (id) => hub.inMemory(id) });
  const checkSockets = parts.people.sockets.checkAll;
  const hub: Hub = new Hub({ ...parts, checkSockets, turns, alertWait: wait });
  const pictures = new Pictures({ ...parts, ending: (id) => hub.ending(id) });
  return { hub, pictures, alerts: await openAlerts({ ...parts, hub, turns, news, config, origin }) };
};

type HttpSettings = Pick<
  AppParts,
  | 'origin'
  | 'origins'
  | 'isSecure'
  | 'trustProxy'
  | 'web'
  | 'log'
  | 'requestsPerMinute'
  | 'guestsPerHour'
  | 'pagesPerWindow'
  | 'messagesPerWindow'
  | 'socketsPerAddress'
  | 'connections'
>;

/** The HTTP settings, with defaults filled in. */
const httpSettings = (settings: ServerSettings): HttpSettings => {
  const { origin = null, socketsPerAddress = LIMITS.socketsPerAddress } = settings;
  return {
    origin,
    origins: origin === null ? [] : [origin],
    isSecure: origin?.startsWith('https:') === true,
    trustProxy: settings.trustProxy ?? 0,
    web: settings.web ?? null,
    log: settings.log ?? { level: 'silent' },
    requestsPerMinute: settings.requestsPerMinute ?? 300,
    guestsPerHour: settings.guestsPerHour ?? GUESTS,
    pagesPerWindow: settings.pagesPerWindow ?? PAGES,
    messagesPerWindow: settings.messagesPerWindow ?? 100,
    socketsPerAddress,
    connections: { ...connectionLimits(socketsPerAddress), ...settings.connections },
  };
};

/** Browsers keep a few connections open beside each socket, and many people may share an address. */
const connectionLimits = (sockets: number): ConnectionLimits => ({
  total: null,
  perAddress: sockets + CONNECTIONS,
  requestTimeout: REQUEST_TIMEOUT,
});

/** The store, and the bus to other nodes. */
const openStoreAndBus = async (
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
  readonly backups: BackupSocket;
  readonly retention: Retention;
  readonly quickPlay: QuickPlay;
  readonly alerts: OpenedAlerts;
  readonly hub: Hub;
  readonly app: FastifyInstance;
  readonly pictures: Pictures;
  readonly thinkers: Thinkers;
  readonly bus: Bus;
  readonly store: Store;
}

/** The shutdown order: each part closes before the parts it depends on. */
const stepsOf = ({
  backups,
  retention,
  quickPlay,
  alerts,
  hub,
  app,
  pictures,
  thinkers,
  bus,
  store,
}: Closed): readonly Step[] => [
  ['backups', backups.close],
  ['retention', () => retention.close()],
  ['queue', () => quickPlay.close()],
  ['alerts', alerts.close],
  ['tables', () => hub.close()],
  ['sockets', () => app.close()],
  ['pictures', () => pictures.close()],
  ['bots', thinkers.close],
  ['other nodes', bus.close],
  ['the database', store.close],
];

type Step = readonly [name: string, step: () => Promise<unknown>];

/** Runs all steps in sequence even if one fails, then reports the first failure. */
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
