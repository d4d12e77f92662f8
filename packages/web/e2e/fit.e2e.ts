import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findGame } from '@ponts-bornes/catalogue';
import { momentsOf, openAt, playedGame } from './moments.ts';
import { COARSE, LOCALES } from './sizes.ts';
import { hurry } from './steps.ts';

test.use({ ...COARSE, locale: LOCALES.fr });

/** A small and a usual phone, the inner size of a 768-pixel laptop, and a desktop. */
const WINDOWS = [
  [360, 640],
  [390, 844],
  [1366, 625],
  [1440, 900],
] as const;

/** By how many pixels the board is larger than its place, in each direction. */
const excessOf = (page: Page): Promise<readonly number[]> =>
  page
    .locator('main')
    .evaluate((board) => [board.scrollWidth - board.clientWidth, board.scrollHeight - board.clientHeight]);

for (const id of ['mille-bornes', 'course-folle']) {
  const { seats } = findGame(id)!.meta;
  for (const count of [Math.min(...seats), Math.max(...seats)]) {
    test(`the board of ${id} with ${count} seats fits every window without scrolling`, async ({ page }) => {
      await hurry(page);
      const game = await playedGame(id, count);
      for (const moment of momentsOf(game)) {
        await openAt(page, game, moment);
        for (const [width, height] of WINDOWS) {
          await page.setViewportSize({ width, height });
          await expect.poll(() => excessOf(page), { message: `move ${moment}, ${width} × ${height}` }).toEqual([0, 0]);
        }
      }
    });
  }
}

test('the hand of 1000 Bornes has large cards on every phone', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('mille-bornes', 2);
  await openAt(page, game, momentsOf(game)[0]!);
  for (const [width, height] of WINDOWS.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    const sizes = await page
      .locator('.hand [data-card]')
      .evaluateAll((cards) => cards.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight] as const));
    expect(sizes.length).toBeGreaterThan(5);
    for (const [wide, high] of sizes) {
      expect(wide).toBeGreaterThanOrEqual(70);
      expect(high).toBeGreaterThanOrEqual(105);
    }
  }
});
