import { findGame } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import type { AnyGame } from '@ponts-bornes/kernel';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';

const DAY = 86_400_000;

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

/** Skybridge with parts overridden; all other games stay as they are. */
const altered =
  (change: (game: AnyGame) => Partial<AnyGame>) =>
  (id: string): Entry | undefined => {
    const entry = findGame(id);
    if (entry === undefined || id !== 'skybridge') return entry;
    const load = async (): ReturnType<Entry['load']> => {
      const loaded = await entry.load();
      return { ...loaded, game: { ...loaded.game, ...change(loaded.game) } };
    };
    return { ...entry, load };
  };

/** A future version of the rules. */
const ofVersion =
  (rules: number, change: (game: AnyGame) => Partial<AnyGame> = () => ({})) =>
  (id: string): Entry | undefined => {
    const entry = altered((game) => ({ meta: { ...game.meta, rules }, ...change(game) }))(id);
    return entry === undefined || id !== 'skybridge' ? entry : { ...entry, meta: { ...entry.meta, rules } };
  };

/** Fails from a given move of the game on. */
const failing = (after: number, fail: () => never): ((game: AnyGame) => Partial<AnyGame>) => {
  let count = 0;
  return (game) => ({
    play: (...given) => {
      count += 1;
      if (count > after) fail();
      game.play(...given);
    },
  });
};

const begun = async (house: House, game = 'skybridge'): Promise<{ people: Client[]; id: string; seats: Seated[] }> => {
  const people = await house.guests('Ada', 'Blaise');
  const id = await people[0]!.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
  await people[1]!.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await people[0]!.call('POST', `/api/tables/${id}/begin`);
  const seats = await Promise.all(people.map((person) => person.sit(id)));
  return { people, id, seats };
};

const open = async (games?: (id: string) => Entry | undefined): Promise<House> => {
  const house = await House.open(games === undefined ? {} : { games });
  houses.push(house);
  return house;
};

const move = async (seats: readonly Seated[]): Promise<unknown> => {
  await Promise.race(seats.map((each) => each.until(({ shown }) => (shown?.moves.length ?? 0) > 0)));
  const mover = seats.find(({ shown }) => (shown?.moves.length ?? 0) > 0)!;
  const { seen } = mover.shown!;
  const answer = await mover.play(mover.shown!.moves[0]!);
  if (answer.t === 'done') await mover.until(({ shown }) => shown!.seen !== seen);
  return answer;
};

describe('rules that fail', () => {
  const endless = (): never => {
    for (;;);
  };
  const broken = (): never => {
    throw new TypeError('a bug in the rules');
  };

  test.each([
    ['throw', broken, 'a bug in the rules'],
    ['never end', endless, 'exceeded their time limit'],
  ] as const)('and %s freeze one table, with a report, and no other', async (_, fail, report) => {
    const house = await open(altered(failing(2, fail)));
    const { seats, people, id } = await begun(house);
    await move(seats);
    await move(seats);
    expect(await move(seats)).toMatchObject({ t: 'error', code: 'frozen' });
    for (const seated of seats) await seated.until(({ facts }) => facts!.status === 'frozen');
    expect(seats[0]!.facts).toMatchObject({ status: 'frozen', trouble: 'broken', asked: [] });
    expect(house.reports.join()).toContain(report);
    expect(seats.flatMap(({ heard }) => heard).join()).not.toContain(report);
    expect(await people[0]!.outcome('POST', `/api/tables/${id}/leave`)).toBe('frozen');
    const other = await begun(house, 'course-folle');
    expect(await move(other.seats)).toMatchObject({ t: 'done' });
  });

  test('while dealing leave the table unstarted, and the server running', async () => {
    const house = await open(altered(() => ({ setup: broken })));
    const [ada] = await house.guests('Ada');
    const id = await ada!.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
    await ada!.call('POST', `/api/tables/${id}/begin`);
    const seated = await ada!.sit(id);
    expect(seated.facts).toMatchObject({ status: 'frozen', trouble: 'broken' });
  });

  test('in a bot’s search freeze the table too', async () => {
    const house = await open(altered(() => ({ resample: broken })));
    const [ada] = await house.guests('Ada');
    const bots = [
      { kind: 'bot', level: 'easy' },
      { kind: 'bot', level: 'easy' },
    ] as const;
    const id = await ada!.create({ game: 'skybridge', seats: [...bots] });
    await ada!.call('POST', `/api/tables/${id}/begin`);
    const watching = await ada!.sit(id);
    await watching.until(({ facts }) => facts!.status === 'frozen');
    expect(house.reports.join()).toContain('a bug in the rules');
  });

  test('and are fixed let the table continue after a restart, where it was', async () => {
    const house = await open(altered(failing(3, broken)));
    const { people, id, seats } = await begun(house);
    for (let count = 0; count < 4; count++) await move(seats);
    for (const seated of seats) await seated.until(({ facts }) => facts!.status === 'frozen');
    await house.stop();
    await house.start({ games: findGame });
    const again = await Promise.all(people.map((person) => person.sit(id)));
    expect(again[0]!.facts).toMatchObject({ status: 'playing', trouble: null });
    // The move that could not be played was logged.
    expect(again[0]!.shown!.lines).toHaveLength(4);
    expect(await move(again)).toMatchObject({ t: 'done' });
  });
});

test('rules whose files can’t be read freeze nothing, and are read again', async () => {
  let isGone = true;
  const house = await open((id) => {
    const entry = findGame(id);
    if (entry === undefined) return undefined;
    const load: Entry['load'] = () => (isGone ? Promise.reject(new Error('EMFILE')) : entry.load());
    return { ...entry, load };
  });
  const ada = await house.guest('Ada');
  const id = await ada.create({ game: 'skybridge', seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }] });
  // The game has begun, but nobody can be shown it.
  expect(await ada.outcome('POST', `/api/tables/${id}/begin`)).toBe('try-again');
  await house.stop();
  await house.start();
  expect(await ada.outcome('POST', `/api/tables/${id}/leave`)).toBe('try-again');
  // A deadline that passes in the meantime is handled later.
  await house.pass(DAY);
  isGone = false;
  await house.pass(DAY);
  const seated = await ada.sit(id);
  await seated.until(({ shown }) => shown!.lines.length > 0);
  expect(seated.facts).toMatchObject({ status: 'playing', trouble: null });
  seated.close();
});

describe('rules of another version', () => {
  test('that accept the moves so far continue the game', async () => {
    const house = await open();
    const { people, id, seats } = await begun(house);
    await move(seats);
    await house.stop();
    await house.start({ games: ofVersion(77) });
    const again = await Promise.all(people.map((person) => person.sit(id)));
    expect(again[0]!.facts).toMatchObject({ status: 'playing', rules: 77, trouble: null });
    expect(again[0]!.shown!.lines).toHaveLength(1);
    expect(await move(again)).toMatchObject({ t: 'done' });
  });

  test('that refuse the moves so far report it, and the table continues with rules that accept them', async () => {
    const house = await open();
    const { people, id, seats } = await begun(house);
    await move(seats);
    await house.stop();
    await house.start({ games: ofVersion(77, (game) => ({ moves: (...given) => game.moves(...given).slice(1) })) });
    const [ada] = people;
    const stopped = await ada!.sit(id);
    expect(stopped.facts).toMatchObject({ status: 'frozen', trouble: 'rules-changed', rules: 1 });
    expect(await stopped.say({ t: 'play', seen: 0, text: 'anything' })).toMatchObject({ code: 'frozen' });
    await house.stop();
    await house.start({ games: findGame });
    const again = await Promise.all(people.map((person) => person.sit(id)));
    expect(again[0]!.facts).toMatchObject({ status: 'playing', trouble: null });
    expect(await move(again)).toMatchObject({ t: 'done' });
  });
});
