import { createHash, timingSafeEqual } from 'node:crypto';
import type { ABOUT_ROUTES } from '@ponts-bornes/protocol/routes';
import type { FastifyRequest } from 'fastify';
import { Failure } from '../failure.ts';
import { OPENAPI } from './openapi.ts';
import type { AppParts } from './parts.ts';
import { isFromHere } from './proxies.ts';
import type { Handlers } from './routes.ts';

/** The server itself: its API, health and metrics. */
export const aboutHandlers = ({ phase, lacks, metrics }: AppParts): Handlers<typeof ABOUT_ROUTES> => ({
  'GET /api/openapi.json': async () => OPENAPI,
  'GET /health': async () => ({ status: 'ok' }),
  'GET /ready': async ({ reply }) => {
    const { missing, degraded } = phase() === 'serving' ? await lacks() : { missing: ['stopping'], degraded: [] };
    const part = degraded.length > 0 ? { degraded } : {};
    if (missing.length === 0) return { status: 'ready', ...part };
    void reply.code(503);
    return { status: 'not-ready', missing, ...part };
  },
  'GET /metrics': async ({ request, reply }) => {
    if (!mayRead(request, metrics.token)) throw new Failure('not-found');
    void reply.type(metrics.contentType);
    return metrics.read();
  },
});

/** Metrics reveal how many people play and when, so they are not public. */
const mayRead = ({ raw, headers }: FastifyRequest, token: string | null): boolean =>
  token === null ? isFromHere(raw) : isSame(headers.authorization ?? '', `Bearer ${token}`);

/** Constant time. */
const isSame = (given: string, wanted: string): boolean => timingSafeEqual(digest(given), digest(wanted));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();
