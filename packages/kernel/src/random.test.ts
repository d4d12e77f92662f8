import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, fastRandom, fastStreams, lazyRandom, pick, quickRandom, shuffle, wordsOf } from './random.ts';
import type { Rng } from './random.ts';

const TWO_32 = 2 ** 32;

/** The largest argument `below` supports. */
const MOST = 2 ** 21;

/** A word from the middle of those that give a result below n. */
const wordFor = (result: number, n: number): number => Math.floor(((result + 0.5) * TWO_32) / n);

/** A generator that returns these values and then throws. */
const scripted = (...values: readonly number[]): Rng => {
  const left = [...values];
  return {
    next: () => {
      const value = left.shift();
      if (value === undefined) throw new Error('more values requested than scripted');
      return value;
    },
  };
};

const take = (rng: Rng, count: number): number[] => Array.from({ length: count }, () => rng.next());

/** xoshiro128** 1.1 as published by its authors (prng.di.unimi.it), in exact integer arithmetic. */
const referenceXoshiro = (seed: string): (() => number) => {
  const mask = 0xffff_ffffn;
  const rotl = (x: bigint, by: bigint): bigint => ((x << by) | (x >> (32n - by))) & mask;
  const hash = createHash('sha256').update(seed).digest();
  let [s0, s1, s2, s3] = [0, 4, 8, 12].map((at) => BigInt(hash.readUInt32BE(at))) as [bigint, bigint, bigint, bigint];
  return () => {
    const result = (rotl((s1 * 5n) & mask, 7n) * 9n) & mask;
    const t = (s1 << 9n) & mask;
    s2 ^= s0;
    s3 ^= s1;
    s1 ^= s2;
    s0 ^= s3;
    s2 ^= t;
    s3 = rotl(s3, 11n);
    return Number(result);
  };
};

describe('fastRandom', () => {
  test('is xoshiro128** seeded by the first words of the hash of its seed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (seed) => {
        const reference = referenceXoshiro(seed);
        expect(take(fastRandom(seed), 50)).toStrictEqual(Array.from({ length: 50 }, reference));
      }),
    );
  });

  test('yields 32-bit integers that use the whole range', () => {
    const values = take(fastRandom('range'), 10_000);
    expect(values.every((value) => Number.isInteger(value) && value >= 0 && value < TWO_32)).toBe(true);
    expect(Math.min(...values)).toBeLessThan(TWO_32 / 1000);
    expect(Math.max(...values)).toBeGreaterThan(TWO_32 - TWO_32 / 1000);
  });
});

describe('below', () => {
  /** The result for a word, or null if the word is rejected and redrawn. */
  const resultOf = (word: number, n: number): number | null => {
    let asked = 0;
    const result = below({ next: () => (asked++ === 0 ? word : wordFor(0, n)) }, n);
    return asked === 1 ? result : null;
  };

  test.each([1, 2, 3, 5, 6, 7, 10, 52, 64, 106, 1000, 2 ** 20 + 1, MOST - 1, MOST])(
    'yields every result below %i for the same number of words',
    (n) => {
      const fair = Math.floor(TWO_32 / n);
      const firstWord = (result: number): number =>
        Number((BigInt(result) * BigInt(TWO_32) + BigInt(n - 1)) / BigInt(n));
      for (let result = 0; result < n; result += Math.ceil(n / 500)) {
        const [first, end] = [firstWord(result), firstWord(result + 1)];
        const drawnAgain = resultOf(first, n) === null ? 1 : 0;
        expect(end - first - drawnAgain).toBe(fair);
        for (const word of [first + 1, end - 1]) if (word > first && word < end) expect(resultOf(word, n)).toBe(result);
      }
    },
  );

  test('redraws until a word is unbiased', () => {
    // 2³² mod 6 is 4: word 0 has the low word 0, and word 715,827,883 has 2.
    expect(below(scripted(0, 715_827_883, 0, wordFor(4, 6)), 6)).toBe(4);
  });

  test('never redraws below a power of two', () => {
    for (const n of [1, 2, 1024, MOST]) {
      expect(below(scripted(TWO_32 - 1), n), `below ${n}`).toBe(n - 1);
      expect(below(scripted(0), n), `below ${n}`).toBe(0);
    }
  });

  test('stays in its range for any number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: MOST }), fc.string(), (n, seed) => {
        const value = below(fastRandom(seed), n);
        expect(Number.isInteger(value) && value >= 0 && value < n).toBe(true);
      }),
    );
  });

  test('is about even over six faces', () => {
    const rng = fastRandom('dice');
    const counts = [0, 0, 0, 0, 0, 0];
    for (let roll = 0; roll < 60_000; roll++) counts[below(rng, 6)]!++;
    // Five degrees of freedom: one seed in 70,000 exceeds 30.
    expect(chiSquare(counts, 10_000)).toBeLessThan(30);
  });
});

describe('shuffle and pick', () => {
  test('a shuffle keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fc.string(), (items, seed) => {
        const shuffled = [...items];
        shuffle(fastRandom(seed), shuffled);
        expect(shuffled.toSorted((a, b) => a - b)).toStrictEqual(items.toSorted((a, b) => a - b));
      }),
    );
  });

  test('all 24 orders of four items are equally frequent', () => {
    const rng = fastRandom('orders');
    const counts = new Map<string, number>();
    for (let round = 0; round < 24_000; round++) {
      const items = ['a', 'b', 'c', 'd'];
      shuffle(rng, items);
      counts.set(items.join(''), (counts.get(items.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // 23 degrees of freedom: one seed in 25,000 exceeds 60.
    expect(chiSquare([...counts.values()], 1000)).toBeLessThan(60);
  });

  test('a shuffle of n items draws n − 1 numbers, for the last position first', () => {
    const items = ['a', 'b', 'c', 'd'];
    shuffle(scripted(wordFor(0, 4), wordFor(1, 3), wordFor(1, 2)), items);
    expect(items).toStrictEqual(['d', 'c', 'b', 'a']);
    const alone = ['alone'];
    shuffle(scripted(), alone);
    expect(alone).toStrictEqual(['alone']);
  });

  test('picking from an empty list throws', () => {
    expect(() => pick(fastRandom('empty'), [])).toThrow(RangeError);
  });

  test('a pick returns the item at the drawn index', () => {
    expect(pick(scripted(wordFor(1, 3)), ['a', 'b', 'c'])).toBe('b');
  });
});

describe('fastStreams', () => {
  test('the same seed and step give the same stream', () => {
    expect(take(fastStreams('table')(3), 20)).toStrictEqual(take(fastStreams('table')(3), 20));
  });

  test('another seed or another step gives another stream', () => {
    const streams = [
      ...Array.from({ length: 50 }, (_, step) => fastStreams('one')(step)),
      ...Array.from({ length: 50 }, (_, step) => fastStreams('two')(step)),
    ];
    expect(new Set(streams.map((rng) => take(rng, 2).join())).size).toBe(100);
  });

  test("consuming one step's stream changes no other step", () => {
    const streams = fastStreams('table');
    const untouched = take(fastStreams('table')(1), 10);
    take(streams(0), 1000);
    take(streams(1), 7);
    expect(take(streams(1), 10)).toStrictEqual(untouched);
  });

  test('interleaved streams keep their own positions', () => {
    const streams = fastStreams('table');
    const [one, two] = [streams(1), streams(2)];
    const mixed = Array.from({ length: 10 }, () => [one.next(), two.next()]);
    expect(mixed.map(([first]) => first)).toStrictEqual(take(streams(1), 10));
    expect(mixed.map(([, second]) => second)).toStrictEqual(take(streams(2), 10));
  });
});

test('a lazy generator is created once, on first use', () => {
  let made = 0;
  const rng = lazyRandom(() => {
    made++;
    return scripted(5, 6);
  });
  expect(made).toBe(0);
  expect(take(rng, 2)).toStrictEqual([5, 6]);
  expect(made).toBe(1);
});

describe('wordsOf', () => {
  test('words are big-endian and start at the offset of the bytes', () => {
    const bytes = Uint8Array.of(9, 0, 0, 1, 2, 255, 0, 0, 0);
    expect(wordsOf(bytes.subarray(1), 2)).toStrictEqual(Uint32Array.of(0x102, 0xff00_0000));
  });

  test('no word is read past the end of the bytes', () => {
    expect(() => wordsOf(new Uint8Array(8).subarray(0, 4), 2)).toThrow(RangeError);
  });
});

function chiSquare(counts: readonly number[], expected: number): number {
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

describe('a quick generator', () => {
  test('is deterministic, and differs between seeds', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: TWO_32 - 1 }), (seed) => {
        expect(take(quickRandom(seed), 4)).toStrictEqual(take(quickRandom(seed), 4));
        expect(take(quickRandom(seed), 4)).not.toStrictEqual(take(quickRandom((seed + 1) >>> 0), 4));
      }),
    );
  });

  test('differs between neighbouring seeds: every bit of the first word is set for about half of them', () => {
    const SEEDS = 4096;
    const set = Array.from({ length: 32 }, () => 0);
    for (let seed = 0; seed < SEEDS; seed++) {
      const word = quickRandom(seed).next();
      for (let bit = 0; bit < 32; bit++) set[bit]! += (word >>> bit) & 1;
    }
    // Six standard deviations either way.
    for (const count of set) expect(Math.abs(count - SEEDS / 2)).toBeLessThan(6 * 32);
  });
});
