import { lazyRandom, wordsOf } from './random.ts';
import type { Rng, Streams } from './random.ts';
import { hmacSha256, joinBytes, sha256, toHex, utf8 } from './sha256.ts';

/** A table's secret is 256 bits. */
export const SECRET_BYTES = 32;

/**
 * The streams of a live table: step k is keyed by HMAC(seed, k), and its bits are HMAC(key, 0), HMAC(key, 1), …
 * Nobody who sees the cards of one step can tell those of another.
 */
export const secureStreams =
  (seed: Uint8Array): Streams =>
  (step) =>
    lazyRandom(() => secureRandom(hmacSha256(seed, utf8(`step ${step}`))));

/** What the host publishes before the deal: it binds the host to the secret and tells nothing of it. */
export const commitmentTo = (secret: Uint8Array): string => toHex(sha256(secret));

/**
 * The seed a table is dealt from: the host's secret and what each seat added after the host's commitment.
 * No seat can choose the deal, and neither can the host, unless the host adds the last part itself: so the
 * seats of the host and of bots add only what was fixed before the others' parts came.
 */
export const tableSeed = (secret: Uint8Array, entropy: readonly string[]): Uint8Array =>
  hmacSha256(secret, joinBytes(...entropy.map((part) => sha256(utf8(part)))));

/**
 * What the seat of a bot adds: fixed with the commitment, before any person added theirs, so that nobody can choose it
 * to suit a deal.
 */
export const fixedPart = (commitment: string, seat: number): string =>
  toHex(sha256(utf8(`${commitment} ${seat}`))).slice(0, 32);

const secureRandom = (key: Uint8Array): Rng => {
  const WORDS = 8;
  let block: Uint32Array = new Uint32Array(0);
  let at = WORDS;
  let counter = 0;
  return {
    next: () => {
      if (at === WORDS) {
        block = wordsOf(hmacSha256(key, utf8(String(counter++))), WORDS);
        at = 0;
      }
      return block[at++] as number;
    },
  };
};
