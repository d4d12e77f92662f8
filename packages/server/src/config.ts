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
});
export type Config = z.infer<typeof Environment>;

const WANTED: Readonly<Record<keyof Config, string>> = {
  PORT: 'a number from 0 to 65535',
  HOST: 'an address of this machine',
  DATA: 'a folder',
  ORIGIN: 'an address such as https://games.example.org',
  TRUST_PROXY: 'the number of proxies in front, or their addresses with commas between',
  LOG: `one of ${LOG_LEVELS.join(', ')}`,
  REQUESTS: 'a number from 1 on',
  MESSAGES: 'a number from 1 on',
  SOCKETS: 'a number from 1 on',
  BOT_PAUSE: 'a number of milliseconds up to 60000',
};

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  /** One sentence for each variable that is wrong. */
  | { readonly ok: false; readonly problems: readonly string[] };

/** Reads the environment; what is empty is as good as not there. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ReadConfig => {
  const read = Environment.safeParse(Object.fromEntries(Object.entries(environment).filter(([, value]) => value)));
  if (read.success) return { ok: true, config: read.data };
  const wrong = new Set(read.error.issues.map(({ path }) => path[0] as keyof Config));
  return {
    ok: false,
    problems: [...wrong].map((name) => `${name} must be ${WANTED[name]}, not "${environment[name]}".`),
  };
};
