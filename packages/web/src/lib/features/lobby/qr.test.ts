import { encode } from 'uqr';
import { expect, test } from 'vitest';
import { qrOf } from './qr.ts';

const LINK = 'https://ponts-bornes.example/en/play#abcdefgh23456789';

/** The squares covered by a path of horizontal bars. */
const squaresOf = (path: string, size: number): readonly (readonly boolean[])[] => {
  const squares = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1H\d+z/g)) {
    for (let step = 0; step < Number(width); step++) squares[Number(y)]![Number(x) + step] = true;
  }
  return squares;
};

test("the path draws the code's squares with a quiet zone of four", () => {
  const { size, path } = qrOf(LINK);
  const bare = encode(LINK, { ecc: 'M', border: 0 });
  expect(size).toBe(bare.size + 8);
  const drawn = squaresOf(path, size);
  expect(drawn.slice(4, -4).map((row) => row.slice(4, -4))).toStrictEqual(bare.data);
  const rim = drawn.flatMap((row, y) => row.filter((_, x) => Math.min(x, y, size - 1 - x, size - 1 - y) < 4));
  expect(rim).not.toContain(true);
});
