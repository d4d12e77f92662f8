import type { FastifyReply, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Person } from '../people/sessions.ts';
import { Failure } from '../tables/failure.ts';
import type { AppParts } from './app.ts';

const COOKIE = 'ponts-bornes';
const HALF_A_YEAR = 180 * 86_400;

/** Who asks, if they are known. */
export const askerOf = async (request: FastifyRequest, { sessions }: AppParts): Promise<Person | null> => {
  const signed = request.cookies[COOKIE];
  if (signed === undefined) return null;
  const { valid, value } = request.unsignCookie(signed);
  return valid ? sessions.find(value) : null;
};

export const knownAsker = async (request: FastifyRequest, parts: AppParts): Promise<Person> => {
  const person = await askerOf(request, parts);
  if (person === null) throw new Failure('not-signed-in');
  return person;
};

export const remember = (reply: FastifyReply, token: string, { isSecure }: AppParts): void => {
  void reply.setCookie(COOKIE, token, {
    signed: true,
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    path: '/',
    maxAge: HALF_A_YEAR,
  });
};

export const forget = (reply: FastifyReply): void => void reply.clearCookie(COOKIE, { path: '/' });

/** What came from outside, as a schema wants it. */
export const readAs = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown): z.infer<Schema> => {
  const read = schema.safeParse(value);
  if (!read.success) throw new Failure('bad-request');
  return read.data;
};

/** Changes come from our own pages only: browsers say where from. */
export const expectOwnOrigin = (request: FastifyRequest, { origins }: AppParts): void => {
  const { origin, host } = request.headers;
  if (origin === undefined) return;
  const isOwn = origins.length > 0 ? origins.includes(origin) : URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn) throw new Failure('not-yours');
};
