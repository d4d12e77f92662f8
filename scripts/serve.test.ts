import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webHandler } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pb-serve-'));
writeFileSync(join(folder, '404.html'), 'not found');
const server = createServer(webHandler(folder));
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The answer to a path sent verbatim, without normalisation by a client. */
const answerTo = async (path: string): Promise<{ readonly status: number; readonly location: string | undefined }> => {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(`GET ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
  let text = '';
  for await (const part of socket) text += String(part);
  const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1]);
  return { status, location: /^location: (.*)$/im.exec(text)?.[1]?.trim() };
};

test.each(['/\\evil.example/', '//evil.example/', '/\\/evil.example/', '/\\\\evil.example//', '\\/evil.example/'])(
  '%s does not lead to another site',
  async (path) => {
    const { location } = await answerTo(path);
    expect(new URL(location ?? '/', 'http://games.example').host).toBe('games.example');
  },
);

test('a trailing slash is removed', async () => {
  expect(await answerTo('/rules/skybridge/?a=b')).toStrictEqual({ status: 308, location: '/rules/skybridge?a=b' });
  expect(await answerTo('/a//\\b/\\/')).toStrictEqual({ status: 308, location: '/a//\\b' });
  expect(await answerTo('///')).toStrictEqual({ status: 308, location: '/' });
});

test('a path longer than any page is refused before it is searched for slashes', async () => {
  expect(await answerTo(`/a${'/'.repeat(15_000)}b/`)).toStrictEqual({ status: 414, location: undefined });
  expect(await answerTo(`/${'a'.repeat(998)}/?${'q'.repeat(2000)}`)).toMatchObject({ status: 308 });
});
