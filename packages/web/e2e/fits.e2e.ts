import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { boardFaults } from '../scripts/board-faults.mjs';
import { IS_LONG } from './length.ts';
import { momentAt, openAt, playedGame } from './moments.ts';
import { LOCALES, WINDOWS } from './sizes.ts';
import { hurry } from './steps.ts';

test.use({ locale: LOCALES.fr });

/** Early, midway and late. */
const SHARES = [0.1, 0.5, 0.9];

// All that is wrong is reported, not only the first.
const softly = expect.configure({ soft: true });

for (const { meta } of CATALOGUE) {
  test(`nothing on a board of ${meta.id} scrolls, is cut off or lies under the hand`, async ({ page }) => {
    await hurry(page);
    for (const [seats, shares] of [
      [Math.min(...meta.seats), IS_LONG ? SHARES : [0.5]],
      [Math.max(...meta.seats), IS_LONG ? SHARES : [0.1, 0.9]],
    ] as const) {
      const game = await playedGame(meta.id, seats);
      for (const share of shares) {
        await openAt(page, game, momentAt(game, share));
        for (const [size, viewport] of Object.entries(WINDOWS)) {
          await page.setViewportSize(viewport);
          const where = `${seats} seats at ${share * 100} %, ${size}`;
          // Polled, because a board takes a moment to follow its window.
          await softly.poll(() => page.evaluate(boardFaults), { message: where, timeout: 2000 }).toStrictEqual([]);
        }
      }
    }
  });
}
