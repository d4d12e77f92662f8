import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import { below, fastRandom, parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client, Seated } from '../test/client.ts';
import { House } from '../test/house.ts';
import { expectTooLate } from '../test/too-late.ts';

let house: House;
beforeAll(async () => {
  house = await House.open({ now: Date.now });
});
afterAll(async () => house.stop());

/** Random players do not always get home: after this many moves people leave, and bots finish. */
const MOST = 60;

/** Plays at random until the game is over. */
const playOut = async (
  people: readonly Client[],
  seats: readonly Seated[],
  id: string,
  seed: string,
): Promise<void> => {
  const rng = fastRandom(seed);
  await Promise.all(
    seats.map(async (seated, index) => {
      for (let count = 0; count < MOST; count++) {
        await seated.until(({ shown, record }) => record !== null || (shown?.moves.length ?? 0) > 0);
        if (seated.record !== null) return;
        const { moves, seen } = seated.shown!;
        const answer = await seated.play(moves[below(rng, moves.length)]!);
        // Messages sent before the answer have arrived; a refused move was based on an outdated view.
        if (answer.t !== 'done') expectTooLate(answer);
        await seated.until(({ shown, record }) => record !== null || shown!.seen !== seen);
      }
      if (seated.record === null) await people[index]!.ask('POST', `/api/tables/${id}/leave`);
      await seated.until(({ record }) => record !== null);
    }),
  );
};

describe('two guests at one table', () => {
  test.each(CATALOGUE.map(({ meta }) => meta.id))('play a whole game of %s, which can be verified', async (game) => {
    const people = await house.guests('Ada', 'Blaise');
    const [ada, blaise] = people as [Client, Client];
    const id = await ada.create({ game, seats: [{ kind: 'me' }, { kind: 'open' }] });
    await blaise.call('POST', `/api/tables/${id}/seats/1/take`, { entropy: 'fedcba9876543210' });
    const seats = [await ada.join(id), await blaise.join(id)];
    await ada.call('POST', `/api/tables/${id}/begin`);
    await playOut(people, seats, id, `server-${game}`);
    const parsed = parseRecord(seats[0]!.record!);
    if (!parsed.ok) throw new Error(parsed.error.problem);
    expect(parsed.record.commitment).toBe(seats[1]!.facts!.commitment);
    const { game: rules } = await findGame(game)!.load();
    expect(verifyRecord(rules, parsed.record).ok).toBe(true);
    expect((await ada.call('GET', `/api/tables/${id}/record`))['text']).toBe(seats[0]!.record);
    for (const seated of seats) seated.close();
  });
});
