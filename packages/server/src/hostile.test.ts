import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVEL_NAMES, pick } from '@ponts-bornes/kernel';
import { ERROR_CODES, LIMITS, PROTOCOL } from '@ponts-bornes/protocol';
import type { ServerMessage } from '@ponts-bornes/protocol';
import fc from 'fast-check';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startServer } from '../test/child.ts';
import { Client } from '../test/client.ts';
import type { Seated } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { hostileRng, junkJson, nearly } from '../test/hostile.ts';
import { openServer } from './index.ts';
import type { Server } from './index.ts';

/** Allowed memory growth in a flood, in megabytes: far more than expected, far less than what is sent. */
const MOST_GROWTH = 150;
/** Messages and requests the fuzzer sends; `HOSTILE=100000` runs longer. */
const ROUNDS = Number(process.env['HOSTILE'] ?? 160);
const SEED = process.env['SEED'] ?? 'hostile';
const PROPERTY = { seed: 1952, numRuns: Math.ceil(ROUNDS / 8) };

const folder = mkdtempSync(join(tmpdir(), 'pb-hostile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let server: Server;
let origin: string;
let host: Client;
let guest: Client;
let stranger: Client;
let table: string;
let seats: readonly [Seated, Seated];
let troubles: string[];

const open = async (limits: {
  readonly requestsPerMinute: number;
  readonly messagesPerWindow: number;
}): Promise<void> => {
  troubles = [];
  server = await openServer({
    data: mkdtempSync(join(folder, 'data-')),
    ...limits,
    report: (id, error) => troubles.push(`${id} ${String(error)}`),
  });
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  [host, guest, stranger] = [new Client(origin), new Client(origin), new Client(origin)];
  for (const client of [host, guest, stranger]) await client.call('POST', '/api/me', { nickname: 'Ada' });
  table = await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], visibility: 'public' });
  await guest.call('POST', `/api/tables/${table}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await host.call('POST', `/api/tables/${table}/begin`);
  seats = [await host.join(table), await guest.join(table)];
  for (const seated of seats) await seated.until(({ shown }) => shown !== null);
};

beforeEach(() => open({ requestsPerMinute: 1e6, messagesPerWindow: 1e6 }));
afterEach(() => server.close());

/** The table's public state, and what its seats are shown. */
const standing = async (): Promise<string> => {
  const { table: facts } = (await new Client(origin).call('GET', `/api/tables/${table}`)) as {
    table: Record<string, unknown>;
  };
  const shown = await Promise.all(
    [host, guest].map(async (client) => {
      const seated = await client.join(table);
      await seated.until((one) => one.shown !== null);
      seated.close();
      return seated.shown;
    }),
  );
  return JSON.stringify([facts['status'], facts['asked'], facts['options'], facts['commitment'], shown]);
};

/** The game continues as if nothing had happened. */
const playsOn = async (): Promise<void> => {
  for (let move = 0; move < 6; move++) {
    const seated = seats.find(({ shown, record }) => record === null && shown!.moves.length > 0)!;
    const { seen, moves } = seated.shown!;
    expect(await seated.play(moves[0]!)).toMatchObject({ t: 'done' });
    for (const each of seats) await each.until(({ shown }) => shown!.seen > seen);
  }
};

/** Sends raw frames and collects the replies until the server has answered a ping or closed. */
const sendRaw = async (client: Client, frames: readonly (string | Buffer)[]): Promise<readonly ServerMessage[]> => {
  const seated = await client.join(table);
  // Before the server knows the client it holds only a few messages.
  await seated.until(({ shown }) => shown !== null);
  const closed = once(seated.socket, 'close');
  for (const frame of frames) seated.socket.send(frame);
  seated.tell({ t: 'ping' });
  await Promise.race([seated.until(({ heard }) => heard.some((text) => text.startsWith('{"t":"pong"'))), closed]);
  seated.close();
  return seated.heard.map((text) => JSON.parse(text) as ServerMessage);
};

const errorsOf = (messages: readonly ServerMessage[]): readonly string[] =>
  messages.flatMap((message) => (message.t === 'error' ? [message.code] : []));

const expectTyped = (body: unknown): void => {
  expect(ERROR_CODES).toContain((body as { code: unknown }).code);
  expect(JSON.stringify(body)).not.toMatch(/sqlite|\/src\/|node_modules|FST_|at .*:\d+:\d+/i);
};

/** Sends raw HTTP and returns the whole response. */
const rawHttp = async (text: string): Promise<string> => {
  const { port } = server.app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  const parts: Buffer[] = [];
  socket.on('data', (part: Buffer) => parts.push(part));
  socket.on('error', () => {});
  socket.write(text);
  await once(socket, 'close');
  return Buffer.concat(parts).toString('utf8');
};

const codeIn = (answer: string): unknown => {
  const body = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  return (JSON.parse(body) as { code: unknown }).code;
};

describe('over HTTP', () => {
  const ROUTES: readonly (readonly [string, string])[] = [
    ['POST', '/api/me'],
    ['POST', '/api/tables'],
    ['POST', '/api/tables/ID/seats/0/take'],
    ['POST', '/api/tables/ID/seats/9/bot'],
    ['POST', '/api/tables/ID/seats/__proto__/take'],
    ['POST', '/api/tables/aaaaaaaaaaaaaaaa/begin'],
    ['POST', '/api/tables/ID/begin'],
    ['GET', '/api/tables/ID/record'],
    ['GET', '/api/tables/..%2f..%2fetc'],
    ['GET', '/api/tables?game=a&game=b'],
    ['DELETE', '/api/nothing'],
  ];

  test('any input is answered with a code, and nothing changes', async () => {
    const before = await standing();
    const rng = hostileRng(`${SEED} http`);
    for (let round = 0; round < ROUNDS; round++) {
      const [method, path] = pick(rng, ROUTES);
      const type = pick(rng, ['application/json', 'application/json; charset=utf-16', 'text/plain', 'a/b', '']);
      const response = await fetch(`${origin}${path.replace('ID', table)}`, {
        method,
        headers: { ...(type === '' ? {} : { 'content-type': type }), cookie: stranger.cookie },
        ...(method === 'GET' ? {} : { body: junkJson(rng) }),
      });
      expect(response.status, `${method} ${path}, round ${round}`).toBeGreaterThanOrEqual(400);
      expect(response.status, `${method} ${path}, round ${round}`).toBeLessThan(500);
      expectTyped(await response.json());
    }
    expect(await standing()).toBe(before);
    expect(troubles).toStrictEqual([]);
    await playsOn();
  });

  test('any request for a table is refused with a code or fulfilled, and never breaks the server', async () => {
    const json = fc.jsonValue({ maxDepth: 2 });
    const asked = fc.record(
      {
        game: fc.oneof(fc.constantFrom('skybridge', 'mille-bornes', '__proto__'), json),
        options: json,
        seats: json,
        pace: json,
      },
      { requiredKeys: [] },
    );
    await fc.assert(
      fc.asyncProperty(asked, async (body) => {
        const answer = await stranger.ask('POST', '/api/tables', body);
        expect(answer.status).toBe(400);
        expectTyped(answer.body);
      }),
      PROPERTY,
    );
  });

  test('oversized, deeply nested, truncated or duplicated input is refused before it is parsed', async () => {
    const large = await stranger.ask('POST', '/api/me', { nickname: 'x'.repeat(LIMITS.request) });
    expect([large.status, large.body['code']]).toStrictEqual([413, 'too-large']);
    const head = (path: string, rest = ''): string =>
      `GET ${path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n${rest}\r\n`;
    for (const path of ['/%zz', '/api/tables/%ff', '/api/tables/%00', `/api/tables/${'a'.repeat(2000)}`, '//api//me']) {
      expect(ERROR_CODES, path).toContain(codeIn(await rawHttp(head(path))));
    }
    expect(await rawHttp('NONSENSE\r\n\r\n')).toMatch(/^HTTP\/1\.1 400 /);
    expect(await rawHttp(head('/api/me', `x: ${'y'.repeat(40_000)}\r\n`))).toMatch(/^HTTP\/1\.1 431 /);
    expect((await stranger.ask('GET', '/api/me')).status).toBe(200);
  });

  test('nobody can act for others: forged cookies, other people’s tables, foreign pages', async () => {
    const before = await standing();
    const [name, signed] = host.cookie.split('=') as [string, string];
    const forged = [
      `${name}=`,
      `${name}=${signed.slice(0, -3)}aaa`,
      `${name}=${signed.split('.')[0]}`,
      `${name}=__proto__`,
      'x'.repeat(4000),
    ];
    for (const cookie of forged) {
      const response = await fetch(`${origin}/api/tables/${table}/leave`, { method: 'POST', headers: { cookie } });
      expect([response.status, await response.json()]).toStrictEqual([401, { code: 'not-signed-in' }]);
    }
    for (const path of ['begin', 'leave', 'return', 'seats/0/bot', 'seats/1/take']) {
      const body = path.endsWith('bot')
        ? { level: 'easy' }
        : path.endsWith('take')
          ? { entropy: '0123456789abcdef' }
          : {};
      const answer = await stranger.ask('POST', `/api/tables/${table}/${path}`, body);
      expect([400, 403, 409], path).toContain(answer.status);
      expectTyped(answer.body);
    }
    for (const foreign of ['https://elsewhere.example', 'null', 'http://', `${origin}.example`]) {
      const response = await fetch(`${origin}/api/tables/${table}/leave`, {
        method: 'POST',
        headers: { cookie: host.cookie, origin: foreign },
      });
      expect([response.status, await response.json()], foreign).toStrictEqual([403, { code: 'not-yours' }]);
    }
    expect(await standing()).toBe(before);
  });

  test('nobody sits twice, and no seat is vacated while the game is starting', async () => {
    for (let round = 0; round < 5; round++) {
      const id = await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }] });
      const entropy = { entropy: 'fedcba9876543210' };
      await Promise.all([1, 2].map((seat) => guest.ask('POST', `/api/tables/${id}/seats/${seat}/take`, entropy)));
      const { table: facts } = (await host.call('GET', `/api/tables/${id}`)) as {
        table: { seats: { kind: string }[] };
      };
      expect(facts.seats.filter(({ kind }) => kind === 'person')).toHaveLength(2);
      const free = facts.seats.findIndex(({ kind }) => kind === 'open');
      await stranger.call('POST', `/api/tables/${id}/seats/${free}/take`, entropy);
      await Promise.all([host.ask('POST', `/api/tables/${id}/begin`), stranger.ask('POST', `/api/tables/${id}/leave`)]);
      const after = (await host.call('GET', `/api/tables/${id}`)) as {
        table: { status: string; seats: { kind: string }[] };
      };
      if (after.table.status === 'playing') expect(after.table.seats.map(({ kind }) => kind)).not.toContain('open');
    }
  });

  test('excess requests get an error', async () => {
    await server.close();
    await open({ requestsPerMinute: 30, messagesPerWindow: 100 });
    const codes: unknown[] = [];
    for (let time = 0; time < 40; time++) codes.push((await stranger.ask('GET', '/api/me')).body['code']);
    expect(codes.at(-1)).toBe('too-fast');
  });
});

describe('over a socket', () => {
  test('any message is answered with a code, and nothing changes', async () => {
    const before = await standing();
    const rng = hostileRng(`${SEED} socket`);
    const right = { t: 'play', id: 'a', seen: seats[0].shown!.seen, text: 'no move' };
    const frames = Array.from({ length: ROUNDS }, () => pick(rng, [junkJson(rng), nearly(rng, right)])).filter(
      (frame) => Buffer.byteLength(frame) <= LIMITS.message,
    );
    for (const client of [host, guest, stranger, new Client(origin)]) {
      const messages = await sendRaw(client, [...frames, Buffer.from([0xff, 0x00, 0x80])]);
      const codes = errorsOf(messages);
      expect(codes.length).toBeGreaterThan(frames.length / 2);
      for (const code of codes) expect(ERROR_CODES).toContain(code);
    }
    expect(await standing()).toBe(before);
    expect(troubles).toStrictEqual([]);
    await playsOn();
  });

  test('a text is a move only if it is one’s own, on one’s own turn', async () => {
    const before = await standing();
    const asked = seats.findIndex(({ shown }) => shown!.moves.length > 0);
    const [mover, other] = [seats[asked]!, seats[1 - asked]!];
    const { moves, seen } = mover.shown!;
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.constantFrom('__proto__')),
        async (text) => {
          fc.pre(text.length > 0 && !moves.includes(text) && !/\p{Cs}/u.test(text));
          expect((await mover.say({ t: 'play', seen, text })).t).toBe('refused');
          expect((await mover.say({ t: 'why', text })).t).toBe('refused');
        },
      ),
      PROPERTY,
    );
    expect(await other.play(moves[0]!)).toMatchObject({ t: 'refused', refusal: { rule: 'K-TURN' } });
    const watching = await stranger.join(table);
    await watching.until(({ shown }) => shown !== null);
    expect(await watching.play(moves[0]!)).toMatchObject({ t: 'error', code: 'not-yours' });
    for (const wrong of [seen + 1, seen + 1000, Number.MAX_SAFE_INTEGER]) {
      expect(await mover.say({ t: 'play', seen: wrong, text: moves[0]! })).toMatchObject({ code: 'stale' });
      expect(await mover.say({ t: 'back', seen: wrong })).toMatchObject({ code: 'stale' });
    }
    expect(await standing()).toBe(before);
  });

  test('a repeated message does nothing, even under its old id with another text', async () => {
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    const { moves, seen } = mover.shown!;
    expect((await mover.play(moves[0]!, 'once')).t).toBe('done');
    for (const seated of seats) await seated.until(({ shown }) => shown!.seen > seen);
    const before = await standing();
    expect((await mover.say({ t: 'play', seen, text: moves[0]! }, 'once')).t).toBe('done');
    expect((await mover.say({ t: 'play', seen, text: moves.at(-1)! }, 'once')).t).toBe('done');
    expect((await mover.say({ t: 'back', seen }, 'once')).t).toBe('done');
    expect(await mover.say({ t: 'play', seen, text: moves[0]! }, 'anew')).toMatchObject({ code: 'stale' });
    expect(await standing()).toBe(before);
  });

  test('an oversized frame closes only that socket', async () => {
    const before = await standing();
    const seated = await guest.join(table);
    seated.socket.on('error', () => {});
    const closed = once(seated.socket, 'close');
    seated.socket.send(JSON.stringify({ t: 'play', id: 'a', seen: 0, text: 'x'.repeat(1_000_000) }));
    expect((await closed)[0]).toBe(1009);
    expect(await standing()).toBe(before);
    await playsOn();
  });

  test('text that is not UTF-8 closes only that socket', async () => {
    const seated = await guest.join(table);
    const closed = once(seated.socket, 'close');
    seated.socket.send(Buffer.from([0xc3, 0x28]), { binary: false });
    expect((await closed)[0]).toBe(1007);
    await playsOn();
  });

  test('a connection to an unknown table or from a foreign page gets an error and is closed', async () => {
    const tried: readonly (readonly [string, Record<string, string>, string])[] = [
      ['aaaaaaaaaaaaaaaa', {}, 'not-found'],
      ['nothing', {}, 'bad-request'],
      [table, { origin: 'https://elsewhere.example', cookie: host.cookie }, 'not-yours'],
    ];
    for (const [id, headers, code] of tried) {
      const socket = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${id}/socket`, { headers });
      const heard: string[] = [];
      socket.on('message', (data: Buffer) => heard.push(data.toString('utf8')));
      await once(socket, 'close');
      expect(heard.map((text) => JSON.parse(text) as unknown)).toStrictEqual([{ t: 'error', id: null, code }]);
    }
    const half = connect((server.app.server.address() as AddressInfo).port, '127.0.0.1');
    half.write(`GET /api/tables/${table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n`);
    const wrong = await rawHttp(
      `GET /api/tables/${table}/socket HTTP/1.1\r\nhost: x\r\nupgrade: websocket\r\nconnection: upgrade\r\n\r\n`,
    );
    expect(wrong).toMatch(/^HTTP\/1\.1 4\d\d /);
    await playsOn();
    half.destroy();
  });

  test('a player who gives up a seat does not see its later cards', async () => {
    const id = await host.create({ game: 'mille-bornes', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const entropy = { entropy: 'fedcba9876543210' };
    await guest.call('POST', `/api/tables/${id}/seats/1/take`, entropy);
    const left = await guest.join(id);
    await guest.call('POST', `/api/tables/${id}/leave`);
    await stranger.call('POST', `/api/tables/${id}/seats/1/take`, entropy);
    await host.call('POST', `/api/tables/${id}/begin`);
    await left.until(({ shown }) => shown !== null);
    expect(left.shown!.viewer).toBe('spectator');
  });

  test('a flood gets an error, and the socket closes', async () => {
    await server.close();
    await open({ requestsPerMinute: 1000, messagesPerWindow: 20 });
    const seated = await stranger.join(table);
    const closed = once(seated.socket, 'close');
    for (let time = 0; time < 5000; time++) seated.tell({ t: 'ping' });
    expect((await closed)[0]).toBe(1008);
    const codes = errorsOf(seated.heard.map((text) => JSON.parse(text) as ServerMessage));
    expect(codes).toStrictEqual(['too-fast']);
    await playsOn();
  });

  test('sockets per address are limited, and closing some makes room again', async () => {
    const many = await Promise.all(
      Array.from({ length: LIMITS.socketsPerAddress - 2 }, () => new Client(origin).join(table)),
    );
    const refused = new WebSocket(`${origin.replace('http', 'ws')}/api/tables/${table}/socket`);
    expect((await once(refused, 'close'))[0]).toBe(1008);
    const closed = many.map(({ socket }) => once(socket, 'close'));
    for (const seated of many) seated.socket.close();
    await Promise.all(closed);
    const again = await stranger.join(table);
    again.tell({ t: 'hello', protocol: PROTOCOL, lines: 0, said: 0 });
    await again.until(({ shown }) => shown !== null);
    await playsOn();
  });
});

describe('a dedicated server', () => {
  test('does not grow under floods, clients that never read, and messages to unknown tables', async () => {
    await server.close();
    const data = mkdtempSync(join(folder, 'data-'));
    const child = await startServer(data);
    origin = child.origin;
    try {
      host = new Client(origin);
      await host.call('POST', '/api/me', { nickname: 'Ada' });
      table = await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: LEVEL_NAMES[0] }] });
      await host.call('POST', `/api/tables/${table}/begin`);
      const junk = Array.from({ length: 2000 }, () => 'x'.repeat(LIMITS.message));
      await sendRaw(host, junk);
      const before = megabytesOf(child.pid);
      for (let time = 0; time < 3; time++) await sendRaw(host, junk);
      for (let time = 0; time < 3; time++) await letGo(`/api/tables/${table}/socket`, host.cookie);
      for (let time = 0; time < 3; time++) await letGo('/api/tables/aaaaaaaaaaaaaaaa/socket', host.cookie);
      // What it no longer needs may be freed later.
      await eventually(() => expect(megabytesOf(child.pid) - before).toBeLessThan(MOST_GROWTH));
      const seated = await host.join(table);
      await seated.until(({ shown }) => (shown?.moves.length ?? 0) > 0);
      expect((await seated.play(seated.shown!.moves[0]!)).t).toBe('done');
      seated.close();
    } finally {
      await child.stop();
      await open({ requestsPerMinute: 1000, messagesPerWindow: 1000 });
    }
  });
});

const megabytesOf = (pid: number): number =>
  Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) / 1024;

/** Sends requests without ever reading, until the server closes the connection. */
const letGo = async (path: string, cookie: string): Promise<void> => {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  let isClosed = false;
  // One listener for the whole flood: Node warns of a leak when each write adds its own.
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  const key = 'dGhlIHNhbXBsZSBub25jZQ==';
  const upgrade = 'upgrade: websocket\r\nconnection: upgrade\r\nsec-websocket-version: 13';
  socket.write(
    `GET ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\n${upgrade}\r\nsec-websocket-key: ${key}\r\ncookie: ${cookie}\r\n\r\n`,
  );
  const hello = masked(JSON.stringify({ t: 'hello', protocol: PROTOCOL, lines: 0, said: 0 }));
  const many = Buffer.concat(Array.from({ length: 200 }, () => hello));
  for (let sent = 0; !isClosed && sent < 200_000_000; sent += many.length) {
    if (!socket.write(many)) await Promise.race([closed, new Promise((resolve) => socket.once('drain', resolve))]);
    await new Promise((resolve) => setImmediate(resolve));
  }
  // A busy server closes it later than this client can send, and Node only notices the end of what it reads.
  socket.resume();
  await closed;
};

/** A text frame as browsers send it; a mask of zeros leaves it unchanged. */
const masked = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0x81, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)]);
