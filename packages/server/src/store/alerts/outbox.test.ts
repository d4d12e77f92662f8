import { afterEach, describe, expect, test } from 'vitest';
import { KINDS, Stores, appending, putTables, seatRow, tableRow } from '../../../test/stores.ts';
import type { AlertedTo } from '../schema.ts';
import type { DatabaseStore } from '../store.ts';
import type { NewAlert } from './new-alerts.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

const AT = 1_700_000_100_000;
const TABLES = ['a', 'b'];

/** A store in which Ada and Blaise have settings, and Eve has none. */
const filled = async (store: DatabaseStore): Promise<DatabaseStore> => {
  for (const id of ['ada', 'blaise', 'eve']) {
    await store.people.persons.insert({ id, nickname: id, created_at: 1, seen_at: 1 });
    if (id === 'eve') continue;
    await store.alerts.channels.putSettings({ person: id, kinds: '{}', is_paused: 0, quiet: null, language: 'fr' });
  }
  await putTables(store, ...TABLES.map((id) => tableRow(id)));
  await store.jobs.pulse(AT);
  return store;
};

const alert = (person: string, table: string, more: Partial<NewAlert> = {}): NewAlert => ({
  person,
  what: 'turn',
  table,
  turn: 3,
  at: AT,
  sendAt: AT,
  ...more,
});

describe.each(KINDS)('the outbox, on $kind', ({ newPlace }) => {
  test('keeps one alert per person, table and matter, for people with settings', async () => {
    const store = await filled(await stores.open(await newPlace()));
    await store.tables.announce([alert('ada', 'a'), alert('eve', 'a'), alert('ada', 'b', { what: 'over' })]);
    await store.tables.announce([alert('ada', 'a', { turn: 5, sendAt: AT + 1 })]);
    const [own] = await store.alerts.outbox.claimAlerts(AT, 10);
    expect(own).toMatchObject({ person: 'ada', what: 'over', table_id: 'b' });
    expect(await store.alerts.outbox.claimAlerts(AT + 1, 10)).toMatchObject([{ what: 'turn', turn: 5 }]);
    expect(await store.alerts.outbox.claimAlerts(AT + 1, 10)).toStrictEqual([]);
  });

  test('announces a turn once, however many nodes try, and the next one again', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const tell = (turn: number): Promise<boolean> =>
      store.alerts.outbox.tell('a', 0, [{ seat: 0, turn, alerts: [alert('ada', 'a', { turn })] }]);
    await Promise.all([tell(3), tell(3), tell(3)]);
    const [first, ...more] = await store.alerts.outbox.claimAlerts(AT, 10);
    expect(more).toStrictEqual([]);
    await store.alerts.outbox.settle({ done: [first!.id], later: [], deliveries: () => [] }, AT);
    await tell(3);
    expect(await store.alerts.outbox.claimAlerts(AT, 10)).toStrictEqual([]);
    await tell(4);
    expect(await store.alerts.outbox.claimAlerts(AT, 10)).toMatchObject([{ turn: 4 }]);
    await store.tables.delete('a');
    await expect(tell(5)).rejects.toThrow(/foreign key/i);
  });

  test('takes no alert of an earlier turn from a node that has missed a move', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const tell = (turn: number, length: number): Promise<boolean> =>
      store.alerts.outbox.tell('a', length, [{ seat: 0, turn, alerts: [alert('ada', 'a', { turn })] }]);
    await store.append(appending('a', 1));
    await store.append(appending('a', 2));
    expect(await tell(2, 2)).toBe(true);
    expect(await tell(0, 0)).toBe(false);
    expect(await store.alerts.outbox.claimAlerts(AT, 10)).toMatchObject([{ turn: 2 }]);
  });

  test('makes messages from its own alerts only, up to the number per day', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const { outbox } = store.alerts;
    const settle = async (what: AlertedTo, at: number, most = 2): Promise<unknown> => {
      await store.tables.announce([alert('ada', 'a', { what })]);
      const [own] = await outbox.claimAlerts(at, 10);
      const delivery = { id: `${what} ${at}`, person: 'ada', channel: 'push', target: 'x', items: '[]', most } as const;
      const deliveries = (isMine: (id: string) => boolean) => (isMine(own!.id) ? [delivery] : []);
      const settled = { done: [own!.id, 'not mine'], later: [], deliveries };
      const { made, refused } = await outbox.settle(settled, at);
      return [made.length, refused.length];
    };
    expect(await settle('turn', AT, 1)).toStrictEqual([1, 0]);
    // What was refused does not count.
    expect(await settle('ready', AT, 1)).toStrictEqual([0, 1]);
    expect(await settle('deadline', AT)).toStrictEqual([1, 0]);
    expect(await settle('over', AT)).toStrictEqual([0, 1]);
    expect(await settle('over', AT + 86_400_000)).toStrictEqual([1, 0]);
    expect(await settle('turn', AT + 86_400_000, 0)).toStrictEqual([0, 1]);
  });

  test('gives messages back for another attempt, and forgets those that are done', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const { outbox } = store.alerts;
    const delivery = { id: 'one', person: 'ada', channel: 'mail', target: '', items: '[]', most: 1 } as const;
    await outbox.settle({ done: [], later: [], deliveries: () => [delivery] }, AT);
    expect(await outbox.claimDeliveries(AT, 10)).toStrictEqual([]);
    await outbox.retry('one', 1, AT + 30);
    expect(await outbox.claimDeliveries(AT + 29, 10)).toStrictEqual([]);
    expect(await outbox.claimDeliveries(AT + 30, 10)).toMatchObject([{ id: 'one', attempts: 1 }]);
    await outbox.finish('one');
    expect(await outbox.claimDeliveries(AT + 200_000, 10)).toStrictEqual([]);
  });

  test('drops what a person has seen at a table, but no turn', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const { outbox } = store.alerts;
    const over = { what: 'over', turn: null } as const;
    await store.tables.announce([alert('ada', 'a', over), alert('ada', 'b', over), alert('blaise', 'a', over)]);
    await store.tables.announce([alert('ada', 'a')]);
    await outbox.withdraw('a', 'ada');
    const left = await outbox.claimAlerts(AT, 10);
    expect(left.map(({ person, table_id, what }) => [person, table_id, what].join(' ')).toSorted()).toStrictEqual([
      'ada a turn',
      'ada b over',
      'blaise a over',
    ]);
  });

  test('looks again at what waits when quiet hours change, and counts what is overdue', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const { outbox } = store.alerts;
    const later = { sendAt: AT + 90_000 };
    await store.tables.announce([alert('ada', 'a', later), alert('blaise', 'a', later)]);
    // Sent soon, with or without quiet hours.
    await store.tables.announce([alert('ada', 'b', { ...later, what: 'over', turn: null })]);
    await outbox.reconsider('ada', AT);
    expect(await outbox.countBefore(AT)).toBe(0);
    expect(await outbox.countBefore(AT + 1)).toBe(1);
    expect(await outbox.claimAlerts(AT, 10)).toMatchObject([{ person: 'ada', table_id: 'a' }]);
  });

  test('leaves alone people who are still being sent something', async () => {
    const store = await filled(await stores.open(await newPlace()));
    const { outbox } = store.alerts;
    await store.tables.announce([alert('ada', 'a'), alert('blaise', 'a')]);
    expect(await outbox.claimAlerts(AT, 10, ['ada', 'eve'])).toMatchObject([{ person: 'blaise' }]);
    expect(await outbox.claimAlerts(AT, 10)).toMatchObject([{ person: 'ada' }]);
  });

  test('loses nothing when the node that claimed it dies', async () => {
    const place = await newPlace();
    const store = await filled(await stores.open(place));
    await store.tables.announce([alert('ada', 'a'), alert('blaise', 'a')]);
    expect(await store.alerts.outbox.claimAlerts(AT, 10)).toHaveLength(2);
    await stores.close(store);
    const next = await stores.open(place);
    await next.jobs.pulse(AT + 9000);
    expect(await next.alerts.outbox.claimAlerts(AT + 9000, 10)).toHaveLength(2);
    // Even a living node has its time.
    expect(await next.alerts.outbox.claimAlerts(AT + 10_000, 10)).toStrictEqual([]);
    expect(await next.alerts.outbox.claimAlerts(AT + 129_000, 10)).toHaveLength(2);
  });

  test('finds tables whose players may have missed an alert', async () => {
    const store = await stores.open(await newPlace());
    await filled(store);
    const noted = { asked: '[0]', awaited: '[0]', turn: 1, due: null };
    await putTables(store, tableRow('told'), tableRow('untold'), tableRow('unnoted'), tableRow('others'));
    for (const id of ['told', 'untold', 'unnoted', 'others']) {
      const own = { ...seatRow(id, 0), person: id === 'others' ? 'eve' : 'ada' };
      await store.db.insertInto('seats').values(own).execute();
      await store.append(appending(id, 1));
      store.note(id, { ...noted, isPaused: false, length: id === 'unnoted' ? 0 : 1 });
    }
    await store.flush();
    await store.alerts.outbox.tell('told', 1, [{ seat: 0, turn: 1, alerts: [] }]);
    const found: string[] = [];
    for (let after: readonly [string, number] | null = ['', -1]; after !== null;) {
      const page = await store.alerts.turns.untold(after, 2);
      found.push(...page.tables);
      after = page.next;
    }
    expect(found).toStrictEqual(['unnoted', 'untold']);
  });
});

test('each alert goes to one of several nodes', async () => {
  const place = await KINDS[1].newPlace();
  const first = await filled(await stores.open(place));
  const nodes = [first, await stores.open(place), await stores.open(place)];
  await Promise.all(nodes.map((store) => store.jobs.pulse(AT)));
  const what = ['turn', 'deadline', 'over', 'away', 'offered', 'begun', 'ready', 'rematch'] as const;
  const people = ['ada', 'blaise'];
  await first.tables.announce(
    people.flatMap((person) => TABLES.flatMap((table) => what.map((each) => alert(person, table, { what: each })))),
  );
  const claimed: string[] = [];
  for (let round = 0; round < 8; round++) {
    const rows = await Promise.all(nodes.map((store) => store.alerts.outbox.claimAlerts(AT, 2)));
    claimed.push(...rows.flat().map(({ id }) => id));
  }
  expect(claimed).toHaveLength(people.length * TABLES.length * what.length);
  expect(new Set(claimed).size).toBe(claimed.length);
});
