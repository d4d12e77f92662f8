import { expect, test } from '@playwright/test';
import { COLOURS } from '@ponts-bornes/skybridge';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';
import { LETTERS as CONTINENT_LETTERS } from '../src/lib/boards/course-autour-du-monde/names.ts';
import { markOf } from '../src/lib/boards/skybridge/palette.ts';
import { MARKS } from '../src/lib/ui/marks.ts';
import { momentAt, openAt, playedGame } from './moments.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { hurry } from './steps.ts';

test.use({ ...SIZES.desk, locale: LOCALES.fr });

test('nothing relies on colour alone: seats, pieces, flags, visas and characters carry shapes or letters', async ({
  page,
}) => {
  await hurry(page);
  const middle = async (id: string): Promise<void> => {
    const game = await playedGame(id);
    await openAt(page, game, momentAt(game, 0.5));
  };

  await middle('skybridge');
  const seats = page.locator('section.seats li > svg:first-child path');
  expect(await seats.evaluateAll((paths) => paths.map((path) => path.getAttribute('d')))).toStrictEqual(
    MARKS.slice(0, 3),
  );
  const drawn = await page
    .locator('[data-spot] path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(COLOURS.filter((colour) => drawn.includes(markOf(colour))).length).toBeGreaterThan(2);

  await middle('bridgetown-races');
  const flags = await page.locator('[data-flag]').allTextContents();
  expect(flags.length).toBeGreaterThan(0);
  const { letters } = await SPEECH.fr();
  for (const flag of flags) expect(Object.values(letters)).toContain(flag.trim());

  await middle('course-autour-du-monde');
  const stamps = await page.locator('.stamps svg:visible text').allTextContents();
  expect(new Set(stamps)).toStrictEqual(new Set(Object.values(CONTINENT_LETTERS)));

  await middle('course-folle');
  const cards = page.locator('section.hand [data-thing]');
  expect(await cards.count()).toBeGreaterThan(0);
  for (const card of await cards.all()) await expect(card.locator('.emblem')).toHaveCount(1);
});
