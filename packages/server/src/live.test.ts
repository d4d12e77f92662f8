import { LIMITS } from '@ponts-bornes/protocol';
import type { LiveTable, NewTable } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';

let house: House;
beforeEach(async () => {
  house = await House.open();
});
afterEach(() => house.stop());

/** A game of Ada and Blaise that has begun. */
const begun = async (more: Partial<NewTable> = {}): Promise<{ id: string; players: readonly Client[] }> => {
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const id = await ada.create({ game: 'skybridge', seats, visibility: 'public', ...more });
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`);
  await ada.call('POST', `/api/tables/${id}/begin`);
  return { id, players: [ada, blaise] };
};

const live = async (query = ''): Promise<{ tables: readonly LiveTable[]; next: string | null }> =>
  (await house.stranger().call('GET', `/api/live${query}`)) as unknown as Awaited<ReturnType<typeof live>>;

/** Plays a move of the seat that may move, and waits until both have seen it. */
const playOne = async (seated: readonly Seated[]): Promise<void> => {
  const mover = seated.find(({ shown }) => shown!.moves.length > 0)!;
  const before = seated.map(({ shown }) => shown!.seen);
  expect(await mover.play(mover.shown!.moves[0]!)).toMatchObject({ t: 'done' });
  for (const [index, each] of seated.entries()) await each.until(({ shown }) => shown!.seen > before[index]!);
};

describe('live games', () => {
  test('lists public games in progress, with players, spectators and moves', async () => {
    const { id, players } = await begun();
    await begun({ visibility: 'private' });
    const seated = await Promise.all(players.map((player) => player.sit(id)));
    const watching = await house.stranger().sit(id);
    for (let count = 0; count < 3; count++) await playOne(seated);
    const { tables, next } = await live();
    expect(tables.map(({ table }) => table.id)).toStrictEqual([id]);
    expect(tables[0]).toMatchObject({ moves: 3, table: { watchers: 1, status: 'playing' } });
    expect(next).toBeNull();
    expect((await live('?game=mille-bornes')).tables).toStrictEqual([]);
    for (const each of [...seated, watching]) each.close();
  });

  test('leaves out turn-based games, paused ones and those that only bots go on with', async () => {
    await begun({ pace: { kind: 'slow', days: 2, quiet: null } });
    const { id, players } = await begun();
    const ids = async (): Promise<readonly string[]> => (await live()).tables.map(({ table }) => table.id);
    expect(await ids()).toStrictEqual([id]);
    await players[0]!.call('POST', `/api/tables/${id}/propose`, { kind: 'pause' });
    await players[1]!.call('POST', `/api/tables/${id}/answer`, { proposal: 1, agrees: true });
    await house.hub.sweep();
    expect(await ids()).toStrictEqual([]);
    await players[0]!.call('POST', `/api/tables/${id}/resume`);
    await players[0]!.call('POST', `/api/tables/${id}/leave`);
    await house.hub.sweep();
    expect(await ids()).toStrictEqual([id]);
    await players[1]!.call('POST', `/api/tables/${id}/leave`);
    expect(await ids()).toStrictEqual([]);
  });

  test('comes in pages, and refuses a strange position', async () => {
    const ids = new Set<string>();
    for (let count = 0; count < LIMITS.livePage + 3; count++) ids.add((await begun()).id);
    const first = await live();
    expect(first.tables).toHaveLength(LIMITS.livePage);
    const second = await live(`?after=${first.next}`);
    expect(second.next).toBeNull();
    const found = [...first.tables, ...second.tables].map(({ table }) => table.id);
    expect(new Set(found)).toStrictEqual(ids);
    expect(found).toHaveLength(ids.size);
    expect(await house.stranger().outcome('GET', '/api/live?after=over.1.x')).toBe('bad-request');
  });
});

describe('a spectator delay', () => {
  test('shows spectators neither later moves nor whose turn it is, also after a restart', async () => {
    const { id, players } = await begun({ spectatorDelay: 5 });
    let seated = await Promise.all(players.map((player) => player.sit(id)));
    let watching = await house.stranger().sit(id);
    for (let count = 0; count < 7; count++) await playOne(seated);
    await watching.until(({ shown }) => shown!.seen === 2);
    expect(watching.shown!.lines).toHaveLength(2);
    expect(watching.clock).toBeNull();
    expect(watching.facts!.asked).toStrictEqual([]);
    expect(seated[0]!.facts!.spectatorDelay).toBe(5);
    const { table } = await house.stranger().call('GET', `/api/tables/${id}`);
    expect(table).toMatchObject({ asked: [] });
    expect((await live()).tables[0]).toMatchObject({ moves: 2, table: { asked: [] } });

    await house.stop();
    await house.start();
    watching = await house.stranger().sit(id);
    await watching.until(({ shown }) => shown !== null);
    expect(watching.shown).toMatchObject({ seen: 2, viewer: 'spectator' });
    expect(watching.shown!.lines).toHaveLength(2);

    // The end of the game ends the delay.
    seated = await Promise.all(players.map((player) => player.sit(id)));
    await players[0]!.call('POST', `/api/tables/${id}/propose`, { kind: 'stop' });
    await players[1]!.call('POST', `/api/tables/${id}/answer`, { proposal: 1, agrees: true });
    await watching.until(({ shown, record }) => shown!.seen === 7 && record !== null);
    expect(watching.shown!.lines).toHaveLength(7);
    for (const each of [...seated, watching]) each.close();
  });

  test('holds back what happened until spectators see the moves before it', async () => {
    const { id, players } = await begun({ spectatorDelay: 5 });
    const seated = await Promise.all(players.map((player) => player.sit(id)));
    const watching = await house.stranger().sit(id);
    const playTo = async (moves: number): Promise<void> => {
      while (seated[0]!.shown!.seen < moves) {
        house.time += 1000;
        await playOne(seated);
      }
    };
    await Promise.all(seated.map((each) => each.until(({ shown }) => shown !== null)));
    await playTo(3);
    house.time += 1000;
    await players[0]!.call('POST', `/api/tables/${id}/propose`, { kind: 'time' });
    await players[1]!.call('POST', `/api/tables/${id}/answer`, { proposal: 1, agrees: true });
    await seated[0]!.until(({ events }) => events.length === 1);

    // Neither proposals and pauses, nor that a bot fills in: their time would tell of moves.
    const hidden = { proposal: null, isPaused: false, seats: [{ isAway: false }, { isAway: false, level: null }] };
    const expectHidden = async (): Promise<void> => {
      expect(watching.facts).toMatchObject(hidden);
      const { table } = await house.stranger().call('GET', `/api/tables/${id}`);
      expect(table).toMatchObject(hidden);
    };
    await players[1]!.call('POST', `/api/tables/${id}/propose`, { kind: 'pause' });
    await seated[0]!.until(({ facts }) => facts!.proposal !== null);
    await expectHidden();
    await players[0]!.call('POST', `/api/tables/${id}/answer`, { proposal: 2, agrees: true });
    await seated[0]!.until(({ facts }) => facts!.isPaused);
    await players[1]!.call('POST', `/api/tables/${id}/leave`);
    await seated[0]!.until(({ facts }) => facts!.seats[1]!.isAway);
    await expectHidden();
    await players[1]!.call('POST', `/api/tables/${id}/return`);
    await players[0]!.call('POST', `/api/tables/${id}/resume`);
    await seated[0]!.until(({ events }) => events.length === 5);
    expect(watching.events).toStrictEqual([]);
    await playTo(7);
    await watching.until(({ shown }) => shown?.seen === 2);
    expect(watching.events).toStrictEqual([]);
    await playTo(8);
    await watching.until(({ events }) => events.length === 5);
    expect(watching.shown).toMatchObject({ seen: 3 });
    expect(watching.events[0]).toMatchObject({ kind: 'time-added', line: 3 });
    for (const each of [...seated, watching]) each.close();
  });

  test('is one of those offered, and a rematch keeps it', async () => {
    const ada = await house.guest('Ada');
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
    const asked = { game: 'skybridge', options: {}, seats, visibility: 'public', atZero: 'move', spectatorDelay: 3 };
    const pace = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 };
    expect(await ada.outcome('POST', '/api/tables', { ...asked, pace })).toBe('bad-request');
    const { id, players } = await begun({ spectatorDelay: 15, language: 'en' });
    await players[0]!.call('POST', `/api/tables/${id}/propose`, { kind: 'stop' });
    await players[1]!.call('POST', `/api/tables/${id}/answer`, { proposal: 1, agrees: true });
    const { id: next } = await players[0]!.call('POST', `/api/tables/${id}/rematch`);
    expect((await ada.call('GET', `/api/tables/${String(next)}`))['table']).toMatchObject({ spectatorDelay: 15 });
  });
});
