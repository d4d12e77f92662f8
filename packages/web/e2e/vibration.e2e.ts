import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { IN_MOTION, LOCALES, SIZES } from './sizes.ts';
import { botsMoved, hurry, tapOnce } from './steps.ts';

test.use({ ...SIZES.phone, ...IN_MOTION, locale: LOCALES.fr });

declare global {
  interface Window {
    /** The vibrations that the page has asked for. */
    vibrations: (number | readonly number[])[];
  }
}

/** Plays some rounds and returns the vibrations meanwhile. */
const vibrationsOf = async (page: Page, rounds: number): Promise<Window['vibrations']> => {
  await page.addInitScript(() => {
    window.vibrations = [];
    navigator.vibrate = (pattern) => window.vibrations.push(typeof pattern === 'number' ? pattern : [...pattern]) > 0;
  });
  await hurry(page);
  await page.goto('/games/mille-bornes');
  await page.getByRole('button', { name: 'Commencer', exact: true }).tap();
  const rng = fastRandom('vibration');
  for (let round = 0; round < rounds; round++) {
    await botsMoved(page);
    await tapOnce(page, rng);
  }
  await botsMoved(page);
  return page.evaluate(() => window.vibrations);
};

test('a phone vibrates when it is one’s turn', async ({ page }) => {
  expect(await vibrationsOf(page, 3)).toContainEqual([30]);
});

test('with reduced motion it does not', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await vibrationsOf(page, 3)).toStrictEqual([]);
});
