import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { LIMITS } from '@ponts-bornes/protocol';
import type { ErrorCode } from '@ponts-bornes/protocol';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import { isAway } from '../store/away.ts';
import { Failure } from '../tables/failure.ts';
import { guardChanges } from './asker.ts';
import { healthRoutes, isHealthRoute } from './health.ts';
import { OPENAPI } from './openapi.ts';
import type { AppParts } from './parts.ts';
import { peopleRoutes } from './people.ts';
import { givenRequestId, trustedProxies } from './proxies.ts';
import { socketRoute } from './socket.ts';
import { tableRoutes } from './tables.ts';

/** How long sockets have to say goodbye when the server stops, in milliseconds. */
const GOODBYE = 1000;

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

/** All else is for the pages. */
const FOR_API = /^\/(?:api(?:[/?]|$)|(?:health|ready|metrics)(?:\?|$))/;

const codeOf = (status: number): ErrorCode => {
  if (status === 413) return 'too-large';
  if (status === 429) return 'too-fast';
  if (status === 404) return 'not-found';
  return status < 500 ? 'bad-request' : 'internal';
};

/** The server's HTTP and WebSocket side. */
export const openApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const trusts = trustedProxies(parts.trustProxy);
  const app: FastifyInstance = fastify({
    bodyLimit: LIMITS.request,
    // The name of a passkey may be as long.
    routerOptions: { maxParamLength: 1400 },
    trustProxy: trusts,
    logger: loggerOf(parts),
    genReqId: (request) => givenRequestId(request, trusts) ?? randomUUID(),
    serverFactory: beside(parts.web),
    // An address that can't be read has no route whose errors would be handled.
    frameworkErrors: (_error, _request, reply) => {
      void (reply as FastifyReply).code(400).send({ code: 'bad-request' satisfies ErrorCode });
    },
  });
  app.addHook('onRequest', (request, reply, done) => {
    void reply.headers({ 'cache-control': 'no-store', 'x-request-id': request.id });
    done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    parts.meters.requested({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  await app.register(cookie, { secret: parts.cookieSecret });
  // Other sites may share the domain: what holds for them is not for this one to say.
  const strictTransportSecurity = parts.isSecure && { includeSubDomains: false };
  await app.register(helmet, { strictTransportSecurity });
  await app.register(rateLimit, { max: parts.requestsPerMinute, timeWindow: 60_000 });
  await app.register(websocket, {
    options: { maxPayload: LIMITS.message, perMessageDeflate: false },
    preClose: (done) => {
      const { clients } = app.websocketServer;
      for (const client of clients) client.close(1001);
      setTimeout(() => clients.forEach((client) => client.terminate()), GOODBYE).unref();
      // What is answered from now on leaves connections that would be kept for the next question: none comes.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50).unref();
      app.server.once('close', () => clearInterval(idle));
      done();
    },
  });
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Failure) {
      const { code, refusal } = error;
      return reply.code(STATUS[code] ?? 409).send(refusal === null ? { code } : { code, refusal });
    }
    if (isAway(error)) {
      request.log.warn({ err: error, ...tableOf(request) }, 'the database is away');
      return reply.code(503).send({ code: 'try-again' satisfies ErrorCode });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error, ...tableOf(request) }, 'request failed');
    return reply.code(status).send({ code: codeOf(status) });
  });
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ code: 'not-found' satisfies ErrorCode }));
  healthRoutes(app, parts);
  refuseWhenStopping(app, parts);
  guardChanges(app, parts);
  peopleRoutes(app, parts);
  tableRoutes(app, parts);
  socketRoute(app, parts);
  app.get('/api/openapi.json', async () => OPENAPI);
  return app;
};

/** Lines say which node wrote them; nothing in them says who asked. */
const loggerOf = ({ log, node }: AppParts): object => ({
  ...log,
  base: { node },
  serializers: { req: ({ method, url }: FastifyRequest) => ({ method, url }) },
});

/** The table that a request is about. */
const tableOf = ({ routeOptions, params }: FastifyRequest): { readonly table?: string } =>
  routeOptions.url?.startsWith('/api/tables/:id') === true ? { table: (params as { readonly id: string }).id } : {};

/** What comes when the server is about to be gone is for another node, or for later. */
const refuseWhenStopping = (app: FastifyInstance, { phase }: AppParts): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (phase() !== 'stopping' || isHealthRoute(request.routeOptions.url)) return;
    void reply.header('connection', 'close');
    throw new Failure('try-again');
  });
};

/** One server for both: pages are neither counted nor logged. */
const beside =
  (web: RequestListener | null): FastifyServerFactory =>
  (api, { keepAliveTimeout }) => {
    const server = createServer((request, response) => {
      const isForApi = web === null || FOR_API.test(request.url ?? '');
      (isForApi ? api : web)(request, response);
    });
    server.keepAliveTimeout = Number(keepAliveTimeout);
    return server;
  };
