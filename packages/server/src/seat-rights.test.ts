import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { PASSWORD } from '../test/home.ts';
import { House } from '../test/house.ts';
import { STAND_IN } from './stand-in.ts';

const ENTROPY = { entropy: 'fedcba9876543210' };
const LEVEL = { level: 'curious' };
const LIVE = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 1 } as const;
const SLOW = { kind: 'slow', days: 2, quiet: null } as const;
const DAY = 86_400_000;
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.stop());

const at = (id: string, rest: string): string => `/api/tables/${id}${rest}`;

interface Three {
  readonly ada: Client;
  readonly blaise: Client;
  /** The host's accomplice, who has no seat. */
  readonly carole: Client;
  readonly id: string;
}

/** A game with hidden hands between the host and another player. */
const begun = async (more: Partial<NewTable> = {}): Promise<Three> => {
  const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const id = await ada.create({ game: 'mille-bornes', seats, pace: LIVE, ...more });
  await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
  await ada.call('POST', at(id, '/begin'));
  return { ada, blaise, carole, id };
};

const factsOf = async (client: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await client.call('GET', at(id, '')))['table']);

/** The host and an accomplice try everything to get the accomplice into seat 1. Returns the outcome of each attempt. */
const steal = async ({ ada, carole, id }: Three): Promise<readonly string[]> => [
  await ada.outcome('POST', at(id, '/seats/1/free')),
  await carole.outcome('POST', at(id, '/seats/1/take'), ENTROPY),
];
const KEPT = ['seat-kept', 'seat-taken'];
const GIVEN = ['ok', 'ok'];

/** Only its player has ever been shown a seat's private view. */
const expectUnseen = (watching: Seated): void => {
  expect(watching.heard.filter((text) => text.includes('"viewer":1'))).toStrictEqual([]);
};

describe('the seat of an absent player', () => {
  test.each([
    ['live', LIVE],
    ['slow', SLOW],
  ] as const)('is not given to another person at a %s table', async (_, pace) => {
    const three = await begun({ pace });
    const { ada, blaise, carole, id } = three;
    const host = await ada.sit(id);
    const watching = await carole.sit(id);
    const seated = await blaise.sit(id);
    await host.until(({ facts }) => facts!.seats[1]!.isHere);
    seated.close();
    await host.until(({ facts }) => !facts!.seats[1]!.isHere);
    expect(await steal(three)).toStrictEqual(KEPT);
    await house.pass(1000 * LIMITS.hostAbsence);
    expect(await steal(three)).toStrictEqual(KEPT);
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ name: 'Blaise', canOffer: false, isOffered: false });
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('ok');
    expectUnseen(watching);
    host.close();
    watching.close();
  });

  test('gets a stand-in at a live table, which the player’s return removes', async () => {
    const three = await begun();
    const { ada, blaise, id } = three;
    const host = await ada.sit(id);
    const seated = await blaise.sit(id);
    await host.until(({ facts }) => facts!.seats[1]!.isHere);
    seated.close();
    await host.until(({ facts }) => !facts!.seats[1]!.isHere);
    const standIn = (): ReturnType<Client['ask']> => ada.ask('POST', at(id, '/seats/1/bot'), LEVEL);
    expect((await standIn()).body).toStrictEqual({ code: 'too-soon', wait: LIMITS.standInWait });
    await house.pass(1000 * (LIMITS.standInWait - 1));
    expect((await standIn()).body).toStrictEqual({ code: 'too-soon', wait: 1 });
    await house.pass(1000);
    expect((await standIn()).status).toBe(200);
    host.close();
    // Nobody chooses how well an opponent plays.
    const level = STAND_IN;
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ name: 'Blaise', isAway: true, canOffer: false, level });
    expect(await steal(three)).toStrictEqual(KEPT);
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('ok');
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ name: 'Blaise', isAway: false });
  });

  test('is played by a stand-in whose level nobody chooses, also after its player left', async () => {
    const bot = { kind: 'bot', level: 'strong' } as const;
    const { ada, blaise, id } = await begun({ seats: [{ kind: 'me' }, { kind: 'open' }, bot] });
    const change = (seat: number): Promise<string> => ada.outcome('POST', at(id, `/seats/${seat}/bot`), LEVEL);
    const levels = async (): Promise<unknown> => (await factsOf(ada, id)).seats.map(({ level }) => level);
    expect([await change(2), await change(0)]).toStrictEqual(['seat-kept', 'ok']);
    expect(await levels()).toStrictEqual([STAND_IN, null, 'strong']);
    await blaise.call('POST', at(id, '/leave'));
    expect(await levels()).toStrictEqual([STAND_IN, STAND_IN, 'strong']);
    // Nobody else has a claim to a seat.
    for (const seat of [0, 1, 2]) expect(await change(seat)).toBe('ok');
    expect(await levels()).toStrictEqual([LEVEL.level, LEVEL.level, LEVEL.level]);
  });

  test('gets no stand-in at a slow table before its deadline', async () => {
    const { ada, id } = await begun({ pace: SLOW });
    expect(await ada.outcome('POST', at(id, '/seats/1/bot'), LEVEL)).toBe('seat-kept');
  });
});

describe('the seat of a player who', () => {
  test('leaves may be offered, and stays theirs until somebody takes it', async () => {
    const three = await begun();
    const { ada, blaise, carole, id } = three;
    await blaise.call('POST', at(id, '/leave'));
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ isAway: true, canOffer: true, isOffered: false });
    await ada.call('POST', at(id, '/seats/1/free'));
    await blaise.call('POST', at(id, '/return'));
    expect(await carole.outcome('POST', at(id, '/seats/1/take'), ENTROPY)).toBe('seat-taken');
    expect(await steal(three)).toStrictEqual(KEPT);
    await blaise.call('POST', at(id, '/leave'));
    expect(await steal(three)).toStrictEqual(GIVEN);
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('not-yours');
  });

  test('leaves and returns again and again soon has to wait, and so does an accomplice who takes it', async () => {
    const { ada, blaise, carole, id } = await begun();
    for (let events = 0; events < LIMITS.seatEvents; events += 2) {
      await blaise.call('POST', at(id, '/leave'));
      await blaise.call('POST', at(id, '/return'));
    }
    await blaise.call('POST', at(id, '/seats/1/free'));
    for (const [client, path] of [
      [blaise, '/return'],
      [carole, '/seats/1/take'],
    ] as const)
      expect(await client.outcome('POST', at(id, path))).toBe('too-fast');
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ name: 'Blaise', isOffered: true });
    house.time += 10_000;
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('ok');
  });

  test('agrees to be replaced is open to others at once', async () => {
    const { ada, blaise, carole, id } = await begun();
    expect(await carole.outcome('POST', at(id, '/seats/1/free'))).toBe('not-host');
    await blaise.call('POST', at(id, '/seats/1/free'));
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ isAway: true, isOffered: true });
    expect(await carole.outcome('POST', at(id, '/seats/1/take'), ENTROPY)).toBe('ok');
  });

  test.each([
    ['never', KEPT],
    ['allowed', GIVEN],
  ] as const)('misses a deadline is offered to others if the table allows it (%s)', async (handOver, outcome) => {
    const three = await begun({ pace: SLOW, atZero: 'seat', handOver });
    const { ada, blaise, id } = three;
    const facts = await factsOf(ada, id);
    expect(facts.handOver).toBe(handOver);
    // Each seat's deadline passes in turn, until bots fill all seats.
    const watching = await ada.sit(id);
    while (!(await factsOf(ada, id)).seats[1]!.isAway) {
      await house.pass(2 * DAY);
      await watching.until(({ facts: now }) => now!.seats.some(({ isAway }) => isAway));
      await ada.outcome('POST', at(id, '/return'));
      if (watching.shown!.moves.length > 0) await watching.play(watching.shown!.moves[0]!);
    }
    expect((await factsOf(ada, id)).host).toMatchObject({ name: 'Ada', isActing: false });
    expect((await factsOf(ada, id)).seats[1]!.canOffer).toBe(handOver === 'allowed');
    expect(await steal(three)).toStrictEqual(outcome);
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe(handOver === 'allowed' ? 'not-yours' : 'ok');
    watching.close();
  });

  test('deletes their account may be offered', async () => {
    const three = await begun();
    await three.blaise.call('DELETE', '/api/me');
    expect(await steal(three)).toStrictEqual(GIVEN);
  });

  test('signs in stays theirs', async () => {
    const three = await begun();
    const { blaise, ada, id } = three;
    const account = await house.guest('Zoé');
    await account.call('POST', '/api/account', { name: 'zoe-sits', password: PASSWORD });
    await blaise.call('POST', '/api/session', { name: 'zoe-sits', password: PASSWORD });
    expect(await steal(three)).toStrictEqual(KEPT);
    expect((await blaise.call('GET', at(id, '')))['you']).toMatchObject({ seat: 1 });
    expect((await factsOf(ada, id)).seats[1]!.canOffer).toBe(false);
  });
});

describe('the seat of a bot', () => {
  const withBot = async (more: Partial<NewTable> = {}): Promise<Three> => {
    const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'curious' }, { kind: 'open' }];
    const id = await ada.create({ game: 'mille-bornes', seats, pace: SLOW, ...more });
    await blaise.call('POST', at(id, '/seats/2/take'), ENTROPY);
    await ada.call('POST', at(id, '/begin'));
    return { ada, blaise, carole, id };
  };

  test('is not given to the host’s accomplice while others play', async () => {
    expect(await steal(await withBot())).toStrictEqual(KEPT);
  });

  test('is offered if everybody has accepted that', async () => {
    expect(await steal(await withBot({ handOver: 'allowed' }))).toStrictEqual(GIVEN);
  });
});

describe('an absent host', () => {
  const untilActing = async (three: Three): Promise<Seated> => {
    const seated = await three.blaise.sit(three.id);
    await house.pass(1000 * LIMITS.hostAbsence);
    await seated.until(({ you }) => you!.isHost);
    return seated;
  };

  test('stays host at a slow table, started or not', async () => {
    const { ada, blaise, id } = await begun({ pace: SLOW });
    const room = await ada.create({ game: 'mille-bornes', seats: [{ kind: 'me' }, { kind: 'open' }], pace: SLOW });
    await blaise.call('POST', at(room, '/seats/1/take'), ENTROPY);
    const seats = [await blaise.sit(id), await blaise.sit(room)];
    await house.pass(10_000 * LIMITS.hostAbsence);
    for (const table of [id, room]) expect((await factsOf(blaise, table)).host.name).toBe('Ada');
    for (const seated of seats) seated.close();
  });

  test('is replaced at a live table by an acting host without rights over seats', async () => {
    const three = await begun({ seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'bot', level: 'curious' }] });
    const { ada, carole, id } = three;
    const seated = await untilActing(three);
    expect(seated.facts!.host).toMatchObject({ name: 'Blaise', isActing: true });
    const { blaise } = three;
    for (const seat of [0, 2]) {
      expect(await blaise.outcome('POST', at(id, `/seats/${seat}/free`))).toBe('not-host');
      expect(await blaise.outcome('POST', at(id, `/seats/${seat}/bot`), LEVEL)).toBe('not-host');
      expect(await carole.outcome('POST', at(id, `/seats/${seat}/take`), ENTROPY)).toBe('seat-taken');
    }
    expect(await ada.outcome('POST', at(id, '/leave'))).toBe('ok');
    expect(await blaise.outcome('POST', at(id, '/seats/0/free'))).toBe('not-host');
    seated.close();
  });

  test('loses no waiting-room seat to the acting host', async () => {
    const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
    const id = await ada.create({ game: 'mille-bornes', seats: [{ kind: 'me' }, { kind: 'open' }], pace: LIVE });
    await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
    const seated = await untilActing({ ada, blaise, carole, id });
    expect(await blaise.outcome('POST', at(id, '/seats/0/free'))).toBe('not-host');
    expect(await blaise.outcome('POST', at(id, '/begin'))).toBe('ok');
    seated.close();
  });
});
