import { toHex } from '@ponts-bornes/kernel';

/** Cryptographically random bytes in hex. (`randomUUID` requires https, which a home server may lack.) */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));

/** A new contribution to a table's randomness: 128 bits only this device knows. */
export const newPart = (): string => randomHex(16);
