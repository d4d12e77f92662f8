import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';

const SECOND = 1000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const LIVE = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 } as const;
const SLOW = { kind: 'slow', days: 2, quiet: null } as const;

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

interface Playing {
  readonly house: House;
  readonly people: readonly [Client, Client];
  readonly id: string;
  /** Who is to move, and the other. */
  readonly mover: Seated;
  readonly other: Seated;
}

const playing = async (game: string, more: Partial<NewTable>): Promise<Playing> => {
  const house = await House.open();
  houses.push(house);
  const people = (await house.guests('Ada', 'Blaise')) as [Client, Client];
  const id = await people[0].create({ game, seats: [{ kind: 'me' }, { kind: 'open' }], pace: LIVE, ...more });
  await people[1].call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await people[0].call('POST', `/api/tables/${id}/begin`);
  const seats = [await people[0].sit(id), await people[1].sit(id)];
  // Who is there is told a little later: all that is told after this is told by what is done.
  for (const seated of seats) {
    await seated.until(({ shown, clock, facts }) => {
      const isAllHere = facts?.seats.every(({ isHere }) => isHere) === true;
      return shown !== null && clock !== null && isAllHere;
    });
  }
  const first = seats.findIndex(({ shown }) => shown!.moves.length > 0);
  return { house, people, id, mover: seats[first]!, other: seats[1 - first]! };
};

const seatOf = (seated: Seated): number => seated.you!.seat!;
const moved = async (seated: Seated): Promise<void> => {
  const { seen, moves } = seated.shown!;
  expect(await seated.play(moves[0]!)).toMatchObject({ t: 'done' });
  await seated.until(({ shown }) => shown!.seen !== seen);
};
const linesOf = ({ shown }: Seated): number => shown!.from + shown!.lines.length;

describe('a live table', () => {
  test('takes from the bank of who is to move, gives back for the move, and tells all', async () => {
    const { house, mover, other } = await playing('skybridge', {});
    const seat = seatOf(mover);
    expect(other.clock).toStrictEqual({ t: 'clock', left: [600 * SECOND, 600 * SECOND], running: [seat] });
    house.time += 100 * SECOND;
    await moved(mover);
    await other.until(({ clock }) => clock!.left[seat] !== 600 * SECOND);
    expect(other.clock!.left[seat]).toBe(510 * SECOND);
  });

  test('tells the clock to who comes later, as it is then', async () => {
    const { house, people, id, mover } = await playing('skybridge', {});
    house.time += 30 * SECOND;
    const again = await people[seatOf(mover)]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seatOf(mover)]).toBe(570 * SECOND);
    again.close();
  });

  test('makes a move for who has not moved in time, and goes on with them', async () => {
    const { house, mover, other } = await playing('skybridge', { atZero: 'move' });
    await house.pass(599 * SECOND);
    expect(linesOf(other)).toBe(0);
    await house.pass(SECOND);
    await other.until((each) => linesOf(each) > 0);
    expect(other.shown!.lines[0]!.seat).toBe(seatOf(mover));
    expect(other.facts!.seats[seatOf(mover)]).toMatchObject({ isAway: false, level: null });
    expect(other.clock!.left[seatOf(mover)]).toBe(10 * SECOND);
  });

  test('has a bot keep the seat where that was agreed, until its person is back', async () => {
    const { house, people, id, mover, other } = await playing('skybridge', { atZero: 'seat' });
    const seat = seatOf(mover);
    await house.pass(600 * SECOND);
    await other.until((each) => linesOf(each) > 0 && each.facts!.seats[seat]!.isAway);
    expect(other.facts!.seats[seat]).toMatchObject({ kind: 'person', level: 'medium' });
    expect(other.facts!.host.seat).toBe(seat === 0 ? 1 : 0);
    mover.close();
    const back = await people[seat]!.sit(id);
    expect(back.facts!.seats[seat]!.isAway).toBe(true);
    await people[seat]!.call('POST', `/api/tables/${id}/return`);
    await back.until(({ facts }) => !facts!.seats[seat]!.isAway);
    back.close();
  });

  test('gives choices that all make at once the same time, and chooses for who has not', async () => {
    const { house, mover, other } = await playing('course-folle', {});
    expect(other.clock).toMatchObject({ left: [60 * SECOND, 60 * SECOND], running: [0, 1] });
    const { heard } = other;
    const before = heard.length;
    house.time += 20 * SECOND;
    await moved(mover);
    // Nobody learns that somebody has chosen, not even by a clock.
    expect(await other.say({ t: 'why', text: 'nonsense' })).toMatchObject({ t: 'refused' });
    expect(heard.slice(before).filter((text) => !text.includes('"t":"refused"'))).toStrictEqual([]);
    await house.pass(39 * SECOND);
    expect(linesOf(other)).toBe(0);
    await house.pass(SECOND);
    await other.until((each) => linesOf(each) >= 2);
  });

  test('holds an answer out of turn until the time for answers is over', async () => {
    const { house, mover, other } = await playing('mille-bornes', {});
    const [attacker, target] = await untilAttack(mover, other);
    const before = attacker.heard.length;
    expect(await target.play(ACCEPT)).toMatchObject({ t: 'done' });
    await target.until(({ shown }) => shown!.held !== null);
    expect(target.shown).toMatchObject({ held: ACCEPT, moves: [] });
    await house.pass(4 * SECOND);
    expect(await attacker.say({ t: 'why', text: 'nonsense' })).toMatchObject({ t: 'refused' });
    expect(attacker.heard.slice(before).filter((text) => !text.includes('"t":"refused"'))).toStrictEqual([]);
    const lines = linesOf(attacker);
    await house.pass(SECOND);
    await attacker.until((each) => linesOf(each) > lines);
    expect(attacker.shown!.lines.at(-1)).toMatchObject({ text: ACCEPT });
  });

  test('accepts for who has not answered in time', async () => {
    const { house, mover, other } = await playing('mille-bornes', {});
    const [attacker] = await untilAttack(mover, other);
    const lines = linesOf(attacker);
    await house.pass(5 * SECOND);
    await attacker.until((each) => linesOf(each) > lines);
    expect(attacker.shown!.lines.at(-1)!.text).toBe(ACCEPT);
  });
});

const ACCEPT = 'ok';

/** Whoever is asked attacks where they can. */
const step = async (both: readonly Seated[]): Promise<void> => {
  await Promise.race(both.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
  const mover = both.find(({ shown }) => shown!.moves.length > 0)!;
  const { moves, seen } = mover.shown!;
  await mover.play(moves.find((text) => text.includes('>')) ?? moves[0]!);
  await mover.until(({ shown }) => shown!.seen !== seen);
};

/** Plays until somebody is attacked: by whom, and who it is. */
const untilAttack = async (...both: readonly [Seated, Seated]): Promise<readonly [Seated, Seated]> => {
  for (;;) {
    await Promise.race(both.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
    const target = both.find(({ shown }) => shown!.moves.includes(ACCEPT));
    if (target !== undefined) return [both.find((each) => each !== target)!, target];
    await step(both);
  }
};

describe('a slow table', () => {
  test('gives days for every move, and tells until when', async () => {
    const { house, mover, other } = await playing('skybridge', { pace: SLOW });
    const seat = seatOf(mover);
    expect(other.clock!.left[seat]).toBe(2 * DAY);
    expect(other.clock!.left[1 - seat]).toBeNull();
    await house.pass(2 * DAY - 1);
    expect(linesOf(other)).toBe(0);
    await house.pass(1);
    await other.until((each) => linesOf(each) > 0);
  });

  test('stands still in quiet hours', async () => {
    const quiet = { from: 20, to: 8, zone: 'UTC' };
    const { mover, other } = await playing('skybridge', { pace: { kind: 'slow', days: 1, quiet } });
    // From noon: eight hours today, twelve tomorrow, four the day after.
    expect(other.clock!.left[seatOf(mover)]).toBe(2 * DAY);
  });

  test('answers out of turn at once, as each seat has ordered', async () => {
    const { mover, other } = await playing('mille-bornes', { pace: SLOW });
    for (const seated of [mover, other]) {
      expect(seated.you!.standing).toBe('counter');
      expect(await seated.say({ t: 'standing', answer: 'accept' })).toMatchObject({ t: 'done' });
      await seated.until(({ you }) => you!.standing === 'accept');
    }
    const both = [mover, other];
    const isAnswered = (): boolean => mover.heard.join('').includes(`"text":"${ACCEPT}"`);
    while (!isAnswered()) await step(both);
    expect(isAnswered()).toBe(true);
  });

  test('lets nobody order for a seat that is not theirs', async () => {
    const { house, id } = await playing('mille-bornes', { pace: SLOW });
    const watching = await (await house.guest('Carole')).sit(id);
    expect(await watching.say({ t: 'standing', answer: 'accept' })).toMatchObject({ code: 'not-yours' });
    expect(await watching.say({ t: 'play', seen: 0, text: 'draw' })).toMatchObject({ code: 'not-yours' });
    expect(await watching.say({ t: 'back', seen: 0 })).toMatchObject({ code: 'not-yours' });
    expect(await watching.say({ t: 'why', text: 'draw' })).toMatchObject({ code: 'not-yours' });
    watching.close();
  });

  test('leaves memory when nobody looks, and its deadline is kept all the same', async () => {
    const { house, people, id, mover, other } = await playing('skybridge', { pace: SLOW });
    mover.close();
    other.close();
    await people[0].call('GET', '/api/me/tables');
    while (house.hub.warm > 0) await house.pass(61 * SECOND);
    const facts = (await people[0].call('GET', `/api/tables/${id}`))['table'] as { asked: number[] };
    expect(facts.asked).toStrictEqual([seatOf(mover)]);
    expect(house.hub.warm).toBe(0);
    await house.pass(2 * DAY);
    const again = await people[0].sit(id);
    await again.until((each) => each.shown !== null && linesOf(each) > 0);
    again.close();
  });
});

describe('a server that stops', () => {
  test('takes nobody’s time while it is down', async () => {
    const { house, people, id, mover } = await playing('skybridge', {});
    const seat = seatOf(mover);
    await house.pass(100 * SECOND);
    await house.stop();
    house.time += 5 * HOUR;
    await house.start();
    const again = await people[seat]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seat]).toBe(500 * SECOND);
    await house.pass(500 * SECOND);
    await again.until((each) => linesOf(each) > 0);
    again.close();
  });

  test('goes on with what bots were asked when it starts', async () => {
    const house = await House.open();
    houses.push(house);
    const ada = await house.guest('Ada');
    const bots = [
      { kind: 'bot', level: 'strong' },
      { kind: 'bot', level: 'strong' },
    ] as const;
    const id = await ada.create({ game: 'skybridge', seats: [...bots], pace: SLOW });
    await ada.call('POST', `/api/tables/${id}/begin`);
    await house.stop();
    await house.start();
    const watching = await ada.sit(id);
    await watching.until(({ record }) => record !== null);
    expect(house.reports).toStrictEqual([]);
    watching.close();
  });
});

test('bots play on when nobody looks, and no answer waits where nobody could learn from it', async () => {
  const house = await House.open();
  houses.push(house);
  const ada = await house.guest('Ada');
  const seats = [
    { kind: 'bot', level: 'curious' },
    { kind: 'bot', level: 'curious' },
  ] as const;
  const id = await ada.create({ game: 'mille-bornes', seats: [...seats] });
  await ada.call('POST', `/api/tables/${id}/begin`);
  let status = '';
  while (status !== 'over') {
    ({ status } = (await ada.call('GET', `/api/tables/${id}`))['table'] as { status: string });
  }
  expect(house.reports).toStrictEqual([]);
});

describe('every kind of moment', () => {
  test.each(CATALOGUE.map(({ meta }) => meta.id))('of %s goes on by the clock alone', async (game) => {
    const { house, other } = await playing(game, {});
    const lines = 6;
    while (other.record === null && linesOf(other) < lines) {
      const before = linesOf(other);
      await house.pass(700 * SECOND);
      await other.until((each) => each.record !== null || linesOf(each) > before);
    }
    expect(linesOf(other)).toBeGreaterThanOrEqual(lines);
  });
});
