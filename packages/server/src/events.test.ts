import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';

const SECOND = 1000;
const LIVE = { kind: 'live', bank: 120, increment: 5, choice: 60, answer: 1 } as const;
const LEVEL = { level: 'curious' };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.stop());

const at = (id: string, rest: string): string => `/api/tables/${id}${rest}`;
const factsOf = async (client: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await client.call('GET', at(id, '')))['table']);

interface Three {
  readonly ada: Client;
  readonly blaise: Client;
  readonly carole: Client;
  readonly id: string;
}

const waiting = async (more: Partial<NewTable> = {}): Promise<Three> => {
  const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const id = await ada.create({ game: 'skybridge', seats, pace: LIVE, ...more });
  await blaise.call('POST', at(id, '/seats/1/take'));
  return { ada, blaise, carole, id };
};
const begun = async (more: Partial<NewTable> = {}): Promise<Three> => {
  const three = await waiting(more);
  await three.ada.call('POST', at(three.id, '/begin'));
  return three;
};

/** What the log says about the players. */
const told = ({ events }: Seated): readonly string[] =>
  events.map(({ kind, name, detail, isYou, line }) =>
    [line, kind, name, detail, ...(isYou ? ['(you)'] : [])].filter((part) => part !== '').join(' '),
  );

describe('everybody at the table learns', () => {
  test('when a bot takes over and when the player returns', async () => {
    const { ada, blaise, id } = await begun();
    const [host, seated] = [await ada.sit(id), await blaise.sit(id)];
    const first = host.shown!.moves.length > 0 ? host : seated;
    await first.play(first.shown!.moves[0]!);
    await blaise.call('POST', at(id, '/leave'));
    await blaise.call('POST', at(id, '/return'));
    await host.until(({ events }) => events.length === 2);
    const [bot, back] = host.events;
    expect([bot, back]).toMatchObject([
      { kind: 'bot', seat: 1, name: 'Blaise', detail: 'left', isYou: false },
      { kind: 'back', seat: 1, name: 'Blaise', isYou: false },
    ]);
    expect(bot!.line).toBeGreaterThan(0);
    await seated.until(({ events }) => events.length === 2);
    expect(seated.events.every(({ isYou }) => isYou)).toBe(true);
    // Also after a restart.
    for (const each of [host, seated]) each.close();
    await house.stop();
    await house.start();
    const again = await ada.sit(id);
    await again.until(({ events }) => events.length === 2);
    again.close();
  });

  test('who gave up a seat and who lost it, even if they come back later', async () => {
    const { ada, blaise, carole, id } = await begun();
    await blaise.call('POST', at(id, '/seats/1/free'));
    await carole.call('POST', at(id, '/seats/1/take'));
    const lost = await blaise.sit(id);
    await lost.until(({ events }) => events.length === 2);
    expect(told(lost)).toStrictEqual(['0 bot Blaise agreed (you)', '0 taken Blaise (you)']);
    const host = await ada.sit(id);
    await host.until(({ events }) => events.length === 2);
    expect(told(host)).toStrictEqual(['0 bot Blaise agreed', '0 taken Blaise']);
    for (const each of [lost, host]) each.close();
  });

  test('that a player who is deleted was there, but not who it was', async () => {
    const { ada, blaise, carole, id } = await begun();
    await blaise.call('POST', at(id, '/seats/1/free'));
    await carole.call('POST', at(id, '/seats/1/take'));
    await blaise.call('DELETE', '/api/me');
    const host = await ada.sit(id);
    await host.until(({ events }) => events.length === 2);
    // The bot may have played before the seat was taken.
    expect(told(host).map((text) => text.replace(/^\d+ /, ''))).toStrictEqual(['bot Anonym.', 'taken Anonym.']);
    host.close();
  });
});

describe('an offered seat', () => {
  test('can be withdrawn by the host, and then nobody can take it', async () => {
    const { ada, blaise, carole, id } = await begun();
    await blaise.call('POST', at(id, '/leave'));
    await ada.call('POST', at(id, '/seats/1/free'));
    expect(await carole.outcome('POST', at(id, '/seats/1/keep'))).toBe('not-host');
    expect(await ada.outcome('POST', at(id, '/seats/1/keep'))).toBe('ok');
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ isAway: true, isOffered: false, canOffer: true });
    expect(await carole.outcome('POST', at(id, '/seats/1/take'))).toBe('seat-taken');
  });

  test('can be withdrawn by its own player, and the host can’t offer it again', async () => {
    const { ada, blaise, carole, id } = await begun();
    await blaise.call('POST', at(id, '/seats/1/free'));
    await blaise.call('POST', at(id, '/seats/1/keep'));
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ isAway: true, isOffered: false, canOffer: false });
    expect(await ada.outcome('POST', at(id, '/seats/1/free'))).toBe('seat-kept');
    expect(await carole.outcome('POST', at(id, '/seats/1/take'))).toBe('seat-taken');
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('ok');
  });
});

describe('a player removed from the waiting room', () => {
  const remove = (host: Client, id: string, word?: string): Promise<string> =>
    host.outcome('POST', at(id, '/seats/1/free'), word === undefined ? {} : { word });

  test('gets a word for them alone, and can’t sit down at once', async () => {
    const { ada, blaise, carole, id } = await waiting();
    const [removed, watching] = [await blaise.sit(id), await carole.sit(id)];
    expect(await remove(ada, id, 'The seat is for my sister.')).toBe('ok');
    await removed.until(({ events }) => events.length === 1);
    await watching.until(({ events }) => events.length === 1);
    expect(told(removed)).toStrictEqual(['0 removed Blaise The seat is for my sister. (you)']);
    expect(told(watching)).toStrictEqual(['0 removed Blaise']);
    expect(watching.heard.join('')).not.toContain('sister');
    const refused = await blaise.ask('POST', at(id, '/seats/1/take'));
    expect(refused.body).toStrictEqual({ code: 'removed', wait: LIMITS.removedWait });
    await house.pass(LIMITS.removedWait * SECOND);
    expect(await blaise.outcome('POST', at(id, '/seats/1/take'))).toBe('ok');
    expect(await remove(ada, id)).toBe('ok');
    await house.pass(10 * LIMITS.removedWait * SECOND);
    expect(await blaise.outcome('POST', at(id, '/seats/1/take'))).toBe('removed');
    expect(await carole.outcome('POST', at(id, '/seats/1/take'))).toBe('ok');
    for (const each of [removed, watching]) each.close();
  });

  test('can’t be sent a word with line breaks or without end', async () => {
    const { ada, id } = await waiting();
    for (const word of ['', ' ', 'a\nb', '\u202Eb', 'a'.repeat(LIMITS.removalWord + 1)]) {
      expect(await remove(ada, id, word)).toBe('bad-request');
    }
    expect((await factsOf(ada, id)).seats[1]!.kind).toBe('person');
  });

  test('is not removed by an acting host, and a player who leaves may come back', async () => {
    const { ada, blaise, id } = await waiting();
    expect(await remove(blaise, id, 'no')).toBe('not-host');
    await blaise.call('POST', at(id, '/leave'));
    expect(await blaise.outcome('POST', at(id, '/seats/1/take'))).toBe('ok');
    expect((await factsOf(ada, id)).seats[1]!.name).toBe('Blaise');
  });
});

describe('names at one table', () => {
  test('are distinct, also from look-alikes and bots', async () => {
    const [first, second, third] = (await house.guests('Sam', 'sàm', 'Sam')) as [Client, Client, Client];
    const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }, { kind: 'open' }];
    const id = await first.create({ game: 'skybridge', seats });
    await second.call('POST', at(id, '/seats/1/take'));
    await third.call('POST', at(id, '/seats/2/take'));
    await first.call('POST', at(id, '/seats/3/bot'), LEVEL);
    expect((await factsOf(first, id)).seats.map(({ name }) => name)).toStrictEqual(['Sam', 'sàm 2', 'Sam 3', 'Désiré']);
    const [host] = (await house.guests('Basile')) as [Client];
    const other = await host.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'curious' }] });
    expect((await factsOf(host, other)).seats.map(({ name }) => name)).toStrictEqual(['Basile', 'Colette']);
  });

  test('follow a new nickname until the game is over, and stay distinct', async () => {
    const { ada, blaise, id } = await begun();
    const watching = await ada.sit(id);
    await blaise.call('POST', '/api/me', { nickname: 'Ada' });
    await watching.until(({ facts }) => facts!.seats[1]!.name === 'Ada 2');
    await ada.call('POST', '/api/me', { nickname: 'Augusta' });
    await watching.until(({ facts }) => facts!.seats[0]!.name === 'Augusta');
    expect(watching.facts!.host.name).toBe('Augusta');
    watching.close();
  });
});

describe('a live player who returns after running out of time', () => {
  const late = async (): Promise<{
    readonly seated: Seated;
    readonly person: Client;
    readonly id: string;
    readonly seat: number;
  }> => {
    const { ada, blaise, id } = await begun({ atZero: 'seat' });
    const both = [await ada.sit(id), await blaise.sit(id)];
    for (const each of both) await each.until(({ shown, clock }) => shown !== null && clock !== null);
    const seat = both.findIndex(({ shown }) => shown!.moves.length > 0);
    both[1 - seat]!.close();
    return { seated: both[seat]!, person: [ada, blaise][seat]!, id, seat };
  };
  const untilAway = ({ seated, seat }: { readonly seated: Seated; readonly seat: number }): Promise<void> =>
    seated.until(({ facts }) => facts!.seats[seat]!.isAway);

  test('has at least a minute, which survives a restart', async () => {
    const playing = await late();
    const { seated, person, id, seat } = playing;
    await house.pass(LIVE.bank * SECOND);
    await untilAway(playing);
    await person.call('POST', at(id, '/return'));
    await seated.until(({ clock, facts }) => !facts!.seats[seat]!.isAway && clock!.left[seat]! >= 60 * SECOND);
    expect(told(seated).map((text) => text.replace(/^\d+ /, ''))).toContainEqual(expect.stringMatching(/^back /));
    const left = seated.clock!.left[seat]!;
    seated.close();
    await house.stop();
    await house.start();
    const again = await person.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seat]).toBeGreaterThanOrEqual(Math.min(left, 60 * SECOND));
    again.close();
  });

  test('gets nothing for leaving and returning with little time', async () => {
    const { seated, person, id, seat } = await late();
    house.time += (LIVE.bank - 10) * SECOND;
    await person.call('POST', at(id, '/leave'));
    await person.call('POST', at(id, '/return'));
    const again = await person.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seat]).toBeLessThanOrEqual(15 * SECOND);
    for (const each of [seated, again]) each.close();
  });
});

test('public games that people finished are listed for everybody, private ones are not', async () => {
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'bot', level: 'curious' }];
  const ada = await house.guest('Ada');
  const ids: string[] = [];
  for (const visibility of ['public', 'private'] as const) {
    const id = await ada.create({ game: 'bridgetown-races', seats, visibility });
    await ada.call('POST', at(id, '/begin'));
    const seated = await ada.sit(id);
    await ada.call('POST', at(id, '/leave'));
    await seated.until(({ record }) => record !== null);
    seated.close();
    ids.push(id);
  }
  const { tables } = (await house.stranger().call('GET', '/api/finished')) as { tables: TableFacts[] };
  expect(tables.map(({ id }) => id)).toStrictEqual([ids[0]]);
  expect(await house.stranger().outcome('GET', '/api/finished?game=skybridge')).toBe('ok');
  await house.pass(8 * 86_400_000);
  expect((await house.stranger().call('GET', '/api/finished'))['tables']).toStrictEqual([]);
});
