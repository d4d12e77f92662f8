import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { momentAt, momentsOf, openAt, playedGame } from './moments.ts';
import { SPACED, cutThings, cutWords, overhang, smallTargets, unreachable } from './room.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { hurry, tableOf } from './steps.ts';

// Styles are put in to space the letters, as a reader’s own would be.
test.use({ locale: LOCALES.fr, bypassCSP: true });

const NARROW = { width: 320, height: 568 };
/** A desk of 1280 × 800 at 200 %. */
const ZOOMED = { width: 640, height: 400 };

/**
 * Spaces and cities are drawn where they are: on a small screen they can't be larger without covering each other. The
 * map can be brought nearer, a flight is also its card in the hand, and the list of moves has each of them as large as a
 * finger (WCAG 2.5.8, “equivalent”).
 */
const MAPS = new Set(['bridgetown-races', 'course-autour-du-monde']);

const expectRoom = async (page: Page, where: string): Promise<void> => {
  expect(await overhang(page), where).toStrictEqual([0, 0]);
  expect(await cutThings(page), where).toStrictEqual([]);
  expect(await unreachable(page), where).toStrictEqual([]);
};

const expectTargets = async (page: Page, where: string, mayDraw = false): Promise<void> => {
  const small = await smallTargets(page);
  expect(
    small.filter(({ isDrawn }) => !(isDrawn && mayDraw)),
    where,
  ).toStrictEqual([]);
};

/** The list has every move there is, each as large as a finger. */
const expectListed = async (page: Page): Promise<void> => {
  const moves = Number(await tableOf(page).getAttribute('data-moves'));
  await page.getByRole('button', { name: 'Coups', exact: true }).click();
  await expect(page.getByRole('dialog').locator('li button')).toHaveCount(moves);
  await expectTargets(page, 'list of moves');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

for (const { meta } of CATALOGUE) {
  test(`${meta.id} has room on the smallest phone, and everything offered is in reach`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    await page.setViewportSize(NARROW);
    for (const number of momentsOf(game)) {
      const where = `move ${number}: ${game.asked[number]}`;
      await openAt(page, game, number);
      await expectRoom(page, where);
      await expectTargets(page, where, MAPS.has(meta.id));
      await page.locator('main [data-offer]').first().press('Enter');
      await expectRoom(page, `${where}, chosen`);
      await expectTargets(page, `${where}, chosen`, MAPS.has(meta.id));
    }
    await openAt(page, game, momentAt(game, 0.5));
    await expectListed(page);
  });

  test(`${meta.id} loses nothing at 200 %, and bears wider letters`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    for (const share of [0, 0.5, 1]) {
      await page.setViewportSize(ZOOMED);
      await openAt(page, game, momentAt(game, share));
      await expectRoom(page, `at ${share}, 200 %`);
      await page.setViewportSize(SIZES.phone.viewport);
      const spacing = await page.addStyleTag({ content: SPACED });
      await expectRoom(page, `at ${share}, spaced`);
      expect(await cutWords(page), `at ${share}`).toStrictEqual([]);
      await spacing.evaluate((element) => (element as HTMLElement).remove());
    }
    await page.setViewportSize(NARROW);
    await openAt(page, game, game.moves.length);
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await overhang(page)).toStrictEqual([0, 0]);
    await expectTargets(page, 'end');
    await openAt(page, game, game.moves.length, { path: '/replay' });
    await expectRoom(page, 'replay');
    await expectTargets(page, 'replay');
  });
}

test('the pages have room for narrow screens, wide letters and fingers', async ({ page }) => {
  await hurry(page);
  const games = CATALOGUE.flatMap(({ meta: { id } }) => [`/games/${id}`, `/games/${id}/rules`, `/games/${id}/learn`]);
  for (const path of [
    '/',
    '/en',
    '/records',
    '/statistics',
    '/tables',
    '/verify',
    '/me',
    ...games,
    '/games/course-folle?way=device',
    '/games/course-folle?way=friends',
    '/table#nothing',
  ]) {
    await page.setViewportSize(NARROW);
    await page.goto(path);
    await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
    await expectRoom(page, path);
    await expectTargets(page, path);
    await page.setViewportSize(ZOOMED);
    await expectRoom(page, `${path} at 200 %`);
    await page.addStyleTag({ content: SPACED });
    await expectRoom(page, `${path}, spaced`);
    // A lesson is a table: its words are looked at with the boards.
    if (!path.endsWith('/learn')) expect(await cutWords(page), path).toStrictEqual([]);
  }
  await page.goto('/records');
  await page.getByRole('button', { name: 'Réglages' }).click();
  await expectTargets(page, 'settings');
});

test('the link to the content leads to the board and leaves the table where it is', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('skybridge');
  await openAt(page, game, 2);
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(tableOf(page)).toBeVisible();
});
