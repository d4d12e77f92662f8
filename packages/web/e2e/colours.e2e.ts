import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { COLOURS } from '@ponts-bornes/skybridge';
import { SPEECH } from '@ponts-bornes/bridgetown-races/speech';
import { LETTERS as CONTINENT_LETTERS } from '../src/lib/boards/course-autour-du-monde/names.ts';
import { markOf } from '../src/lib/boards/skybridge/palette.ts';
import { MARKS } from '@ponts-bornes/kernel/picture';
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
  const seats = page.locator('section.seats [data-emblem]:visible path');
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

/** What is drawn for each seat, wherever the page shows its emblem. */
const emblemsOn = (page: Page): Promise<Record<string, string[]>> =>
  page.locator('[data-emblem]').evaluateAll((marks) => {
    const drawn: Record<string, string[]> = {};
    for (const mark of marks) {
      const paths = [...mark.querySelectorAll('path')];
      const look = paths.map((path) => `${path.getAttribute('d')} ${getComputedStyle(path).fill}`).join();
      const looks = (drawn[mark.getAttribute('data-emblem') ?? ''] ??= []);
      if (!looks.includes(look)) looks.push(look);
    }
    return drawn;
  });

for (const { meta } of CATALOGUE) {
  test(`each player of ${meta.id} has one emblem in strip, board, log, podium and scores`, async ({ page }) => {
    await hurry(page);
    for (const seats of [Math.min(...meta.seats), Math.max(...meta.seats)]) {
      const game = await playedGame(meta.id, seats);
      await openAt(page, game, momentAt(game, 0.5));
      const midway = await emblemsOn(page);
      expect(Object.keys(midway)).toHaveLength(seats);
      // Bots have faces; the first seat is a person’s, and has one if the rules give it a character.
      const faces = page.locator('section.seats .round');
      await expect(faces).toHaveCount(seats);
      const faceless = await faces.evaluateAll((all) => all.map((face) => face.querySelector('.person') !== null));
      expect(faceless).toStrictEqual(faceless.map((_, seat) => seat === 0 && meta.id !== 'course-folle'));
      await openAt(page, game, game.moves.length);
      await expect(page.getByRole('dialog')).toBeVisible();
      const end = await emblemsOn(page);
      expect(end).toStrictEqual(midway);
      const looks = Object.values(end).flat();
      expect(looks).toHaveLength(seats);
      expect(new Set(looks).size).toBe(seats);
    }
  });
}
