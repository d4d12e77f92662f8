import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findGame } from '@ponts-bornes/catalogue';
import { parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import { startProgram, startServer } from '../test/process.ts';
import type { Program } from '../test/process.ts';
import { openServer } from './index.ts';
import type { Server, ServerSettings } from './index.ts';

const BOT = fileURLToPath(new URL('../examples/bot.mjs', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'pb-run-'));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));
const programs: Program[] = [];
const servers: Server[] = [];

const started = (program: Program): Program => {
  programs.push(program);
  return program;
};

const opened = async (settings: Partial<ServerSettings> = {}): Promise<string> => {
  const server = await openServer({ data: newFolder(), ...settings });
  servers.push(server);
  return server.app.listen({ port: 0, host: '127.0.0.1' });
};

afterEach(async () => {
  for (const { child, ended } of programs.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  for (const server of servers.splice(0)) await server.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('a server that receives a stop signal', () => {
  test.each(['SIGINT', 'SIGTERM'] as const)(
    '(%s) closes its sockets, exits with 0, and is unchanged after a restart',
    async (signal) => {
      const data = newFolder();
      const first = started(startServer(data));
      const ada = new Client(await first.line('stdout'));
      await ada.call('POST', '/api/me', { nickname: 'Ada' });
      const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
      const seated = await ada.join(id);
      await seated.until(({ facts }) => facts !== null);
      const closed = once(seated.socket, 'close');
      first.child.kill(signal);
      first.child.kill(signal);
      expect((await closed)[0]).toBe(1001);
      expect(await first.ended).toMatchObject({ code: 0, stderr: '' });

      const second = started(startServer(data));
      ada.at(await second.line('stdout'));
      expect(await ada.call('GET', '/api/me')).toMatchObject({ person: { nickname: 'Ada' } });
      expect(await ada.call('GET', `/api/tables/${id}`)).toMatchObject({ table: { id, status: 'open' } });
    },
  );

  test('does not wait forever for a socket that never answers', async () => {
    const program = started(startServer(newFolder()));
    const client = new Client(await program.line('stdout'));
    await client.call('POST', '/api/me', { nickname: 'Ada' });
    const id = await client.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const seated = await client.join(id);
    await seated.until(({ facts }) => facts !== null);
    seated.socket.pause();
    program.child.kill('SIGTERM');
    expect((await program.ended).code).toBe(0);
    seated.close();
  });
});

describe('a server that cannot start explains why in a sentence', () => {
  test('when its folder is in use', async () => {
    const data = newFolder();
    const first = await started(startServer(data)).line('stdout');
    const { code, stdout, stderr } = await started(startServer(data)).ended;
    expect([code, stdout]).toStrictEqual([1, '']);
    expect(stderr).toBe(`The folder ${data} is in use by another server. Set DATA to another one.\n`);
    // The first goes on.
    expect(await new Client(first).outcome('POST', '/api/me', { nickname: 'Ada' })).toBe('ok');
  });

  test('when its folder is invalid', async () => {
    const file = join(newFolder(), 'file');
    writeFileSync(file, '');
    const { code, stderr } = await started(startServer(file)).ended;
    expect([code, stderr.split('\n').length]).toStrictEqual([1, 2]);
    expect(stderr).toContain(`The folder ${file} can't be used (DATA): `);
  });

  test('when its port is in use', async () => {
    const other = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const { code, stderr } = await started(startServer(newFolder(), { PORT: String(port) })).ended;
    other.close();
    expect([code, stderr]).toStrictEqual([1, `Port ${port} is in use. Set PORT to another one.\n`]);
  });

  test('when variables are invalid, naming each', async () => {
    const wrong = {
      PORT: '80a',
      ORIGIN: 'https://a.example/path',
      TRUST_PROXY: '1.2.3.4/99',
      LOG: 'loud',
      REQUESTS: '0',
    };
    const { code, stderr } = await started(startServer(newFolder(), wrong)).ended;
    expect(code).toBe(2);
    for (const [name, value] of Object.entries(wrong)) {
      expect(stderr).toMatch(new RegExp(`^${name} must be .*, not "${value}"\\.$`, 'm'));
    }
  });
});

describe('pages and API on one port', () => {
  test.each([
    ['https://games.example.org', 'max-age=31536000'],
    ['http://games.example.org', null],
  ])('with the public URL %s, both tell browsers to use only HTTPS: %s', async (origin, policy) => {
    const address = await opened({ origin, web: (_request, response) => void response.end('page') });
    for (const path of ['/', '/api/me', '/api/nothing']) {
      const { headers } = await fetch(address + path);
      expect(headers.get('strict-transport-security')).toBe(policy);
    }
  });

  test('everything outside the API is handled by the pages, without the API’s headers', async () => {
    const origin = await opened({ web: (request, response) => void response.end(`page ${request.url}`) });
    for (const path of ['/', '/apis', '/games/skybridge?x=/api/me', '//api/me']) {
      const response = await fetch(origin + path);
      expect(await response.text()).toBe(`page ${path}`);
      expect(response.headers.get('content-security-policy')).toBeNull();
      expect(response.headers.get('x-ratelimit-limit')).toBeNull();
    }
    const api = await fetch(`${origin}/api/me`);
    expect(await api.json()).toStrictEqual({ person: null });
    expect(api.headers.get('cache-control')).toBe('no-store');
    expect(api.headers.get('content-security-policy')).toContain("default-src 'self'");
    expect(await (await fetch(`${origin}/api/nowhere`)).json()).toStrictEqual({ code: 'not-found' });
  });

  test('with a public URL, changes are accepted from there only, and cookies require HTTPS if it does', async () => {
    const origin = await opened({ origin: 'https://games.example.org' });
    const come = (from: string): Promise<Response> =>
      fetch(`${origin}/api/me`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: from },
        body: '{"nickname":"Ada"}',
      });
    expect((await come(origin)).status).toBe(403);
    const answer = await come('https://games.example.org');
    expect([answer.status, answer.headers.get('set-cookie')]).toStrictEqual([200, expect.stringContaining('Secure')]);
  });

  test('behind a proxy, its headers identify clients; without one, such headers are ignored', async () => {
    const askFor = (origin: string, address: string): Promise<Response> =>
      fetch(`${origin}/api/me`, { headers: { 'x-forwarded-for': address } });
    const behind = await opened({ trustProxy: 1, requestsPerMinute: 1 });
    const alone = await opened({ requestsPerMinute: 1 });
    const statuses = async (origin: string): Promise<readonly number[]> => [
      (await askFor(origin, '192.0.2.1')).status,
      (await askFor(origin, '192.0.2.2')).status,
      (await askFor(origin, '192.0.2.1')).status,
    ];
    expect(await statuses(behind)).toStrictEqual([200, 200, 429]);
    expect(await statuses(alone)).toStrictEqual([200, 429, 429]);
  });

  test('guests from one address are limited per hour; those who are known are not', async () => {
    const origin = await opened({ trustProxy: 1, guestsPerHour: 2 });
    const from = (address: string): Client => {
      const client = new Client(origin);
      client.headers['x-forwarded-for'] = address;
      return client;
    };
    const come = (client: Client, nickname = 'Ada'): Promise<string> => client.outcome('POST', '/api/me', { nickname });
    const known = from('192.0.2.1');
    expect([await come(known), await come(from('192.0.2.1')), await come(from('192.0.2.1'))]).toStrictEqual([
      'ok',
      'ok',
      'too-many-guests',
    ]);
    expect([await come(known, 'Blaise'), await come(from('192.0.2.2'))]).toStrictEqual(['ok', 'ok']);
  });

  test('a log line has the same request id as the response, and no secrets', async () => {
    const lines: string[] = [];
    const origin = await opened({ log: { level: 'info', stream: { write: (line) => void lines.push(line) } } });
    const response = await fetch(`${origin}/api/me`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"nickname":"Ada"}',
    });
    await fetch(`${origin}/api/me`, { headers: { authorization: 'Bearer pb_never-logged' } });
    const cookie = response.headers.get('set-cookie') ?? '';
    const id = response.headers.get('x-request-id');
    for (const server of servers.splice(0)) await server.close();
    expect(lines.map((line) => (JSON.parse(line) as { reqId?: string }).reqId)).toContain(id);
    expect(lines.join('')).not.toContain('pb_never-logged');
    expect(lines.join('')).not.toContain(cookie.slice('ponts-bornes='.length).split('.')[0]);
  });
});

describe('the example bot plays a whole game', () => {
  const expectProof = async (record: string, game: string): Promise<void> => {
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.record.game).toBe(game);
    const { game: rules } = await findGame(game)!.load();
    expect(verifyRecord(rules, parsed.record).ok).toBe(true);
  };

  test('of Skybridge against the server’s bot, and of Course folle against another who joined by link', async () => {
    const server = await started(startServer(newFolder())).line('stdout');
    const { code, stdout } = await started(startProgram(BOT, [server, '--against', 'curious'])).ended;
    expect(code).toBe(0);
    await expectProof(stdout, 'skybridge');
    const host = started(startProgram(BOT, [server, '--game', 'course-folle', '--against', 'open']));
    const guest = started(startProgram(BOT, [server, '--table', await host.line('stderr')]));
    const [own, others] = [await host.ended, await guest.ended];
    expect([own.code, others.code, others.stdout]).toStrictEqual([0, 0, own.stdout]);
    await expectProof(own.stdout, 'course-folle');
  });
});
