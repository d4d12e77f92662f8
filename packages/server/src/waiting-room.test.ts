import { pledgeTo } from '@ponts-bornes/kernel';
import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '../test/client.ts';
import { revealWhenAsked } from '../test/device.ts';
import { House } from '../test/house.ts';

const SECOND = 1000;
const LEVEL = { level: 'curious' };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.stop());

const at = (id: string, rest = ''): string => `/api/tables/${id}${rest}`;
const factsOf = async (client: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await client.call('GET', at(id)))['table']);
const namesAt = async (client: Client, id: string): Promise<readonly string[]> =>
  (await factsOf(client, id)).seats.map(({ kind, name }) => (kind === 'open' ? '-' : name));

interface Met {
  readonly ada: Client;
  readonly blaise: Client;
  readonly carole: Client;
  readonly id: string;
}

/** Ada's table of 1000 Bornes for four: Ada, a bot, an open seat, Blaise. */
const met = async (): Promise<Met> => {
  const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
  const seats: NewTable['seats'] = [
    { kind: 'me' },
    { kind: 'bot', level: 'curious' },
    { kind: 'open' },
    { kind: 'open' },
  ];
  const id = await ada.create({ game: 'mille-bornes', seats, pledge: pledgeTo('the-part-of-ada-is-this') });
  await blaise.call('POST', at(id, '/seats/3/take'), { pledge: pledgeTo('the-part-of-blaise-is-that') });
  return { ada, blaise, carole, id };
};

describe('before the game, the host', () => {
  test('adds, removes and reorders seats; people keep their seat, name and pledge', async () => {
    const { ada, blaise, id } = await met();
    const seated = await blaise.sit(id);
    expect(await namesAt(ada, id)).toStrictEqual(['Ada', 'Basile', '-', 'Blaise']);
    await ada.call('POST', at(id, '/arrange'), { seats: [3, 0, 1, 2, null, null] });
    await seated.until(({ you }) => you?.seat === 0);
    expect(seated.you!.pledge).toBe(pledgeTo('the-part-of-blaise-is-that'));
    expect(await namesAt(ada, id)).toStrictEqual(['Blaise', 'Ada', 'Basile', '-', '-', '-']);
    await ada.call('POST', at(id, '/arrange'), { seats: [1, 0] });
    expect(await namesAt(ada, id)).toStrictEqual(['Ada', 'Blaise']);
    expect((await factsOf(ada, id)).host).toMatchObject({ name: 'Ada', seat: 0 });
    const both = [await ada.sit(id), seated];
    const revealed = [
      revealWhenAsked(both[0]!, 'the-part-of-ada-is-this'),
      revealWhenAsked(seated, 'the-part-of-blaise-is-that'),
    ];
    await ada.call('POST', at(id, '/begin'));
    await Promise.all(revealed);
    await seated.until(({ shown }) => shown?.viewer === 1);
    for (const each of both) each.close();
  });

  test('changes options as far as the game has them', async () => {
    const { ada, id } = await met();
    await ada.call('POST', at(id, '/arrange'), { options: { edition: 'circuit', target: 700 } });
    expect((await factsOf(ada, id)).options).toMatchObject({ edition: 'circuit', target: 700 });
    expect(await ada.outcome('POST', at(id, '/arrange'), { options: { edition: 'flying' } })).toBe('bad-options');
    // A short race is for four or eight.
    expect(await ada.outcome('POST', at(id, '/arrange'), { seats: [0, 1, 3] })).toBe('bad-options');
    expect((await factsOf(ada, id)).seats).toHaveLength(4);
  });

  test('can’t make a person disappear, sit twice, or play a game for five', async () => {
    const { ada, blaise, id } = await met();
    const arranged = (seats: readonly (number | null)[], by = ada): Promise<string> =>
      by.outcome('POST', at(id, '/arrange'), { seats });
    expect(await arranged([0, 1])).toBe('seat-taken');
    expect(await arranged([0, 0, 3])).toBe('bad-request');
    expect(await arranged([0, 9, 3])).toBe('bad-request');
    expect(await arranged([0, 1, 2, 3, null])).toBe('bad-options');
    expect(await arranged([0, 3], blaise)).toBe('not-host');
    expect(await arranged([])).toBe('bad-request');
    expect(await namesAt(ada, id)).toStrictEqual(['Ada', 'Basile', '-', 'Blaise']);
  });

  test('arranges nothing once the list of pledges is closed', async () => {
    const { ada, blaise, id } = await met();
    const both = [await ada.sit(id), await blaise.sit(id)];
    await ada.call('POST', at(id, '/arrange'), { seats: [0, 3] });
    await ada.call('POST', at(id, '/begin'));
    expect(await ada.outcome('POST', at(id, '/arrange'), { seats: [1, 0] })).toBe('try-again');
    await Promise.all([
      revealWhenAsked(both[0]!, 'the-part-of-ada-is-this'),
      revealWhenAsked(both[1]!, 'the-part-of-blaise-is-that'),
    ]);
    expect(await ada.outcome('POST', at(id, '/arrange'), { seats: [1, 0] })).toBe('not-open');
    for (const each of both) each.close();
  });

  test('lets only people at the table chat, and they can', async () => {
    const { ada, blaise, carole, id } = await met();
    const [seated, watching] = [await blaise.sit(id), await carole.sit(id)];
    expect(await seated.say({ t: 'say', text: 'Bonjour de Lyon' })).toMatchObject({ t: 'done' });
    expect(await watching.say({ t: 'say', text: 'Me too' })).toMatchObject({ code: 'not-yours' });
    const host = await ada.sit(id);
    await host.until(({ said }) => said.length === 1);
    for (const each of [seated, watching, host]) each.close();
  });
});

/** Lets bots fill in for people who are not connected, and finish the game. Nobody has left it. */
const playOut = async (host: Client, id: string, people: number): Promise<void> => {
  await house.pass(LIMITS.standInWait * SECOND);
  for (let seat = 0; seat < people; seat++) await host.call('POST', at(id, `/seats/${seat}/bot`), LEVEL);
  const seated = await host.sit(id);
  await seated.until(({ record }) => record !== null);
  seated.close();
};

/** A finished game of Ada and Blaise, or of all three. */
const played = async (people: 2 | 3 = 2): Promise<Met> => {
  const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
  const open = Array.from({ length: people - 1 }, () => ({ kind: 'open' }) as const);
  const id = await ada.create({ game: 'bridgetown-races', seats: [{ kind: 'me' }, ...open] });
  const others = [blaise, carole].slice(0, open.length);
  for (const [index, other] of others.entries()) await other.call('POST', at(id, `/seats/${index + 1}/take`));
  await ada.call('POST', at(id, '/begin'));
  await playOut(ada, id, people);
  return { ada, blaise, carole, id };
};
const rematchOf = async (client: Client, id: string): Promise<string> =>
  String((await client.call('POST', at(id, '/rematch')))['id']);

describe('a rematch', () => {
  let before: Met;
  beforeAll(async () => {
    before = await played();
  });

  test('keeps the seats for two minutes, and begins when everybody has come', async () => {
    const { ada, blaise, carole, id } = before;
    const next = await rematchOf(ada, id);
    const facts = await factsOf(ada, next);
    expect(facts.seats).toMatchObject([
      { kind: 'person', name: 'Ada', reservedFor: null },
      { kind: 'open', name: '', reservedFor: 'Blaise', isOffered: false },
    ]);
    expect(facts.reservedUntil).toBe(house.time + LIMITS.reservedTime * SECOND);
    expect(await carole.outcome('POST', at(next, '/seats/1/take'))).toBe('seat-reserved');
    for (const [client, reserved] of [
      [blaise, 1],
      [carole, null],
      [ada, null],
    ] as const)
      expect(await client.call('GET', at(next))).toMatchObject({ you: { reserved } });
    expect(await rematchOf(blaise, id)).toBe(next);
    const both = [await ada.sit(next), await blaise.sit(next)];
    await house.pass(2 * SECOND);
    for (const each of both) await each.until(({ facts: told }) => told!.status === 'playing');
    expect((await factsOf(ada, next)).reservedUntil).toBeNull();
    for (const each of both) each.close();
  });

  test('keeps seats and options from its host, until everybody has come or the time is over', async () => {
    const trio = await played(3);
    const next = await rematchOf(trio.ada, trio.id);
    const asked = (): Promise<readonly string[]> =>
      Promise.all([
        trio.ada.outcome('POST', at(next, '/seats/1/free')),
        trio.ada.outcome('POST', at(next, '/seats/1/bot'), LEVEL),
        trio.ada.outcome('POST', at(next, '/arrange'), { seats: [0, null, null] }),
        trio.ada.outcome('POST', at(next, '/arrange'), { options: {} }),
      ]);
    expect(await asked()).toStrictEqual(Array.from({ length: 4 }, () => 'seat-reserved'));
    // Also once Blaise sits there: the game begins by itself, as he knew it, when Carole has come.
    await rematchOf(trio.blaise, trio.id);
    expect(await asked()).toStrictEqual(['seat-reserved', 'seat-taken', 'seat-reserved', 'seat-reserved']);

    const { ada, blaise, carole, id } = await played();
    const free = await rematchOf(ada, id);
    await blaise.call('POST', at(free, '/leave'));
    expect(await ada.outcome('POST', at(free, '/arrange'), { seats: [null, 0] })).toBe('ok');
    expect(await carole.outcome('POST', at(free, '/seats/0/take'))).toBe('ok');

    const other = await played();
    const late = await rematchOf(other.ada, other.id);
    const host = await other.ada.sit(late);
    await house.pass(LIMITS.reservedTime * SECOND);
    await host.until(({ facts }) => facts!.reservedUntil === null);
    expect(await other.ada.outcome('POST', at(late, '/seats/1/bot'), LEVEL)).toBe('ok');
    host.close();
  });

  test('opens the seat of somebody who declines, to anybody', async () => {
    const { ada, blaise, carole, id } = await played();
    const next = await rematchOf(blaise, id);
    expect(await carole.outcome('POST', at(next, '/leave'))).toBe('not-yours');
    await ada.call('POST', at(next, '/leave'));
    expect((await factsOf(ada, next)).seats[0]).toMatchObject({ kind: 'open', reservedFor: null, isOffered: true });
    expect(await carole.outcome('POST', at(next, '/seats/0/take'))).toBe('ok');
  });

  test('tells its people apart, also if one of them has taken the other’s name since', async () => {
    const { ada, id } = await played();
    await ada.call('POST', '/api/me', { nickname: 'Blaise' });
    const { seats } = await factsOf(ada, await rematchOf(ada, id));
    expect(seats).toMatchObject([{ name: 'Blaise' }, { reservedFor: 'Blaise 2' }]);
  });

  test('that its host closes again can be asked for once more', async () => {
    const { ada, blaise, id } = await played();
    const finished = await ada.sit(id);
    const closed = await rematchOf(blaise, id);
    await finished.until(({ facts }) => facts!.rematch === closed);
    await blaise.call('DELETE', at(closed));
    await finished.until(({ facts }) => facts!.rematch === null);
    const next = await rematchOf(ada, id);
    expect((await factsOf(blaise, next)).host.name).toBe('Ada');
    finished.close();
  });

  test('opens the seats of those who don’t come in time, and then waits for its host', async () => {
    const { ada, carole, id } = await played();
    const next = await rematchOf(ada, id);
    const host = await ada.sit(next);
    await house.pass((LIMITS.reservedTime - 1) * SECOND);
    expect(await carole.outcome('POST', at(next, '/seats/1/take'))).toBe('seat-reserved');
    await house.pass(SECOND);
    await host.until(({ facts }) => facts!.reservedUntil === null);
    expect(host.facts!.seats[1]).toMatchObject({ kind: 'open', reservedFor: null, isOffered: true });
    expect(await carole.outcome('POST', at(next, '/seats/1/take'))).toBe('ok');
    await house.pass(2 * SECOND);
    expect(host.facts!.status).toBe('open');
    expect(await ada.outcome('POST', at(next, '/begin'))).toBe('ok');
    host.close();
  });

  test('of a lone player against bots begins with one tap', async () => {
    const ada = await house.guest('Ada');
    const bot = { kind: 'bot', ...LEVEL } as NewTable['seats'][number];
    const id = await ada.create({ game: 'bridgetown-races', seats: [{ kind: 'me' }, bot] });
    await ada.call('POST', at(id, '/begin'));
    await playOut(ada, id, 1);
    const next = await rematchOf(ada, id);
    const again = await ada.sit(next);
    await house.pass(2 * SECOND);
    await again.until(({ facts }) => facts!.status !== 'open');
    expect(again.facts!.status).toBe('playing');
    again.close();
  });

  test('without people is limited like any other table of bots', async () => {
    const ada = await house.guest('Ada');
    const bot = { kind: 'bot', ...LEVEL } as NewTable['seats'][number];
    const rematches: string[] = [];
    for (let count = 0; count <= LIMITS.botTablesPerPerson; count++) {
      const id = await ada.create({ game: 'bridgetown-races', seats: [{ kind: 'me' }, bot] });
      await ada.call('POST', at(id, '/begin'));
      await ada.call('POST', at(id, '/propose'), { kind: 'stop' });
      const next = await rematchOf(ada, id);
      await ada.call('POST', at(next, '/leave'));
      await ada.call('POST', at(next, '/seats/0/bot'), LEVEL);
      rematches.push(next);
    }
    await house.pass(2 * SECOND);
    const statuses = await Promise.all(rematches.map(async (next) => (await factsOf(ada, next)).status));
    expect(statuses.filter((status) => status === 'playing').length).toBeLessThanOrEqual(LIMITS.botTablesPerPerson);
  });

  test('does not wait for a person who deleted their data', async () => {
    const { ada, blaise, carole, id } = await played();
    const next = await rematchOf(ada, id);
    await blaise.call('DELETE', '/api/me');
    expect((await factsOf(ada, next)).seats[1]).toMatchObject({ kind: 'open', name: '', reservedFor: null });
    expect(await carole.outcome('POST', at(next, '/seats/1/take'))).toBe('ok');
    const other = await played();
    await other.blaise.call('DELETE', '/api/me');
    const later = await rematchOf(other.ada, other.id);
    expect((await factsOf(other.ada, later)).seats[1]).toMatchObject({ kind: 'open', reservedFor: null });
  });
});
