import { expect, test } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { momentAt, openAt, playedGame } from './moments.ts';
import { FINE, WINDOWS } from './sizes.ts';
import { hurry, settled, tapOnce } from './steps.ts';

test.use(FINE);

const TARGET = 44;

for (const id of ['mille-bornes', 'course-folle', 'course-autour-du-monde']) {
  test(`the cards of ${id} have names, tell what can be tapped, and are large enough for a finger`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 640 });
    await hurry(page);
    await page.goto(`/games/${id}`);
    await page.getByRole('button', { name: 'Commencer', exact: true }).click();
    const rng = fastRandom('cards');
    for (let move = 0; move < 4; move++) {
      await settled(page);
      const cards = await page.locator('[data-card]').evaluateAll((all) =>
        all.map((card) => ({
          label: card.getAttribute('aria-label') ?? '',
          isOffered: card.hasAttribute('data-offer') || card.getAttribute('aria-pressed') === 'true',
          disabled: card.getAttribute('aria-disabled'),
          size: Math.min(card.clientWidth, card.clientHeight),
        })),
      );
      expect(cards.length).toBeGreaterThan(0);
      for (const { label, isOffered, disabled, size } of cards) {
        expect(label).not.toBe('');
        expect(disabled, label).toBe(String(!isOffered));
        expect(size, label).toBeGreaterThanOrEqual(TARGET);
      }
      await tapOnce(page, rng);
    }
  });
}

for (const [viewport, road] of [
  [WINDOWS['360 × 640'], 72],
  [WINDOWS['390 × 844'], 200],
] as const) {
  test(`1000 Bornes has large cards and a high road on a phone ${viewport.width} pixels wide`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await hurry(page);
    const game = await playedGame('mille-bornes', 2);
    await openAt(page, game, momentAt(game, 0.5));
    const sizes = await page
      .locator('.hand [data-card]')
      .evaluateAll((cards) => cards.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const));
    expect(sizes).toHaveLength(7);
    for (const [width, height] of sizes) {
      expect(width).toBeGreaterThanOrEqual(70);
      expect(height).toBeGreaterThanOrEqual(105);
    }
    expect((await page.locator('.own .road').boundingBox())!.height).toBeGreaterThanOrEqual(road);
  });
}
