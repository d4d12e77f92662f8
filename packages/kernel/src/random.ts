import { utf8 } from './bytes.ts';
import { sha256 } from './sha256.ts';

/** A source of random bits. Rules may use no other randomness; the caller always passes it in. */
export interface Rng {
  /** The next 32 bits, as a whole number 0 … 2³²−1. */
  readonly next: () => number;
}

/** The randomness of a table: step 0 is the setup, step k the k-th move. Each step has its own stream. */
export type Streams = (step: number) => Rng;

const TWO_32 = 0x1_0000_0000;

/**
 * A uniformly distributed integer 0 … n−1 (1 ≤ n ≤ 2²¹).
 *
 * Lemire's method: the high word of a 32 × 32 bit product. Of the 2³² low words, the first 2³² mod n would bias the
 * result and are redrawn; the remainder only has to be computed when the low word is below n.
 */
export const below = (rng: Rng, n: number): number => {
  let word = rng.next();
  let low = Math.imul(word, n) >>> 0;
  if (low < n) {
    const biased = (-n >>> 0) % n;
    while (low < biased) {
      word = rng.next();
      low = Math.imul(word, n) >>> 0;
    }
  }
  return Math.floor((word * n) / TWO_32);
};

/** Shuffles in place; every order is equally likely (Fisher–Yates). */
export const shuffle = <T>(rng: Rng, items: T[]): void => {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(rng, last + 1);
    const held = items[last] as T;
    items[last] = items[other] as T;
    items[other] = held;
  }
};

/** A uniformly random item. Throws a RangeError on an empty list. */
export const pick = <T>(rng: Rng, items: readonly T[]): T => {
  if (items.length === 0) throw new RangeError('nothing to pick from');
  return items[below(rng, items.length)] as T;
};

/**
 * A small, fast generator for simulations (xoshiro128**, by Blackman and Vigna), seeded from a text. Not for live
 * tables: enough of its output reveals the rest.
 */
export const fastRandom = (seed: string): Rng => xoshiro(wordsOf(sha256(utf8(seed)), 4));

/**
 * The same generator seeded from a 32-bit number with splitmix32. Very cheap to create, for randomness that is used
 * once and thrown away, as in simulations.
 */
export const quickRandom = (seed: number): Rng => {
  const words = new Uint32Array(4);
  for (let word = 0; word < 4; word++) words[word] = mixed((seed + Math.imul(word + 1, GOLDEN)) | 0);
  return xoshiro(words);
};

const GOLDEN = 0x9e3779b9;

const mixed = (word: number): number => {
  const once = Math.imul(word ^ (word >>> 16), 0x21f0aaad);
  const twice = Math.imul(once ^ (once >>> 15), 0x735a2d97);
  return (twice ^ (twice >>> 15)) >>> 0;
};

/** Mutates the words it is given. */
const xoshiro = (s: Uint32Array): Rng => ({
  next: () => {
    const s1 = s[1] as number;
    const scrambled = Math.imul(s1, 5);
    const result = Math.imul((scrambled << 7) | (scrambled >>> 25), 9) >>> 0;
    const s2 = (s[2] as number) ^ (s[0] as number);
    const s3 = (s[3] as number) ^ s1;
    s[1] = s1 ^ s2;
    s[0] = (s[0] as number) ^ s3;
    s[2] = s2 ^ (s1 << 9);
    s[3] = (s3 << 11) | (s3 >>> 21);
    return result;
  },
});

/** The random streams of a simulated table. */
export const fastStreams =
  (seed: string): Streams =>
  (step) =>
    lazyRandom(() => fastRandom(`${seed}/${step}`));

/** A generator created on first use: most steps of most games need no randomness. */
export const lazyRandom = (make: () => Rng): Rng => {
  let made: Rng | undefined;
  return { next: () => (made ??= make()).next() };
};

/** The first `count` big-endian 32-bit words of some bytes. */
export const wordsOf = (bytes: Uint8Array, count: number): Uint32Array => {
  const source = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Uint32Array.from({ length: count }, (_, word) => source.getUint32(word * 4));
};
