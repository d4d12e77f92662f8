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
const BETWEEN: Readonly<Record<string, readonly number[]>> = {
  'mille-bornes': [4, 6],
  'course-folle': [3, 4],
  'course-autour-du-monde': [3, 4],
  'bridgetown-races': [3],
};

type Path = '/table' | '/en/table';

/** The longer words are the French ones; with the fewest seats the English ones are tried. */
const languagesOf = (seats: number, least: number): readonly Path[] => {
  if (IS_LONG) return ['/table', '/en/table'];
  return seats === least ? ['/en/table'] : ['/table'];
};

for (const { meta } of CATALOGUE) {
  test(`nothing on a board of ${meta.id} scrolls, is cut off or lies under the hand`, async ({ page }) => {
    await hurry(page);
    const [least, most] = [Math.min(...meta.seats), Math.max(...meta.seats)];
    for (const seats of [least, ...(BETWEEN[meta.id] ?? []), most]) {
      const game = await playedGame(meta.id, seats);
      for (const share of IS_LONG ? SHARES : [seats === least ? 0.1 : 0.9]) {
        for (const path of languagesOf(seats, least)) {
          await openAt(page, game, momentAt(game, share), { path });
          for (const [size, viewport] of Object.entries(WINDOWS)) {
            await page.setViewportSize(viewport);
            const where = `${seats} seats at ${share * 100} %, ${size}, ${path}`;
            // Polled, because a board takes a moment to follow its window. What is wrong anyway need not be waited for.
            const timeout = test.info().errors.length === 0 ? CEILING : BRIEF;
            await softly.poll(() => page.evaluate(boardFaults), { message: where, timeout }).toStrictEqual([]);
          }
        }
      }
    }
  });
}
