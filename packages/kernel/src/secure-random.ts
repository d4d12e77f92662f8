import { lazyRandom, wordsOf } from './random.ts';
import type { Rng, Streams } from './random.ts';
import { joinBytes, toHex, utf8 } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

/** A table's secret is 256 bits. */
export const SECRET_BYTES = 32;

/**
 * The random streams of a live table: step k is keyed by HMAC(seed, k), and its bits are HMAC(key, 0), HMAC(key, 1), …
 * Seeing the cards of one step reveals nothing about another.
 */
export const secureStreams =
  (seed: Uint8Array): Streams =>
  (step) =>
    lazyRandom(() => secureRandom(hmacSha256(seed, utf8(`step ${step}`))));

/** The value the host publishes before the deal: it commits the host to the secret without revealing it. */
export const commitmentTo = (secret: Uint8Array): string => toHex(sha256(secret));

/**
 * The seed for a table's deal: the host's secret and each seat's part. Nobody can choose the deal if every part was
 * fixed before anybody knew the others; online tables guarantee that with pledges (docs/decisions/0004).
 */
export const tableSeed = (secret: Uint8Array, entropy: readonly string[]): Uint8Array =>
  hmacSha256(secret, joinBytes(...entropy.map((part) => sha256(utf8(part)))));

/** The part of a seat that contributes none: derived from the commitment, so that nobody can choose it. */
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
