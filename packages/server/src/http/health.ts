import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Failure } from '../tables/failure.ts';
import type { AppParts } from './parts.ts';
import { isFromHere } from './proxies.ts';

const ROUTES = new Set(['/health', '/ready', '/metrics']);

export const isHealthRoute = (url: string | undefined): boolean => url !== undefined && ROUTES.has(url);

/** For balancers and whoever watches over the server: asked often, so neither counted against anybody nor logged. */
export const healthRoutes = (app: FastifyInstance, parts: AppParts): void => {
  const quiet = { logLevel: 'warn', config: { rateLimit: false } } as const;

  app.get('/health', quiet, async () => ({ status: 'ok' }));

  app.get('/ready', quiet, async (_request, reply) => {
    const { missing, degraded } =
      parts.phase() === 'serving' ? await parts.lacks() : { missing: ['stopping'], degraded: [] };
    const part = degraded.length > 0 ? { degraded } : {};
    if (missing.length > 0) return reply.code(503).send({ status: 'not-ready', missing, ...part });
    return { status: 'ready', ...part };
  });

  app.get('/metrics', quiet, async (request, reply) => {
    const { metrics } = parts;
    if (!mayRead(request, metrics.token)) throw new Failure('not-found');
    return reply.type(metrics.contentType).send(await metrics.read());
  });
};

/** Figures tell how many play and when: not everybody's business. */
const mayRead = ({ raw, headers }: FastifyRequest, token: string | null): boolean =>
  token === null ? isFromHere(raw) : isSame(headers.authorization ?? '', `Bearer ${token}`);

/** Takes as long whatever is wrong. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
