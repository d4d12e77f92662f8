import { ROUTES } from '@ponts-bornes/protocol/routes';
import type { RouteKey, RouteTable } from '@ponts-bornes/protocol/routes';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Asker } from '../people/sessions.ts';
import { Failure } from '../failure.ts';
import { networkOf } from './network.ts';
import type { AppParts } from './parts.ts';

const HALF_A_YEAR = 180 * 86_400;
const A_YEAR = 365 * 86_400;
const BEARER = /^Bearer +(pb_[\w-]{1,100})$/i;

/** Browsers accept a cookie with this name prefix only from this exact host, over HTTPS. */
const cookieName = ({ isSecure }: AppParts): string => (isSecure ? '__Host-ponts-bornes' : 'ponts-bornes');

/** The sender of a request, if known. A token takes precedence over a cookie; an unknown token is an error. */
export const askerOf = async (request: FastifyRequest, parts: AppParts): Promise<Asker | null> => {
  const { authorization } = request.headers;
  const asker =
    authorization === undefined
      ? ((await sessionOf(request, parts))?.asker ?? null)
      : await bearerOf(authorization, parts);
  if (asker !== null) parts.networks.note(asker.id, networkOf(request.ip));
  return asker;
};

const bearerOf = async (authorization: string, { people }: AppParts): Promise<Asker> => {
  const secret = BEARER.exec(authorization)?.[1];
  const asker = secret === undefined ? null : await people.tokens.find(secret);
  if (asker === null) throw new Failure('not-signed-in');
  return asker;
};

export const knownAsker = async (request: FastifyRequest, parts: AppParts): Promise<Asker> => {
  const asker = await askerOf(request, parts);
  if (asker === null) throw new Failure('not-signed-in');
  return asker;
};

/** The sender, if known, of a request that carries no token. */
export const tokenlessAsker = async (request: FastifyRequest, parts: AppParts): Promise<Asker | null> => {
  const asker = await askerOf(request, parts);
  if (asker?.proof.kind === 'token') throw new Failure('not-yours');
  return asker;
};

/** The sender by session: a token is not enough to change how somebody signs in. */
export const sessionAsker = async (request: FastifyRequest, parts: AppParts): Promise<Asker> => {
  const asker = await tokenlessAsker(request, parts);
  if (asker === null) throw new Failure('not-signed-in');
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

const deviceCookie = (parts: AppParts): string => `${cookieName(parts)}-device`;

/** The device cookie set at an earlier sign-in. It authenticates nobody by itself. */
export const deviceOf = (request: FastifyRequest, parts: AppParts): string | null => {
  const signed = request.cookies[deviceCookie(parts)];
  const { valid, value } = signed === undefined ? { valid: false, value: null } : request.unsignCookie(signed);
  return valid ? value : null;
};

export const rememberDevice = (reply: FastifyReply, secret: string, parts: AppParts): void => {
  void reply.setCookie(deviceCookie(parts), secret, {
    signed: true,
    httpOnly: true,
    sameSite: 'strict',
    secure: parts.isSecure,
    path: '/',
    maxAge: A_YEAR,
  });
};

/** The sender by cookie, extended along with its session. */
export const greeted = async (request: FastifyRequest, reply: FastifyReply, parts: AppParts): Promise<Asker | null> => {
  if (request.headers.authorization !== undefined) return askerOf(request, parts);
  const session = await sessionOf(request, parts);
  if (session?.isProlonged === true) remember(reply, session.token, parts);
  return session?.asker ?? null;
};

export const forget = (reply: FastifyReply, parts: AppParts): void =>
  void reply.clearCookie(cookieName(parts), { path: '/', secure: parts.isSecure });

/** Parses external input with a schema. */
export const readAs = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const read = schema.safeParse(value);
  if (!read.success) throw new Failure('bad-request');
  return read.data;
};

/**
 * Changes may come from our own pages only, going by the headers that browsers send. A foreign page cannot send a
 * token.
 */
export const expectOwnOrigin = ({ headers }: FastifyRequest, { origins }: AppParts): void => {
  const { origin, host, authorization } = headers;
  if (authorization !== undefined) return;
  if (origin === undefined) {
    // Without an Origin header it is not a browser, or one that at least sends Sec-Fetch-Site.
    if (['cross-site', 'same-site'].includes(String(headers['sec-fetch-site']))) throw new Failure('not-yours');
    return;
  }
  const isOwn = origins.length > 0 ? origins.includes(origin) : URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn) throw new Failure('not-yours');
};

const isForm = ({ method, routeOptions }: FastifyRequest): boolean => {
  const key = `${method} ${routeOptions.url}`;
  return key in ROUTES && (ROUTES as RouteTable)[key as RouteKey]?.isForm === true;
};

/** The content of forms is ignored: the path says everything. */
const FORMS = ['application/x-www-form-urlencoded', 'multipart/form-data'];

/** Requests that change something must come from our own pages as JSON; a foreign form can send neither. */
export const guardChanges = (app: FastifyInstance, parts: AppParts): void => {
  app.removeContentTypeParser('text/plain');
  app.addContentTypeParser(FORMS, { parseAs: 'buffer' }, (_request, _body, done) => done(null, undefined));
  app.addHook('onRequest', async (request) => {
    if (request.method === 'GET' || request.method === 'HEAD' || isForm(request)) return;
    expectOwnOrigin(request, parts);
    const type = request.headers['content-type'];
    if (type !== undefined && !/^application\/json *(;|$)/i.test(type)) throw new Failure('bad-request');
  });
};
