import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { THEMES } from '../src/lib/colours/colours.ts';
import type { Theme } from '../src/lib/colours/colours.ts';
import { LIGHT, expectAccessible } from './audit.ts';
import { IS_LONG } from './length.ts';
import { kindsOf, momentAt, momentOf, momentsOf, openAt, playedGame } from './moments.ts';
import type { PlayedGame } from './moments.ts';
import { test as alone } from './own-server.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { hurry } from './steps.ts';

test.use({ locale: LOCALES.fr });

/** Colours are the same everywhere: where one page or moment has covered the dark theme, only long runs repeat it. */
const SHORT = { themes: IS_LONG ? THEMES : LIGHT };

/** A panel. The page behind it is inert, and is checked without it. */
const PANEL = { part: 'dialog[open]' };

/** The panel with the game's own cards and signs. */
const MEMO = '?';
/** The list of moves, the table in words and the log: the same components for every game. */
const SHARED_PANELS = ['m', 't', 'l'];

/** Panels of the table. */
const expectPanelsAccessible = async (page: Page, keys: readonly string[]): Promise<void> => {
  for (const key of keys) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('Chargement…')).toHaveCount(0);
    await expectAccessible(page, `panel ${key}`, PANEL);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
};

/** The first moment of each kind of choice, and the last choice. */
const turningPoints = (game: PlayedGame): readonly number[] => [
  ...new Set([...kindsOf(game).map((kind) => momentOf(game, kind)), momentAt(game, 1)]),
];

for (const [index, { meta }] of CATALOGUE.entries()) {
  /** The first game stands for the others where all share the components. */
  const isFirst = index === 0 || IS_LONG;

  test(`axe finds nothing on a board of ${meta.id}, at every kind of choice`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    await page.setViewportSize(SIZES.phone.viewport);
    for (const [moment, number] of (IS_LONG ? momentsOf(game) : turningPoints(game)).entries()) {
      await openAt(page, game, number);
      // The first moment covers the frame on a phone, and the desk below the dark theme, with most pieces on the board.
      const part = moment === 0 ? 'html' : 'main';
      await expectAccessible(page, `phone, move ${number}: ${game.asked[number]}`, { part, themes: LIGHT });
    }
    for (const share of IS_LONG ? [0.25, 0.75] : [0.75]) {
      await openAt(page, game, momentAt(game, share));
      await page.locator('main [data-offer]').first().press('Enter');
      await expectAccessible(page, `phone, chosen, at ${share}`, { part: 'main', themes: LIGHT });
    }
    await page.setViewportSize(SIZES.desk.viewport);
    await openAt(page, game, momentAt(game, 0.5));
    await expectAccessible(page, 'desk');
  });

  test(`axe finds nothing in the panels and at the end of ${meta.id}`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    await page.setViewportSize(SIZES.phone.viewport);
    await openAt(page, game, momentAt(game, 0.5));
    await expectPanelsAccessible(page, isFirst ? [...SHARED_PANELS, MEMO] : [MEMO]);
    await openAt(page, game, game.moves.length);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'end', isFirst ? PANEL : { ...PANEL, ...SHORT });
    if (!isFirst) return;
    await openAt(page, game, game.moves.length, { path: '/replay' });
    await page.getByRole('slider').fill(String(Math.floor(game.moves.length / 2)));
    await expectAccessible(page, 'replay');
  });
}

test('axe finds nothing behind the curtain or when it lifts', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('mille-bornes');
  await page.setViewportSize(SIZES.phone.viewport);
  await openAt(page, game, momentAt(game, 0.5), { persons: 3 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'curtain');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, 'lifted', SHORT);
});

/** Checks the page at an address once it has loaded. */
const expectPageAccessible = async (page: Page, path: string, themes: readonly Theme[] = THEMES): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
  await expectAccessible(page, path, { themes });
};

test('axe finds nothing on the pages of the games', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize(SIZES.phone.viewport);
  for (const [index, { meta }] of CATALOGUE.entries()) {
    // The form has the same colours for all games; the rules have their own figures.
    if (index === 0) await expectPageAccessible(page, `/games/${meta.id}`);
    await expectPageAccessible(page, `/games/${meta.id}/rules`, index === 0 ? THEMES : SHORT.themes);
  }
  await expectPageAccessible(page, '/games/mille-bornes?way=device', SHORT.themes);
  await expectPageAccessible(page, '/games/mille-bornes?way=friends', SHORT.themes);
  await expectPageAccessible(page, '/games/skybridge/learn');
});

// The other language has the same pages and colours with other words: a sample is enough.
alone('axe finds nothing on the pages in English', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize(SIZES.phone.viewport);
  const more = IS_LONG ? ['/games/bridgetown-races/rules', '/tables', '/verify'] : [];
  for (const path of ['', '/games/bridgetown-races', '/me', ...more]) {
    await expectPageAccessible(page, `/en${path}`, LIGHT);
  }
});

alone('axe finds nothing on the other pages', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize(SIZES.phone.viewport);
  for (const path of ['/records', '/statistics', '/tables', '/quick-play', '/verify', '/me'])
    await expectPageAccessible(page, path);
  for (const path of ['/table#nothing', '/replay#nothing']) await expectPageAccessible(page, path, SHORT.themes);
  // With unfinished and finished tables, and a reported problem.
  const game = await playedGame('skybridge');
  for (const number of [4, game.moves.length]) await openAt(page, game, number);
  await page.goto('/records');
  await page.locator('main button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a problem', { part: 'main' });
  for (const size of ['phone', 'desk'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
    await expectAccessible(page, `shelf, ${size}`, size === 'phone' ? {} : SHORT);
  }
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await expectAccessible(page, 'shelf, deleting', PANEL);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Réglages/ }).click();
  await expectAccessible(page, 'settings', PANEL);
});
