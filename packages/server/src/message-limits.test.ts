import { randomUUID } from 'node:crypto';
import { pledgeTo } from '@ponts-bornes/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';
import type { ServerSettings } from './index.ts';
import { order } from './tables/room/seat-changes.ts';
import type { LiveTable } from './tables/runtime/live-table.ts';

const WINDOW = 10_000;

let house: House;
afterEach(async () => house.stop());

const tableOf = async (
  settings: Partial<ServerSettings> = {},
): Promise<{ ada: Client; blaise: Client; id: string }> => {
  house = await House.open(settings);
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const id = await ada.create({
    game: 'mille-bornes',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    visibility: 'public',
  });
  await blaise.call('POST', `/api/tables/${id}/seats/1/take`);
  return { ada, blaise, id };
};

const liveTable = async (id: string): Promise<LiveTable> => (await house.hub.hold(id)).table;

/** The answers to messages sent at once, as codes or `done`. */
const answersTo = async (
  seats: readonly Seated[],
  count: number,
  message: (index: number) => Parameters<Seated['say']>[0],
): Promise<readonly string[]> => {
  const answers = seats.flatMap((seated) => Array.from({ length: count }, (_, index) => seated.say(message(index))));
  return (await Promise.all(answers)).map((answer) => ('code' in answer ? answer.code : answer.t));
};

const tooFast = (codes: readonly string[]): number => codes.filter((code) => code === 'too-fast').length;

describe('standing orders and pledges', () => {
  test('an unchanged order is not written, and a finished game takes none', async () => {
    const { ada, id } = await tableOf();
    const seated = await ada.sit(id);
    const table = await liveTable(id);
    const { version } = table.row;
    for (let count = 0; count < 3; count++) {
      expect(await seated.say({ t: 'standing', answer: 'counter' })).toMatchObject({ t: 'done' });
    }
    expect(table.row.version).toBe(version);
    expect(await seated.say({ t: 'standing', answer: 'accept' })).toMatchObject({ t: 'done' });
    expect(table.row.version).toBe(version + 1);
    const person = { id: table.row.host, nickname: 'Ada' } as Parameters<typeof order>[1];
    const ended = { ...table.sitting, row: { ...table.row, status: 'over' } as const };
    expect(() => order(ended, person, 'counter')).toThrow('not-playing');
  });

  test.each([
    ['standing', (index: number) => ({ t: 'standing', answer: index % 2 === 0 ? 'accept' : 'counter' }) as const],
    ['pledge', () => ({ t: 'pledge', pledge: pledgeTo(randomUUID()) }) as const],
  ])('%s: six per person and table in ten seconds, over all sockets', async (_, message) => {
    const { ada, blaise, id } = await tableOf();
    const [sockets, other] = [[await ada.sit(id), await ada.sit(id), await ada.sit(id)], await blaise.sit(id)];
    const table = await liveTable(id);
    const { version } = table.row;
    expect(tooFast(await answersTo(sockets, 10, message))).toBe(24);
    expect(table.row.version - version).toBeLessThanOrEqual(6);
    expect(tooFast(await answersTo([other], 6, message))).toBe(0);
    house.time += WINDOW;
    expect(tooFast(await answersTo(sockets, 2, message))).toBe(0);
  });
});

describe('recalls', () => {
  const recall = () => ({ t: 'recall', line: 0 }) as const;

  test('play moves again, so a person has six in ten seconds, at whatever tables', async () => {
    const { ada, blaise, id } = await tableOf();
    const other = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const seats = [await ada.sit(id), await ada.sit(other)];
    expect(tooFast(await answersTo(seats, 6, recall))).toBe(6);
    expect(tooFast(await answersTo([await blaise.sit(id)], 6, recall))).toBe(0);
    house.time += WINDOW;
    expect(tooFast(await answersTo(seats, 3, recall))).toBe(0);
  });

  test('of one address are limited together', async () => {
    const { id } = await tableOf();
    const people = await house.guests('Carole', 'Denis', 'Elise', 'Fanny', 'Gilles', 'Hugo');
    const seats = await Promise.all(people.map((client) => client.sit(id)));
    expect(tooFast(await answersTo(seats, 6, recall))).toBe(6);
  });
});

describe('messages over several sockets', () => {
  const why = () => ({ t: 'why', text: 'nothing' }) as const;

  test('of one person are limited together, and the sockets stay open', async () => {
    const { ada, blaise, id } = await tableOf({ messagesPerWindow: 20 });
    const sockets = [await ada.sit(id), await ada.sit(id), await ada.sit(id), await ada.sit(id)];
    const other = await blaise.sit(id);
    // Sixty for three sockets, less four greetings.
    expect(tooFast(await answersTo(sockets, 16, why))).toBe(64 - (60 - 4));
    expect(sockets.every(({ socket }) => socket.readyState === socket.OPEN)).toBe(true);
    expect(tooFast(await answersTo([other], 16, why))).toBe(0);
    house.time += WINDOW;
    expect(tooFast(await answersTo([sockets[0]!], 3, why))).toBe(0);
  });

  test('of one address are limited together, without silencing those who send few', async () => {
    const { ada, blaise, id } = await tableOf({ messagesPerWindow: 20, socketsPerAddress: 18, trustProxy: 1 });
    const carole = await house.guest('Carole');
    // With their greetings, sixty messages: the limit for three busy sockets.
    const loud = [await ada.sit(id), await blaise.sit(id), await carole.sit(id)];
    expect(tooFast(await answersTo(loud, 19, why))).toBe(0);
    const [near, far] = (await house.guests('Denis', 'Elise')) as [Client, Client];
    far.headers['x-forwarded-for'] = '192.0.2.1';
    expect(await answersTo([await near.sit(id)], 4, why)).toStrictEqual([
      'not-playing',
      'too-fast',
      'too-fast',
      'too-fast',
    ]);
    expect(tooFast(await answersTo([await far.sit(id)], 16, why))).toBe(0);
  });

  test('do not pile up at a table that is slow', async () => {
    const { ada, id } = await tableOf();
    const seated = await ada.sit(id);
    const table = await liveTable(id);
    let goOn = (): void => {};
    const blocked = table.alone(() => new Promise<void>((resolve) => (goOn = resolve)));
    const answers = answersTo([seated], 250, why);
    await seated.until(({ heard }) => heard.filter((text) => text.includes('too-fast')).length === 51);
    goOn();
    await blocked;
    expect(tooFast(await answers)).toBe(51);
    expect(await answersTo([seated], 1, why)).toStrictEqual(['not-playing']);
  });
});

describe('chat', () => {
  const hello = () => ({ t: 'say', phrase: 'hello' }) as const;

  test('is limited per table and address, where only messages that are shown count', async () => {
    const { ada, blaise, id } = await tableOf({ trustProxy: 1 });
    // One person alone cannot use up what the others have.
    expect(tooFast(await answersTo([await ada.sit(id)], 40, hello))).toBe(34);
    const guests = await Promise.all(Array.from({ length: 8 }, () => house.guest('Paul')));
    const sockets = await Promise.all(guests.map((guest) => guest.sit(id)));
    expect(tooFast(await answersTo(sockets, 5, hello))).toBe(40 - 24);
    blaise.headers['x-forwarded-for'] = '192.0.2.1';
    const far = await blaise.sit(id);
    expect(await far.say(hello())).toMatchObject({ t: 'done' });
    await far.until(({ said }) => said.length === 31);
    house.time += WINDOW;
    expect(tooFast(await answersTo(sockets, 1, hello))).toBe(0);
  });
});
