import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, newNote, putTables, tableRow } from '../../test/stores.ts';
import type { StoreLocation } from './open.ts';
import { DEAD } from './jobs.ts';
import type { DatabaseStore } from './store.ts';

const NOW = 1_800_000_000_000;
const stores = new Stores();
afterEach(() => stores.closeAll());

const nodeOf = async ({ db }: DatabaseStore, id: string): Promise<string | null> =>
  (await db.selectFrom('tables').select('node').where('id', '=', id).executeTakeFirstOrThrow()).node;

const dueOf = async ({ db }: DatabaseStore, id: string): Promise<number | null> =>
  (await db.selectFrom('tables').select('due').where('id', '=', id).executeTakeFirstOrThrow()).due;

describe.each(KINDS)('jobs on $kind', ({ newPlace }) => {
  let place: StoreLocation;
  let store: DatabaseStore;

  beforeEach(async () => {
    place = await newPlace();
    store = await stores.open(place);
  });

  test('a table in play can be claimed repeatedly by its owner; other tables cannot', async () => {
    await store.jobs.enter(NOW);
    await putTables(store, tableRow('a'), tableRow('open', { status: 'open' }), tableRow('over', { status: 'over' }));
    expect(await store.jobs.claim('a', NOW)).toBe(true);
    expect(await store.jobs.claim('a', NOW)).toBe(true);
    expect(await nodeOf(store, 'a')).toBe(store.jobs.node);
    for (const id of ['open', 'over', 'none']) expect(await store.jobs.claim(id, NOW)).toBe(false);
  });

  test('claims due, unowned tables, the longest due first, and neither undue nor own ones', async () => {
    await store.jobs.enter(NOW);
    await putTables(
      store,
      tableRow('late', { due: NOW - 10 }),
      tableRow('later', { due: NOW - 20 }),
      tableRow('now', { due: NOW }),
      tableRow('soon', { due: NOW + 1 }),
      tableRow('never'),
      tableRow('mine', { due: NOW - 5, node: store.jobs.node }),
      tableRow('over', { due: NOW - 5, status: 'over' }),
    );
    expect(await store.jobs.claimDue(NOW, 2)).toHaveLength(2);
    expect(await nodeOf(store, 'now')).toBeNull();
    expect(await store.jobs.claimDue(NOW, 10)).toStrictEqual(['now']);
    expect(await store.jobs.claimDue(NOW, 10)).toStrictEqual([]);
  });

  test('releases only own tables, which become unowned', async () => {
    await store.jobs.enter(NOW);
    await putTables(store, tableRow('a'), tableRow('b'), tableRow('theirs', { node: 'other' }));
    await store.jobs.claim('a', NOW);
    await store.jobs.claim('b', NOW);
    await store.jobs.release(['a', 'theirs']);
    await store.jobs.release([]);
    expect([await nodeOf(store, 'a'), await nodeOf(store, 'b'), await nodeOf(store, 'theirs')]).toStrictEqual([
      null,
      store.jobs.node,
      'other',
    ]);
  });

  test('a node that leaves releases everything, and others claim it at once, due or not', async () => {
    await store.jobs.enter(NOW);
    await putTables(store, tableRow('a', { due: NOW + 1000 }), tableRow('b'));
    await store.jobs.claim('a', NOW);
    await store.jobs.leave(NOW);
    await stores.close(store);
    store = await stores.open(place);
    await store.jobs.enter(NOW + 1);
    expect(await store.jobs.claimDue(NOW + 1, 10)).toStrictEqual(['a']);
  });

  test('the first node postpones nothing, and counts as present since it joined', async () => {
    await putTables(store, tableRow('a', { due: NOW + 1000 }));
    expect(await store.jobs.enter(NOW)).toBe(NOW);
    expect(await dueOf(store, 'a')).toBe(NOW + 1000);
  });

  test('time without a living node counts against nobody, whether the last one left or died', async () => {
    await store.jobs.enter(NOW);
    await putTables(
      store,
      tableRow('a', { due: NOW + 1000 }),
      tableRow('none'),
      tableRow('over', { due: 1, status: 'over' }),
    );
    await store.jobs.pulse(NOW + 100);
    await stores.close(store);
    store = await stores.open(place);
    const later = NOW + 100 + 2 * DEAD;
    expect(await store.jobs.enter(later)).toBe(later);
    expect(await dueOf(store, 'a')).toBe(NOW + 1000 + 2 * DEAD);
    expect([await dueOf(store, 'none'), await dueOf(store, 'over')]).toStrictEqual([null, 1]);
    await store.jobs.leave(later);
    await stores.close(store);
    store = await stores.open(place);
    expect(await store.jobs.enter(later + 50)).toBe(later + 50);
    expect(await dueOf(store, 'a')).toBe(NOW + 1000 + 2 * DEAD + 50);
  });

  test('a clock set back makes no deadline earlier', async () => {
    await store.jobs.enter(NOW);
    await putTables(store, tableRow('a', { due: NOW + 1000 }));
    await store.jobs.leave(NOW);
    await stores.close(store);
    store = await stores.open(place);
    await store.jobs.enter(NOW - 5000);
    expect(await dueOf(store, 'a')).toBe(NOW + 1000);
  });
});

describe('jobs of many nodes on one PostgreSQL', () => {
  const [, { newPlace }] = KINDS;

  const nodes = async (count: number): Promise<readonly DatabaseStore[]> => {
    const place = await newPlace();
    return Promise.all(Array.from({ length: count }, () => stores.open(place)));
  };

  test('nodes see each other as long as they send heartbeats', async () => {
    const [one, two] = (await nodes(2)) as [DatabaseStore, DatabaseStore];
    await one.jobs.enter(NOW);
    expect(await one.jobs.pulse(NOW)).toStrictEqual(new Set());
    await two.jobs.enter(NOW);
    expect(await one.jobs.pulse(NOW + 1)).toStrictEqual(new Set([two.jobs.node]));
    expect(await one.jobs.pulse(NOW + DEAD)).toStrictEqual(new Set());
    await two.jobs.pulse(NOW + DEAD);
    expect(await one.jobs.pulse(NOW + DEAD)).toStrictEqual(new Set([two.jobs.node]));
    await two.jobs.leave(NOW + DEAD);
    expect(await one.jobs.pulse(NOW + DEAD)).toStrictEqual(new Set());
  });

  test('of concurrent claims for a table exactly one succeeds, every time', async () => {
    const all = await nodes(5);
    for (const { jobs } of all) await jobs.enter(NOW);
    const tables = Array.from({ length: 30 }, (_, index) => `t${index}`);
    await putTables(all[0]!, ...tables.map((id) => tableRow(id)));
    for (const id of tables) {
      const claimed = await Promise.all(all.map(({ jobs }) => jobs.claim(id, NOW)));
      expect(claimed.filter(Boolean)).toHaveLength(1);
      expect(await nodeOf(all[0]!, id)).toBe(all[claimed.indexOf(true)]!.jobs.node);
    }
  });

  test('each due table goes to one node, however many ask at once, and none is left over', async () => {
    const all = await nodes(5);
    for (const { jobs } of all) await jobs.enter(NOW);
    const tables = Array.from({ length: 300 }, (_, index) => tableRow(`t${index}`, { due: NOW - index }));
    await putTables(all[0]!, ...tables);
    const got: string[] = [];
    while (got.length < tables.length) {
      const rounds = await Promise.all(all.map(({ jobs }) => jobs.claimDue(NOW, 10)));
      for (const round of rounds) expect(round.length).toBeLessThanOrEqual(10);
      got.push(...rounds.flat());
    }
    expect(got.toSorted()).toStrictEqual(tables.map(({ id }) => id).toSorted());
    expect(await all[0]!.jobs.claimDue(NOW, 10)).toStrictEqual([]);
  });

  test('a locked table is left to the next round', async () => {
    const [one, two] = (await nodes(2)) as [DatabaseStore, DatabaseStore];
    await one.jobs.enter(NOW);
    await two.jobs.enter(NOW);
    await putTables(one, tableRow('a', { due: NOW }), tableRow('b', { due: NOW }));
    await one.tables.change('a', async () => {
      expect(await two.jobs.claimDue(NOW, 10)).toStrictEqual(['b']);
    });
    expect(await two.jobs.claimDue(NOW, 10)).toStrictEqual(['a']);
  });

  test('tables of a dead node are claimed, those of a living one are not', async () => {
    const [dead, living, third] = (await nodes(3)) as [DatabaseStore, DatabaseStore, DatabaseStore];
    for (const { jobs } of [dead, living, third]) await jobs.enter(NOW);
    await putTables(dead, tableRow('a'), tableRow('b', { due: NOW }), tableRow('c', { due: NOW }));
    for (const id of ['a', 'b']) await dead.jobs.claim(id, NOW);
    await living.jobs.claim('c', NOW);
    expect(await third.jobs.claim('a', NOW)).toBe(false);
    expect(await third.jobs.claimDue(NOW, 10)).toStrictEqual([]);
    await living.jobs.pulse(NOW + DEAD);
    expect(await third.jobs.claim('a', NOW + DEAD)).toBe(true);
    expect(await third.jobs.claimDue(NOW + DEAD, 10)).toStrictEqual(['b']);
    expect(await third.jobs.claim('c', NOW + DEAD)).toBe(false);
  });

  test('a node that joins while another lives postpones nothing, and learns when the current uninterrupted presence began', async () => {
    const [one, two] = (await nodes(2)) as [DatabaseStore, DatabaseStore];
    await one.jobs.enter(NOW);
    await putTables(one, tableRow('a', { due: NOW + 100 }));
    await one.jobs.pulse(NOW + 5000);
    expect(await two.jobs.enter(NOW + 6000)).toBe(NOW);
    await one.jobs.leave(NOW + 7000);
    await two.jobs.pulse(NOW + 8000);
    expect(await two.jobs.enter(NOW + 8000)).toBe(NOW);
    expect(await dueOf(one, 'a')).toBe(NOW + 100);
  });

  test('when many nodes join after a downtime, it is counted once', async () => {
    const all = await nodes(6);
    await all[0]!.jobs.enter(NOW);
    await putTables(all[0]!, tableRow('a', { due: NOW + 100 }));
    await all[0]!.jobs.leave(NOW);
    const later = NOW + 60_000;
    expect(await Promise.all(all.map(({ jobs }) => jobs.enter(later)))).toStrictEqual(all.map(() => later));
    expect(await dueOf(all[0]!, 'a')).toBe(NOW + 100 + 60_000);
  });

  test('nodes that note, release and claim the same tables concurrently do not deadlock', async () => {
    const all = await nodes(4);
    for (const { jobs } of all) await jobs.enter(NOW);
    const ids = Array.from({ length: 60 }, (_, index) => `t${index}`);
    await putTables(all[0]!, ...ids.map((id) => tableRow(id, { due: NOW })));
    const work = all.map(async ({ jobs, note, flush }, turn) => {
      for (let round = 1; round <= 15; round++) {
        for (const id of turn % 2 === 0 ? ids : ids.toReversed())
          note(id, newNote({ due: NOW, length: round, asked: '[]' }));
        const got = await jobs.claimDue(NOW, 20);
        await Promise.all([flush(), jobs.release(got.toReversed())]);
      }
    });
    await Promise.all(work);
    const rows = await all[0]!.db.selectFrom('tables').select(['node', 'due_length']).execute();
    expect(new Set(rows.map(({ node, due_length: length }) => `${node} ${length}`))).toStrictEqual(
      new Set(['null 15']),
    );
  });
});
