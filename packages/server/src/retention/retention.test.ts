import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findGame } from '@ponts-bornes/catalogue';
import { parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import { Client } from '../../test/client.ts';
import { eventually } from '../../test/eventually.ts';
import { newDatabase } from '../../test/services.ts';
import { KINDS, Stores } from '../../test/stores.ts';
import { checkLive } from '../admin/check.ts';
import { move } from '../admin/move.ts';
import { openServer } from '../index.ts';
import type { Server } from '../index.ts';
import type { StoreLocation } from '../store/open.ts';
import type { DatabaseStore } from '../store/store.ts';
import { KEEPING } from './keeping.ts';
import type { Keeping } from './keeping.ts';

const DAY = 86_400_000;
const ENTROPY = { entropy: 'fedcba9876543210' };
const folder = mkdtempSync(join(tmpdir(), 'pb-retention-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

const servers: Server[] = [];
const stores = new Stores();
let time = 1_800_000_000_000;
let origin = '';
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});

const reports: string[] = [];

const open = async (place: StoreLocation, keeping: Partial<Keeping> = {}): Promise<Server> => {
  const server = await openServer({
    data: 'folder' in place ? place.folder : folder,
    database: 'url' in place ? place.url : null,
    requestsPerMinute: 1e6,
    messagesPerWindow: 1e6,
    botPause: 0,
    now: () => time,
    report: (_, error) => reports.push(String(error)),
    keeping: { ...KEEPING, ...keeping },
    cookieSecret: 'a secret of the tests, long enough',
  });
  servers.push(server);
  origin = await server.app.listen({ port: 0, host: '127.0.0.1' });
  return server;
};
const closeAll = async (): Promise<void> => {
  for (const server of servers.splice(0)) await server.close();
};
const guest = async (nickname: string): Promise<Client> => {
  const client = new Client(origin);
  await client.call('POST', '/api/me', { nickname });
  return client;
};
/** Reads the stored data. No server may be running. */
const reading = async <Result>(
  place: StoreLocation,
  read: (store: DatabaseStore) => Promise<Result>,
): Promise<Result> => {
  const store = await stores.open(place);
  try {
    return await read(store);
  } finally {
    await stores.close(store);
  }
};

/** A finished game of two people, with some chat. */
const playedOut = async (ada: Client, blaise: Client): Promise<string> => {
  const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`, ENTROPY);
  await ada.call('POST', `/api/tables/${id}/begin`);
  const seats = [await ada.sit(id), await blaise.sit(id)];
  for (const each of seats) await each.until(({ shown }) => shown !== null);
  await seats[0]!.say({ t: 'say', text: 'what a bridge' });
  while (seats[0]!.shown!.outcome === null) {
    const mover = seats.find(({ shown }) => shown!.moves.length > 0)!;
    const { seen } = mover.shown!;
    await mover.play(mover.shown!.moves[0]!);
    for (const each of seats) await each.until(({ shown }) => shown!.seen > seen);
  }
  for (const each of seats) await each.until(({ record }) => record !== null);
  for (const each of seats) each.close();
  return id;
};

describe.each(KINDS)('on $kind', ({ newPlace }) => {
  test('the log of an old game is compacted to its moves: its record is the same, and still proves it', async () => {
    const place = await newPlace();
    const server = await open(place);
    const [ada, blaise] = [await guest('Ada'), await guest('Blaise')];
    const old = await playedOut(ada, blaise);
    const record = (await ada.ask('GET', `/api/tables/${old}/record`)).body['text'];
    const watching = await ada.sit(old);
    time += 29 * DAY;
    await server.retention.sweep();
    const young = await playedOut(ada, blaise);
    time += 2 * DAY;
    await server.retention.sweep();
    await server.retention.sweep();
    expect((await ada.ask('GET', `/api/tables/${old}/record`)).body['text']).toBe(record);
    await server.hub.compare();
    watching.close();
    await closeAll();
    const counts = await reading(place, async ({ db }) => {
      const of = async (table: string): Promise<readonly number[]> => [
        (await db.selectFrom('log').select('number').where('table_id', '=', table).execute()).length,
        (await db.selectFrom('said').select('number').where('table_id', '=', table).execute()).length,
        (await db.selectFrom('archive').select('table_id').where('table_id', '=', table).execute()).length,
      ];
      return [await of(old), (await of(young)).map((count) => count > 0)];
    });
    expect(counts).toStrictEqual([
      [0, 0, 1],
      [true, true, false],
    ]);
    // A server that never saw the log can serve the game, and `check` still passes.
    await open(place);
    const text = (await ada.at(origin).ask('GET', `/api/tables/${old}/record`)).body['text'] as string;
    expect(text).toBe(record);
    const parsed = parseRecord(text);
    if (!parsed.ok) throw new Error('the record can’t be parsed');
    const { game } = await findGame('skybridge')!.load();
    expect(verifyRecord(game, parsed.record)).toMatchObject({ ok: true });
    const seated = await ada.sit(old);
    await seated.until(({ record: shown }) => shown !== null);
    expect(seated.shown!.outcome).not.toBeNull();
    seated.close();
    await closeAll();
    const copy = await newPlace();
    await move(place, copy);
    const checked = await checkLive({ from: copy, games: findGame });
    expect(checked).toMatchObject({ differing: [], stillFrozen: [], games: [{ game: 'skybridge', over: 2 }] });
  });

  test('a game whose log does not lead to its result keeps its log', async () => {
    const place = await newPlace();
    await open(place);
    await playedOut(await guest('Ada'), await guest('Blaise'));
    await closeAll();
    const entries = (): Promise<number> =>
      reading(place, async ({ db }) => (await db.selectFrom('log').select('number').execute()).length);
    await reading(place, ({ db }) => db.updateTable('tables').set({ result: '{"winners":[9]}' }).execute());
    const before = await entries();
    time += 31 * DAY;
    const server = await open(place);
    reports.length = 0;
    // It is replayed once: that would not change anything.
    for (let sweep = 0; sweep < 3; sweep++) await server.retention.sweep();
    expect(reports).toStrictEqual([expect.stringContaining('log kept')]);
    await closeAll();
    expect(await entries()).toBe(before);
    expect(before).toBeGreaterThan(10);
  });

  test('tables never started and stalled games are deleted, also for people connected to them', async () => {
    const place = await newPlace();
    const server = await open(place);
    const [ada, blaise] = [await guest('Ada'), await guest('Blaise')];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const slow = { kind: 'slow', days: 14, quiet: null } as const;
    const lost = await ada.create({ game: 'skybridge', seats: [...seats] });
    time += 20 * DAY;
    const waiting = await ada.create({ game: 'skybridge', seats: [...seats] });
    const stalled = await ada.create({ game: 'skybridge', seats: [...seats], pace: slow });
    await blaise.call('POST', `/api/tables/${stalled}/seats/1/take`, ENTROPY);
    await ada.call('POST', `/api/tables/${stalled}/begin`);
    const looking = await blaise.sit(lost);
    time += 11 * DAY;
    await server.retention.sweep();
    await looking.until(({ error }) => error === 'not-found');
    expect(await ada.outcome('GET', `/api/tables/${lost}`)).toBe('not-found');
    expect(await ada.outcome('GET', `/api/tables/${waiting}`)).toBe('ok');
    expect(await ada.outcome('GET', `/api/tables/${stalled}`)).toBe('ok');
    await closeAll();
    // Frozen by a bug in the rules, it would stay that way forever.
    await reading(place, ({ db }) =>
      db.updateTable('tables').set({ status: 'frozen', rules: 0 }).where('id', '=', stalled).execute(),
    );
    time += 91 * DAY;
    await (await open(place)).retention.sweep();
    for (const table of [waiting, stalled])
      expect(await ada.at(origin).outcome('GET', `/api/tables/${table}`)).toBe('not-found');
    await closeAll();
    expect(await reading(place, ({ db }) => db.selectFrom('log').selectAll().execute())).toStrictEqual([]);
  });

  test('guests without tables are forgotten, sooner if they never returned; accounts and players stay', async () => {
    const place = await newPlace();
    const server = await open(place, { openTables: 0 });
    await guest('Vivien');
    const regular = await guest('Regis');
    const host = await guest('Keeper');
    await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await (await guest('Acacia')).call('POST', '/api/account', { name: 'account', password: 'cent bornes par jour' });
    const names = async (): Promise<readonly string[]> => {
      await server.retention.sweep();
      await closeAll();
      const rows = await reading(place, ({ db }) => db.selectFrom('people').select('nickname').execute());
      return rows.map(({ nickname }) => nickname).toSorted();
    };
    time += 5 * DAY;
    await regular.call('GET', '/api/me');
    time += 3 * DAY;
    expect(await names()).toStrictEqual(['Acacia', 'Keeper', 'Regis']);
    time += 200 * DAY;
    const again = await open(place, { openTables: 0 });
    await again.retention.sweep();
    await closeAll();
    const rows = await reading(place, async ({ db }) => [
      (await db.selectFrom('people').select('nickname').execute()).map(({ nickname }) => nickname).toSorted(),
      await db.selectFrom('sessions').selectAll().execute(),
    ]);
    expect(rows).toStrictEqual([['Acacia', 'Keeper'], []]);
  });

  test('nothing is deleted if the operator disables it', async () => {
    const place = await newPlace();
    const server = await open(place, { openTables: 0, stalledGames: 0, logs: 0, games: 0, visitors: 0, guests: 0 });
    const [ada, blaise] = [await guest('Ada'), await guest('Blaise')];
    const [over, waiting] = [
      await playedOut(ada, blaise),
      await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] }),
    ];
    await guest('Vivien');
    time += 4000 * DAY;
    await server.retention.sweep();
    expect(await new Client(origin).outcome('GET', `/api/tables/${waiting}`)).toBe('ok');
    expect(await new Client(origin).outcome('GET', `/api/tables/${over}/record`)).toBe('ok');
    await closeAll();
    const people = await reading(place, ({ db }) => db.selectFrom('people').select('id').execute());
    expect(people).toHaveLength(3);
  });
});

test('one node sweeps per minute, and concurrent sweeps are safe', async () => {
  const url = await newDatabase();
  const nodes = [await open({ url }, { openTables: 1 }), await open({ url }, { openTables: 1 })];
  const ada = await guest('Ada');
  for (let made = 0; made < 30; made++) {
    await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  }
  const left = async (): Promise<number> => ((await ada.call('GET', '/api/me/tables')).tables as unknown[]).length;
  time += 2 * DAY;
  await Promise.all(nodes.map(({ retention }) => retention.sweep()));
  expect(await left()).toBe(0);
  // The lease row lets one of them sweep.
  await nodes[0]!.retention.sweepIfDue();
  time += 59_000;
  await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  time += 500;
  await nodes[1]!.retention.sweepIfDue();
  time += 2 * DAY;
  expect(await left()).toBe(1);
  await Promise.all(nodes.map(({ retention }) => retention.sweepIfDue()));
  expect(await left()).toBe(0);
});

test('deleted personal data disappears from every file within seconds, while the server runs', async () => {
  const folders = [mkdtempSync(join(folder, 'data-')), mkdtempSync(join(folder, 'data-'))] as const;
  const { retention } = await open({ folder: folders[0] });
  await guest('Zéphyrine-the-first');
  await open({ folder: folders[1] });
  const [ada, blaise] = [await guest('Zéphyrine-the-first'), await guest('Blaise')];
  const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`, ENTROPY);
  const seated = await ada.sit(id);
  await seated.say({ t: 'say', text: 'Zéphyrine-the-first was here' });
  const bytesIn = (data: string): string =>
    readdirSync(data)
      .filter((name) => name.startsWith('ponts-bornes.sqlite'))
      .map((name) => readFileSync(join(data, name), 'latin1'))
      .join('');
  const name = Buffer.from('Zéphyrine-the-first').toString('latin1');
  const holdName = (): readonly boolean[] => folders.map((data) => bytesIn(data).includes(name));
  expect(holdName()).toStrictEqual([true, true]);
  await ada.call('DELETE', '/api/me');
  time += 100 * DAY;
  await retention.sweep();
  await eventually(() => expect(holdName()).toStrictEqual([false, false]));
});
