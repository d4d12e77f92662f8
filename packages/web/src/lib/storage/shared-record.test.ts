import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPacked, packRecord, unpackRecord } from './shared-record.ts';

test('a record survives packing and unpacking', async () => {
  const text = `ponts-bornes record 1\nnames: ["Zoé","Édouard"]\n${'1. a1-b2 ⌂\n'.repeat(900)}`;
  const hash = await packRecord(text);
  expect(isPacked(hash)).toBe(true);
  expect(hash).toMatch(/^game=[\w-]+$/);
  expect(hash.length).toBeLessThan(text.length / 4);
  expect(await unpackRecord(hash)).toBe(text);
});

test('a truncated, altered or unrelated address is no record', async () => {
  const hash = await packRecord(readFileSync(new URL(import.meta.url), 'utf8'));
  expect(await unpackRecord(hash.slice(0, -20))).toBeNull();
  expect(await unpackRecord('game=%%%')).toBeNull();
  expect(isPacked('opened')).toBe(false);
});

test('a decompression bomb is refused', async () => {
  expect(await unpackRecord(await packRecord('x'.repeat(9_000_000)))).toBeNull();
});
