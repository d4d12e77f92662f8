import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExchange } from '../bus/local.ts';
import { openSqlite } from '../store/sqlite.ts';
import type { Store } from '../store/store.ts';
import { NO_METERS } from '../meters/meters.ts';
import { Hub } from './hub.ts';

const MOST_WARM = 5;
const ADA = { id: 'ada', nickname: 'Ada' };
const BLAISE = { id: 'blaise', nickname: 'Blaise' };
const ASKED: NewTable = {
  game: 'skybridge',
  options: {},
  seats: [{ kind: 'me' }, { kind: 'open' }],
  pace: { kind: 'slow', days: 3, quiet: null },
  atZero: 'move',
  visibility: 'private',
  entropy: '0123456789abcdef',
};
const data = mkdtempSync(join(tmpdir(), 'pb-hub-'));
const thinkers = openNodeThinkers();
let store: Store;
let hub: Hub;
const reports: string[] = [];
let time = Date.UTC(2026, 0, 5);

beforeAll(async () => {
  store = await openSqlite(data);
  const now = (): number => time;
  const bus = openExchange().open(store.jobs.node);
  hub = new Hub({
    store,
    bus,
    thinkers,
    now,
    games: findGame,
    botPause: 0,
    report: (_, error) => reports.push(String(error)),
    meters: NO_METERS,
    mostWarm: MOST_WARM,
  });
});
afterAll(async () => {
  await hub.close();
  await thinkers.close();
  await store.close();
  rmSync(data, { recursive: true, force: true });
});

describe('all tables', () => {
  test('are not all in memory', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4 * MOST_WARM; count++) ids.push(await hub.create(ADA, ASKED));
    for (const id of ids) await hub.take(id, 1, BLAISE, ASKED.entropy);
    for (const id of ids) await hub.begin(id, ADA, null);
    expect(hub.warm).toBeLessThanOrEqual(MOST_WARM + 1);
    expect(await hub.listing.own(BLAISE)).toHaveLength(ids.length);
    expect(hub.warm).toBeLessThanOrEqual(MOST_WARM + 1);
    const held = await Promise.all(ids.map((id) => hub.hold(id)));
    await hub.sweep();
    expect(hub.warm).toBe(ids.length);
    for (const { release } of held) release();
    await hub.sweep();
    expect(hub.warm).toBeLessThanOrEqual(MOST_WARM);
  });

  test('keep their time when something goes wrong at one of them', async () => {
    const [playing, gone] = [await hub.create(ADA, ASKED), await hub.create(ADA, ASKED)];
    for (const id of [playing, gone]) await hub.take(id, 1, BLAISE, ASKED.entropy);
    await hub.begin(playing, ADA, null);
    const [one, other] = [await hub.hold(playing), await hub.hold(gone)];
    // Its host stays away while somebody waits; and when another is to become host, it is not there any more.
    const stop = other.table.listen({ person: BLAISE, send: () => {}, end: () => {} }, 0, 0);
    await hub.sweep();
    const { due } = one.table;
    expect(due).not.toBeNull();
    await store.db.deleteFrom('tables').where('id', '=', gone).execute();
    for (let round = 0; round < 3; round++) {
      time += 180_000;
      await hub.sweep();
    }
    expect(reports.join()).toContain('not-found');
    expect(one.table.due).toBe(due);
    stop();
    one.release();
    other.release();
  });

  test('are read again when somebody else has changed their people', async () => {
    const id = await hub.create(ADA, ASKED);
    await hub.take(id, 1, BLAISE, ASKED.entropy);
    const { table, release } = await hub.hold(id);
    await store.db.updateTable('seats').set({ person: 'carole' }).where('person', '=', 'blaise').execute();
    await hub.refresh([id]);
    expect(table.seats[1]!.person).toBe('carole');
    await store.db.deleteFrom('tables').where('id', '=', id).execute();
    await hub.refresh([id]);
    release();
    await expect(hub.hold(id)).rejects.toThrow('not-found');
  });
});
