import type { Turns } from '@ponts-bornes/protocol';
import { LIMITS } from '@ponts-bornes/protocol';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Client, Seated } from '../../test/client.ts';
import { EventStream } from '../../test/event-stream.ts';
import { House } from '../../test/house.ts';
import { openExchange } from '../bus/local.ts';
import type { NotedSeat } from '../store/alerts/turns.ts';
import { News } from './news.ts';

let house: House;
const streams: EventStream[] = [];
beforeEach(async () => {
  house = await House.open();
});
afterEach(async () => {
  for (const stream of streams.splice(0)) stream.close();
  await house.stop();
});

const listen = (client: Client): EventStream => {
  const stream = new EventStream(house.origin, client);
  streams.push(stream);
  return stream;
};

/** A game at which both people sit. */
const started = async (people: readonly [Client, Client]): Promise<{ id: string; seats: readonly Seated[] }> => {
  const pace = { kind: 'slow', days: 2, quiet: null } as const;
  const id = await people[0].create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }], pace });
  await people[1].call('POST', `/api/tables/${id}/seats/1/take`, {});
  await people[0].call('POST', `/api/tables/${id}/begin`);
  const seats = [await people[0].sit(id), await people[1].sit(id)];
  for (const seat of seats) await seat.until(({ shown }) => shown !== null);
  return { id, seats };
};

const passTurn = async (seated: Seated): Promise<void> => {
  while (seated.shown!.moves.length > 0) {
    const { seen, moves } = seated.shown!;
    await seated.play(moves[0]!);
    await seated.until(({ shown }) => shown!.seen !== seen);
  }
};

test('a browser learns at once which tables wait for its person, and when that changes', async () => {
  const people = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const [ada, blaise] = people.map(listen) as [EventStream, EventStream];
  await ada.until((turns) => turns?.count === 0);
  expect([ada.status, ada.contentType]).toStrictEqual([200, 'text/event-stream; charset=utf-8']);
  const { id, seats } = await started(people);
  const first = seats.findIndex(({ shown }) => shown!.moves.length > 0);
  const [mine, theirs] = first === 0 ? [ada, blaise] : [blaise, ada];
  await mine.until((turns) => turns?.count === 1);
  expect(mine.turns.at(-1)!.turns).toStrictEqual([
    {
      table: id,
      game: 'skybridge',
      seat: first,
      turn: 0,
      due: house.time + 2 * 86_400_000,
      lowFrom: house.time + 1.5 * 86_400_000,
    },
  ]);
  await passTurn(seats[first]!);
  // A stream opened since then gets the news at once, and the others get it a little later.
  await listen(people[first]!).until((turns) => turns?.count === 0);
  await mine.until((turns) => turns?.count === 0);
  await theirs.until((turns) => turns?.count === 1);
  const { count, tables } = await people[1 - first]!.call('GET', '/api/me/waiting');
  expect(count).toBe(1);
  const lines = seats[first]!.shown!.from + seats[first]!.shown!.lines.length;
  expect(tables).toMatchObject([{ table: { id }, seat: 1 - first, missed: lines }]);
  // A browser that comes later, or again, gets the whole state.
  const again = listen(people[1 - first]!);
  await again.until((turns) => turns?.count === 1);
  expect(again.turns).toStrictEqual([theirs.turns.at(-1)]);
});

test('a table that begins to wait while the list is read is on it', async () => {
  const people = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const { id, seats } = await started(people);
  const first = seats.findIndex(({ shown }) => shown!.moves.length > 0);
  const table = house.hub.inMemory(id)!;
  const person = table.seats[first]!.person!;
  // The database answers late, and as it was before the table began.
  let answer: (seats: readonly NotedSeat[]) => void;
  const promise = new Promise<readonly NotedSeat[]>((resolve) => (answer = resolve));
  const news = new News({
    store: { isShared: false, alerts: { turns: { seatsOf: () => promise } } },
    bus: openExchange().open('node'),
    warm: (wanted) => house.hub.inMemory(wanted),
    report: (_, error) => house.reports.push(String(error)),
  });
  const sent: string[] = [];
  const added = news.add(person, { send: (_, data) => sent.push(data) });
  news.changed(table, [person]);
  answer!([]);
  await added;
  expect(sent.map((data) => (JSON.parse(data) as Turns).count)).toStrictEqual([1]);
  news.close();
});

test('a secret choice ends the wait for its own player only', async () => {
  const people = await house.guests('Ada', 'Blaise', 'Colette');
  const open = { kind: 'open' } as const;
  const id = await people[0]!.create({ game: 'course-folle', seats: [{ kind: 'me' }, open, open] });
  for (const seat of [1, 2]) await people[seat]!.call('POST', `/api/tables/${id}/seats/${seat}/take`, {});
  await people[0]!.call('POST', `/api/tables/${id}/begin`);
  const heard = people.map(listen);
  for (const stream of heard) await stream.until((turns) => turns?.count === 1);
  const seats = await Promise.all(people.map((person) => person.sit(id)));
  for (const seat of seats) await seat.until(({ shown }) => shown !== null && shown.moves.length > 0);
  const before = heard.slice(1).map(({ bytes }) => bytes);
  await seats[0]!.play(seats[0]!.shown!.moves[0]!);
  await heard[0]!.until((turns) => turns?.count === 0);
  expect(heard.slice(1).map(({ bytes }) => bytes)).toStrictEqual(before);
  expect((await people[1]!.call('GET', `/api/tables/${id}`))['table']).toMatchObject({ asked: [0, 1, 2] });
});

test('a stream ends with its session, and streams are limited', async () => {
  const ada = await house.guest('Ada');
  const stream = listen(ada);
  await stream.until((turns) => turns !== undefined);
  for (let more = 1; more < LIMITS.streamsPerPerson; more++) await listen(ada).until((turns) => turns !== undefined);
  const refused = listen(ada);
  await refused.until((_, { status }) => status === 429);
  stream.close();
  const copy = house.stranger();
  expect(await copy.outcome('GET', '/api/me/waiting')).toBe('not-signed-in');
  const nobody = listen(copy);
  await nobody.until((_, { status }) => status === 401);
  const others = streams.slice(1, LIMITS.streamsPerPerson);
  await ada.call('DELETE', '/api/me/session');
  for (const other of others) await other.until((_, { isOver }) => isOver);
});
