import { ROUTES } from '@ponts-bornes/protocol/routes';
import type {
  AnswerOf,
  ReadParts,
  ReadonlyJson,
  Route,
  RouteKey,
  RouteTable,
  Routes,
  Who,
} from '@ponts-bornes/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import type * as z from 'zod/mini';
import type { Asker } from '../people/sessions.ts';
import { askerOf, knownAsker, readAs, sessionAsker, tokenlessAsker } from './asker.ts';
import type { AppParts } from './parts.ts';

const nobody = async (): Promise<null> => null;

/** Looks up the sender. The handlers check whether that person is the table's host or an operator. */
const ASKERS = {
  anybody: nobody,
  visitor: askerOf,
  tokenless: tokenlessAsker,
  person: knownAsker,
  session: sessionAsker,
  host: knownAsker,
  operator: nobody,
} as const satisfies Record<Who, (request: FastifyRequest, parts: AppParts) => Promise<Asker | null>>;

/** A handler's input: the parsed parts of the request, and its sender. */
type Asked<Declared extends Route> = ReadParts<Declared> & {
  readonly asker: Awaited<ReturnType<(typeof ASKERS)[Declared['who']]>>;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
};

type Answered<Declared extends Route> = ReadonlyJson<
  | AnswerOf<Declared>
  | (Declared extends { readonly otherwise: infer Schema extends z.ZodMiniType } ? z.output<Schema> : never)
>;

/** A handler for each route except sockets and event streams, which socket.ts and news.ts open. */
export type Handlers<Table extends RouteTable> = {
  readonly [Key in keyof Table & RouteKey as Table[Key]['answer'] extends 'socket' | 'events' ? never : Key]: (
    asked: Asked<Table[Key]>,
  ) => Promise<Answered<Table[Key]>>;
};

/** Registers all routes. Parses a request before looking up its sender, because parsing is cheaper. */
export const bindRoutes = (app: FastifyInstance, parts: AppParts, handlers: Handlers<Routes>): void => {
  for (const [key, handle] of Object.entries(handlers as unknown as Readonly<Record<string, Handle>>)) {
    const route: Route = ROUTES[key as keyof Routes];
    const [method, url] = key.split(' ') as [HTTPMethods, string];
    const handler = async (request: FastifyRequest, reply: FastifyReply): Promise<unknown> => {
      const sent = partsOf(route, request);
      const asker = await ASKERS[route.who](request, parts);
      const answer = await handle({ ...sent, asker, request, reply });
      if (route.status !== undefined) void reply.code(route.status);
      return answer;
    };
    app.route({ method, url, handler, ...(isForOperators(url) ? QUIET : url.endsWith('/:link') ? UNLOGGED : {}) });
  }
};

/** A handler of any route. Its argument fits because both are looked up by the same key. */
type Handle = (asked: Partial<Asked<Route>>) => Promise<unknown>;

/** For routes whose path contains a secret. */
const UNLOGGED = { logLevel: 'warn' } as const;

/** Load balancers and monitoring poll these: neither logged nor rate-limited. */
const QUIET = { logLevel: 'warn', config: { rateLimit: false } } as const;

export const isForOperators = (url: string | undefined): boolean => url !== undefined && !url.startsWith('/api/');

const partsOf = ({ params, query, body }: Route, request: FastifyRequest): Partial<ReadParts<Route>> => ({
  ...(params && { params: readAs(params, request.params) }),
  ...(query && { query: readAs(query, request.query) }),
  // An optional body may also be `null`.
  ...(body && { body: readAs(body, request.body ?? undefined) }),
});
