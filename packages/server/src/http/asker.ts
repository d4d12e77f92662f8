import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Asker } from '../people/sessions.ts';
import { Failure } from '../tables/failure.ts';
import type { AppParts } from './parts.ts';

const HALF_A_YEAR = 180 * 86_400;
const BEARER = /^Bearer +(pb_[\w-]{1,100})$/i;

/** Browsers take a name that begins so only from this very host, over https. */
const cookieName = ({ isSecure }: AppParts): string => (isSecure ? '__Host-ponts-bornes' : 'ponts-bornes');

/** Who asks, if they are known. A token goes before a cookie; one that nobody has is an error. */
export const askerOf = async (request: FastifyRequest, parts: AppParts): Promise<Asker | null> => {
  const { authorization } = request.headers;
  if (authorization === undefined) return (await sessionOf(request, parts))?.asker ?? null;
  const secret = BEARER.exec(authorization)?.[1];
  const asker = secret === undefined ? null : await parts.people.tokens.find(secret);
  if (asker === null) throw new Failure('not-signed-in');
  return asker;
};

export const knownAsker = async (request: FastifyRequest, parts: AppParts): Promise<Asker> => {
  const asker = await askerOf(request, parts);
  if (asker === null) throw new Failure('not-signed-in');
  return asker;
};

/** Who asks, by their session: a token is not enough to change how somebody signs in. */
export const signedInAsker = async (request: FastifyRequest, parts: AppParts): Promise<Asker | null> => {
  const asker = await askerOf(request, parts);
  if (asker?.proof.kind === 'token') throw new Failure('not-yours');
  return asker;
};

const sessionOf = async (
  request: FastifyRequest,
  parts: AppParts,
): Promise<{ readonly asker: Asker; readonly token: string; readonly isProlonged: boolean } | null> => {
  const signed = request.cookies[cookieName(parts)];
  if (signed === undefined) return null;
  const { valid, value } = request.unsignCookie(signed);
  const found = valid ? await parts.people.sessions.find(value) : null;
  return found === null ? null : { ...found, token: value! };
};

export const remember = (reply: FastifyReply, token: string, parts: AppParts): void => {
  void reply.setCookie(cookieName(parts), token, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: parts.isSecure,
    path: '/',
    maxAge: HALF_A_YEAR,
  });
};

/** Who comes with a cookie, which lasts as long again as its session does. */
export const greeted = async (request: FastifyRequest, reply: FastifyReply, parts: AppParts): Promise<Asker | null> => {
  if (request.headers.authorization !== undefined) return askerOf(request, parts);
  const session = await sessionOf(request, parts);
  if (session?.isProlonged === true) remember(reply, session.token, parts);
  return session?.asker ?? null;
};

export const forget = (reply: FastifyReply, parts: AppParts): void =>
  void reply.clearCookie(cookieName(parts), { path: '/', secure: parts.isSecure });

/** What came from outside, as a schema wants it. */
export const readAs = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const read = schema.safeParse(value);
  if (!read.success) throw new Failure('bad-request');
  return read.data;
};

/** Changes come from our own pages only: browsers say where from. No page of another can send a token. */
export const expectOwnOrigin = ({ headers }: FastifyRequest, { origins }: AppParts): void => {
  const { origin, host, authorization } = headers;
  if (authorization !== undefined) return;
  if (origin === undefined) {
    // Without an origin it is no browser, or one that says at least how near the page is.
    if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) throw new Failure('not-yours');
    return;
  }
  const isOwn = origins.length > 0 ? origins.includes(origin) : URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn) throw new Failure('not-yours');
};

/** Whatever changes something comes from our own pages and is JSON: what a form of another's can send is neither. */
export const guardChanges = (app: FastifyInstance, parts: AppParts): void => {
  app.removeContentTypeParser('text/plain');
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD') return;
    expectOwnOrigin(request, parts);
    const type = request.headers['content-type'];
    if (type !== undefined && !/^application\/json *(;|$)/i.test(type)) throw new Failure('bad-request');
  });
};
