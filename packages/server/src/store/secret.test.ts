import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, test } from 'vitest';
import { KINDS, Stores } from '../../test/stores.ts';

const stores = new Stores();
afterEach(() => stores.closeAll());

describe.each(KINDS)('the cookie secret, on $kind', ({ newPlace }) => {
  test('is created once, long enough, and survives a restart', async () => {
    const place = await newPlace();
    const store = await stores.open(place);
    const secret = await store.readSecret(null);
    expect(secret).toMatch(/^[0-9a-f]{64}$/);
    expect(await store.readSecret(null)).toBe(secret);
    await stores.close(store);
    expect(await (await stores.open(place)).readSecret(null)).toBe(secret);
    expect(await (await stores.open(await newPlace())).readSecret(null)).not.toBe(secret);
  });
});

test('is the same for nodes that start at once', async () => {
  const place = await KINDS[1].newPlace();
  const nodes = await Promise.all(Array.from({ length: 5 }, () => stores.open(place)));
  expect(new Set(await Promise.all(nodes.map((store) => store.readSecret(null)))).size).toBe(1);
});

test('is imported from the file that older versions used', async () => {
  const place = (await KINDS[0].newPlace()) as { readonly folder: string };
  const file = join(place.folder, 'cookie-secret');
  writeFileSync(file, 'an old secret');
  const store = await stores.open(place);
  expect(await store.readSecret(place.folder)).toBe('an old secret');
  expect(existsSync(file)).toBe(false);
  expect(await store.readSecret(place.folder)).toBe('an old secret');
});
