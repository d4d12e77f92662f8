import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import websocket from '@fastify/websocket';
import { ERROR_STATUS, LIMITS } from '@ponts-bornes/protocol';
import type { ErrorCode } from '@ponts-bornes/protocol';
import fastify from 'fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifyServerFactory } from 'fastify';
import { isAway } from '../store/away.ts';
import { Failure } from '../failure.ts';
import { aboutHandlers } from './about.ts';
import { agreementHandlers } from './agreements.ts';
import { alertHandlers, recoveryMailHandlers } from './alerts.ts';
import { guardChanges } from './asker.ts';
import { openHttpServer } from './connections.ts';
import { openCounts } from './counts.ts';
import { linkPages } from './links/links.ts';
import { meetingHandlers } from './meeting.ts';
import { networkOf } from './network.ts';
import { NEWS_PATH, newsRoute } from './news.ts';
import { queueRoute } from './queue-socket.ts';
import { limitedPages, safePages } from './pages.ts';
import type { AppParts } from './parts.ts';
import { peopleHandlers } from './people.ts';
import { pictureHandlers } from './pictures.ts';
import { givenRequestId, trustedProxies } from './proxies.ts';
import type { Trusts } from './proxies.ts';
import { bindRoutes, isForOperators } from './routes.ts';
import { socketRoute } from './socket.ts';
import { tableHandlers } from './tables.ts';

/** How long sockets have to complete the closing handshake on shutdown, in milliseconds. */
const GOODBYE = 1000;

/** A year. Other sites may share the domain, so it must not cover subdomains. */
const HTTPS_ONLY = 'max-age=31536000';

/** Everything else is handled by the web client. */
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
    // Passkey ids may be this long.
    routerOptions: { maxParamLength: 1400 },
    trustProxy: trusts,
    logger: loggerOf(parts),
    genReqId: (request) => givenRequestId(request, trusts) ?? randomUUID(),
    serverFactory: serving(parts, trusts, (err) => app.log.error({ err }, 'page failed')),
    // A malformed URL matches no route, so no route's error handler would run.
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
    // A stream ends after hours.
    if (route !== NEWS_PATH || reply.statusCode >= 400)
      parts.meters.requested({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime);
    done();
  });
  await app.register(cookie, { secret: parts.cookieSecret });
  // Pages need that policy too: see `serving`.
  await app.register(helmet, { strictTransportSecurity: false });
  await app.register(rateLimit, {
    max: parts.requestsPerMinute,
    timeWindow: 60_000,
    keyGenerator: ({ ip }) => networkOf(ip),
  });
  await registerSockets(app);
  answerErrors(app);
  app.setNotFoundHandler(async (_request, reply) => reply.code(404).send({ code: 'not-found' satisfies ErrorCode }));
  refuseWhenStopping(app, parts);
  guardChanges(app, parts);
  bindRoutes(app, parts, {
    ...peopleHandlers(parts),
    ...recoveryMailHandlers(parts),
    ...alertHandlers(parts),
    ...tableHandlers(parts),
    ...pictureHandlers(parts),
    ...meetingHandlers(parts),
    ...agreementHandlers(parts),
    ...aboutHandlers(parts),
  });
  openStreams(app, parts);
  return app;
};

/** Sockets, which are closed on shutdown. */
const registerSockets = async (app: FastifyInstance): Promise<void> => {
  await app.register(websocket, {
    // socket.ts answers pings, and limits them.
    options: { maxPayload: LIMITS.message, perMessageDeflate: false, autoPong: false },
    errorHandler: (error, socket, { log }) => {
      // Otherwise a client could fill the log with frames that no browser sends.
      if (!isOfClient(error)) log.error({ err: error }, 'socket failed');
      socket.terminate();
    },
    preClose: (done) => {
      const { clients } = app.websocketServer;
      for (const client of clients) client.close(1001);
      setTimeout(() => clients.forEach((client) => client.terminate()), GOODBYE).unref();
      // Answering a request leaves its keep-alive connection idle; close those too, as no more requests follow.
      const idle = setInterval(() => app.server.closeIdleConnections(), 50).unref();
      app.server.once('close', () => clearInterval(idle));
      done();
    },
  });
};

/** Whether an error is about what a client sent, or its connection. */
const isOfClient = (error: Error): boolean =>
  'code' in error &&
  (String(error.code).startsWith('WS_ERR_') || error.code === 'ECONNRESET' || error.code === 'EPIPE');

/** Connections that stay open. They share one limit per address. */
const openStreams = (app: FastifyInstance, parts: AppParts): void => {
  const byAddress = openCounts(parts.socketsPerAddress);
  for (const open of [socketRoute, newsRoute, queueRoute]) open(app, parts, byAddress);
};

/** Every refusal has a code that clients translate; no other error details leave the server. */
const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler(async (error, request, reply) => {
    if (error instanceof Failure) {
      const { code, details } = error;
      return reply.code(ERROR_STATUS[code]).send({ code, ...details });
    }
    // The client broke off; its connection is not the database's.
    if (request.raw.destroyed && !request.raw.complete)
      return reply.code(400).send({ code: 'bad-request' satisfies ErrorCode });
    if (isAway(error)) {
      request.log.warn({ err: error, ...tableOf(request) }, 'database unavailable');
      return reply.code(503).send({ code: 'try-again' satisfies ErrorCode });
    }
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    if (status >= 500) request.log.error({ err: error, ...tableOf(request) }, 'request failed');
    return reply.code(status).send({ code: codeOf(status) });
  });
};

/** Each line names its node; none identifies the sender of a request. */
const loggerOf = ({ log, node }: AppParts): object => ({
  ...log,
  base: { node },
  serializers: { req: ({ method, url }: FastifyRequest) => ({ method, url }) },
});

/** The table that a request is about. */
const tableOf = ({ routeOptions, params }: FastifyRequest): { readonly table?: string } =>
  routeOptions.url?.startsWith('/api/tables/:id') === true ? { table: (params as { readonly id: string }).id } : {};

/** A server about to exit leaves new requests to another node, or to a retry. */
const refuseWhenStopping = (app: FastifyInstance, { phase }: AppParts): void => {
  app.addHook('onRequest', async (request, reply) => {
    if (phase() !== 'stopping' || isForOperators(request.routeOptions.url)) return;
    void reply.header('connection', 'close');
    throw new Failure('try-again');
  });
};

/** One HTTP server for both: page requests are limited on their own, and neither counted nor logged. */
const serving = (parts: AppParts, trusts: Trusts, report: (error: unknown) => void): FastifyServerFactory => {
  const { connections, trustProxy, isSecure } = parts;
  const web =
    parts.web === null ? null : safePages(limitedPages(linkPages(parts.web, parts, trusts), parts, trusts), report);
  return (api) =>
    openHttpServer(
      (request, response) => {
        if (isSecure) response.setHeader('Strict-Transport-Security', HTTPS_ONLY);
        const isForApi = web === null || FOR_API.test(request.url ?? '');
        (isForApi ? api : web)(request, response);
      },
      connections,
      { trusts, hasProxy: trustProxy !== 0 },
    );
};
