import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webHandler } from './serve.mjs';

const folder = mkdtempSync(join(tmpdir(), 'pb-serve-'));
writeFileSync(join(folder, '404.html'), 'not found');
writeFileSync(join(folder, 'index.html'), 'start');
writeFileSync(join(folder, 'big.js'), Buffer.alloc(20_000_000));
writeFileSync(join(folder, 'gone.js'), 'gone');
const handler = webHandler(folder);
/** Those being sent. */
const files: Readable[] = [];
const server = createServer((request, response) => {
  response.once('pipe', (file: Readable) => files.push(file));
  handler(request, response);
});
beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

const connected = (): Socket => connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => {});

interface Answer {
  readonly status: number;
  readonly location: string | undefined;
}

/** The answer to a path sent verbatim, without normalisation by a client. */
const answerTo = async (path: string, header = 'X: x', method = 'GET'): Promise<Answer> => {
  const socket = connected();
  socket.write(
    Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\nConnection: close\r\n\r\n`, 'latin1'),
  );
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

test.each([
  'bytes=5-2',
  'bytes=0-18446744073709551615',
  'bytes=-1-',
  'bytes=99999999999999999999-',
  'bytes=0-0,2-3',
  'x',
  '',
])('the range “%s” gets the whole page', async (range) => {
  expect(await answerTo('/', `Range: ${range}`)).toMatchObject({ status: 200 });
});

test.each([
  ['/x\f/', 400],
  ['/\t', 400],
  ['/%', 404],
  ['/%2e%2e/%2e%2e/etc/passwd', 404],
  ['/../../etc/passwd', 404],
  ['/__proto__', 404],
  ['/%00', 404],
  ['//', 308],
  ['http://other.example/', 308],
  ['*', 404],
])('the address %j gets %i', async (path, status) => {
  expect(await answerTo(path)).toMatchObject({ status });
});

test('only reading is possible', async () => {
  expect(await answerTo('/', 'X: x', 'POST')).toMatchObject({ status: 405 });
  expect(await answerTo('/', 'X: x', 'HEAD')).toMatchObject({ status: 200 });
});

test('files are closed with the connection of those who wait for them, also behind another answer', async () => {
  files.length = 0;
  const sockets = Array.from({ length: 10 }, connected);
  for (const socket of sockets) {
    socket.write('GET /big.js HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(2));
    await once(socket, 'data');
    socket.pause();
  }
  expect(files.map(({ destroyed }) => destroyed)).toStrictEqual(Array.from({ length: 20 }, () => false));
  for (const socket of sockets) socket.destroy();
  await expect.poll(() => files.every(({ destroyed }) => destroyed), { timeout: 60_000 }).toBe(true);
});

test('a file that has disappeared ends its request alone', async () => {
  rmSync(join(folder, 'gone.js'));
  expect(await answerTo('/gone.js').catch(() => 'closed')).toMatchObject({ status: Number.NaN });
  expect(await answerTo('/')).toMatchObject({ status: 200 });
});
