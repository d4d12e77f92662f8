import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { boardFaults } from '../scripts/board-faults.mjs';
import { CEILING } from './ceiling.ts';
import { IS_LONG } from './length.ts';
import { momentAt, openAt, playedGame } from './moments.ts';
import { FINE, LOCALES, WINDOWS } from './sizes.ts';
import { hurry } from './steps.ts';

test.use(FINE);

test.use({ locale: LOCALES.fr });

/** Early, midway and late. */
const SHARES = [0.1, 0.5, 0.9];

// All that is wrong is reported, not only the first.
const softly = expect.configure({ soft: true });

/** Milliseconds to look for more once something is wrong. */
const BRIEF = 2000;

/** Between the fewest seats and the most, where a board is laid out differently. */
const BETWEEN: Readonly<Record<string, readonly number[]>> = { 'course-folle': [4] };

for (const { meta } of CATALOGUE) {
  test(`nothing on a board of ${meta.id} scrolls, is cut off or lies under the hand`, async ({ page }) => {
    await hurry(page);
    const fewest = Math.min(...meta.seats);
    for (const seats of [fewest, ...(BETWEEN[meta.id] ?? []), Math.max(...meta.seats)]) {
      const game = await playedGame(meta.id, seats);
      for (const share of IS_LONG ? SHARES : [seats === fewest ? 0.1 : 0.9]) {
        await openAt(page, game, momentAt(game, share));
        for (const [size, viewport] of Object.entries(WINDOWS)) {
          await page.setViewportSize(viewport);
          const where = `${seats} seats at ${share * 100} %, ${size}`;
          // Polled, because a board takes a moment to follow its window. What is wrong anyway need not be waited for.
          const timeout = test.info().errors.length === 0 ? CEILING : BRIEF;
          await softly.poll(() => page.evaluate(boardFaults), { message: where, timeout }).toStrictEqual([]);
        }
      }
    }
  });
}
