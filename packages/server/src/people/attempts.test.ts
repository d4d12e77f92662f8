import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import type { StoreLocation } from '../store/open.ts';
import type { DatabaseStore } from '../store/store.ts';
import { openAttempts } from './attempts.ts';
import type { AttemptLimits, Attempts, Tried } from './attempts.ts';

const MINUTE = 60_000;
const stores = new Stores();
let time = 1_800_000_000_000;
afterEach(() => stores.closeAll());

const LIMITS: AttemptLimits = { perAddress: 3, perName: 2, free: 4 };

const attemptsOf = (store: DatabaseStore, limits = LIMITS): Attempts =>
  openAttempts({
    counters: store.people.attempts,
    limits,
    secret: 'a secret',
    now: () => time,
  });

describe.each(KINDS)('attempts on $kind', ({ newPlace }) => {
  let place: StoreLocation;
  let store: DatabaseStore;
  let attempts: Attempts;

  beforeEach(async () => {
    place = await newPlace();
    store = await stores.open(place);
    attempts = attemptsOf(store);
  });

  const by = (name: string, network: string, device: string | null = null): Tried => ({ name, network, device });

  test('are counted by network, for 15 minutes from the first', async () => {
    for (let count = 0; count < 3; count++) await attempts.from('192.0.2.1');
    await expect(attempts.from('192.0.2.1')).rejects.toThrow('too-fast');
    await expect(attempts.for(by('ada', '192.0.2.1'))).rejects.toThrow('too-fast');
    await attempts.from('192.0.2.2');
    time += 14 * MINUTE;
    await expect(attempts.from('192.0.2.1')).rejects.toThrow('too-fast');
    time += MINUTE;
    await attempts.from('192.0.2.1');
  });

  test('are counted by name from everywhere, excluding successful ones', async () => {
    for (let count = 0; count < 5; count++) {
      await attempts.for(by('ada', `right ${count}`));
      await attempts.wasRight(by('ada', `right ${count}`));
    }
    await attempts.wasRight(by('ada', 'nowhere'));
    for (let count = 0; count < 2; count++) await attempts.for(by('ada', `wrong ${count}`));
    await expect(attempts.for(by('ada', 'elsewhere'))).rejects.toThrow('too-fast');
    await attempts.for(by('ada', 'elsewhere', 'a device that is known'));
    await attempts.for(by('blaise', 'elsewhere'));
    time += 15 * MINUTE;
    await attempts.for(by('ada', 'elsewhere'));
  });

  test('of one network that has to wait don’t count against the name', async () => {
    const limits = { perAddress: 100, perName: 10, free: 4 };
    const { for: attempt } = attemptsOf(store, limits);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => attempt(by('ada', '192.0.2.1'))));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(limits.free);
    await attempt(by('ada', '192.0.2.2'));
  });

  test('of one device have to wait twice as long each time, up to 15 minutes', async () => {
    const tried = by('ada', 'x', 'phone');
    for (let count = 0; count < 4; count++) await attempts.for(tried);
    for (const seconds of [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900]) {
      time += seconds * 1000 - 1;
      await expect(attempts.for(tried)).rejects.toThrow('too-fast');
      time += 1;
      await attempts.for(tried);
    }
    await attempts.for(by('ada', 'x', 'another device'));
    await attempts.wasRight(tried);
    for (let count = 0; count < 4; count++) await attempts.for(tried);
    await expect(attempts.for(tried)).rejects.toThrow('too-fast');
    // After an hour without any, the waits start over.
    time += 60 * MINUTE;
    for (let count = 0; count < 4; count++) await attempts.for(tried);
  });

  test('of one device at once don’t get past its wait', async () => {
    const tries = Array.from({ length: 20 }, () => attempts.for(by('ada', 'x', 'phone')));
    const outcomes = await Promise.allSettled(tries);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
  });

  test('are still counted after a restart, and store neither network nor name', async () => {
    for (let count = 0; count < 2; count++) await attempts.for(by('ada', '192.0.2.1'));
    await stores.close(store);
    store = await stores.open(place);
    await expect(attemptsOf(store).for(by('ada', '192.0.2.9'))).rejects.toThrow('too-fast');
    expect(JSON.stringify(await store.db.selectFrom('attempts').selectAll().execute())).not.toMatch(/ada|192/);
  });
});

test('attempts at several nodes at once are all counted', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => stores.open(place)));
  const tries = nodes.map((node) => attemptsOf(node)).flatMap((attempts) => [attempts.from('a'), attempts.from('a')]);
  const outcomes = await Promise.allSettled(tries);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('many concurrent guesses at several nodes check no more passwords than sequential ones', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 4 }, () => stores.open(place)));
  const tried = { name: 'ada', network: 'x', device: 'phone' };
  const guesses = nodes
    .map((node) => attemptsOf(node))
    .flatMap((attempts) => Array.from({ length: 5 }, () => attempts.for(tried)));
  const outcomes = await Promise.allSettled(guesses);
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4);
});
