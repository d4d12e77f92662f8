import type { RequestListener } from 'node:http';
import { resolve } from 'node:path';
import type { Bus } from './bus/bus.ts';
import { openBus } from './bus/open.ts';
import { readConfig } from './config.ts';
import type { Config } from './config.ts';
import { openServer } from './index.ts';
import type { Server } from './index.ts';
import { FolderInUse } from './store/sqlite.ts';

/** A terminal and whoever started it may both pass on one signal: within so many milliseconds it is the same. */
const SAME_SIGNAL = 1000;
const KEPT = 'What was acknowledged is kept.';

/**
 * Runs a server as the environment says until the process is told to stop, and gives its address once it listens. What is
 * wrong around it is said in a sentence, and ends the process: 2 for a variable, 1 for all else.
 *
 * @param web gives what answers everything but the API; it is asked once the variables are known to be right
 */
export const run = async (
  environment: Readonly<Record<string, string | undefined>>,
  web?: () => Promise<RequestListener>,
): Promise<string> => {
  const read = readConfig(environment);
  if (!read.ok) return giveUp(2, read.problems);
  const { config } = read;
  const pages = await web?.();
  let server: Server | null = null;
  try {
    server = await openServer({
      data: config.DATA,
      database: config.DATABASE_URL,
      bus: (node, report) => openBusOf(config, node, report),
      ...(config.COOKIE_SECRET === null ? {} : { cookieSecret: config.COOKIE_SECRET }),
      origin: config.ORIGIN,
      trustProxy: config.TRUST_PROXY,
      log: { level: config.LOG },
      requestsPerMinute: config.REQUESTS,
      messagesPerWindow: config.MESSAGES,
      socketsPerAddress: config.SOCKETS,
      botPause: config.BOT_PAUSE,
      metrics: { token: config.METRICS_TOKEN, isWholeProcess: true },
      ...(pages === undefined ? {} : { web: pages }),
    });
    const address = await server.app.listen({ port: config.PORT, host: config.HOST });
    stopWhenTold(server, { drain: config.DRAIN, stopAfter: config.STOP_AFTER });
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

/** Redis may be away: then others are heard a second later, as without any. */
const openBusOf = async (
  { DATABASE_URL, REDIS_URL }: Config,
  node: string,
  report: (error: unknown) => void,
): Promise<Bus> => {
  const bus = await openBus(REDIS_URL, node, report);
  if (DATABASE_URL !== null && REDIS_URL === null)
    warn('Without REDIS_URL several nodes hear of each other a second late.');
  if (!bus.isWhole)
    warn(`Redis is not there yet (REDIS_URL, ${hostOf(REDIS_URL)}): nodes hear of each other a second late.`);
  return bus;
};

const warn = (sentence: string): void => void process.stderr.write(`${sentence}\n`);

/** Without name and password. */
const hostOf = (url: string | null): string => (url === null ? '' : new URL(url).host);

const giveUp = (code: number, problems: readonly string[]): never => {
  for (const problem of problems) process.stderr.write(`${problem}\n`);
  process.exit(code);
};

interface Stopping {
  /** How long it serves on, so that balancers turn to others, in milliseconds. */
  readonly drain: number;
  /** How long it may take to finish after that. */
  readonly stopAfter: number;
}

/** The first signal stops it well; another, or too long a time, ends it as it is. */
const stopWhenTold = (server: Server, stopping: Stopping): void => {
  let told: number | null = null;
  const stop = (): void => {
    if (told === null) {
      told = performance.now();
      void stopWell(server, stopping);
    } else if (performance.now() - told > SAME_SIGNAL) giveUp(1, [`Told to stop again: it ends as it is. ${KEPT}`]);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
};

const stopWell = async (server: Server, { drain, stopAfter }: Stopping): Promise<void> => {
  server.drain();
  await new Promise((go) => setTimeout(go, drain));
  const tooLong = (): string =>
    `It has not finished after ${stopAfter} milliseconds (STOP_AFTER), and waits for ${server.waitsFor()}: it ends as it is. ${KEPT}`;
  setTimeout(() => giveUp(1, [tooLong()]), stopAfter).unref();
  try {
    await server.close();
  } catch (error) {
    giveUp(1, [`It did not stop cleanly: ${String(error)}`]);
  }
  process.exit(0);
};

const whyNoDatabase = (error: unknown, url: string): string => {
  const { code = '', message = '' } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  const { host, pathname } = new URL(url);
  if (code === '28P01') return `PostgreSQL at ${host} refuses the name or the password in DATABASE_URL.`;
  if (code === '3D000')
    return `PostgreSQL at ${host} has no database ${pathname.slice(1)} (DATABASE_URL): create it first.`;
  return `PostgreSQL at ${host} can't be used (DATABASE_URL): ${message || code}`;
};

const whyNot = (error: unknown, { PORT, HOST, DATA }: Config): string => {
  const { code = '', message = String(error) } = (error ?? {}) as { readonly code?: string; readonly message?: string };
  const folder = resolve(DATA);
  if (error instanceof FolderInUse)
    return `The folder ${folder} is in use by another server: choose another with DATA.`;
  if (code === 'EADDRINUSE') return `Port ${PORT} is taken: choose another with PORT.`;
  if (code === 'EACCES' && message.startsWith('listen'))
    return `Port ${PORT} is not allowed: choose another with PORT.`;
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return `HOST=${HOST} is no address of this machine.`;
  if (code.startsWith('E') || code.startsWith('SQLITE_'))
    return `The folder ${folder} can't be used (DATA): ${message}`;
  return `The server could not start: ${message}`;
};
