import * as z from 'zod/mini';

/** What the environment may set, each with its default. */
const Environment = z.object({
  PORT: z._default(
    z.pipe(
      z.transform((text) => Number(text)),
      z.int().check(z.gte(0), z.lte(65_535)),
    ),
    8080,
  ),
  HOST: z._default(z.string(), '127.0.0.1'),
  /** The folder in which everything is kept. */
  DATA: z._default(z.string().check(z.minLength(1)), 'data'),
  /** Where pages come from when that is another place than this server: addresses with commas between. */
  ORIGINS: z._default(z.string(), ''),
  /** Whether people come over https, so that cookies may ask for it. */
  SECURE: z._default(z.enum(['0', '1']), '0'),
  /** Requests of one address in a minute, and messages of one socket in ten seconds. */
  REQUESTS: z._default(
    z.pipe(
      z.transform((text) => Number(text)),
      z.int().check(z.gte(1)),
    ),
    300,
  ),
  MESSAGES: z._default(
    z.pipe(
      z.transform((text) => Number(text)),
      z.int().check(z.gte(1)),
    ),
    100,
  ),
});
export type Config = z.infer<typeof Environment>;

export type ReadConfig =
  | { readonly ok: true; readonly config: Config }
  /** One sentence for each variable that is wrong. */
  | { readonly ok: false; readonly problems: readonly string[] };

export const readConfig = (environment: Readonly<Record<string, string | undefined>>): ReadConfig => {
  const read = Environment.safeParse(environment);
  if (read.success) return { ok: true, config: read.data };
  return {
    ok: false,
    problems: read.error.issues.map(({ path, message }) => {
      const name = path.join('.');
      return `${name}=${environment[name] ?? ''}: ${message}`;
    }),
  };
};
