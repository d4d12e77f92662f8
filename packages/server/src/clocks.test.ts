import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { readDisk } from '../test/disk.ts';
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
  /** The player to move, and the other. */
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
  // Presence is sent with a delay: wait for it here, so that later messages stem from the test's own actions.
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
  test('charges the bank of the player to move, credits the increment, and informs everybody', async () => {
    const { house, mover, other } = await playing('skybridge', {});
    const seat = seatOf(mover);
    expect(other.clock).toStrictEqual({ t: 'clock', left: [600 * SECOND, 600 * SECOND], running: [seat] });
    house.time += 100 * SECOND;
    await moved(mover);
    await other.until(({ clock }) => clock!.left[seat] !== 600 * SECOND);
    expect(other.clock!.left[seat]).toBe(510 * SECOND);
  });

  test('sends the current clock to late arrivals', async () => {
    const { house, people, id, mover } = await playing('skybridge', {});
    house.time += 30 * SECOND;
    const again = await people[seatOf(mover)]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seatOf(mover)]).toBe(570 * SECOND);
    again.close();
  });

  test('moves for a player who runs out of time, says so, and gives them a minute when they come back', async () => {
    const { house, people, id, mover, other } = await playing('skybridge', { atZero: 'move' });
    await house.pass(599 * SECOND);
    expect(linesOf(other)).toBe(0);
    await house.pass(SECOND);
    await other.until((each) => linesOf(each) > 0);
    expect(other.shown!.lines[0]!.seat).toBe(seatOf(mover));
    expect(other.facts!.seats[seatOf(mover)]).toMatchObject({ isAway: false, level: null });
    expect(other.clock!.left[seatOf(mover)]).toBe(10 * SECOND);
    const seat = seatOf(mover);
    expect(other.events).toMatchObject([{ kind: 'timed-out', seat, line: 0 }]);
    mover.close();
    const again = await people[seat]!.sit(id);
    await again.until(({ events, clock }) => events.at(-1)?.kind === 'back' && clock!.left[seat] === 60 * SECOND);
    // Only once for each time that ran out.
    again.close();
    const third = await people[seat]!.sit(id);
    await third.until(({ clock }) => clock !== null);
    expect(third.clock!.left[seat]).toBe(60 * SECOND);
    expect(third.events).toHaveLength(2);
    third.close();
  });

  test('lets a bot fill the seat if so configured, until its player is back', async () => {
    const { house, people, id, mover, other } = await playing('skybridge', { atZero: 'seat' });
    const seat = seatOf(mover);
    await house.pass(600 * SECOND);
    await other.until((each) => linesOf(each) > 0 && each.facts!.seats[seat]!.isAway);
    expect(other.facts!.seats[seat]).toMatchObject({ kind: 'person', level: 'medium' });
    expect(other.facts!.host).toMatchObject({ seat: 0, isActing: false });
    mover.close();
    const back = await people[seat]!.sit(id);
    expect(back.facts!.seats[seat]!.isAway).toBe(true);
    await people[seat]!.call('POST', `/api/tables/${id}/return`);
    await back.until(({ facts }) => !facts!.seats[seat]!.isAway);
    back.close();
  });

  test('credits no increment for the moves of a bot that fills in, even after a restart', async () => {
    const { house, people, id, mover, other } = await playing('skybridge', {});
    const seat = seatOf(mover);
    house.time += 100 * SECOND;
    await people[seat]!.call('POST', `/api/tables/${id}/leave`);
    await other.until(({ clock }) => clock!.running[0] !== seat);
    expect(other.clock!.left[seat]).toBe(500 * SECOND);
    await people[seat]!.call('POST', `/api/tables/${id}/return`);
    // Moves of their own earn it again.
    await moved(other);
    await mover.until(({ shown }) => shown!.moves.length > 0);
    await moved(mover);
    await house.stop();
    await house.start();
    const again = await people[seat]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.clock!.left[seat]).toBe(510 * SECOND - 1);
    again.close();
  });

  test('gives simultaneous choices the same time, and chooses for players who run out', async () => {
    const { house, mover, other } = await playing('course-folle', {});
    expect(other.clock).toMatchObject({ left: [60 * SECOND, 60 * SECOND], running: [0, 1] });
    const { heard } = other;
    const before = heard.length;
    house.time += 20 * SECOND;
    await moved(mover);
    // Nobody learns that somebody has chosen, not even from a clock.
    expect(await other.say({ t: 'why', text: 'nonsense' })).toMatchObject({ t: 'refused' });
    expect(heard.slice(before).filter((text) => !text.includes('"t":"refused"'))).toStrictEqual([]);
    await house.pass(39 * SECOND);
    expect(linesOf(other)).toBe(0);
    await house.pass(SECOND);
    await other.until((each) => linesOf(each) >= 2);
  });

  test('holds an out-of-turn response until the response window closes', async () => {
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

  test('writes a held response once, however often it is repeated', async () => {
    const { house, id, mover, other } = await playing('mille-bornes', {});
    const [attacker, target] = await untilAttack(mover, other);
    const before = attacker.heard.length;
    for (let time = 0; time < 30; time++) expect(await target.play(ACCEPT)).toMatchObject({ t: 'done' });
    const holds = readDisk(house.data).log.filter((row) => row.table_id === id && row.kind === 'hold');
    expect(holds).toHaveLength(1);
    // Nobody else learns of it.
    expect(await attacker.say({ t: 'why', text: 'nonsense' })).toMatchObject({ t: 'refused' });
    expect(attacker.heard.slice(before).filter((text) => !text.includes('"t":"refused"'))).toStrictEqual([]);
  });

  test('accepts on behalf of a player who does not respond in time', async () => {
    const { house, mover, other } = await playing('mille-bornes', {});
    const [attacker] = await untilAttack(mover, other);
    const lines = linesOf(attacker);
    await house.pass(5 * SECOND);
    await attacker.until((each) => linesOf(each) > lines);
    expect(attacker.shown!.lines.at(-1)!.text).toBe(ACCEPT);
  });
});

const ACCEPT = 'ok';

/** The seat to act attacks if it can. */
const step = async (both: readonly Seated[]): Promise<void> => {
  await Promise.race(both.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
  const mover = both.find(({ shown }) => shown!.moves.length > 0)!;
  const { moves, seen } = mover.shown!;
  await mover.play(moves.find((text) => text.includes('>')) ?? moves[0]!);
  await mover.until(({ shown }) => shown!.seen !== seen);
};

/** Plays until somebody is attacked. Gives the attacker and the target. */
const untilAttack = async (...both: readonly [Seated, Seated]): Promise<readonly [Seated, Seated]> => {
  for (;;) {
    await Promise.race(both.map((each) => each.until(({ shown }) => shown!.moves.length > 0)));
    const target = both.find(({ shown }) => shown!.moves.includes(ACCEPT));
    if (target !== undefined) return [both.find((each) => each !== target)!, target];
    await step(both);
  }
};

describe('a slow table', () => {
  test('allows days per move, and shows the deadline', async () => {
    const { house, mover, other } = await playing('skybridge', { pace: SLOW });
    const seat = seatOf(mover);
    expect(other.clock!.left[seat]).toBe(2 * DAY);
    expect(other.clock!.left[1 - seat]).toBeNull();
    await house.pass(2 * DAY - 1);
    expect(linesOf(other)).toBe(0);
    await house.pass(1);
    await other.until((each) => linesOf(each) > 0);
  });

  test('pauses during quiet hours', async () => {
    const quiet = { from: 20, to: 8, zone: 'UTC' };
    const { mover, other } = await playing('skybridge', { pace: { kind: 'slow', days: 1, quiet } });
    // From noon: eight hours today, twelve tomorrow, four the day after.
    expect(other.clock!.left[seatOf(mover)]).toBe(2 * DAY);
  });

  test('answers out-of-turn requests immediately, as each seat has configured', async () => {
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

  test('lets nobody configure a seat that is not theirs', async () => {
    const { house, id } = await playing('mille-bornes', { pace: SLOW });
    const watching = await (await house.guest('Carole')).sit(id);
    expect(await watching.say({ t: 'standing', answer: 'accept' })).toMatchObject({ code: 'not-yours' });
    expect(await watching.say({ t: 'play', seen: 0, text: 'draw' })).toMatchObject({ code: 'not-yours' });
    expect(await watching.say({ t: 'back', seen: 0 })).toMatchObject({ code: 'not-yours' });
    expect(await watching.say({ t: 'why', text: 'draw' })).toMatchObject({ code: 'not-yours' });
    watching.close();
  });

  test('leaves memory when nobody is connected, and still meets its deadline', async () => {
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

describe('a stopped server', () => {
  test('costs nobody time while it is down', async () => {
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

  test('resumes pending bot moves when it starts', async () => {
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

test('bots-only tables pause while nobody watches, resume for a spectator, and pause when they leave', async () => {
  const house = await House.open();
  houses.push(house);
  const ada = await house.guest('Ada');
  const seats = [
    { kind: 'bot', level: 'curious' },
    { kind: 'bot', level: 'curious' },
  ] as const;
  const id = await ada.create({ game: 'skybridge', seats: [...seats] });
  await ada.call('POST', `/api/tables/${id}/begin`);
  // Long after any deadline: had they played, there would be moves.
  for (let round = 0; round < 5; round++) await house.pass(DAY);
  const first = await ada.sit(id);
  await first.until(({ shown }) => shown !== null);
  expect(linesOf(first)).toBe(0);
  await first.until((each) => linesOf(each) > 10);
  first.close();
  // A move already being computed may still be played.
  await house.pass(DAY);
  await house.stop();
  await house.start();
  await house.pass(DAY);
  const second = await ada.sit(id);
  await second.until(({ record }) => record !== null);
  expect(house.reports).toStrictEqual([]);
  second.close();
});

describe('every kind of turn', () => {
  test.each(CATALOGUE.map(({ meta }) => meta.id))('of %s makes progress by the clock alone', async (game) => {
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
