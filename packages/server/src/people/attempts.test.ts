import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import type { Place } from '../store/open.ts';
import type { Store } from '../store/store.ts';
import { openAttempts } from './attempts.ts';
import type { Attempts } from './attempts.ts';

const MINUTE = 60_000;
const stores = new Stores();
let time = 1_800_000_000_000;
afterEach(() => stores.closeAll());

const attemptsOf = (store: Store): Attempts =>
  openAttempts({ store, limits: { perAddress: 3, perName: 2 }, secret: 'a secret', now: () => time });

describe.each(KINDS)('tries on $kind', ({ newPlace }) => {
  let place: Place;
  let store: Store;
  let attempts: Attempts;

  beforeEach(async () => {
    place = await newPlace();
    store = await stores.open(place);
    attempts = attemptsOf(store);
  });

  test('are counted by address and by name, for a quarter of an hour from the first', async () => {
    for (let count = 0; count < 3; count++) await attempts.from('192.0.2.1');
    await expect(attempts.from('192.0.2.1')).rejects.toThrow('too-fast');
    await attempts.from('192.0.2.2');
    // A name may look like an address.
    for (let count = 0; count < 2; count++) await attempts.for('192.0.2.1');
    await expect(attempts.for('192.0.2.1')).rejects.toThrow('too-fast');
    time += 14 * MINUTE;
    await expect(attempts.from('192.0.2.1')).rejects.toThrow('too-fast');
    time += MINUTE;
    await attempts.from('192.0.2.1');
    await attempts.for('192.0.2.1');
  });

  test('those that were right do not count for the name', async () => {
    for (let count = 0; count < 5; count++) {
      await attempts.for('ada');
      await attempts.wasRight('ada');
    }
    await attempts.wasRight('ada');
    for (let count = 0; count < 2; count++) await attempts.for('ada');
    await expect(attempts.for('ada')).rejects.toThrow('too-fast');
  });

  test('are still counted after a restart, and name neither address nor name', async () => {
    for (let count = 0; count < 2; count++) await attempts.for('ada');
    await attempts.from('192.0.2.1');
    await stores.close(store);
    store = await stores.open(place);
    await expect(attemptsOf(store).for('ada')).rejects.toThrow('too-fast');
    expect(JSON.stringify(await store.db.selectFrom('attempts').selectAll().execute())).not.toMatch(/ada|192/);
  });

  test('are forgotten when their time is over', async () => {
    await attempts.for('ada');
    time += 10 * MINUTE;
    await attempts.for('blaise');
    time += 5 * MINUTE;
    await attempts.forgetOld();
    expect(await store.db.selectFrom('attempts').selectAll().execute()).toHaveLength(1);
  });
});

test('tries at several nodes at once are all counted', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => stores.open(place)));
  const tries = nodes.map(attemptsOf).flatMap((attempts) => [attempts.from('a'), attempts.from('a')]);
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});
