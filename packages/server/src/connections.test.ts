import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import type { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startServer } from '../test/child.ts';
import type { Child } from '../test/child.ts';
import { Client } from '../test/client.ts';
import type { Seated } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { roomForConnections } from './http/connections.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-connections-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let child: Child | null = null;
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await child?.stop();
  child = null;
});

const start = async (env: NodeJS.ProcessEnv = {}, limits: { readonly files?: number } = {}): Promise<Child> => {
  child = await startServer(mkdtempSync(join(folder, 'data-')), { BOT_PAUSE: '0', ...env }, limits);
  return child;
};

/** The first of these events. */
const happens = (socket: Socket, ...events: readonly string[]): Promise<string> =>
  new Promise((resolve) => {
    for (const event of events) socket.once(event, () => resolve(event));
  });

/** Connects, sends the start of a request, and resolves once the server has accepted or refused the connection. */
const halfRequest = async (origin: string): Promise<Socket> => {
  const { hostname, port } = new URL(origin);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.on('error', () => {});
  sockets.push(socket);
  await happens(socket, 'connect', 'close');
  if (!socket.destroyed) socket.write('GET /api/me HTTP/1.1\r\nHost: x\r\n');
  return socket;
};

const twoAtATable = async (origin: string): Promise<readonly [Seated, Seated]> => {
  const [one, other] = [new Client(origin), new Client(origin)];
  for (const client of [one, other]) await client.call('POST', '/api/me', { nickname: 'Ada' });
  const table = await one.create({
    game: 'skybridge',
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'medium' }],
  });
  await other.call('POST', `/api/tables/${table}/seats/1/take`);
  await one.call('POST', `/api/tables/${table}/begin`);
  const seats = [await one.join(table), await other.join(table)] as const;
  for (const seated of seats) await seated.until(({ shown }) => shown !== null);
  return seats;
};

const playOne = async (seats: readonly [Seated, Seated]): Promise<unknown> => {
  const gone = Promise.all(seats.map(({ socket }) => once(socket, 'close')));
  const canMove = ({ shown }: Seated): boolean => shown!.moves.length > 0;
  await Promise.race([...seats.map((seated) => seated.until(canMove)), gone]);
  const mover = seats.find(canMove)!;
  return Promise.race([
    mover.play(mover.shown!.moves[0]!),
    once(mover.socket, 'close').then(() => 'the server is gone'),
  ]);
};

/** Whether a connection is answered rather than closed. */
const isServed = async (origin: string): Promise<boolean> => {
  const socket = await halfRequest(origin);
  if (socket.destroyed) return false;
  const first = happens(socket, 'data', 'close');
  socket.write('\r\n');
  return (await first) === 'data';
};

test.each([
  [1024, 213],
  [65_536, 21_717],
  [100, 16],
])('of %i descriptors, %i are for connections', (files, connections) => {
  expect(roomForConnections(files)).toBe(connections);
});

describe('a flood of connections', () => {
  test('from one address is refused beyond its share, with room again once they close', async () => {
    const { origin } = await start({ CONNECTIONS: '20', SOCKETS: '10' });
    const held = [];
    for (let count = 0; count < 30; count++) held.push(await halfRequest(origin));
    expect(await isServed(origin)).toBe(false);
    expect(held.some(({ destroyed }) => destroyed)).toBe(false);
    for (const socket of held) socket.destroy();
    await eventually(async () => expect(await isServed(origin)).toBe(true));
  });

  test('from a trusted proxy does not count against one address', async () => {
    const { origin } = await start({ CONNECTIONS: '5', SOCKETS: '5', TRUST_PROXY: '127.0.0.1' });
    for (let count = 0; count < 30; count++) await halfRequest(origin);
    expect(await isServed(origin)).toBe(true);
  });

  test('from many addresses is refused beyond the server’s capacity', async () => {
    const { origin } = await start({ MAX_CONNECTIONS: '16' });
    for (let count = 0; count < 16; count++) await halfRequest(origin);
    expect(await isServed(origin)).toBe(false);
  });

  test('that send nothing, half a header or half a body, or are refused an upgrade, is closed', async () => {
    const { origin } = await start({ REQUEST_TIMEOUT: '1000' });
    const { hostname, port } = new URL(origin);
    // Listened to at once: the server may close one before the next is connected.
    const closing = (socket: Socket): Promise<string> => happens(socket.on('error', () => {}).resume(), 'close');
    const silent = connect({ host: hostname, port: Number(port) });
    sockets.push(silent);
    const closed = [closing(silent)];
    for (const rest of ['', 'Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{"nickname":']) {
      const half = await halfRequest(origin);
      closed.push(half.destroyed ? Promise.resolve('close') : closing(half));
      half.write(rest);
    }
    const upgrade = 'Host: x\r\nConnection: upgrade\r\nUpgrade: websocket\r\n';
    for (const target of ['GET /api/%ff', 'POST /api/me']) {
      const socket = connect({ host: hostname, port: Number(port) });
      sockets.push(socket);
      closed.push(closing(socket));
      socket.write(`${target} HTTP/1.1\r\n${upgrade}Content-Type: application/json\r\nContent-Length: 500\r\n\r\n{`);
    }
    expect(await Promise.all(closed)).toStrictEqual(closed.map(() => 'close'));
    expect(await new Client(origin).outcome('GET', '/api/tables')).toBe('ok');
  });

  test('does not crash a server that runs out of descriptors, and games go on', async () => {
    // Far more than it may open at once, with its own limits set out of the way.
    const { origin, isRunning } = await start({ CONNECTIONS: '100000', MAX_CONNECTIONS: '100000' }, { files: 400 });
    const seats = await twoAtATable(origin);
    await Promise.all(Array.from({ length: 900 }, () => halfRequest(origin)));
    // Both people, the bot, and the first person again.
    for (let count = 0; count < 3; count++) expect(await playOne(seats)).toMatchObject({ t: 'done' });
    expect(isRunning()).toBe(true);
    for (const socket of sockets) socket.destroy();
    const visitor = new Client(origin);
    await eventually(async () => expect(await visitor.outcome('GET', '/api/tables')).toBe('ok'));
    expect(await playOne(seats)).toMatchObject({ t: 'done' });
  });
});
