import { isIP } from 'node:net';
import { LIMITS } from '@ponts-bornes/protocol';
import * as z from 'zod/mini';
import { ATTEMPT_LIMITS } from './people/attempts.ts';
import { KEEPING } from './retention/keeping.ts';
import { ALERT_WAIT } from './tables/room/announcements.ts';

const whole = (least: number, most: number): z.ZodMiniType<number> =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/)),
      z.transform((text) => Number(text)),
    ),
    z.int().check(z.gte(least), z.lte(most)),
  );

const Origin = z.pipe(
  z.string().check(z.refine((text) => /^https?:\/\/[^/?#@]+\/?$/.test(text) && URL.canParse(text))),
  z.transform((text) => new URL(text).origin),
);

/** One form of `TRUST_PROXY`: the number of proxies, or their addresses. */
const TrustProxy = z.union([
  whole(0, 16),
  z.string().check(z.refine((text) => text.split(',').every((part) => isNetwork(part.trim())))),
]);

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= most));
};

/** A service URL with one of these schemes. */
const serviceAt = (...schemes: readonly string[]): z.ZodMiniType<string> =>
  z.string().check(z.refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol)));

/** An address, or a name with an address in angle brackets. */
const Sender = z.string().check(z.regex(/^(?:[^<>@\p{Cc}]+ )?<?[^\s<>@]+@[^\s<>@]+>?$/u));

/** Host names with optional ports, separated by commas. */
const Hosts = z.pipe(
  z.string().check(z.refine((text) => text.split(',').every((host) => URL.canParse(`http://${host.trim()}`)))),
  z.transform((text) => text.split(',').map((host) => new URL(`http://${host.trim()}`).host)),
);

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** Log level, and an optional destination other than standard output. */
export interface Log {
  readonly level: (typeof LOG_LEVELS)[number];
  readonly stream?: { readonly write: (line: string) => void };
}

/** Defaults shared with servers created without an environment. */
export const CONNECTIONS = 100;
/** A page has about 40 files, and a class opens it at the same time. */
export const PAGES = 2000;
/** A school may have several classes an hour, but each device becomes a guest once. */
export const GUESTS = 200;
export const REQUEST_TIMEOUT = 20_000;

/** The environment variables and their defaults. */
const Environment = z.object({
  PORT: z._default(whole(0, 65_535), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The data folder. */
  DATA: z._default(z.string(), 'data'),
  /** PostgreSQL to use instead of the folder, and Redis for communication between nodes. */
  DATABASE_URL: z._default(z.nullable(serviceAt('postgres:', 'postgresql:')), null),
  REDIS_URL: z._default(z.nullable(serviceAt('redis:', 'rediss:')), null),
  /** The key that signs cookies; null: use the one stored in the database. */
  COOKIE_SECRET: z._default(z.nullable(z.string().check(z.minLength(32))), null),
  /** The public URL; null: take it from each request. */
  ORIGIN: z._default(z.nullable(Origin), null),
  TRUST_PROXY: z._default(TrustProxy, 0),
  LOG: z._default(z.enum(LOG_LEVELS), 'warn'),
  /** Requests per address per minute; pages and files per address, and messages per socket, in ten seconds. */
  REQUESTS: z._default(whole(1, 1e9), 300),
  PAGES: z._default(whole(1, 1e9), PAGES),
  MESSAGES: z._default(whole(1, 1e9), 100),
  /** Concurrent sockets per address; a whole school may share one address. */
  SOCKETS: z._default(whole(1, 1e9), LIMITS.socketsPerAddress),
  /** Concurrent connections per address in addition to its sockets, and in total including sockets. */
  CONNECTIONS: z._default(whole(1, 1e9), CONNECTIONS),
  MAX_CONNECTIONS: z._default(z.nullable(whole(16, 1e9)), null),
  /** The time limit for receiving a request, in milliseconds. */
  REQUEST_TIMEOUT: z._default(whole(1000, 600_000), REQUEST_TIMEOUT),
  /** Sign-in attempts per address in 15 minutes. */
  SIGN_INS: z._default(whole(1, 1e9), ATTEMPT_LIMITS.perAddress),
  /** New guests per address in an hour. */
  GUESTS: z._default(whole(1, 1e9), GUESTS),
  /** Tables per address that wait for players; a fifth of them may be public. */
  OPEN_TABLES: z._default(whole(1, 1e9), LIMITS.openTablesPerAddress),
  /** Days until data is deleted or compacted; 0: never. */
  KEEP_OPEN_TABLES: z._default(whole(0, 100_000), KEEPING.openTables),
  KEEP_STALLED_GAMES: z._default(whole(0, 100_000), KEEPING.stalledGames),
  KEEP_LOGS: z._default(whole(0, 100_000), KEEPING.logs),
  KEEP_GAMES: z._default(whole(0, 100_000), KEEPING.games),
  KEEP_VISITORS: z._default(whole(0, 100_000), KEEPING.visitors),
  KEEP_GUESTS: z._default(whole(0, 100_000), KEEPING.guests),
  /** The mail server, and the sender of e-mails; null: this server sends none. */
  SMTP_URL: z._default(z.nullable(serviceAt('smtp:', 'smtps:')), null),
  MAIL_FROM: z._default(z.nullable(Sender), null),
  /** Private hosts that pushes and webhooks may reach, also over plain HTTP. */
  ALERT_HOSTS: z._default(Hosts, []),
  /** How long people who left may take to come back before they are alerted, in milliseconds. */
  ALERT_WAIT: z._default(whole(0, 3_600_000), ALERT_WAIT),
  /** Alerts per person and day: pushes, and messages to a webhook; e-mails. */
  PUSHES_PER_DAY: z._default(whole(0, 1e9), LIMITS.pushesPerDay),
  MAILS_PER_DAY: z._default(whole(0, 1e9), LIMITS.mailsPerDay),
  /** The pause before a bot's move, so that people can follow the previous one, in milliseconds. */
  BOT_PAUSE: z._default(whole(0, 60_000), 700),
  /** The bearer token for `/metrics`; null: only requests from this machine. */
  METRICS_TOKEN: z._default(z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))), null),
  /** How long to keep serving after a stop signal, and how long shutdown may take after that, in milliseconds. */
  DRAIN: z._default(whole(0, 600_000), 0),
  STOP_AFTER: z._default(whole(100, 600_000), 10_000),
});
export type Config = z.infer<typeof Environment>;

export const VARIABLES = Object.keys(Environment.shape) as readonly (keyof Config)[];

const DAYS = 'a number of days up to 100000, or 0 for never';

const WANTED: Readonly<Record<keyof Config, string>> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine',
  DATA: 'a folder',
  DATABASE_URL: 'an address such as postgres://name:password@db.example.org/games',
  REDIS_URL: 'an address such as redis://redis.example.org:6379',
  COOKIE_SECRET: 'at least 32 characters',
  ORIGIN: 'an address such as https://games.example.org',
  TRUST_PROXY: 'the number of proxies in front, or a comma-separated list of their addresses',
  LOG: `one of ${LOG_LEVELS.join(', ')}`,
  REQUESTS: 'a number of at least 1',
  PAGES: 'a number of at least 1',
  MESSAGES: 'a number of at least 1',
  SOCKETS: 'a number of at least 1',
  CONNECTIONS: 'a number of at least 1',
  MAX_CONNECTIONS: 'a number of at least 16',
  REQUEST_TIMEOUT: 'a number of milliseconds from 1000 to 600000',
  SIGN_INS: 'a number of at least 1',
  GUESTS: 'a number of at least 1',
  OPEN_TABLES: 'a number of at least 1',
  KEEP_OPEN_TABLES: DAYS,
  KEEP_STALLED_GAMES: DAYS,
  KEEP_LOGS: DAYS,
  KEEP_GAMES: DAYS,
  KEEP_VISITORS: DAYS,
  KEEP_GUESTS: DAYS,
  SMTP_URL: 'an address such as smtps://name:password@mail.example.org',
  MAIL_FROM: 'an e-mail address, such as games@example.org',
  ALERT_HOSTS: 'a comma-separated list of hosts, such as home.example.org:8123',
  ALERT_WAIT: 'a number of milliseconds up to 3600000',
  PUSHES_PER_DAY: 'a number',
  MAILS_PER_DAY: 'a number',
  BOT_PAUSE: 'a number of milliseconds up to 60000',
  METRICS_TOKEN: 'a secret of 16 to 200 characters without spaces',
  DRAIN: 'a number of milliseconds up to 600000',
  STOP_AFTER: 'a number of milliseconds from 100 to 600000',
};

/** Never echoed, not even in errors. */
const SECRET: ReadonlySet<keyof Config> = new Set([
  'DATABASE_URL',
  'REDIS_URL',
  'COOKIE_SECRET',
  'METRICS_TOKEN',
  'SMTP_URL',
]);
const ALONE = 'REDIS_URL needs DATABASE_URL: nodes that share a bus must share a database.';

const NO_SENDER = 'SMTP_URL needs MAIL_FROM, the sender of e-mails, and ORIGIN, for the links in them.';

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  /** One sentence per invalid variable. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment; an empty variable counts as unset. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ReadConfig => {
  const read = Environment.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value)));
  if (read.success && read.data.REDIS_URL !== null && read.data.DATABASE_URL === null)
    return { ok: false, problems: [ALONE] };
  if (read.success && read.data.SMTP_URL !== null && (read.data.MAIL_FROM === null || read.data.ORIGIN === null))
    return { ok: false, problems: [NO_SENDER] };
  if (read.success) return { ok: true, config: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0] as keyof Config));
  return {
    ok: false,
    problems: [...wrong].map(
      (name) => `${name} must be ${WANTED[name]}${SECRET.has(name) ? '' : `, not "${environment[name]}"`}.`,
    ),
  };
};
