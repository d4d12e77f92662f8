import { findGame } from '@ponts-bornes/catalogue';
import { LEVEL_NAMES, parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import { LIMITS, TableFacts } from '@ponts-bornes/protocol';
import type { OwnTable } from '@ponts-bornes/protocol';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';

const ENTROPY = { entropy: 'fedcba9876543210' };
const LEVEL = { level: 'curious' };
let house: House;

beforeAll(async () => {
  house = await House.open();
});
afterAll(async () => house.stop());

const at = (id: string, rest = ''): string => `/api/tables/${id}${rest}`;

/** Two people at a table that has not started. */
const meet = async (
  game = 'skybridge',
  more: Partial<Parameters<Client['create']>[0]> = {},
): Promise<{ ada: Client; blaise: Client; id: string }> => {
  const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const id = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], ...more });
  await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
  return { ada, blaise, id };
};

const begun = async (...given: Parameters<typeof meet>): Promise<Awaited<ReturnType<typeof meet>>> => {
  const met = await meet(...given);
  await met.ada.call('POST', at(met.id, '/begin'));
  return met;
};

const factsOf = async (client: Client, id: string): Promise<TableFacts> =>
  TableFacts.parse((await client.call('GET', at(id)))['table']);

/** Plays the first legal move for a person until a condition holds. */
const playUntil = async (seated: Seated, holds: (seated: Seated) => boolean): Promise<void> => {
  while (!holds(seated)) {
    await seated.until((each) => holds(each) || (each.shown?.moves.length ?? 0) > 0);
    if (holds(seated)) return;
    const { seen, moves } = seated.shown!;
    const answer = await seated.play(moves[0]!);
    if (answer.t === 'error' && answer.code !== 'stale') return;
    await seated.until((each) => holds(each) || each.shown!.seen !== seen || each.shown!.moves.length === 0);
  }
};

/** Everybody leaves, and bots play to the end. */
const finish = async (id: string, ...people: readonly Client[]): Promise<string> => {
  for (const person of people) await person.call('POST', at(id, '/leave'));
  const watcher = await house.stranger().sit(id);
  await watcher.until(({ record }) => record !== null);
  watcher.close();
  return watcher.record!;
};

describe('refused requests', () => {
  const ROUTES: readonly (readonly [string, string, unknown?])[] = [
    ['POST', '/seats/1/take', ENTROPY],
    ['POST', '/seats/1/bot', LEVEL],
    ['POST', '/seats/1/free'],
    ['POST', '/leave'],
    ['POST', '/return'],
    ['POST', '/begin'],
    ['POST', '/rematch', ENTROPY],
    ['DELETE', ''],
  ];
  const outcomes = async (client: Client, id: string, routes = ROUTES): Promise<string[]> => {
    const all: string[] = [];
    for (const [method, path, body] of routes) all.push(await client.outcome(method, at(id, path), body));
    return all;
  };

  test('of an unknown person', async () => {
    const { id } = await meet();
    expect(new Set(await outcomes(house.stranger(), id))).toStrictEqual(new Set(['not-signed-in']));
  });

  test('of a stranger at an open table', async () => {
    const { id } = await meet();
    expect(await outcomes(await house.guest('Carole'), id)).toStrictEqual([
      'seat-taken',
      'not-host',
      'not-host',
      'not-yours',
      'not-yours',
      'not-host',
      'not-yours',
      'not-host',
    ]);
  });

  test('of a player who is not the host', async () => {
    const { blaise, id } = await meet();
    const others = ROUTES.filter(([, path]) => path !== '/leave');
    expect(await outcomes(blaise, id, others)).toStrictEqual([
      'already-seated',
      'not-host',
      'not-host',
      'not-playing',
      'not-host',
      'not-over',
      'not-host',
    ]);
  });

  test('of the host during play, for actions that belong before the game', async () => {
    const { ada, id } = await begun();
    expect(await ada.outcome('POST', at(id, '/begin'))).toBe('not-open');
    expect(await ada.outcome('DELETE', at(id))).toBe('not-open');
    expect(await ada.outcome('POST', at(id, '/rematch'), ENTROPY)).toBe('not-over');
    expect(await ada.outcome('GET', at(id, '/record'))).toBe('not-over');
  });

  test('for missing or malformed resources', async () => {
    const { ada, id } = await meet();
    expect(await ada.outcome('POST', at(id, '/seats/7/take'), ENTROPY)).toBe('not-found');
    expect(await ada.outcome('POST', at(id, '/seats/-1/take'), ENTROPY)).toBe('bad-request');
    expect(await ada.outcome('POST', at(id, '/seats/1/take'), { entropy: 'short' })).toBe('bad-request');
    expect(await ada.outcome('POST', at(id, '/seats/1/bot'), { level: 'genius' })).toBe('bad-request');
    expect(await ada.outcome('POST', at(id, '/seats/1/bot'), LEVEL)).toBe('seat-taken');
    expect(await ada.outcome('GET', at('abcdefghijkmnpqr'))).toBe('not-found');
    expect(await ada.outcome('POST', at('abcdefghijkmnpqr', '/begin'))).toBe('not-found');
    expect(await ada.outcome('GET', at('nonsense'))).toBe('bad-request');
  });

  test('of a person at their table limit', async () => {
    const ada = await house.guest('Ada');
    const asked = { game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] } as const;
    for (let count = 0; count < LIMITS.tablesPerPerson; count++)
      await ada.create({ ...asked, seats: [...asked.seats] });
    await expect(ada.create({ ...asked, seats: [...asked.seats] })).rejects.toThrow('too-many');
  });
});

describe('before the game', () => {
  test('one of two people who want the same seat at once gets it', async () => {
    const [ada, blaise, carole] = (await house.guests('Ada', 'Blaise', 'Carole')) as [Client, Client, Client];
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const outcomes = await Promise.all(
      [blaise, carole].map((client) => client.outcome('POST', at(id, '/seats/1/take'), ENTROPY)),
    );
    expect(outcomes.toSorted()).toStrictEqual(['ok', 'seat-taken']);
  });

  test('two people with the same nickname sit at one table under different names', async () => {
    const [one, other] = (await house.guests('Ada', 'Ada')) as [Client, Client];
    const id = await one.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    await other.call('POST', at(id, '/seats/1/take'), ENTROPY);
    expect((await factsOf(one, id)).seats.map(({ name }) => name)).toStrictEqual(['Ada', 'Ada 2']);
    expect((await one.call('GET', at(id)))['you']).toMatchObject({ seat: 0, isHost: true });
    expect((await other.call('GET', at(id)))['you']).toMatchObject({ seat: 1, isHost: false });
  });

  test('a new nickname reaches ongoing tables', async () => {
    const { ada, blaise, id } = await meet();
    await blaise.call('POST', '/api/me', { nickname: 'Bérénice' });
    expect((await factsOf(ada, id)).seats[1]!.name).toBe('Bérénice');
  });

  test('the host seats bots of any level, frees seats, and starts once none is open', async () => {
    const ada = await house.guest('Ada');
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'open' }] });
    expect(await ada.outcome('POST', at(id, '/begin'))).toBe('seats-open');
    for (const level of LEVEL_NAMES) {
      await ada.call('POST', at(id, '/seats/1/bot'), { level });
      expect((await factsOf(ada, id)).seats[1]).toMatchObject({ kind: 'bot', level, isOffered: false });
    }
    await ada.call('POST', at(id, '/seats/1/free'));
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ kind: 'open', name: '', isOffered: true });
    await ada.call('POST', at(id, '/seats/1/bot'), LEVEL);
    await ada.call('POST', at(id, '/begin'));
    expect((await factsOf(ada, id)).status).toBe('playing');
  });

  test('a spectator who sits down sees their own view when the game starts', async () => {
    const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const id = await ada.create({ game: 'mille-bornes', seats: [{ kind: 'me' }, { kind: 'open' }] });
    const seated = await blaise.sit(id);
    expect(seated.you!.seat).toBeNull();
    await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
    await ada.call('POST', at(id, '/begin'));
    await seated.until(({ shown }) => shown !== null);
    expect(seated.shown!.viewer).toBe(1);
    expect(seated.you!.seat).toBe(1);
    seated.close();
  });

  test('when the host leaves, the next person around the table becomes host', async () => {
    const { ada, blaise, id } = await meet();
    const seated = await blaise.sit(id);
    await ada.call('POST', at(id, '/leave'));
    await seated.until(({ you }) => you!.isHost);
    expect(seated.facts).toMatchObject({ host: { name: 'Blaise', seat: 1 }, seats: [{ kind: 'open' }, {}] });
    expect(await ada.outcome('POST', at(id, '/begin'))).toBe('not-host');
    seated.close();
  });

  test('a host absent for two minutes is succeeded by a waiting player', async () => {
    const { ada, blaise, id } = await meet();
    const seated = await blaise.sit(id);
    await house.pass(60_000);
    expect(seated.you!.isHost).toBe(false);
    await house.pass(60_000);
    await seated.until(({ you }) => you!.isHost);
    expect(await ada.outcome('DELETE', at(id))).toBe('not-host');
    expect(await blaise.outcome('DELETE', at(id))).toBe('ok');
    seated.close();
  });

  test('an absent host stays host if nobody is waiting', async () => {
    const { ada, id } = await meet();
    const watcher = await house.stranger().sit(id);
    await house.pass(600_000);
    expect(await ada.outcome('DELETE', at(id))).toBe('ok');
    await watcher.until(({ error }) => error === 'not-found');
  });

  test('a table closed by its host is gone for everybody', async () => {
    const { ada, blaise, id } = await meet();
    const seated = await blaise.sit(id);
    await ada.call('DELETE', at(id));
    await seated.until(({ error }) => error !== null);
    expect(seated.error).toBe('not-found');
    expect(await blaise.outcome('GET', at(id))).toBe('not-found');
    expect(await ada.outcome('DELETE', at(id))).toBe('not-found');
  });
});

describe('during play', () => {
  test('a bot replaces a player who leaves, under their name, until they return', async () => {
    const { ada, blaise, id } = await begun();
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    await blaise.call('POST', at(id, '/leave'));
    await one.until(({ facts }) => facts!.seats[1]!.isAway);
    expect(one.facts!.seats[1]).toMatchObject({ kind: 'person', name: 'Blaise', level: 'medium', isOffered: false });
    expect(await two.say({ t: 'play', seen: two.shown!.seen, text: 'anything' })).toMatchObject({ code: 'not-yours' });
    const lines = 4;
    await playUntil(one, ({ shown }) => shown!.from + shown!.lines.length >= lines);
    expect(one.heard.join('')).toContain('"seat":1');
    await blaise.call('POST', at(id, '/return'));
    await one.until(({ facts }) => !facts!.seats[1]!.isAway);
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('ok');
    const isFurther = ({ shown }: Seated): boolean => shown!.from + shown!.lines.length >= lines + 4;
    await Promise.all([playUntil(one, isFurther), playUntil(two, isFurther)]);
    expect(two.heard.join('')).toContain('"t":"done"');
    one.close();
    two.close();
  });

  test('a leaving host is succeeded by a player who is still there', async () => {
    const { ada, blaise, id } = await begun();
    await ada.call('POST', at(id, '/leave'));
    expect((await blaise.call('GET', at(id)))['you']).toMatchObject({ isHost: true });
    await blaise.call('POST', at(id, '/leave'));
    expect((await factsOf(blaise, id)).host.name).toBe('Blaise');
  });

  test('nobody loses their seat while connected', async () => {
    const { ada, blaise, id } = await begun();
    const seated = await blaise.sit(id);
    expect(await ada.outcome('POST', at(id, '/seats/1/bot'), LEVEL)).toBe('seat-taken');
    expect(await ada.outcome('POST', at(id, '/seats/1/free'))).toBe('seat-kept');
    seated.close();
  });

  test('the host lets a bot play for an absent player, who can resume later', async () => {
    const { ada, blaise, id } = await begun();
    await house.pass(1000 * LIMITS.standInWait);
    await ada.call('POST', at(id, '/seats/1/bot'), LEVEL);
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ kind: 'person', isAway: true, level: 'medium' });
    await blaise.call('POST', at(id, '/return'));
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ kind: 'person', isAway: false, level: null });
  });

  test('an offered seat is taken over with its hand, and the former player becomes a spectator', async () => {
    const { ada, blaise, id } = await begun('mille-bornes');
    const carole = await house.guest('Carole');
    const watching = await carole.sit(id);
    expect(await carole.outcome('POST', at(id, '/seats/1/take'), ENTROPY)).toBe('seat-taken');
    await blaise.call('POST', at(id, '/leave'));
    await ada.call('POST', at(id, '/seats/1/free'));
    await watching.until(({ facts }) => facts!.seats[1]!.isOffered);
    expect(watching.facts!.seats[1]).toMatchObject({ kind: 'person', name: 'Blaise', isAway: true });
    const before = await blaise.sit(id);
    expect(before.shown!.viewer).toBe(1);
    expect(await ada.outcome('POST', at(id, '/seats/1/take'), ENTROPY)).toBe('already-seated');
    await carole.call('POST', at(id, '/seats/1/take'), ENTROPY);
    await watching.until(({ shown }) => shown!.viewer === 1);
    await before.until(({ shown }) => shown!.viewer === 'spectator');
    expect(before.you!.seat).toBeNull();
    expect(before.shown!.moves).toStrictEqual([]);
    expect(watching.facts!.seats[1]).toMatchObject({ kind: 'person', name: 'Carole', isAway: false, isOffered: false });
    expect(await blaise.outcome('POST', at(id, '/return'))).toBe('not-yours');
    expect(await before.say({ t: 'play', seen: 0, text: 'draw' })).toMatchObject({ code: 'not-yours' });
    before.close();
    watching.close();
  });

  test('a bot’s seat can be offered too, and the deal stays verifiable after the takeover', async () => {
    const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'curious' }] });
    await ada.call('POST', at(id, '/begin'));
    await ada.call('POST', at(id, '/seats/1/free'));
    await blaise.call('POST', at(id, '/seats/1/take'), ENTROPY);
    expect((await factsOf(ada, id)).seats[1]).toMatchObject({ kind: 'person', name: 'Blaise' });
    const parsed = parseRecord(await finish(id, ada, blaise));
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { game } = await findGame('skybridge')!.load();
    expect(verifyRecord(game, parsed.record).ok).toBe(true);
    expect(parsed.record.entropy[1]).not.toBe(ENTROPY.entropy);
    expect(await ada.outcome('POST', at(id, '/leave'))).toBe('not-playing');
    expect(await blaise.outcome('POST', at(id, '/seats/0/free'))).toBe('not-playing');
  });

  test('a move sent twice is played once, even if it ended the game', async () => {
    const { ada, blaise, id } = await begun();
    const [one, two] = [await ada.sit(id), await blaise.sit(id)];
    let last = { text: '', seen: 0 };
    const other = playUntil(two, ({ record }) => record !== null);
    while (one.record === null) {
      await one.until(({ shown, record }) => record !== null || shown!.moves.length > 0);
      if (one.record !== null) break;
      last = { text: one.shown!.moves[0]!, seen: one.shown!.seen };
      one.tell({ t: 'play', ...last, id: `twice-${last.seen}` });
      expect(await one.say({ t: 'play', ...last }, `twice-${last.seen}`)).toMatchObject({ t: 'done' });
      await one.until(({ shown, record }) => record !== null || shown!.seen !== last.seen);
    }
    await other;
    expect(await one.say({ t: 'play', ...last }, `twice-${last.seen}`)).toMatchObject({ t: 'done' });
    const parsed = parseRecord(one.record);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    const { game } = await findGame('skybridge')!.load();
    expect(verifyRecord(game, parsed.record).ok).toBe(true);
    one.close();
    two.close();
  });

  test('simultaneous arrivals are announced in batches', async () => {
    const { ada, id } = await meet();
    const host = await ada.sit(id);
    const watchers = await Promise.all(Array.from({ length: 30 }, () => house.stranger().sit(id)));
    await host.until(({ facts }) => facts!.watchers === 30);
    const told = [host, ...watchers].flatMap(({ heard }) => heard).filter((text) => text.includes('"t":"table"'));
    // One on arrival, and a few batches for the others: not thirty times thirty.
    expect(told.length).toBeLessThan(31 * 10);
    for (const seated of [host, ...watchers]) seated.close();
  });
});

describe('after the game', () => {
  test('repeated rematch requests lead to one table, where everybody who follows keeps their seat', async () => {
    const { ada, blaise, id } = await begun('skybridge', { pace: { kind: 'slow', days: 3, quiet: null } });
    const seated = await ada.sit(id);
    const carole = await house.guest('Carole');
    await finish(id, ada, blaise);
    const answers = await Promise.all(
      [blaise, ada, blaise].map((client) => client.call('POST', at(id, '/rematch'), ENTROPY)),
    );
    const ids = answers.map((answer) => String(answer['id']));
    const next = ids[0]!;
    expect(new Set(ids).size).toBe(1);
    await seated.until(({ facts }) => facts!.rematch === next);
    const [before, after] = [await factsOf(ada, id), await factsOf(ada, next)];
    const { game, options, pace, atZero, visibility } = before;
    expect(after).toMatchObject({ game, options, pace, atZero, visibility });
    expect(after.commitment).not.toBe(before.commitment);
    expect(after.seats.map(({ name }) => name)).toStrictEqual(['Ada', 'Blaise']);
    expect(await carole.outcome('POST', at(id, '/rematch'), ENTROPY)).toBe('not-yours');
    seated.close();
  });

  test('a rematch keeps bots, leaves the other seats open, and makes the requester its host', async () => {
    const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const bot = { kind: 'bot', level: 'curious' } as const;
    const id = await ada.create({ game: 'skybridge', seats: [bot, { kind: 'me' }, { kind: 'open' }] });
    await blaise.call('POST', at(id, '/seats/2/take'), ENTROPY);
    await ada.call('POST', at(id, '/begin'));
    await finish(id, ada, blaise);
    const { id: next } = await blaise.call('POST', at(id, '/rematch'), ENTROPY);
    const facts = await factsOf(ada, String(next));
    expect(facts.seats.map(({ kind }) => kind)).toStrictEqual(['bot', 'open', 'person']);
    expect(facts).toMatchObject({ host: { name: 'Blaise', seat: 2 }, seats: [{ level: 'curious' }, {}, {}] });
  });
});

describe('lists', () => {
  test('strangers see public tables with an open seat, and those in play', async () => {
    const [ada, blaise] = (await house.guests('Ada', 'Blaise')) as [Client, Client];
    const seats = [{ kind: 'me' }, { kind: 'open' }] as const;
    const game = 'bridgetown-races';
    const open = await ada.create({ game, seats: [...seats], visibility: 'public' });
    const hidden = await ada.create({ game, seats: [...seats] });
    const full = await ada.create({ game, seats: [...seats], visibility: 'public' });
    await blaise.call('POST', at(full, '/seats/1/take'), ENTROPY);
    const listed = async (query = ''): Promise<string[]> => {
      const { tables } = await house.stranger().call('GET', `/api/tables${query}`);
      return (tables as TableFacts[]).map(({ id }) => id);
    };
    expect(await listed(`?game=${game}`)).toStrictEqual([open]);
    await ada.call('POST', at(full, '/begin'));
    expect(await listed(`?game=${game}`)).toStrictEqual([open, full]);
    expect(await listed()).not.toContain(hidden);
    expect(await listed('?game=chess')).toStrictEqual([]);
  });

  test('a person’s own tables show who is to act, ongoing ones first, without loading them', async () => {
    const { blaise, id } = await begun();
    const over = await begun();
    await finish(over.id, over.ada, over.blaise);
    const own = async (client: Client): Promise<OwnTable[]> =>
      (await client.call('GET', '/api/me/tables'))['tables'] as OwnTable[];
    const warm = await own(blaise);
    expect(warm).toMatchObject([{ table: { id, status: 'playing' }, seat: 1, isHost: false }]);
    expect(warm[0]!.table.asked).toHaveLength(1);
    expect(await own(over.blaise)).toMatchObject([{ table: { status: 'over' }, seat: 1, isHost: true }]);
    expect((await own(over.blaise))[0]!.table.winners).not.toBeNull();
    const hosted = await over.blaise.create({ game: 'skybridge', seats: [{ kind: 'open' }, { kind: 'open' }] });
    expect((await own(over.blaise)).map(({ table }) => table.id)).toStrictEqual([hosted, over.id]);
    await house.stop();
    await house.start();
    expect(await own(blaise)).toStrictEqual(warm);
    expect(house.hub.warm).toBeLessThan(20);
  });
});
