import { gzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { hurry, settled, tapOnce } from './steps.ts';

const KB = 1000;

/** Adds up the compressed size of the JavaScript that a page and its workers load. */
const scriptsOf = (page: Page): (() => Promise<number>) => {
  const sizes = new Map<string, Promise<number>>();
  page.context().on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (!pathname.endsWith('.js') || sizes.has(pathname)) return;
    sizes.set(
      pathname,
      response.body().then((body) => gzipSync(body).length),
    );
  });
  return async () => (await Promise.all(sizes.values())).reduce((sum, size) => sum + size, 0);
};

test('the start page needs at most 60 kB of JavaScript', async ({ page }) => {
  const loaded = scriptsOf(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(await loaded()).toBeLessThanOrEqual(60 * KB);
});

/** Depending on the cards, a table also asks for a small part that is loaded on demand, in kB. */
const ON_DEMAND = 1;

for (const { meta } of CATALOGUE) {
  // Only Skybridge loads a 3D engine.
  const most = meta.id === 'skybridge' ? 450 : 150;
  test(`a table of ${meta.id} needs at most ${most} kB of JavaScript in all`, async ({ page }) => {
    await hurry(page);
    await page.goto(`/games/${meta.id}`);
    await page.getByRole('button', { name: /^(Commencer|Start)$/ }).click();
    await settled(page);
    const address = page.url();
    await page.goto('about:blank');
    const loaded = scriptsOf(page);
    await page.goto(address);
    await settled(page);
    const rng = fastRandom('light');
    // By then a bot has searched.
    for (let move = 0; move < 3; move++) {
      await tapOnce(page, rng);
      await settled(page);
    }
    expect(await loaded()).toBeLessThanOrEqual((most + ON_DEMAND) * KB);
  });
}
