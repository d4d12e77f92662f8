import { createHash, createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fromHex, joinBytes, toHex, utf8 } from './bytes.ts';
import { hmacSha256, sha256 } from './sha256.ts';

const bytes = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));

describe('sha256', () => {
  // FIPS 180-2, appendix B, and the empty message of the NIST example files.
  test.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the published digest of the FIPS message %#', (message, digest) => {
    expect(toHex(sha256(utf8(message)))).toBe(digest);
  });

  test('agrees with node:crypto on every length around the block boundaries', () => {
    for (let length = 0; length <= 200; length++) {
      const message = Uint8Array.from({ length }, (_, index) => (index * 7 + length) & 0xff);
      expect(toHex(sha256(message)), `length ${length}`).toBe(createHash('sha256').update(message).digest('hex'));
    }
  });

  test('agrees with node:crypto on any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 1000 }), (message) => {
        expect(toHex(sha256(message))).toBe(createHash('sha256').update(message).digest('hex'));
      }),
    );
  });

  test('reads only the bytes of a view into a larger buffer', () => {
    const larger = utf8('xxabcxx');
    expect(sha256(larger.subarray(2, 5))).toStrictEqual(sha256(utf8('abc')));
  });
});

describe('hmacSha256', () => {
  // RFC 4231, test cases 1 to 4, 6 and 7 (5 is about a truncated output).
  test.each([
    ['0b'.repeat(20), '4869205468657265', 'b0344c61d8db38535ca8afceaf0bf12b881dc200c9833da726e9376c2e32cff7'],
    [
      '4a656665',
      '7768617420646f2079612077616e7420666f72206e6f7468696e673f',
      '5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843',
    ],
    ['aa'.repeat(20), 'dd'.repeat(50), '773ea91e36800e46854db8ebd09181a72959098b3ef8c122d9635514ced565fe'],
    [
      '0102030405060708090a0b0c0d0e0f10111213141516171819',
      'cd'.repeat(50),
      '82558a389a443c0ea4cc819899f2083a85f0faa3e578f8077a2e3ff46729665b',
    ],
    [
      'aa'.repeat(131),
      toHex(utf8('Test Using Larger Than Block-Size Key - Hash Key First')),
      '60e431591ee0b67f0d8a26aacbf5b77f8e0bc6213728c5140546040f0ee37f54',
    ],
    [
      'aa'.repeat(131),
      toHex(
        utf8(
          'This is a test using a larger than block-size key and a larger than block-size data. ' +
            'The key needs to be hashed before being used by the HMAC algorithm.',
        ),
      ),
      '9b09ffa71b942fcb27635fbcd5b0e944bfdc63644f0713938a7f51535c3a35e2',
    ],
  ])('gives the published code of the RFC 4231 case %#', (key, message, code) => {
    expect(toHex(hmacSha256(bytes(key), bytes(message)))).toBe(code);
  });

  test('agrees with node:crypto on every key length around the block boundary', () => {
    for (let length = 0; length <= 130; length++) {
      const key = new Uint8Array(length).fill(length);
      expect(toHex(hmacSha256(key, utf8('m'))), `length ${length}`).toBe(
        createHmac('sha256', key).update('m').digest('hex'),
      );
    }
  });

  test('agrees with node:crypto on any key and message', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), fc.uint8Array({ maxLength: 300 }), (key, message) => {
        expect(toHex(hmacSha256(key, message))).toBe(createHmac('sha256', key).update(message).digest('hex'));
      }),
    );
  });
});

describe('bytes and texts', () => {
  test('any bytes survive hexadecimal encoding and decoding', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 80 }), (some) => {
        expect(toHex(some)).toBe(Buffer.from(some).toString('hex'));
        expect(fromHex(toHex(some))).toStrictEqual(some);
      }),
    );
  });

  test.each(['0', 'abc', 'AB', 'zz', ' ab', 'ab ', 'ab\n', '0x12', '１２'])('%j is not hexadecimal', (text) => {
    expect(fromHex(text)).toBeNull();
  });

  test('a text is encoded as in Node, including surrogate pairs and lone surrogates', () => {
    for (const text of ['', 'é', '🂡', '\ud800', 'a\u2028b']) {
      expect(toHex(utf8(text))).toBe(Buffer.from(text, 'utf8').toString('hex'));
    }
  });

  test('bytes are concatenated in order', () => {
    expect(joinBytes()).toStrictEqual(new Uint8Array(0));
    expect(joinBytes(utf8('ab'), utf8(''), utf8('c'))).toStrictEqual(utf8('abc'));
  });
});
