import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { Client } from '../test/client.ts';
import type { Seated } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { openExchange } from './bus/local.ts';
import { VARIABLES, readConfig } from './config.ts';
import { openServer } from './index.ts';
import type { Server, ServerSettings } from './index.ts';
import { openReadiness } from './readiness.ts';
import { openSqlite } from './store/sqlite.ts';

const folder = mkdtempSync(join(tmpdir(), 'pb-operations-'));
const newFolder = (): string => mkdtempSync(join(folder, 'data-'));
const written = (file: string): string => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');
const servers: Server[] = [];

const opened = async (settings: Partial<ServerSettings> = {}): Promise<{ server: Server; origin: string }> => {
  const server = await openServer({ data: newFolder(), botPause: 0, ...settings });
  servers.push(server);
  return { server, origin: await server.app.listen({ port: 0, host: '127.0.0.1' }) };
};
const closeAll = async (): Promise<void> => {
  for (const server of servers.splice(0)) await server.close();
};

/** A log that collects its lines. */
const keptLog = (): { readonly log: NonNullable<ServerSettings['log']>; readonly lines: () => LogLine[] } => {
  const lines: string[] = [];
  return {
    log: { level: 'info', stream: { write: (line) => void lines.push(line) } },
    lines: () => lines.map((line) => JSON.parse(line) as LogLine),
  };
};
type LogLine = Readonly<Record<string, unknown>>;

const read = async (url: string, headers: Record<string, string> = {}): Promise<{ status: number; text: string }> => {
  const response = await fetch(url, { headers });
  return { status: response.status, text: await response.text() };
};

/** The value of one metric; 0 if it has none yet. */
const figure = (text: string, name: string): number => {
  const line = text.split('\n').find((each) => each.startsWith(`${name} `));
  return Number(line?.slice(name.length + 1) ?? 0);
};

/** A started Skybridge table with a bot. */
const begun = async (client: Client): Promise<{ readonly id: string; readonly seated: Seated }> => {
  await client.call('POST', '/api/me', { nickname: 'Ada Lovelace' });
  const id = await client.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'curious' }] });
  await client.call('POST', `/api/tables/${id}/begin`);
  const seated = await client.sit(id);
  await seated.until(({ shown }) => (shown?.moves.length ?? 0) > 0);
  return { id, seated };
};

/** Plays one move, and waits for the bot's reply. */
const playRound = async (seated: Seated): Promise<void> => {
  const { seen } = seated.shown!;
  expect(await seated.play(seated.shown!.moves[0]!)).toMatchObject({ t: 'done' });
  await seated.until(({ shown }) => shown!.seen > seen && shown!.moves.length > 0);
};

afterEach(closeAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('health', () => {
  test('a server that responds is healthy, and ready when its store responds; neither check is limited or logged', async () => {
    const { log, lines } = keptLog();
    const { origin } = await opened({ requestsPerMinute: 1, log });
    for (let times = 0; times < 3; times++) {
      expect(await read(`${origin}/health`)).toStrictEqual({ status: 200, text: '{"status":"ok"}' });
      expect(await read(`${origin}/ready`)).toStrictEqual({ status: 200, text: '{"status":"ready"}' });
    }
    await closeAll();
    expect(lines().filter(({ req }) => req !== undefined)).toStrictEqual([]);
  });

  test('they coexist with the web pages, which get all other similar paths', async () => {
    const { origin } = await opened({ web: (request, response) => void response.end(`page ${request.url}`) });
    expect((await read(`${origin}/health?from=balancer`)).text).toBe('{"status":"ok"}');
    for (const path of ['/healthy', '/health/', '/metrics/x', '/en/ready']) {
      expect((await read(origin + path)).text).toBe(`page ${path}`);
    }
  });

  test('a draining server is not ready, and still serves', async () => {
    const { server, origin } = await opened();
    server.drain();
    expect(await read(`${origin}/ready`)).toStrictEqual({
      status: 503,
      text: '{"status":"not-ready","missing":["stopping"]}',
    });
    expect((await read(`${origin}/health`)).status).toBe(200);
    expect((await read(`${origin}/api/me`)).status).toBe(200);
  });

  test('an unresponsive store counts as missing, whether it is down or just busy', async () => {
    const bus = openExchange().open('one');
    const gone = await openSqlite(newFolder());
    await gone.close();
    expect(await openReadiness(gone, bus, () => false)()).toStrictEqual({ missing: ['store'], degraded: [] });

    const busy = await openSqlite(newFolder());
    let letGo = (): void => {};
    const held = busy.db.transaction().execute(() => new Promise<void>((resolve) => (letGo = resolve)));
    expect(await openReadiness(busy, bus, () => false)()).toStrictEqual({ missing: ['store'], degraded: [] });
    letGo();
    await held;
    expect(await openReadiness(busy, bus, () => false)()).toStrictEqual({ missing: [], degraded: [] });
    await busy.close();
  });

  test('a store with an older schema is not ready, one with a newer schema is', async () => {
    const store = await openSqlite(newFolder());
    const bus = openExchange().open('one');
    await sql`insert into kysely_migration (name, timestamp) values ('9999-later', '')`.execute(store.db);
    expect((await openReadiness(store, bus, () => false)()).missing).toStrictEqual([]);
    await sql`delete from kysely_migration where name not like '0001%'`.execute(store.db);
    expect((await openReadiness(store, bus, () => false)()).missing).toStrictEqual(['migrations']);
    await store.close();
  });
});

describe('access to metrics', () => {
  const TOKEN = 'a-token-for-prometheus-alone';

  test('without a token, only direct requests from this machine, and none through a proxy', async () => {
    const { origin } = await opened();
    const answer = await fetch(`${origin}/metrics`);
    expect([answer.status, answer.headers.get('content-type')]).toStrictEqual([
      200,
      expect.stringMatching(/^text\/plain/),
    ]);
    for (const header of ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via']) {
      const { status, text } = await read(`${origin}/metrics`, { [header]: '127.0.0.1' });
      expect([status, text]).toStrictEqual([404, '{"code":"not-found"}']);
    }
    expect((await read(`${origin}/api/nowhere`)).text).toBe('{"code":"not-found"}');
  });

  test('with a token, only requests that carry it', async () => {
    const { origin } = await opened({ metrics: { token: TOKEN, isWholeProcess: false } });
    const status = async (authorization?: string): Promise<number> =>
      (await read(`${origin}/metrics`, authorization === undefined ? {} : { authorization })).status;
    expect(await status()).toBe(404);
    expect(await status(`Bearer ${TOKEN}x`)).toBe(404);
    expect(await status(TOKEN)).toBe(404);
    expect(await status(`Bearer ${TOKEN}`)).toBe(200);
  });

  test('another address in this machine’s network does not count as this machine', async () => {
    const { server } = await opened();
    const answer = await server.app.inject({ url: '/metrics', remoteAddress: '192.0.2.7' });
    expect(answer.statusCode).toBe(404);
    expect((await server.app.inject({ url: '/metrics', remoteAddress: '::ffff:127.0.0.1' })).statusCode).toBe(200);
    expect((await server.app.inject({ url: '/metrics', remoteAddress: '::1' })).statusCode).toBe(200);
  });
});

describe('metrics', () => {
  test('cover moves, refusals, writes, sockets, tables, bots and people of this server alone', async () => {
    const { origin } = await opened();
    const other = await opened();
    const { id, seated } = await begun(new Client(origin));
    const watcher = await new Client(origin).sit(id);
    for (let round = 0; round < 3; round++) await playRound(seated);
    expect(await seated.play('nonsense')).toMatchObject({ t: 'refused' });
    expect(await seated.say({ t: 'play', seen: 0, text: 'x' })).toMatchObject({ t: 'error', code: 'stale' });

    const { text } = await read(`${origin}/metrics`);
    const at = (name: string): number => figure(text, name);
    expect(at('pb_moves_total{game="skybridge",by="person"}')).toBe(3);
    expect(at('pb_moves_total{game="skybridge",by="bot"}')).toBeGreaterThanOrEqual(3);
    expect(at('pb_moves_refused_total{code="rule"}')).toBe(1);
    expect(at('pb_moves_refused_total{code="stale"}')).toBe(1);
    expect(at('pb_move_seconds_count')).toBe(5);
    expect(at('pb_store_append_entries_sum')).toBeGreaterThanOrEqual(6);
    expect(at('pb_store_append_seconds_count')).toBeGreaterThanOrEqual(1);
    expect(at('pb_store_errors_total')).toBe(0);
    expect(at('pb_troubles_total')).toBe(0);
    expect(at('pb_sockets{as="seat"}')).toBe(1);
    expect(at('pb_sockets{as="watcher"}')).toBe(1);
    expect(at('pb_tables_in_memory')).toBe(1);
    expect(at('pb_tables_driven')).toBe(1);
    expect(at('pb_bus_up')).toBe(1);
    expect(at('pb_bot_seconds_count{level="curious"}')).toBeGreaterThanOrEqual(1);
    expect(at('pb_people_created_total')).toBe(1);
    expect(at('pb_http_request_seconds_count{method="POST",route="/api/tables/:id/begin",status="2xx"}')).toBe(1);
    expect(text).not.toContain(id);

    const elsewhere = (await read(`${other.origin}/metrics`)).text;
    expect(figure(elsewhere, 'pb_people_created_total')).toBe(0);
    expect(elsewhere).not.toContain('skybridge');
    seated.close();
    watcher.close();
  });

  test('are all documented, with none documented that does not exist; alert rules use no others', async () => {
    const { origin } = await opened({ metrics: { token: null, isWholeProcess: true } });
    const { seated } = await begun(new Client(origin));
    await playRound(seated);
    seated.close();
    const { text } = await read(`${origin}/metrics`);
    const there = [...text.matchAll(/^# TYPE (\S+) (\w+)$/gm)].map(([, name, kind]) => [name, kind]);
    const own = there.filter(([name]) => name!.startsWith('pb_')).toSorted();
    const explained = [...written('docs/operations.md').matchAll(/^\| `(pb_\w+)` +\| (\w+)/gm)].map(
      ([, name, kind]) => [name, kind],
    );
    expect(explained.toSorted()).toStrictEqual(own);
    const names = new Set(there.map(([name]) => name));
    const asked = [...written('deploy/alerts.yml').matchAll(/\b(?:pb|nodejs|process)_\w+/g)].map(([name]) => name);
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((name) => !names.has(name.replace(/_bucket$/, '')))).toStrictEqual([]);
  });
});

describe('log', () => {
  test('every line names its node; opening and closing a socket is logged under its request id', async () => {
    const { log, lines } = keptLog();
    const { origin } = await opened({ log });
    const { id, seated } = await begun(new Client(origin));
    await playRound(seated);
    seated.socket.close(1000);
    await eventually(() => expect(lines().map(({ msg }) => msg)).toContain('socket closed'));
    await closeAll();
    const all = lines();
    const nodes = new Set(all.map(({ node }) => node));
    expect([nodes.size, typeof [...nodes][0]]).toStrictEqual([1, 'string']);
    const [open, close] = all.filter(({ msg }) => String(msg).startsWith('socket'));
    expect(open).toMatchObject({ msg: 'socket opened', table: id, reqId: expect.any(String) });
    expect(close).toMatchObject({
      msg: 'socket closed',
      table: id,
      reqId: open!['reqId'],
      code: 1000,
      duration: expect.any(Number),
    });
    const asked = all.filter(({ reqId }) => reqId !== undefined);
    expect(JSON.stringify(asked)).not.toMatch(/Ada|Lovelace|127\.0\.0\.1|cookie|remotePort/);
  });

  test('a request takes its id from a trusted proxy and from nobody else', async () => {
    const idOf = async (origin: string, id: string): Promise<string | null> =>
      (await fetch(`${origin}/api/me`, { headers: { 'x-request-id': id } })).headers.get('x-request-id');
    const behind = (await opened({ trustProxy: 1 })).origin;
    const near = (await opened({ trustProxy: '127.0.0.0/8, ::1' })).origin;
    const far = (await opened({ trustProxy: '192.0.2.0/24' })).origin;
    const alone = (await opened()).origin;
    const given = '0123456789abcdef0123456789abcdef';
    expect(await idOf(behind, given)).toBe(given);
    expect(await idOf(near, given)).toBe(given);
    for (const origin of [far, alone]) expect(await idOf(origin, given)).toMatch(/^[\da-f]{8}-/);
    for (const odd of ['short', 'x'.repeat(65), 'with a space', '{"a":"12345678"}', 'zeile\tzwei-12345']) {
      expect(await idOf(behind, odd)).toMatch(/^[\da-f]{8}-/);
    }
  });

  test('an unanswered request is logged with its table and request id', async () => {
    const { log, lines } = keptLog();
    const data = newFolder();
    const store = await openSqlite(data);
    await sql`create trigger full before insert on log begin select raise(abort, 'no room'); end`.execute(store.db);
    await store.close();
    const { origin } = await opened({ log, data });
    const [ada, bob] = [new Client(origin), new Client(origin)];
    for (const client of [ada, bob]) await client.call('POST', '/api/me', { nickname: 'Somebody' });
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await bob.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
    await ada.call('POST', `/api/tables/${id}/begin`);
    const seats = [await ada.sit(id), await bob.sit(id)];
    for (const each of seats) await each.until(({ shown }) => shown !== null);
    const seated = seats.find(({ shown }) => shown!.moves.length > 0)!;
    expect(await seated.play(seated.shown!.moves[0]!)).toMatchObject({ t: 'error', code: 'try-again' });
    expect(figure((await read(`${origin}/metrics`)).text, 'pb_store_errors_total')).toBeGreaterThanOrEqual(1);
    expect(figure((await read(`${origin}/metrics`)).text, 'pb_troubles_total')).toBeGreaterThanOrEqual(1);
    for (const each of seats) each.close();
    const all = lines();
    expect(all).toContainEqual(expect.objectContaining({ msg: 'trouble', level: 50, table: id }));
    const opening = new Set(all.filter(({ msg }) => msg === 'socket opened').map(({ reqId }) => reqId));
    const reqId: unknown = expect.toSatisfy((each: unknown) => opening.has(each));
    expect(all).toContainEqual(
      expect.objectContaining({ msg: 'socket request failed', table: id, code: 'try-again', reqId }),
    );
  });

  test('a client that breaks off its request is not mistaken for an unavailable database', async () => {
    const { log, lines } = keptLog();
    const { server, origin } = await opened({ log });
    const arrived = once(server.app.server, 'request') as Promise<[IncomingMessage]>;
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port) });
    socket.write('POST /api/me HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n\r\n{');
    const [request] = await arrived;
    const ended = new Promise((resolve) => request.once('close', resolve));
    socket.destroy();
    await ended;
    expect((await read(`${origin}/api/me`)).status).toBe(200);
    await closeAll();
    expect(lines().filter(({ level }) => Number(level) >= 40)).toStrictEqual([]);
  });
});

describe('docs/operations.md', () => {
  const rows = (file: string): readonly (readonly [string, string])[] =>
    [...written(file).matchAll(/^\| `([A-Z_]+)` +\| (?:`([^`]*)`)? *\|/gm)].map(([, name, usual]) => [
      name!,
      usual ?? '',
    ]);

  test('documents every variable with its default', () => {
    const usually = readConfig({});
    if (!usually.ok) throw new Error(usually.problems.join(' '));
    const usual = VARIABLES.map((name) => [name, String(usually.config[name] ?? '')]);
    expect(rows('docs/operations.md').toSorted()).toStrictEqual(usual.toSorted());
  });

  test('agrees with the README', () => {
    const all = new Map(rows('docs/operations.md'));
    const some = rows('README.md');
    expect(some.length).toBeGreaterThan(2);
    for (const [name, usual] of some) expect([name, all.get(name)]).toStrictEqual([name, usual]);
  });
});

test('an invalid secret is never echoed', () => {
  const wrong = readConfig({ METRICS_TOKEN: 'too short', DRAIN: '-1' });
  expect(wrong).toStrictEqual({
    ok: false,
    problems: [
      'METRICS_TOKEN must be a secret of 16 to 200 characters without spaces.',
      'DRAIN must be a number of milliseconds up to 600000, not "-1".',
    ],
  });
});
