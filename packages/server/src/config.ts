import { isIP } from 'node:net';
import { LIMITS } from '@ponts-bornes/protocol';
import * as z from 'zod/mini';

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

/** One of the ways to name proxies: how many there are, or their addresses. */
const TrustProxy = z.union([
  whole(0, 16),
  z.string().check(z.refine((text) => text.split(',').every((part) => isNetwork(part.trim())))),
]);

const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...more] = text.split('/');
  const most = isIP(address) === 6 ? 128 : 32;
  return isIP(address) !== 0 && more.length === 0 && (bits === undefined || (/^\d+$/.test(bits) && +bits <= most));
};

/** An address of a service, of one of these schemes. */
const serviceAt = (...schemes: readonly string[]): z.ZodMiniType<string> =>
  z.string().check(z.refine((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol)));

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;

/** What is logged, and where to if not to the output. */
export interface Log {
  readonly level: (typeof LOG_LEVELS)[number];
  readonly stream?: { readonly write: (line: string) => void };
}

/** What the environment may set, each with its default. */
const Environment = z.object({
  PORT: z._default(whole(0, 65_535), 8080),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The folder in which everything is kept. */
  DATA: z._default(z.string(), 'data'),
  /** The PostgreSQL in which everything is kept instead, and the Redis by which nodes hear of each other. */
  DATABASE_URL: z._default(z.nullable(serviceAt('postgres:', 'postgresql:')), null),
  REDIS_URL: z._default(z.nullable(serviceAt('redis:', 'rediss:')), null),
  /** What cookies are signed with; null: what is kept with the rest. */
  COOKIE_SECRET: z._default(z.nullable(z.string().check(z.minLength(32))), null),
  /** The address under which people reach it; null: that of each request. */
  ORIGIN: z._default(z.nullable(Origin), null),
  TRUST_PROXY: z._default(TrustProxy, 0),
  LOG: z._default(z.enum(LOG_LEVELS), 'warn'),
  /** Requests of one address in a minute, and messages of one socket in ten seconds. */
  REQUESTS: z._default(whole(1, 1e9), 300),
  MESSAGES: z._default(whole(1, 1e9), 100),
  /** Sockets of one address at once: a school has one address for all its pupils. */
  SOCKETS: z._default(whole(1, 1e9), LIMITS.socketsPerAddress),
  /** How long people may look at a move before a bot's follows, in milliseconds. */
  BOT_PAUSE: z._default(whole(0, 60_000), 700),
  /** What Prometheus shows to read `/metrics`; null: it asks from this machine. */
  METRICS_TOKEN: z._default(z.nullable(z.string().check(z.regex(/^[\x21-\x7e]{16,200}$/))), null),
  /** How long it serves on when it is told to stop, and how long it may take to finish after that, in milliseconds. */
  DRAIN: z._default(whole(0, 600_000), 0),
  STOP_AFTER: z._default(whole(100, 600_000), 10_000),
});
export type Config = z.infer<typeof Environment>;

export const VARIABLES = Object.keys(Environment.shape) as readonly (keyof Config)[];

const WANTED: Readonly<Record<keyof Config, string>> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine',
  DATA: 'a folder',
  DATABASE_URL: 'an address such as postgres://name:password@db.example.org/games',
  REDIS_URL: 'an address such as redis://redis.example.org:6379',
  COOKIE_SECRET: 'at least 32 characters',
  ORIGIN: 'an address such as https://games.example.org',
  TRUST_PROXY: 'the number of proxies in front, or their addresses with commas between',
  LOG: `one of ${LOG_LEVELS.join(', ')}`,
  REQUESTS: 'a number from 1 on',
  MESSAGES: 'a number from 1 on',
  SOCKETS: 'a number from 1 on',
  BOT_PAUSE: 'a number of milliseconds up to 60000',
  METRICS_TOKEN: 'a secret of 16 to 200 letters, digits and signs without spaces',
  DRAIN: 'a number of milliseconds up to 600000',
  STOP_AFTER: 'a number of milliseconds from 100 to 600000',
};

/** What is never said again, also where it is wrong. */
const SECRET: ReadonlySet<keyof Config> = new Set(['DATABASE_URL', 'REDIS_URL', 'COOKIE_SECRET', 'METRICS_TOKEN']);
const ALONE =
  'REDIS_URL is of use only with DATABASE_URL: nodes that hear of each other must keep everything in one place.';

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  /** One sentence for each variable that is wrong. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment; what is empty is as good as not there. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ReadConfig => {
  const read = Environment.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value)));
  if (read.success && read.data.REDIS_URL !== null && read.data.DATABASE_URL === null)
    return { ok: false, problems: [ALONE] };
  if (read.success) return { ok: true, config: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0] as keyof Config));
  return {
    ok: false,
    problems: [...wrong].map(
      (name) => `${name} must be ${WANTED[name]}${SECRET.has(name) ? '' : `, not "${environment[name]}"`}.`,
    ),
  };
};
