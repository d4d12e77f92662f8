/**
 * SHA-256 (FIPS 180-4) and HMAC (RFC 2104). Implemented here because the kernel has no dependencies and needs a
 * synchronous digest in browsers, whose own API is asynchronous.
 */

const BLOCK = 64;
const INITIAL = Int32Array.from(firstPrimes(8), (prime) => fractionBits(Math.sqrt(prime)));
const ROUND = Int32Array.from(firstPrimes(64), (prime) => fractionBits(Math.cbrt(prime)));

export const sha256 = (message: Uint8Array): Uint8Array => {
  const hash = new Int32Array(INITIAL);
  const padded = pad(message);
  const schedule = new Int32Array(64);
  for (let start = 0; start < padded.byteLength; start += BLOCK) compress(hash, padded, start, schedule);
  const digest = new DataView(new ArrayBuffer(32));
  for (let word = 0; word < 8; word++) digest.setInt32(word * 4, hash[word]!);
  return new Uint8Array(digest.buffer);
};

export const hmacSha256 = (key: Uint8Array, message: Uint8Array): Uint8Array => {
  const short = key.length > BLOCK ? sha256(key) : key;
  return sha256(masked(short, 0x5c, sha256(masked(short, 0x36, message))));
};

/** The key, padded to a block and masked, before a message. */
function masked(key: Uint8Array, mask: number, message: Uint8Array): Uint8Array {
  const joined = new Uint8Array(BLOCK + message.length);
  for (let i = 0; i < BLOCK; i++) joined[i] = (key[i] ?? 0) ^ mask;
  joined.set(message, BLOCK);
  return joined;
}

function compress(hash: Int32Array, padded: DataView, start: number, w: Int32Array): void {
  for (let t = 0; t < 16; t++) w[t] = padded.getInt32(start + t * 4);
  for (let t = 16; t < 64; t++) {
    const w15 = w[t - 15]!;
    const w2 = w[t - 2]!;
    const s0 = rotr(w15, 7) ^ rotr(w15, 18) ^ (w15 >>> 3);
    const s1 = rotr(w2, 17) ^ rotr(w2, 19) ^ (w2 >>> 10);
    w[t] = s1 + w[t - 7]! + s0 + w[t - 16]!;
  }
  // One by one: destructuring a typed array goes through its iterator, which takes longer than all rounds.
  let a = hash[0]!;
  let b = hash[1]!;
  let c = hash[2]!;
  let d = hash[3]!;
  let e = hash[4]!;
  let f = hash[5]!;
  let g = hash[6]!;
  let h = hash[7]!;
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
  hash[0]! += a;
  hash[1]! += b;
  hash[2]! += c;
  hash[3]! += d;
  hash[4]! += e;
  hash[5]! += f;
  hash[6]! += g;
  hash[7]! += h;
}

function pad(message: Uint8Array): DataView {
  const blocks = Math.ceil((message.length + 9) / BLOCK);
  const padded = new Uint8Array(blocks * BLOCK);
  padded.set(message);
  padded[message.length] = 0x80;
  const bits = new DataView(padded.buffer);
  bits.setUint32(padded.length - 8, message.length / 2 ** 29);
  bits.setUint32(padded.length - 4, message.length * 8);
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
