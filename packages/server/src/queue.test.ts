import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LIMITS } from '@ponts-bornes/protocol';
import type { QueueCount } from '@ponts-bornes/protocol';
import { afterEach, expect, test } from 'vitest';
import type { Client } from '../test/client.ts';
import { eventually } from '../test/eventually.ts';
import { House } from '../test/house.ts';
import { TABLE_LIMITS } from './tables/room/table-limits.ts';
import { WaitingClient, comeToTable, newTicket } from '../test/waiting-client.ts';

let house: House;
afterEach(() => house.stop());

const countsAt = async (client: Client): Promise<readonly QueueCount[]> =>
  (await client.call('GET', '/api/queue'))['counts'] as readonly QueueCount[];

test('two people meet: both come to a table that begins by itself, with the parts of both devices', async () => {
  house = await House.open();
  const [ada, blaise] = (await house.guests('Ada', 'Ada')) as [Client, Client];
  const first = new WaitingClient(house.origin, ada, { language: 'en' });
  expect(await first.hear('waiting')).toMatchObject({ waited: 0 });
  expect(await countsAt(house.stranger())).toStrictEqual([{ game: 'skybridge', pace: 'live', players: 2, people: 1 }]);
  house.time += 1;
  const second = new WaitingClient(house.origin, blaise, { game: null, language: 'fr' });
  const seated = await Promise.all([comeToTable(ada, first), comeToTable(blaise, second)]);
  expect(seated[0].facts!.seats.map(({ name }) => name)).toStrictEqual(['Ada', 'Ada 2']);
  await house.hub.sweep();
  for (const each of seated) await each.until(({ facts }) => facts?.status === 'playing');
  const { pledges, visibility, game } = seated[0].facts!;
  expect(pledges!.seats.every((pledge) => /^[0-9a-f]{64}$/.test(pledge))).toBe(true);
  expect({ visibility, game }).toStrictEqual({ visibility: 'public', game: 'skybridge' });
  expect(await countsAt(ada)).toStrictEqual([]);
  // Who waited longest is the host, whose language the previews have.
  const { language } = (await house.hub.listing.linked(seated[0].facts!.id))!;
  expect(language).toBe('en');
  await first.until(() => first.isClosed);
  expect(first.closeCode).toBe(1000);
});

test('closing the tab leaves the queue, and nobody is seated with that person', async () => {
  house = await House.open();
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const first = new WaitingClient(house.origin, ada);
  await first.hear('waiting');
  await first.close();
  await eventually(async () => expect(await countsAt(ada)).toStrictEqual([]));
  const second = new WaitingClient(house.origin, blaise);
  await second.hear('waiting');
  await house.round();
  expect(second.heard.some(({ t }) => t === 'seated')).toBe(false);
});

test('a browser that no longer answers pings is out within seconds', async () => {
  house = await House.open();
  const [ada] = (await house.guests('Ada')) as [Client];
  const lost = new WaitingClient(house.origin, ada);
  await lost.hear('waiting');
  // The network is gone: nothing is read or sent any more.
  lost.socket.pause();
  await eventually(async () => expect(await countsAt(ada)).toStrictEqual([]));
  lost.socket.resume();
});

test('a second tab takes over the place; the first one learns it, and its end changes nothing', async () => {
  house = await House.open();
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const first = new WaitingClient(house.origin, ada);
  await first.hear('waiting');
  const second = new WaitingClient(house.origin, ada, { game: 'mille-bornes' });
  await second.hear('waiting');
  await first.hear('elsewhere');
  expect(await countsAt(ada)).toStrictEqual([{ game: 'mille-bornes', pace: 'live', players: 2, people: 1 }]);
  const other = new WaitingClient(house.origin, blaise, { game: null });
  expect((await other.hear('seated')).table).toBe((await second.hear('seated')).table);
});

test('a browser that lost the answer gets the same seat, and so does a new tab; who leaves it waits again', async () => {
  house = await House.open();
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const ticket = newTicket();
  const first = new WaitingClient(house.origin, ada, {}, ticket);
  const second = new WaitingClient(house.origin, blaise);
  const seat = await first.hear('seated');
  await second.hear('seated');
  await first.until(() => first.isClosed);
  expect(await new WaitingClient(house.origin, ada, {}, ticket).hear('seated')).toStrictEqual(seat);
  expect(await new WaitingClient(house.origin, ada).hear('seated')).toStrictEqual(seat);
  await ada.call('POST', `/api/tables/${seat.table}/leave`);
  await new WaitingClient(house.origin, ada).hear('waiting');
});

test('bots fill in after the chosen time', async () => {
  house = await House.open();
  const [ada] = (await house.guests('Ada')) as [Client];
  const waiting = new WaitingClient(house.origin, ada, { game: 'mille-bornes', players: 3, botsAfter: 2 });
  await waiting.hear('waiting');
  await house.pass(60_000);
  expect(waiting.heard.some(({ t }) => t === 'seated')).toBe(false);
  await house.pass(60_000);
  const seated = await comeToTable(ada, waiting);
  expect(seated.facts!.seats.map(({ kind }) => kind)).toStrictEqual(['person', 'bot', 'bot']);
  await house.hub.sweep();
  await seated.until(({ facts }) => facts?.status === 'playing');
});

test('a seat to which nobody comes opens, and a player who came becomes host', async () => {
  house = await House.open();
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const first = new WaitingClient(house.origin, ada);
  await first.hear('waiting');
  house.time += 1;
  const second = new WaitingClient(house.origin, blaise);
  await first.hear('seated');
  const seated = await comeToTable(blaise, second);
  expect(seated.you!.isHost).toBe(false);
  await house.pass(LIMITS.queueSeatTime * 1000);
  await seated.until(({ facts, you }) => you!.isHost && facts!.seats[0]!.kind === 'open');
  expect(seated.facts!.seats[0]).toMatchObject({ name: '', reservedFor: null });
});

test('a table to which nobody came is deleted', async () => {
  house = await House.open();
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const pair = [new WaitingClient(house.origin, ada), new WaitingClient(house.origin, blaise)];
  const { table } = await pair[0]!.hear('seated');
  await pair[1]!.hear('seated');
  await house.pass(3 * LIMITS.queueSeatTime * 1000);
  expect(await ada.outcome('GET', `/api/tables/${table}`)).toBe('not-found');
});

const tablesIn = async (client: Client): Promise<readonly unknown[]> =>
  (await client.call('GET', '/api/tables'))['tables'] as readonly unknown[];

test('people who wait again and again instead of coming leave no tables behind', async () => {
  house = await House.open();
  const pair = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  for (let time = 0; time < 6; time++) {
    const waiting = pair.map((client) => new WaitingClient(house.origin, client));
    for (const each of waiting) await each.hear('seated');
    for (const each of waiting) await each.until(() => each.isClosed);
  }
  expect(await tablesIn(pair[0])).toHaveLength(1);
});

test('quick play makes no more public tables than its people may open', async () => {
  house = await House.open({ tables: { ...TABLE_LIMITS, publicPerAddress: 2 } });
  for (const _ of [1, 2]) {
    const pair = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const waiting = pair.map((client) => new WaitingClient(house.origin, client));
    for (const each of waiting) await each.hear('seated');
  }
  const [ada] = (await house.guests('Ada')) as [Client];
  expect(await new WaitingClient(house.origin, ada).hear('error')).toMatchObject({ code: 'too-many' });
  await house.pass(3 * LIMITS.queueSeatTime * 1000);
  await new WaitingClient(house.origin, ada).hear('waiting');
});

test.each([
  ['an unknown game', { game: 'chess' }, 'unknown-game'],
  ['more players than the game allows', { game: 'skybridge', players: 16 }, 'bad-request'],
  ['no wait at all for bots', { botsAfter: 0 }, 'bad-request'],
])('refuses %s', async (_, wish, code) => {
  house = await House.open();
  const [ada] = (await house.guests('Ada')) as [Client];
  expect(await new WaitingClient(house.origin, ada, wish).hear('error')).toStrictEqual({ t: 'error', code });
});

test('refuses strangers, and a second wish over the same socket', async () => {
  house = await House.open();
  expect(await new WaitingClient(house.origin, house.stranger()).hear('error')).toMatchObject({
    code: 'not-signed-in',
  });
  const [ada] = (await house.guests('Ada')) as [Client];
  const waiting = new WaitingClient(house.origin, ada);
  await waiting.hear('waiting');
  waiting.tell({ t: 'ping' });
  await waiting.hear('pong');
  waiting.tell({ t: 'wait', ticket: newTicket(), wish: { game: null, pace: 'live', players: 2, botsAfter: null } });
  await waiting.hear('error');
  await eventually(async () => expect(await countsAt(ada)).toStrictEqual([]));
});

test('after a restart nobody is left in the queue', async () => {
  house = await House.open();
  const [ada] = (await house.guests('Ada')) as [Client];
  const waiting = new WaitingClient(house.origin, ada);
  await waiting.hear('waiting');
  await house.stop();
  await house.start();
  expect(await countsAt(ada)).toStrictEqual([]);
});

test('every game can be played from the queue', async () => {
  house = await House.open();
  for (const { meta } of CATALOGUE.filter((entry) => entry.meta.seats.includes(2))) {
    const pair = await house.guests('Ada', 'Blaise');
    const waiting = pair.map(
      (client) => new WaitingClient(house.origin, client, { game: meta.id, players: 2, pace: 'slow' }),
    );
    const seated = await Promise.all(pair.map((client, index) => comeToTable(client, waiting[index]!)));
    await house.hub.sweep();
    for (const each of seated) {
      await each.until(({ facts }) => facts?.status === 'playing');
      expect(each.facts?.game, meta.id).toBe(meta.id);
    }
    for (const each of seated) each.close();
  }
});
