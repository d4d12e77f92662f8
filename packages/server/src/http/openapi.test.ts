import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { expect, test } from 'vitest';
import { openServer } from '../index.ts';
import { OPENAPI } from './openapi.ts';
import { OPERATIONS } from './operations.ts';

const described = OPERATIONS.map(({ method, path }) => `${method} ${path}`).toSorted();
const written = (file: string): string => readFileSync(new URL(`../../../../docs/${file}`, import.meta.url), 'utf8');

/** Every route that a server registers, but for the answers to HEAD that come by themselves. */
const registered = async (): Promise<{ readonly routes: readonly string[]; readonly served: unknown }> => {
  const routes: string[] = [];
  const listen = (message: unknown): void => {
    (message as { fastify: FastifyInstance }).fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) if (each !== 'HEAD') routes.push(`${each} ${url}`);
    });
  };
  const data = mkdtempSync(join(tmpdir(), 'pb-openapi-'));
  subscribe('fastify.initialization', listen);
  const server = await openServer({ data });
  unsubscribe('fastify.initialization', listen);
  const served: unknown = (await server.app.inject('/api/openapi.json')).json();
  await server.close();
  rmSync(data, { recursive: true });
  return { routes: routes.toSorted(), served };
};

test('every route is described, and every route described is there', async () => {
  const { routes, served } = await registered();
  expect(described).toStrictEqual(routes);
  expect(served).toStrictEqual(OPENAPI);
});

test('docs/openapi.json is what the server says (vitest -u writes it anew)', async () => {
  await expect(`${JSON.stringify(OPENAPI, null, 2)}\n`).toMatchFileSnapshot('../../../../docs/openapi.json');
});

test('docs/protocol.md lists the same requests', () => {
  const listed = [...written('protocol.md').matchAll(/^\| `([A-Z]+ \/api\/[^`?]*)(?:\?[^`]*)?`/gm)].map(
    ([, row]) => row,
  );
  const requests = described.filter((row) => / \/api\//.test(row) && !/socket$|openapi\.json$/.test(row));
  expect(listed.toSorted()).toStrictEqual(requests);
});

test('every reference leads to a schema, and every schema is referred to or is said over the socket', () => {
  const text = JSON.stringify(OPENAPI);
  const { schemas } = OPENAPI['components'] as { schemas: object };
  const referred = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name));
  expect([...referred, 'ClientMessage'].toSorted()).toStrictEqual(Object.keys(schemas).toSorted());
  expect(text).not.toContain('$defs');
});
