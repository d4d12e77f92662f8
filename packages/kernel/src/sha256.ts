/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Written here because the kernel has no dependencies and
 * must answer at once in a browser too, whose own digest only answers later.
 */

const BLOCK = 64;
const INITIAL = firstPrimes(8).map((prime) => fractionBits(Math.sqrt(prime)));
const ROUND = Int32Array.from(firstPrimes(64), (prime) => fractionBits(Math.cbrt(prime)));

export const sha256 = (message: Uint8Array): Uint8Array => {
  const hash = Int32Array.from(INITIAL);
  const padded = pad(message);
  const schedule = new Int32Array(64);
  for (let start = 0; start < padded.byteLength; start += BLOCK) compress(hash, padded, start, schedule);
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, index) => digest.setInt32(index * 4, word));
  return new Uint8Array(digest.buffer);
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const short = key.length > BLOCK ? sha256(key) : key;
  const mask = (byte: number): Uint8Array => Uint8Array.from({ length: BLOCK }, (_, i) => (short[i] ?? 0) ^ byte);
  return sha256(joinBytes(mask(0x5c), sha256(joinBytes(mask(0x36), message))));
};

// Every runtime has it; the kernel is compiled against the language alone.
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array };
const encoder = new TextEncoder();
export const utf8 = (text: string): Uint8Array => encoder.encode(text);

export const joinBytes = (...parts: readonly Uint8Array[]): Uint8Array => {
  const joined = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
};

export const toHex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The bytes of a lower-case hexadecimal text, or null when it is none. */
export const fromHex = (text: string): Uint8Array | null =>
  /^(?:[0-9a-f]{2})*$/.test(text)
    ? Uint8Array.from({ length: text.length / 2 }, (_, i) => Number.parseInt(text.slice(2 * i, 2 * i + 2), 16))
    : null;

function compress(hash: Int32Array, padded: DataView, start: number, w: Int32Array): void {
  for (let t = 0; t < 16; t++) w[t] = padded.getInt32(start + t * 4);
  for (let t = 16; t < 64; t++) {
    const w15 = w[t - 15]!;
    const w2 = w[t - 2]!;
    const s0 = rotr(w15, 7) ^ rotr(w15, 18) ^ (w15 >>> 3);
    const s1 = rotr(w2, 17) ^ rotr(w2, 19) ^ (w2 >>> 10);
    w[t] = s1 + w[t - 7]! + s0 + w[t - 16]!;
  }
  let [a, b, c, d, e, f, g, h] = hash as unknown as [number, number, number, number, number, number, number, number];
  for (let t = 0; t < 64; t++) {
    const big1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (h + big1 + ((e & f) ^ (~e & g)) + ROUND[t]! + w[t]!) | 0;
    const big0 = rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22);
    const t2 = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + t2) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, index) => {
    hash[index] = hash[index]! + word;
  });
}

function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setBigUint64(padded.length - 8, BigInt(message.length) * 8n);
  return bits;
}

function rotr(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

function fractionBits(root: number): number {
  return ((root - Math.floor(root)) * 0x1_0000_0000) | 0;
}
