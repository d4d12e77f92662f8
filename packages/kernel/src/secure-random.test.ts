import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commitmentTo, fixedPart, SECRET_BYTES, secureStreams, tableSeed } from './secure-random.ts';
import { toHex } from './bytes.ts';

const hmac = (key: Uint8Array, message: string | Uint8Array): Buffer =>
  createHmac('sha256', key).update(message).digest();

/** The words of a step, derived with node:crypto from the description in `secureStreams`. */
const referenceWords = (seed: Uint8Array, step: number, count: number): number[] => {
  const key = hmac(seed, `step ${step}`);
  return Array.from({ length: count }, (_, word) => hmac(key, String(word >> 3)).readUInt32BE((word & 7) * 4));
};

const anySecret = fc.uint8Array({ minLength: SECRET_BYTES, maxLength: SECRET_BYTES });

describe('secureStreams', () => {
  test('are the HMAC counter streams that node:crypto derives', () => {
    fc.assert(
      fc.property(anySecret, fc.nat(100_000), (seed, step) => {
        const rng = secureStreams(seed)(step);
        expect(Array.from({ length: 20 }, () => rng.next())).toStrictEqual(referenceWords(seed, step, 20));
      }),
    );
  });

  test('do not depend on how much of another step was consumed', () => {
    const streams = secureStreams(new Uint8Array(SECRET_BYTES));
    const [one, two] = [streams(1), streams(2)];
    const mixed = Array.from({ length: 30 }, () => [one.next(), two.next()]);
    expect(mixed.map(([first]) => first)).toStrictEqual(referenceWords(new Uint8Array(SECRET_BYTES), 1, 30));
    expect(mixed.map(([, second]) => second)).toStrictEqual(referenceWords(new Uint8Array(SECRET_BYTES), 2, 30));
  });

  test('do not repeat a block for a long time', () => {
    const rng = secureStreams(new Uint8Array(SECRET_BYTES))(0);
    const pairs = Array.from({ length: 1000 }, () => `${rng.next()} ${rng.next()}`);
    expect(new Set(pairs).size).toBe(1000);
  });
});

test('a commitment is the SHA-256 of the secret', () => {
  fc.assert(
    fc.property(anySecret, (secret) => {
      expect(commitmentTo(secret)).toBe(createHash('sha256').update(secret).digest('hex'));
    }),
  );
});

describe('tableSeed', () => {
  const secret = new Uint8Array(SECRET_BYTES).fill(7);
  const seedOf = (...entropy: readonly string[]): string => toHex(tableSeed(secret, entropy));

  test('is the HMAC, under the secret, of the hashes of the seats’ parts', () => {
    const digests = ['rouge', 'é🂡'].map((part) => createHash('sha256').update(part).digest());
    expect(seedOf('rouge', 'é🂡')).toBe(hmac(secret, Buffer.concat(digests)).toString('hex'));
  });

  test('changes with every part, their order and the boundaries between them', () => {
    const seeds = [seedOf(), seedOf(''), seedOf('', ''), seedOf('ab', 'c'), seedOf('a', 'bc'), seedOf('c', 'ab')];
    expect(new Set(seeds).size).toBe(seeds.length);
  });

  test('changes with the secret', () => {
    expect(toHex(tableSeed(new Uint8Array(SECRET_BYTES), ['a']))).not.toBe(seedOf('a'));
  });
});

test('a bot’s part follows from the commitment and its seat alone', () => {
  const commitment = commitmentTo(new Uint8Array(SECRET_BYTES));
  const reference = (seat: number): string =>
    createHash('sha256').update(`${commitment} ${seat}`).digest('hex').slice(0, 32);
  expect([0, 1, 15].map((seat) => fixedPart(commitment, seat))).toStrictEqual([0, 1, 15].map(reference));
});
