import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';
import { readSecret } from './secret.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

describe.each(KINDS)('what cookies are signed with, on $kind', ({ newPlace }) => {
  test('is made once, long enough, and is the same after a restart', async () => {
    const place = await newPlace();
    const store = await stores.open(place);
    const secret = await readSecret(store, null);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await readSecret(store, null)).toBe(secret);
    await stores.close(store);
    expect(await readSecret(await stores.open(place), null)).toBe(secret);
    expect(await readSecret(await stores.open(await newPlace()), null)).not.toBe(secret);
  });
});

test('is the same for nodes that start at once', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 5 }, () => stores.open(place)));
  expect(new Set(await Promise.all(nodes.map((store) => readSecret(store, null)))).size).toBe(1);
});

test('is taken over from the file in which it once was', async () => {
  const place = (await KINDS[0].newPlace()) as { readonly folder: string };
  const file = join(place.folder, 'cookie-secret');
  writeFileSync(file, 'an old secret');
  const store = await stores.open(place);
  expect(await readSecret(store, place.folder)).toBe('an old secret');
  expect(existsSync(file)).toBe(false);
  expect(await readSecret(store, place.folder)).toBe('an old secret');
});
