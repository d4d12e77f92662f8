import { LIMITS } from '@ponts-bornes/protocol';
import type { NewTable } from '@ponts-bornes/protocol';
import { afterEach, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';
import { BEAT, Heartbeat } from './tables/runtime/heartbeat.ts';

const SECOND = 1000;
const DAY = 86_400_000;
const LIVE = { kind: 'live', bank: 30, increment: 5, choice: 10, answer: 1 } as const;
const SLOW = { kind: 'slow', days: 1, quiet: null } as const;

const houses: House[] = [];
afterEach(async () => {
  for (const house of houses.splice(0)) await house.stop();
});

interface Playing {
  readonly house: House;
  readonly people: readonly Client[];
  readonly id: string;
  readonly mover: Seated;
  readonly other: Seated;
}

const playing = async (more: Partial<NewTable>): Promise<Playing> => {
  const house = await House.open();
  houses.push(house);
  const people = await house.guests('Ada', 'Blaise');
  const seats: NewTable['seats'] = [{ kind: 'me' }, { kind: 'open' }];
  const id = await people[0]!.create({ game: 'skybridge', seats, atZero: 'seat', pace: LIVE, ...more });
  await people[1]!.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
  await people[0]!.call('POST', `/api/tables/${id}/begin`);
  const both = await Promise.all(people.map((person) => person.sit(id)));
  for (const seated of both) await seated.until(({ shown, clock }) => shown !== null && clock !== null);
  const first = both.findIndex(({ shown }) => shown!.moves.length > 0);
  return { house, people, id, mover: both[first]!, other: both[1 - first]! };
};

const seatOf = (seated: Seated): number => seated.you!.seat!;
const leftOf = (seated: Seated, seat: number): number => seated.clock!.left[seat]!;

describe('a process suspended for 35 seconds', () => {
  test('costs nobody their seat, and nobody more than a second', async () => {
    const { house, mover, other } = await playing({});
    const seat = seatOf(mover);
    await house.pass(10 * SECOND);
    const { clock } = other;
    await house.sleep(35 * SECOND);
    await other.until((each) => each.clock !== clock);
    expect(leftOf(other, seat)).toBe(20 * SECOND - BEAT);
    expect(other.facts!.seats[seat]!.isAway).toBe(false);
    // From here on, time passes normally.
    await house.pass(18 * SECOND);
    expect(other.facts!.seats[seat]!.isAway).toBe(false);
    await house.pass(SECOND);
    await other.until(({ facts }) => facts!.seats[seat]!.isAway);
  });

  test('takes nothing from the bank of a player who moves right afterwards', async () => {
    const { house, mover } = await playing({});
    const seat = seatOf(mover);
    await house.sleep(35 * SECOND);
    const { seen, moves } = mover.shown!;
    expect(await mover.play(moves[0]!)).toMatchObject({ t: 'done' });
    await mover.until(({ shown }) => shown!.seen !== seen);
    expect(leftOf(mover, seat)).toBe((LIVE.bank + LIVE.increment) * SECOND - BEAT);
  });

  test('does not count as the host’s absence', async () => {
    const { house, people, id, mover, other } = await playing({ pace: { ...LIVE, bank: 7200 } });
    const [host, guest] = seatOf(mover) === 0 ? [mover, other] : [other, mover];
    host.close();
    await guest.until(({ facts }) => !facts!.seats[0]!.isHere);
    await house.sleep(2 * LIMITS.hostAbsence * SECOND);
    expect((await people[1]!.call('GET', `/api/tables/${id}`))['you']).toMatchObject({ isHost: false });
  });

  test('postpones deadlines of tables that are not in memory', async () => {
    const { house, people, id, mover, other } = await playing({ pace: SLOW });
    const seat = seatOf(mover);
    mover.close();
    other.close();
    while (house.hub.warm > 0) {
      await people[0]!.call('GET', '/api/me/tables');
      await house.pass(61 * SECOND);
    }
    await house.sleep(3 * DAY);
    const again = await people[0]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(again.facts!.seats[seat]!.isAway).toBe(false);
    expect(leftOf(again, seat)).toBeGreaterThan(DAY / 2);
    await house.pass(DAY);
    await again.until(({ facts }) => facts!.seats[seat]!.isAway);
    again.close();
  });

  test('postpones once, although the table is both in memory and in the database', async () => {
    const { house, people, id, mover } = await playing({ pace: SLOW });
    const seat = seatOf(mover);
    await house.sleep(DAY);
    await house.stop();
    await house.start();
    const again = await people[0]!.sit(id);
    await again.until(({ clock }) => clock !== null);
    expect(leftOf(again, seat)).toBe(DAY - BEAT);
    again.close();
  });
});

describe('a heartbeat', () => {
  test('counts any excess over its interval once, and nothing otherwise', () => {
    let wall = 1_000_000;
    const lost: number[] = [];
    const heartbeat = new Heartbeat(
      () => wall,
      (millis) => lost.push(millis),
    );
    heartbeat.beat();
    heartbeat.start();
    for (let count = 0; count < 10; count++) {
      wall += BEAT;
      heartbeat.beat();
    }
    expect(lost).toStrictEqual([]);
    wall += 35 * SECOND;
    heartbeat.beat();
    heartbeat.beat();
    expect(lost).toStrictEqual([35 * SECOND - BEAT]);
    // A clock set back costs nobody time.
    wall -= DAY;
    heartbeat.beat();
    heartbeat.stop();
    wall += DAY;
    heartbeat.beat();
    expect(lost).toHaveLength(1);
  });
});
