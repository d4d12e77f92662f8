import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { boardFaults } from '../scripts/board-faults.mjs';
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

/** Between the fewest seats and the most, where a board is laid out differently. */
const BETWEEN: Readonly<Record<string, readonly number[]>> = {
  'mille-bornes': [4, 6],
  'course-folle': [3, 4],
  'course-autour-du-monde': [3, 4],
  'bridgetown-races': [3],
};

type Path = '/table' | '/en/table';

/** With the fewest seats a game is shown in French, and with more in English; with the most in both. */
const languagesOf = (
  seats: number,
  { least, most }: { readonly least: number; readonly most: number },
): readonly Path[] => (seats === least ? ['/table'] : seats === most ? ['/table', '/en/table'] : ['/en/table']);

for (const { meta } of CATALOGUE) {
  test(`nothing on a board of ${meta.id} scrolls, is cut off or lies under the hand`, async ({ page }) => {
    await hurry(page);
    const [least, most] = [Math.min(...meta.seats), Math.max(...meta.seats)];
    for (const seats of [least, ...(BETWEEN[meta.id] ?? []), most]) {
      const game = await playedGame(meta.id, seats);
      for (const share of IS_LONG ? SHARES : [seats === least ? 0.1 : 0.9]) {
        for (const path of languagesOf(seats, { least, most })) {
          await openAt(page, game, momentAt(game, share), { path });
          for (const [size, viewport] of Object.entries(WINDOWS)) {
            await page.setViewportSize(viewport);
            const where = `${seats} seats at ${share * 100} %, ${size}, ${path}`;
            // Polled, because a board takes a moment to follow its window.
            await softly.poll(() => page.evaluate(boardFaults), { message: where, timeout: 2000 }).toStrictEqual([]);
          }
        }
      }
    }
  });
}
