import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { hurry, settled } from './steps.ts';

const KB = 1000;

/** Adds up the JavaScript that a page and its workers load, as it travels compressed. */
const scriptsOf = (page: Page): (() => Promise<number>) => {
  const sizes: Promise<number>[] = [];
  page.context().on('response', (response) => {
    if (!new URL(response.url()).pathname.endsWith('.js')) return;
    sizes.push(response.body().then((body) => gzipSync(body).length));
  });
  return async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
};

test('the first page needs at most 60 kB of JavaScript', async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await loaded()).toBeLessThanOrEqual(60 * KB);
});

for (const { meta } of CATALOGUE) {
  // Skybridge alone loads a 3D engine.
  const most = meta.id === 'skybridge' ? 450 : 150;
  test(`a table of ${meta.id} needs at most ${most} kB of JavaScript in all`, async ({ page }) => {
    await hurry(page);
    const loaded = scriptsOf(page);
    await page.goto(`/games/${meta.id}`, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^(Commencer|Start)$/ }).click();
    await settled(page);
    await page.waitForLoadState('networkidle');
    expect(await loaded()).toBeLessThanOrEqual(most * KB);
  });
}
