import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROUTES } from '@ponts-bornes/protocol/routes';
import type { ABOUT_ROUTES, ME_ROUTES, Route } from '@ponts-bornes/protocol/routes';
import type { FastifyInstance } from 'fastify';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { expectDeclared } from '../../test/declared.ts';
import { openServer } from '../index.ts';
import { OPENAPI } from './openapi.ts';
import type { Handlers } from './routes.ts';

const declared = Object.keys(ROUTES).toSorted();
const written = (file: string): string => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');

/** Every route that a server registers, except the implicit HEAD routes. */
const registered = async (): Promise<{ readonly routes: readonly string[]; readonly served: unknown }> => {
  const routes: string[] = [];
  const listen = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
    });
  };
  const data = mkdtempSync(join(tmpdir(), 'pb-routes-'));
  subscribe('fastify.initialization', listen);
  const server = await openServer({ data });
  unsubscribe('fastify.initialization', listen);
  const served: unknown = (await server.app.inject('/api/openapi.json')).json();
  await server.close();
  rmSync(data, { recursive: true });
  return { routes: routes.toSorted(), served };
};

test('no route exists outside the table, and every declared route exists', async () => {
  const { routes, served } = await registered();
  expect(routes).toStrictEqual(declared);
  expect(served).toStrictEqual(OPENAPI);
});

test.each(Object.entries<Route>(ROUTES))('%s declares the parameters of its path', (key, { params }) => {
  const named = [...key.matchAll(/:(\w+)/g)].map(([, name]) => name);
  expect(Object.keys(params?.shape ?? {})).toStrictEqual(named);
});

test('docs/openapi.json matches the server (vitest -u rewrites it)', async () => {
  await expect(`${JSON.stringify(OPENAPI, null, 2)}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');
});

test('docs/protocol.md lists the same requests', () => {
  const listed = [...written('protocol.md').matchAll(/^\| `([A-Z]+ \/api\/[^`?]*)(?:\?[^`]*)?`/gm)].map(
    ([, row]) => row,
  );
  const requests = declared.filter((row) => / \/api\//.test(row) && !/socket$|openapi\.json$/.test(row));
  expect(listed.toSorted()).toStrictEqual(requests);
});

test('every reference resolves, and every schema is referenced, or used by the socket, the stream or a push', () => {
  const text = JSON.stringify(OPENAPI);
  const { schemas } = OPENAPI['components'] as { schemas: object };
  const referred = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...referred, 'ClientMessage', 'PushMessage', 'QueueClientMessage', 'Turns'].toSorted()).toStrictEqual(
    Object.keys(schemas).toSorted(),
  );
  expect(text).not.toContain('$defs');
});

describe('an undeclared response', () => {
  test.each([
    ['GET', '/health', { status: 200, body: { status: 'ok', load: 1 } }, 'load'],
    ['GET', '/health', { status: 200, body: {} }, 'status'],
    ['POST', '/api/tables', { status: 200, body: { id: 'abcdefgh23456789' } }, '201'],
    ['GET', '/api/tables/abcdefgh23456789/record', { status: 200, body: {} }, 'string'],
    ['GET', '/api/tables?game=skybridge', { status: 404, body: { code: 'not-found' } }, 'does not declare not-found'],
    ['DELETE', '/api/me', { status: 400, body: { code: 'prove-again' } }, '403'],
    ['DELETE', '/api/me', { status: 403, body: { code: 'prove-again', person: 'Ada' } }, 'Ada'],
    ['GET', '/api/nowhere', { status: 200, body: {} }, 'code'],
  ])('fails the tests: %s %s %j', (method, path, answer, why) => {
    expect(() => expectDeclared(method, path, answer)).toThrow(why);
  });

  test('does not compile', () => {
    type Health = Handlers<typeof ABOUT_ROUTES>['GET /health'];
    expectTypeOf<() => Promise<{ status: 'ok' }>>().toExtend<Health>();
    expectTypeOf<() => Promise<{ status: 'well' }>>().not.toExtend<Health>();
    type SignOut = Handlers<typeof ME_ROUTES>['DELETE /api/me/session'];
    expectTypeOf<() => Promise<Record<string, never>>>().toExtend<SignOut>();
    expectTypeOf<() => Promise<{ person: string }>>().not.toExtend<SignOut>();
  });
});
