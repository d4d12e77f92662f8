import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { IS_LONG } from './length.ts';
import { momentAt, momentsOf, openAt, playedGame } from './moments.ts';
import type { PlayedGame } from './moments.ts';
import { test as alone } from './own-server.ts';
import { SPACED, cutThings, cutWords, overhang, smallTargets, tooHigh, unreachable } from './room.ts';
import { FINE, LOCALES, SIZES } from './sizes.ts';
import { hurry, tableOf } from './steps.ts';

test.use(FINE);

// Bypassing CSP allows injecting a style sheet for letter spacing, like a reader’s own.
test.use({ locale: LOCALES.fr, bypassCSP: true });

const NARROW = { width: 320, height: 568 };
/** A 1280 × 800 desktop at 200 %. */
const ZOOMED = { width: 640, height: 400 };

/** What a browser leaves of a 1366 × 768 screen. */
const LAPTOP = { width: 1366, height: 625 };

/**
 * Spaces and cities have fixed places: on a small screen they can't be larger without covering each other. The map can
 * be zoomed, a flight is also a card in the hand, and the list of moves has each of them at finger size (WCAG 2.5.8,
 * “equivalent”).
 */
const MAPS = new Set(['bridgetown-races', 'course-autour-du-monde']);

/** Polled, because a page takes a moment to follow its window, and a board what is chosen. */
const expectNone = (look: () => Promise<readonly unknown[]>, where: string): Promise<void> =>
  expect.poll(look, where).toStrictEqual([]);

const expectNoOverhang = (page: Page, where: string): Promise<void> =>
  expect.poll(() => overhang(page), where).toStrictEqual([0, 0]);

const expectRoom = async (page: Page, where: string): Promise<void> => {
  await expectNoOverhang(page, where);
  await expectNone(() => cutThings(page), where);
  await expectNone(() => unreachable(page), where);
};

const expectTargets = (page: Page, where: string, mayDraw = false): Promise<void> =>
  expectNone(async () => (await smallTargets(page)).filter(({ isDrawn }) => !(isDrawn && mayDraw)), where);

/** The board shows all of itself without scrolling, before and after something is chosen. */
const expectWhole = async (page: Page, game: PlayedGame, number: number): Promise<void> => {
  const where = `laptop, ${game.seats} seats, move ${number}: ${game.asked[number]}`;
  // A mouse that rests on something makes it explain itself.
  await page.mouse.move(0, 0);
  await openAt(page, game, number);
  await expectRoom(page, where);
  await expectNone(() => tooHigh(page), where);
  await page.locator('main [data-offer]').first().press('Enter');
  await expectNone(() => tooHigh(page), `${where}, chosen`);
};

/** The list has every move, each at finger size. */
const expectListed = async (page: Page): Promise<void> => {
  const moves = Number(await tableOf(page).getAttribute('data-moves'));
  await page.getByRole('button', { name: 'Coups', exact: true }).click();
  await expect(page.getByRole('dialog').locator('li button')).toHaveCount(moves);
  await expectTargets(page, 'list of moves');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
};

for (const { meta } of CATALOGUE) {
  test(`${meta.id} fits the smallest phone and a laptop, and everything offered is within reach`, async ({ page }) => {
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
    await page.setViewportSize(LAPTOP);
    // Before anything is chosen, fits.e2e.ts covers all numbers of seats.
    const full = await playedGame(meta.id, Math.max(...meta.seats));
    for (const share of IS_LONG ? [0, 0.7] : [0.7]) await expectWhole(page, full, momentAt(full, share));
  });

  test(`${meta.id} loses nothing at 200 %, and tolerates wider letters`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    for (const share of IS_LONG ? [0, 0.5, 1] : [0.5]) {
      await page.setViewportSize(ZOOMED);
      await openAt(page, game, momentAt(game, share));
      await expectRoom(page, `at ${share}, 200 %`);
      await page.setViewportSize(SIZES.phone.viewport);
      const spacing = await page.addStyleTag({ content: SPACED });
      await expectRoom(page, `at ${share}, spaced`);
      await expectNone(() => cutWords(page), `at ${share}, spaced`);
      await spacing.evaluate((element) => (element as HTMLElement).remove());
    }
    await page.setViewportSize(NARROW);
    await openAt(page, game, game.moves.length);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectNoOverhang(page, 'end');
    await expectTargets(page, 'end');
    await openAt(page, game, game.moves.length, { path: '/replay' });
    await expectRoom(page, 'replay');
    await expectTargets(page, 'replay');
  });
}

alone('the pages fit narrow screens, wide letters and fingers', async ({ page }) => {
  await hurry(page);
  const games = CATALOGUE.flatMap(({ meta: { id } }) => [`/games/${id}`, `/games/${id}/rules`, `/games/${id}/learn`]);
  for (const path of [
    '/',
    '/en',
    '/records',
    '/statistics',
    '/tables',
    '/quick-play',
    '/verify',
    '/me',
    '/alerts',
    '/recover',
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
    // A lesson is a table: its texts are checked with the boards.
    if (!path.endsWith('/learn')) await expectNone(() => cutWords(page), path);
  }
  await page.goto('/records');
  await page.getByRole('button', { name: 'Réglages', exact: true }).click();
  await expectTargets(page, 'settings');
});

test('the skip link leads to the board and does not move the table', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('skybridge');
  await openAt(page, game, 2);
  await page.locator('.skip').focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await expect(tableOf(page)).toBeVisible();
});
