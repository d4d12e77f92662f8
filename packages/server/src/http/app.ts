import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ErrorCode } from '@ponts-bornes/protocol';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { openSessions } from '../people/sessions.ts';
import { Failure } from '../tables/failure.ts';
import type { Hub } from '../tables/hub.ts';
import { peopleRoutes } from './people.ts';
import { socketRoute } from './socket.ts';
import { tableRoutes } from './tables.ts';

export interface AppParts {
  readonly hub: Hub;
  readonly sessions: ReturnType<typeof openSessions>;
  /** Signs cookies. */
  readonly cookieSecret: string;
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
  'not-signed-in': 401,
  'not-yours': 403,
  'not-host': 403,
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
    trustProxy: false,
    logger: false,
    // An address that can't be read has no route whose errors would be handled.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send({ code: 'bad-request' satisfies ErrorCode });
    },
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
  peopleRoutes(app, parts);
  tableRoutes(app, parts);
  socketRoute(app, parts);
  return app;
};
