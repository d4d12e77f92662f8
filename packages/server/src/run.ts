import { resolve } from 'node:path';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openServer } from './index.ts';
import type { Server, ServerSettings } from './index.ts';
import type { Web } from './http/parts.ts';
import { isFull } from './store/away.ts';
import { Damaged } from './store/folder.ts';
import { ATTEMPT_LIMITS } from './people/attempts.ts';
import { FolderInUse } from './store/sqlite.ts';

/** A terminal and the parent process may both forward one signal: within this many milliseconds they count as one. */
const SAME_SIGNAL = 1000;
const KEPT = 'What was acknowledged is kept.';

/**
 * Runs a server as configured by the environment until it receives a stop signal. Resolves with its address once it
 * listens. Startup failures are explained in a sentence and exit the process: 2 for an invalid variable, 1 for anything
 * else.
 *
 * @param web creates the handler for everything but the API; called once the variables are valid
 */
export const run = async (
  environment: Readonly<Record<string, string | undefined>>,
  web?: () => Promise<Web>,
): Promise<string> => {
  // Files are created for this user only.
  process.umask(0o077);
  const read = readConfig(environment);
  if (!read.ok) return giveUp(2, read.problems);
  const { config } = read;
  const pages = await web?.();
  let server: Server | null = null;
  try {
    server = await openServer({ ...settingsOf(config), ...(pages === undefined ? {} : { web: pages }) });
    const address = await server.app.listen({ port: config.PORT, host: config.HOST });
    stopOnSignal(server, { drain: config.DRAIN, stopAfter: config.STOP_AFTER });
    return address;
  } catch (error) {
    await server?.close();
    return giveUp(1, [
      server === null && config.DATABASE_URL !== null
        ? whyNoDatabase(error, config.DATABASE_URL)
        : whyNot(error, config),
    ]);
  }
};

const settingsOf = (config: Config): ServerSettings => ({
  data: config.DATA,
  database: config.DATABASE_URL,
  bus: (node, report) => openBusOf(config, node, report),
  ...(config.COOKIE_SECRET === null ? {} : { cookieSecret: config.COOKIE_SECRET }),
  origin: config.ORIGIN,
  trustProxy: config.TRUST_PROXY,
  log: { level: config.LOG },
  requestsPerMinute: config.REQUESTS,
  guestsPerHour: config.GUESTS,
  pagesPerWindow: config.PAGES,
  messagesPerWindow: config.MESSAGES,
  socketsPerAddress: config.SOCKETS,
  connections: {
    total: config.MAX_CONNECTIONS,
    perAddress: config.SOCKETS + config.CONNECTIONS,
    requestTimeout: config.REQUEST_TIMEOUT,
  },
  attempts: { ...ATTEMPT_LIMITS, perAddress: config.SIGN_INS },
  tables: {
    activePerAddress: 4 * config.OPEN_TABLES,
    openPerAddress: config.OPEN_TABLES,
    publicPerAddress: Math.ceil(config.OPEN_TABLES / 5),
  },
  alerts: {
    mail: config.SMTP_URL === null ? null : { url: config.SMTP_URL, from: config.MAIL_FROM! },
    hosts: config.ALERT_HOSTS,
    wait: config.ALERT_WAIT,
    limits: { push: config.PUSHES_PER_DAY, mail: config.MAILS_PER_DAY, webhook: config.PUSHES_PER_DAY },
  },
  botPause: config.BOT_PAUSE,
  keeping: {
    openTables: config.KEEP_OPEN_TABLES,
    stalledGames: config.KEEP_STALLED_GAMES,
    logs: config.KEEP_LOGS,
    games: config.KEEP_GAMES,
    visitors: config.KEEP_VISITORS,
    guests: config.KEEP_GUESTS,
  },
  metrics: { token: config.METRICS_TOKEN, isWholeProcess: true },
});

/**
 * Redis may be missing. Then a node finds the changes of other nodes in the database: within ten seconds if no Redis is
 * configured, and within a second while the configured one is down.
 */
const openBusOf = async (
  { DATABASE_URL, REDIS_URL }: Config,
  node: string,
  report: (error: unknown) => void,
): Promise<Bus> => {
  const bus = await openBus(REDIS_URL, node, report);
  if (DATABASE_URL !== null && REDIS_URL === null)
    warn('REDIS_URL is not set: with several nodes, changes take up to ten seconds to reach the others.');
  if (!bus.isWhole)
    warn(
      `Redis at ${hostOf(REDIS_URL)} is not reachable yet (REDIS_URL): changes take up to a second to reach other nodes.`,
    );
  return bus;
};

const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Without user name and password. */
const hostOf = (url: string | null): string => (url === null ? '' : new URL(url).host);

const giveUp = (code: number, problems: readonly string[]): never => {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(code);
};

interface Stopping {
  /** How long to keep serving, so that load balancers switch to other nodes, in milliseconds. */
  readonly drain: number;
  /** How long shutdown may take after that. */
  readonly stopAfter: number;
}

/** The first signal stops it gracefully; a second one, or the time limit, exits immediately. */
const stopOnSignal = (server: Server, stopping: Stopping): void => {
  let told: number | null = null;
  const stop = (): void => {
    if (told === null) {
      told = performance.now();
      void stopWell(server, stopping);
    } else if (performance.now() - told > SAME_SIGNAL) giveUp(1, [`Second signal: exiting immediately. ${KEPT}`]);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const stopWell = async (server: Server, { drain, stopAfter }: Stopping): Promise<void> => {
  server.drain();
  await new Promise((go) => setTimeout(go, drain));
  const tooLong = (): string =>
    `Not finished after ${stopAfter} ms (STOP_AFTER), still waiting for ${server.waitsFor()}: exiting now. ${KEPT}`;
  setTimeout(() => giveUp(1, [tooLong()]), stopAfter).unref();
  try {
    await server.close();
  } catch (error) {
    const why = isFull(error) ? 'the disk is full or read-only: free some space' : String(error);
    giveUp(1, [`Shutdown failed: ${why}. ${KEPT}`]);
  }
  process.exit(0);
};

const whyNoDatabase = (error: unknown, url: string): string => {
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  const { host, pathname } = new URL(url);
  if (code === '28P01') return `PostgreSQL at ${host} rejected the user name or password in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database ${pathname.slice(1)} (DATABASE_URL): create it first.`;
  return `PostgreSQL at ${host} can't be used (DATABASE_URL): ${message || code}`;
};

const whyNot = (error: unknown, { PORT, HOST, DATA }: Config): string => {
  const { code = '', message = String(error) } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  const folder = resolve(DATA);
  if (error instanceof FolderInUse) return `The folder ${folder} is in use by another server. Set DATA to another one.`;
  if (error instanceof Damaged || code.startsWith('SQLITE_CORRUPT') || code === 'SQLITE_NOTADB')
    return `The database in ${folder} is damaged, or its write-ahead log (-wal) is missing: restore a backup. ${message}`;
  if (isFull(error))
    return `The disk with the folder ${folder} (DATA) is full or read-only: free some space. ${message}`;
  if (code === 'EADDRINUSE') return `Port ${PORT} is in use. Set PORT to another one.`;
  if (code === 'EACCES' && message.startsWith('listen'))
    return `Port ${PORT} is not permitted. Set PORT to another one.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST=${HOST} is not an address of this machine.`;
  if (code.startsWith('E') || code.startsWith('SQLITE_'))
    return `The folder ${folder} can't be used (DATA): ${message}`;
  return `The server could not start: ${message}`;
};
