import { describe, expect, test } from 'vitest';
import { dice, diceWith } from '../test/dice.ts';
import type { Throws } from '../test/dice.ts';
import { measure, mismatchOf, newMeasurement, playSlice, runsOf } from './index.ts';
import type { Measurement, Plan, Slice } from './index.ts';

const GAMES: ReadonlyMap<number, number> = new Map([
  [2, 30],
  [3, 47],
]);

const plan = (changes: Partial<Plan<Throws>> = {}): Plan<Throws> => ({
  games: GAMES,
  run: async (slice) => playSlice(dice, slice),
  atOnce: 1,
  sliceGames: 7,
  onProgress: () => true,
  ...changes,
});

const begun = newMeasurement(dice, 'seed');
const whole = await measure(begun, plan());

/** Slices that finish when the test says so, in any order. */
const onDemand = (): {
  readonly waiting: { readonly slice: Slice; readonly settle: (error?: Error) => void }[];
  readonly run: Plan<Throws>['run'];
} => {
  const waiting: { readonly slice: Slice; readonly settle: (error?: Error) => void }[] = [];
  const run = (slice: Slice): Promise<Throws> =>
    new Promise((resolve, reject) => {
      waiting.push({
        slice,
        settle: (error) => (error === undefined ? resolve(playSlice(dice, slice)) : reject(error)),
      });
    });
  return { waiting, run };
};

/** Lets all pending work proceed. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

describe('a measurement', () => {
  test('includes all its games, each counted once', () => {
    expect(whole.runs['2']).toStrictEqual(playSlice(dice, { seats: 2, seed: 'seed', from: 0, to: 30 }));
    expect(whole.runs['3']).toStrictEqual(playSlice(dice, { seats: 3, seed: 'seed', from: 0, to: 47 }));
    expect([...runsOf(whole)].map(([seats, { games }]) => [seats, games])).toStrictEqual([...GAMES]);
  });

  test.each([1, 2, 3, 100])('is the same for any slice size, %i at once', async (atOnce) => {
    for (const sliceGames of [1, 7, 1000]) {
      expect(await measure(begun, plan({ atOnce, sliceGames }))).toStrictEqual(whole);
    }
  });

  test.each([1, 4])('is the same however often it is interrupted, %i at once', async (atOnce) => {
    let kept = JSON.stringify(begun);
    let stops = 0;
    while (kept !== JSON.stringify(whole)) {
      const taken = JSON.parse(kept) as Measurement<Throws>;
      expect(mismatchOf(dice, taken)).toBeNull();
      // Different slices each time: they start where the previous ones stopped.
      kept = JSON.stringify(
        await measure(taken, plan({ atOnce, sliceGames: 3 + (stops % 5), onProgress: () => false })),
      );
      expect((stops += 1)).toBeLessThan(40);
    }
    expect(stops).toBeGreaterThan(10);
  });

  test('is the same if slices finish out of order', async () => {
    const { waiting, run } = onDemand();
    const games: number[] = [];
    const measuring = measure(
      begun,
      plan({
        run,
        atOnce: 4,
        onProgress: ({ runs }) => {
          games.push((runs['2']?.games ?? 0) + (runs['3']?.games ?? 0));
          return true;
        },
      }),
    );
    for (let rounds = 0; rounds < 20; rounds++) {
      await settled();
      expect(waiting.length).toBeLessThanOrEqual(4);
      for (const { settle } of waiting.splice(0).toReversed()) {
        settle();
        await settled();
      }
    }
    expect(await measuring).toStrictEqual(whole);
    expect(games).toStrictEqual(games.toSorted((a, b) => a - b));
    expect(games.at(-1)).toBe(77);
  });

  test('counts no game after a gap when it is stopped', async () => {
    const { waiting, run } = onDemand();
    let stop = false;
    const measuring = measure(begun, plan({ run, atOnce: 3, onProgress: () => !stop }));
    const [first, second, third] = waiting;
    third?.settle();
    await settled();
    stop = true;
    first?.settle();
    const stopped = await measuring;
    expect(stopped.runs).toStrictEqual({ 2: playSlice(dice, { seats: 2, seed: 'seed', from: 0, to: 7 }) });
    second?.settle(new Error('nobody is waiting for it any more'));
    expect(await measure(stopped, plan())).toStrictEqual(whole);
  });

  test('can be extended later without replaying games', async () => {
    const few = await measure(begun, plan({ games: new Map([[3, 10]]) }));
    const slices: Slice[] = [];
    const run: Plan<Throws>['run'] = async (slice) => {
      slices.push(slice);
      return playSlice(dice, slice);
    };
    expect(await measure(few, plan({ run }))).toStrictEqual(whole);
    expect(slices.find(({ seats }) => seats === 3)?.from).toBe(10);
    expect(await measure(whole, plan({ games: new Map([[2, 5]]) }))).toStrictEqual(whole);
  });

  test('with another seed plays other games', async () => {
    expect((await measure(newMeasurement(dice, 'other'), plan())).runs).not.toStrictEqual(whole.runs);
  });

  test('does not modify its input', async () => {
    const few = await measure(begun, plan({ games: new Map([[2, 7]]) }));
    const before = JSON.stringify(few);
    await measure(few, plan());
    expect(JSON.stringify(few)).toBe(before);
  });
});

describe('a custom player in every seat', () => {
  const ones = diceWith({ name: 'a cheat', choose: (_, { seat, seats }) => (seat === seats - 1 ? 5 : 0) });

  test('is asked for every move, and knows its seat', async () => {
    const measured = await measure(
      newMeasurement(ones, 'seed'),
      plan({ run: async (slice) => playSlice(ones, slice) }),
    );
    expect(measured).toMatchObject({ player: 'a cheat', runs: { 3: { games: 47, faces: [94, 0, 0, 0, 0, 47] } } });
  });

  test('is never mixed with the game’s own player', () => {
    expect(mismatchOf(ones, whole)).toBe('player');
    expect(mismatchOf(dice, newMeasurement(ones, 'seed'))).toBe('player');
  });
});

describe('a slice that fails', () => {
  test('rejects once, with its error, and no further slice starts', async () => {
    const { waiting, run } = onDemand();
    let begins = 0;
    const counted: number[] = [];
    const measuring = measure(
      begun,
      plan({
        run: (slice) => {
          begins++;
          return run(slice);
        },
        atOnce: 3,
        onProgress: ({ runs }) => {
          counted.push(runs['2']?.games ?? 0);
          return true;
        },
      }),
    );
    const heard = measuring.then(
      () => 'done',
      (error: unknown) => String(error),
    );
    // All three fail; vitest would report an unhandled rejection.
    for (const [at, { settle }] of waiting.toReversed().entries()) settle(new Error(`slice ${3 - at}`));
    expect(await heard).toBe('Error: slice 1');
    await settled();
    expect({ begins, counted }).toStrictEqual({ begins: 3, counted: [] });
  });

  test('so does a failure to save progress', async () => {
    const full = measure(begun, plan({ atOnce: 3, onProgress: () => Promise.reject(new Error('disk full')) }));
    await expect(full).rejects.toThrow('disk full');
  });
});

describe('resuming', () => {
  const { runs } = whole;
  const broken = (changes: object): object => ({ ...whole, runs: { 2: { ...runs['2'], ...changes } } });

  test.each<[string, unknown, ReturnType<typeof mismatchOf>]>([
    ['itself, as JSON', JSON.parse(JSON.stringify(whole)), null],
    ['nothing yet', begun, null],
    ['null', null, 'shape'],
    ['a list', [], 'shape'],
    ['a text', 'state', 'shape'],
    ['another version', { ...whole, version: 1 }, 'shape'],
    ['no seed', { ...whole, seed: 7 }, 'shape'],
    ['no runs', { ...whole, runs: null }, 'shape'],
    ['other players', { ...whole, runs: { 4: runs['2'] } }, 'shape'],
    ['players written oddly', { ...whole, runs: { '02': runs['2'] } }, 'shape'],
    ['an invalid run', { ...whole, runs: { 2: 30 } }, 'shape'],
    ['a count too few', { ...whole, runs: { 2: { games: 1, pips: 7 } } }, 'shape'],
    ['a count too many', broken({ luck: 1 }), 'shape'],
    ['a list instead of a number', broken({ pips: [1] }), 'shape'],
    ['a number instead of a list', broken({ faces: 1 }), 'shape'],
    ['a list of another length', broken({ faces: [1, 2, 3] }), 'shape'],
    ['parts', broken({ pips: 0.5 }), 'shape'],
    ['less than nothing', broken({ games: -1 }), 'shape'],
    ['another game', { ...whole, game: 'coins', runs: { 2: { heads: 1 } } }, 'game'],
    ['other data', { ...whole, digest: 'd20' }, 'digest'],
    ['another player', { ...whole, player: 'a cup' }, 'player'],
  ])('%s', (_, value, mismatch) => {
    expect(mismatchOf(dice, value)).toBe(mismatch);
  });
});
