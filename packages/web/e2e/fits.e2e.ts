import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { boardFaults } from '../scripts/board-faults.mjs';
import { momentAt, openAt, playedGame } from './moments.ts';
import { LOCALES, WINDOWS } from './sizes.ts';
import { hurry, settled } from './steps.ts';

test.use({ locale: LOCALES.fr });

for (const { meta } of CATALOGUE) {
  test(`nothing on a board of ${meta.id} scrolls, is cut off or lies under the hand`, async ({ page }) => {
    await hurry(page);
    const faults: string[] = [];
    for (const seats of [Math.min(...meta.seats), Math.max(...meta.seats)]) {
      const game = await playedGame(meta.id, seats);
      for (const share of [0.1, 0.5, 0.9]) {
        await openAt(page, game, momentAt(game, share));
        for (const [size, viewport] of Object.entries(WINDOWS)) {
          await page.setViewportSize(viewport);
          await settled(page);
          const found = await page.evaluate(boardFaults);
          faults.push(...found.map((fault) => `${seats} seats at ${share * 100} %, ${size}: ${fault}`));
        }
      }
    }
    expect(faults).toStrictEqual([]);
  });
}
