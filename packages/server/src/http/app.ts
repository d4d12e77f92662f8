import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ErrorCode } from '@ponts-bornes/protocol';
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { People } from '../people/people.ts';
import { Failure } from '../tables/failure.ts';
import type { Hub } from '../tables/hub.ts';
import { guardChanges } from './asker.ts';
import { peopleRoutes } from './people.ts';
import { socketRoute } from './socket.ts';
import { tableRoutes } from './tables.ts';

export interface AppParts {
  readonly hub: Hub;
  readonly people: People;
  /** Signs cookies. */
  readonly cookieSecret: string;
  /** The address under which people reach it; null: that of each request. */
  readonly origin: string | null;
  /** Where pages may be served from that talk to this server; empty: from itself alone. */
  readonly origins: readonly string[];
  readonly isSecure: boolean;
  /** Requests of one address in a minute. */
  readonly requestsPerMinute: number;
  /** Messages of one socket in ten seconds. */
  readonly messagesPerWindow: number;
}

const STATUS: Readonly<Partial<Record<ErrorCode, number>>> = {
  'bad-request': 400,
  'bad-options': 400,
  'unknown-game': 400,
  'weak-password': 400,
  'not-signed-in': 401,
  'not-yours': 403,
  'not-host': 403,
  'wrong-password': 403,
  'passkey-failed': 403,
  'no-account': 403,
  'not-found': 404,
  'too-large': 413,
  'too-fast': 429,
  'too-many': 429,
  internal: 500,
  'try-again': 503,
};

const codeOf = (status: number): ErrorCode => {
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-fast';
  if (status === 404) return 'not-found';
  return status < 500 ? 'bad-request' : 'internal';
};

/** The server's HTTP and WebSocket side. */
export const openApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const app = fastify({
    bodyLimit: LIMITS.request,
    // The name of a passkey may be as long.
    routerOptions: { maxParamLength: 1400 },
    trustProxy: false,
    logger: false,
  });
  await app.register(cookie, { secret: parts.cookieSecret });
  await app.register(helmet);
  await app.register(rateLimit, { max: parts.requestsPerMinute, timeWindow: 60_000 });
  await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } });
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof Failure) {
      const { code, refusal } = error;
      return reply.code(STATUS[code] ?? 409).send(refusal === null ? { code } : { code, refusal });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    return reply.code(status).send({ code: codeOf(status) });
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ code: 'not-found' satisfies ErrorCode }));
  guardChanges(app, parts);
  peopleRoutes(app, parts);
  tableRoutes(app, parts);
  socketRoute(app, parts);
  return app;
};
