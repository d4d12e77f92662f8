import { afterEach, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import { eventually } from '../../test/eventually.ts';
import { KINDS, Stores, seatRow, tableRow } from '../../test/stores.ts';
import type { NewPlace, Seating, WaitingPerson } from './queue.ts';
import type { DatabaseStore } from './store.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

const AT = 1_700_000_000_000;
const MOST = 100;
const PEOPLE = ['ada', 'blaise', 'eve'] as const;

const filled = async (store: DatabaseStore, people: readonly string[] = PEOPLE): Promise<DatabaseStore> => {
  for (const id of people) await store.people.persons.insert({ id, nickname: id, created_at: 1, seen_at: 1 });
  await store.jobs.pulse(AT);
  return store;
};

const place = (person: string, more: Partial<NewPlace> = {}): NewPlace => ({
  person,
  ticket: `ticket of ${person}`,
  connection: `socket of ${person}`,
  game: 'skybridge',
  pace: 'live',
  players: 2,
  bots_at: null,
  language: 'fr',
  since: AT,
  ...more,
});

let tables = 0;
/** Seats people two by two. */
const inPairs = (waiting: readonly WaitingPerson[]): readonly Seating[] =>
  Array.from({ length: Math.floor(waiting.length / 2) }, (_, index) => {
    const id = `table ${++tables}`;
    const pair = waiting.slice(2 * index, 2 * index + 2);
    return {
      table: { row: tableRow(id, { status: 'open' }), seats: [seatRow(id, 0), seatRow(id, 1)] },
      seats: pair.map(({ person }, seat) => ({ person, seat })),
    };
  });
const joinBoth = async ({ queue }: DatabaseStore): Promise<void> => {
  await queue.join(place('ada'), MOST);
  await queue.join(place('blaise', { since: AT + 1 }), MOST);
};

describe.each(KINDS)('the queue, on $kind', ({ newPlace }) => {
  const opened = async (): Promise<DatabaseStore> => filled(await stores.open(await newPlace()));

  test('has one place per person: another tab replaces it, and the first one can no longer end it', async () => {
    const { queue } = await opened();
    await queue.join(place('ada'), MOST);
    const next = await queue.join(place('ada', { ticket: 'b', connection: 'b', since: AT + 5, game: null }), MOST);
    expect(next).toMatchObject({ connection: 'b', since: AT + 5 });
    expect(await queue.counts(AT)).toStrictEqual([{ game: null, pace: 'live', players: 2, people: 1 }]);
    await queue.leave('ada', 'socket of ada');
    expect(await queue.own()).toMatchObject([{ person: 'ada', connection: 'b' }]);
    await queue.leave('ada', 'b');
    expect(await queue.has('ada')).toBe(false);
  });

  test('keeps the place of a browser that reconnects', async () => {
    const { queue } = await opened();
    await queue.join(place('ada', { bots_at: AT + 10 }), MOST);
    const again = await queue.join(place('ada', { connection: 'b', since: AT + 9, bots_at: AT + 19 }), MOST);
    expect(again).toMatchObject({ connection: 'b', since: AT, bots_at: AT + 10 });
  });

  test('is bounded', async () => {
    const { queue } = await opened();
    await queue.join(place('ada'), 1);
    expect(await queue.join(place('blaise'), 1)).toBeNull();
    expect(await queue.has('blaise')).toBe(false);
    // Whoever is in it stays in it.
    expect(await queue.join(place('ada', { connection: 'b' }), 1)).toMatchObject({ connection: 'b' });
    expect(await queue.join(place('ada', { connection: 'c', ticket: 'c' }), 1)).toMatchObject({ connection: 'c' });
  });

  test('seats those who waited longest first, with their table, in one transaction', async () => {
    const store = await opened();
    await joinBoth(store);
    await store.queue.join(place('eve', { since: AT - 1 }), MOST);
    const [seating] = await store.queue.seat(AT, MOST, inPairs);
    expect(seating!.seats).toStrictEqual([
      { person: 'eve', seat: 0 },
      { person: 'ada', seat: 1 },
    ]);
    expect((await store.tables.read(seating!.table.row.id))!.seats).toHaveLength(2);
    expect(await store.queue.counts(AT)).toMatchObject([{ people: 1 }]);
    await expect(
      store.queue.seat(AT, MOST, (waiting) => {
        expect(waiting).toHaveLength(1);
        throw new Error('no table');
      }),
    ).rejects.toThrow('no table');
    expect(await store.queue.counts(AT)).toMatchObject([{ people: 1 }]);
  });

  test('a seat is not lost with its socket, and a new attempt does not get an old seat', async () => {
    const store = await opened();
    const { queue } = store;
    await joinBoth(store);
    const [seating] = await queue.seat(AT, MOST, inPairs);
    const table = seating!.table.row.id;
    await queue.leave('ada', 'socket of ada');
    // Their browser doesn't know of the table yet, so it gets it whatever it asks for.
    const other = await queue.join(place('ada', { ticket: 'b', connection: 'b' }), MOST);
    expect(other).toMatchObject({ table_id: table, seat: 0, connection: 'b' });
    await queue.noteTold('ada', 'b');
    expect(await queue.join(place('ada', { ticket: 'b', connection: 'c' }), MOST)).toMatchObject({ table_id: table });
    expect(await queue.join(place('ada', { ticket: 'c', connection: 'd' }), MOST)).toMatchObject({ table_id: null });
  });

  test('a table that waits for somebody is the one they get, also when they search again in another tab', async () => {
    const store = await opened();
    const { queue } = store;
    await joinBoth(store);
    const [{ table }] = (await queue.seat(AT, MOST, inPairs)) as [Seating];
    const { id } = table.row;
    await queue.noteTold('ada', 'socket of ada');
    const again = (connection: string, since: number): Promise<{ table_id: string | null } | null> =>
      queue.join(place('ada', { ticket: connection, connection, since }), MOST);
    await store.tables.write(table, { row: { reserved_until: AT + 30 }, seats: [{ seat: 0, reserved: 'ada' }] });
    expect(await again('b', AT + 29)).toMatchObject({ table_id: id });
    await queue.noteTold('ada', 'b');
    await store.tables.write(table, { seats: [{ seat: 0, reserved: null, person: 'ada' }] });
    expect(await again('c', AT + 29)).toMatchObject({ table_id: id });
    await queue.noteTold('ada', 'c');
    expect(await again('d', AT + 30)).toMatchObject({ table_id: null });
  });

  test('the sweep ends places of dead nodes and old seats, and deletes tables to which nobody came', async () => {
    const store = await opened();
    const { queue, db } = store;
    await joinBoth(store);
    const [seating] = await queue.seat(AT, MOST, inPairs);
    await queue.join(place('eve'), MOST);
    await db.updateTable('waiting').set({ node: 'dead' }).where('person', '=', 'eve').execute();
    expect(await queue.counts(AT)).toStrictEqual([]);
    expect(await queue.seat(AT, MOST, inPairs)).toStrictEqual([]);
    await queue.sweep(AT, AT);
    expect(await queue.has('eve')).toBe(false);
    expect(await queue.has('ada')).toBe(true);
    await queue.sweep(AT, AT + 1);
    expect(await queue.has('ada')).toBe(false);
    expect(await store.tables.read(seating!.table.row.id)).toBeNull();
  });

  test('somebody who deletes their data leaves it', async () => {
    const store = await opened();
    await store.queue.join(place('ada'), MOST);
    await store.db.deleteFrom('people').where('id', '=', 'ada').execute();
    expect(await store.queue.has('ada')).toBe(false);
  });
});

describe('on PostgreSQL, at the same time', () => {
  const both = async (): Promise<readonly [DatabaseStore, DatabaseStore]> => {
    const shared = await KINDS[1].newPlace();
    const one = await stores.open(shared);
    return [await filled(one), await stores.open(shared)];
  };

  test('somebody joins again while their last socket closes', async () => {
    const [one, two] = await both();
    for (let round = 1; round <= 60; round++) {
      const [row] = await Promise.all([
        two.queue.join(place('ada', { connection: `${round}` }), MOST),
        one.queue.leave('ada', `${round - 1}`),
      ]);
      expect(row).toMatchObject({ connection: `${round}` });
    }
    expect(await one.queue.own()).toHaveLength(0);
    expect(await two.queue.own()).toHaveLength(1);
  });

  test('somebody sits down at a table that is about to be deleted because nobody came', async () => {
    const [one, two] = await both();
    await joinBoth(one);
    const [{ table }] = (await one.queue.seat(AT, MOST, inPairs)) as [Seating];
    const { id } = table.row;
    let sweep: Promise<void> = Promise.resolve();
    await one.tables.change(id, async (kept, queries) => {
      sweep = two.queue.sweep(AT, AT + 1);
      await eventually(async () => {
        const { rows } = await sql`
          select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
          two.db,
        );
        if (rows.length === 0) throw new Error('the sweep has not reached the table');
      });
      await queries.write(kept!, { seats: [{ seat: 0, person: 'ada' }] });
    });
    await sweep;
    expect((await one.tables.read(id))!.seats[0]!.person).toBe('ada');
  });
});

test('several nodes seat at the same time: nobody twice, and nobody is left over', async () => {
  const { newPlace } = KINDS[1];
  const shared = await newPlace();
  const nodes = await Promise.all([1, 2, 3].map(() => stores.open(shared)));
  const people = Array.from({ length: 60 }, (_, index) => `p${index}`);
  await filled(nodes[0]!, people);
  for (const node of nodes) await node.jobs.pulse(AT);
  const seated: string[] = [];
  const seat = async ({ queue }: DatabaseStore): Promise<void> => {
    for (const { seats } of await queue.seat(AT, MOST, inPairs)) seated.push(...seats.map(({ person }) => person));
  };
  await Promise.all(
    people.map(async (person, index) => {
      const node = nodes[index % nodes.length]!;
      await node.queue.join(place(person, { since: AT + index }), MOST);
      await seat(node);
    }),
  );
  // What two nodes had locked in parts, the next round finds whole.
  await seat(nodes[0]!);
  expect(seated.toSorted()).toStrictEqual(people.toSorted());
});
