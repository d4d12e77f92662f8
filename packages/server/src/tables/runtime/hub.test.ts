import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ReplyTo, Thinkers } from '@ponts-bornes/bots';
import { CHARACTERS } from '@ponts-bornes/bots/characters';
import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { findGame } from '@ponts-bornes/catalogue';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openExchange } from '../../bus/local.ts';
import { openSqlite } from '../../store/sqlite.ts';
import type { DatabaseStore } from '../../store/store.ts';
import { NO_METERS } from '../../metrics/meters.ts';
import type { Person } from '../../people/sessions.ts';
import { Hub } from './hub.ts';
import { KnownNetworks } from '../room/known-networks.ts';

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
};
const data = mkdtempSync(join(tmpdir(), 'pb-hub-'));
const thinkers = openNodeThinkers();
let store: DatabaseStore;
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

describe('the tables of a server', () => {
  test('leave memory when nobody uses them', async () => {
    const ids: string[] = [];
    for (let count = 0; count < 4 * MOST_WARM; count++) ids.push(await hub.create(ADA, ASKED));
    for (const id of ids) await hub.take(id, 1, BLAISE, null);
    for (const id of ids) await hub.begin(id, ADA);
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

  test('keep their clocks when something fails at one of them', async () => {
    const live = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 } as const;
    const [playing, gone] = [await hub.create(ADA, ASKED), await hub.create(ADA, { ...ASKED, pace: live })];
    for (const id of [playing, gone]) await hub.take(id, 1, BLAISE, null);
    await hub.begin(playing, ADA);
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

  test('with an agreement that was answered long ago cost a sweep no transaction', async () => {
    const id = await hub.create(ADA, ASKED);
    await hub.take(id, 1, BLAISE, null);
    await hub.begin(id, ADA);
    const { table, release } = await hub.hold(id);
    await hub.agreements.propose(id, ADA, 'time');
    await hub.agreements.answer(id, BLAISE, { proposal: 1, agrees: false });
    expect(table.row.proposal).not.toBeNull();
    await hub.sweep();
    const { tables } = store;
    const change = tables.change.bind(tables);
    let changes = 0;
    tables.change = (where, action) => {
      changes += 1;
      return change(where, action);
    };
    await hub.sweep();
    tables.change = change;
    expect(changes).toBe(0);
    release();
  });

  test('are reloaded when another node has changed their people', async () => {
    const id = await hub.create(ADA, ASKED);
    await hub.take(id, 1, BLAISE, null);
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

describe('bots', () => {
  const BOTS: NewTable = {
    ...ASKED,
    seats: [
      { kind: 'bot', level: 'medium' },
      { kind: 'bot', level: 'medium' },
    ],
    pace: { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 },
  };

  test('of one person do not wait for a crowd of tables from another address', async () => {
    const thought: string[] = [];
    let letThink = (): void => {};
    const mayThink = new Promise<void>((resolve) => (letThink = resolve));
    const counted: Thinkers = {
      close: thinkers.close,
      perform: async (task, control) => {
        if (task.kind === 'choose') thought.push(task.game);
        await mayThink;
        return thinkers.perform(task, control);
      },
    };
    const folder = mkdtempSync(join(tmpdir(), 'pb-fair-'));
    const kept = await openSqlite(folder);
    const networks = new KnownNetworks();
    /** Those whose network was asked for, as when a bot of theirs gets in line. */
    let asked: string[] = [];
    const networkOf = networks.networkOf.bind(networks);
    networks.networkOf = (person) => {
      asked.push(person);
      return networkOf(person);
    };
    const fair = new Hub({
      store: kept,
      bus: openExchange().open(kept.jobs.node),
      thinkers: counted,
      networks,
      now: Date.now,
      games: findGame,
      botPause: 0,
      report: () => {},
      meters: NO_METERS,
    });
    const crowd = Array.from({ length: 19 }, (_, index) => ({ id: `guest ${index}`, nickname: 'Guest' }));
    for (const { id } of crowd) networks.note(id, 'flood');
    networks.note(ADA.id, 'home');
    const stops: (() => void)[] = [];
    /** Begins a table, watches it, and waits until its bot is in line. */
    const watch = async (id: string, person: Person): Promise<void> => {
      asked = [];
      await fair.begin(id, person);
      const { table, release } = await fair.hold(id);
      stops.push(table.listen({ person, send: () => {}, end: () => {} }, 0, 0), release);
      while (!asked.includes(person.id)) await new Promise(setImmediate);
    };
    for (let count = 0; count < 76; count++) {
      const person = crowd[count % crowd.length]!;
      await watch(await fair.create(person, BOTS), person);
    }
    const own = await fair.create(ADA, { ...BOTS, game: 'course-folle' });
    await watch(own, ADA);
    // One thinks and all the others wait.
    expect(thought).toStrictEqual(['skybridge']);
    letThink();
    while (!thought.includes('course-folle')) await new Promise(setImmediate);
    // One more of the crowd may have its turn: everything else is behind.
    expect(thought.indexOf('course-folle')).toBeLessThanOrEqual(2);
    for (const stop of stops) stop();
    await fair.close();
    await kept.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('stay within their time in a turn of several choices', async () => {
    const asked: { readonly seat: number; readonly millis: number }[] = [];
    let clock = Date.UTC(2026, 0, 5);
    const slow: Thinkers = {
      close: thinkers.close,
      perform: async (task, control) => {
        if (task.kind === 'choose') asked.push({ seat: task.seat, millis: task.millis });
        const reply = await thinkers.perform(task.kind === 'choose' ? { ...task, bot: 'easy' } : task, control);
        clock += task.millis;
        return reply as ReplyTo<typeof task>;
      },
    };
    const folder = mkdtempSync(join(tmpdir(), 'pb-turn-'));
    const kept = await openSqlite(folder);
    const only = new Hub({
      store: kept,
      bus: openExchange().open(kept.jobs.node),
      thinkers: slow,
      now: () => clock,
      games: findGame,
      botPause: 0,
      report: () => {},
      meters: NO_METERS,
    });
    const experts = BOTS.seats.map(() => ({ kind: 'bot', level: 'expert' }) as const);
    const id = await only.create(ADA, { ...BOTS, game: 'course-autour-du-monde', seats: experts });
    await only.begin(id, ADA);
    const { table, release } = await only.hold(id);
    const stop = table.listen({ person: ADA, send: () => {}, end: () => {} }, 0, 0);
    while (asked.length < 24) await new Promise(setImmediate);
    stop();
    release();
    await only.close();
    await kept.close();
    rmSync(folder, { recursive: true, force: true });
    // At this table a turn ends when the other seat is asked.
    const turns: number[] = [];
    for (const [index, { seat, millis }] of asked.entries()) {
      if (seat === asked[index - 1]?.seat) turns.push(turns.pop()! + millis);
      else turns.push(millis);
    }
    expect(turns.length).toBeLessThan(asked.length);
    expect(Math.max(...turns)).toBeLessThanOrEqual(CHARACTERS.expert.millis);
  });
});
