import { toHex } from '@ponts-bornes/kernel';

/** So many bytes that nobody can guess, in hex. (`randomUUID` is for https alone; a host at home may have none.) */
export const randomHex = (bytes: number): string => toHex(crypto.getRandomValues(new Uint8Array(bytes)));
