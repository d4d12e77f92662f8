import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { THEMES, expectAccessible } from './audit.ts';
import { momentAt, momentsOf, openAt, playedGame } from './moments.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { hurry } from './steps.ts';

test.use({ locale: LOCALES.fr });

/** The table, with what is over it, in each of its panels. */
const expectPanelsAccessible = async (page: Page): Promise<void> => {
  for (const key of ['m', 't', 'l', '?']) {
    await page.keyboard.press(key);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(page.getByText('Un instant…')).toHaveCount(0);
    await expectAccessible(page, `panel ${key}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
};

for (const { meta } of CATALOGUE) {
  test(`axe finds nothing on a board of ${meta.id}, whatever is asked`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    await page.setViewportSize(SIZES.phone.viewport);
    for (const [index, number] of momentsOf(game).entries()) {
      await openAt(page, game, number);
      // The colours are the same all along: every other moment stands for them in the dark.
      const themes = index % 2 === 0 ? THEMES : THEMES.slice(0, 1);
      await expectAccessible(page, `phone, move ${number}: ${game.asked[number]}`, { themes });
    }
    for (const share of [0.25, 0.75]) {
      await openAt(page, game, momentAt(game, share));
      await page.locator('main [data-offer]').first().press('Enter');
      await expectAccessible(page, `phone, chosen, at ${share}`, { part: 'main' });
    }
    await page.setViewportSize(SIZES.desk.viewport);
    await openAt(page, game, momentAt(game, 0.5));
    await expectAccessible(page, 'desk');
  });

  test(`axe finds nothing in the panels, at the end and in the replay of ${meta.id}`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    await page.setViewportSize(SIZES.phone.viewport);
    await openAt(page, game, momentAt(game, 0.5));
    await expectPanelsAccessible(page);
    await openAt(page, game, game.moves.length);
    await expect(page.getByRole('dialog')).toBeVisible();
    await expectAccessible(page, 'end');
    await openAt(page, game, game.moves.length, { path: '/replay' });
    await page.getByRole('slider').fill(String(Math.floor(game.moves.length / 2)));
    await expectAccessible(page, 'replay');
  });
}

test('axe finds nothing behind the curtain and when it lifts', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('mille-bornes');
  await page.setViewportSize(SIZES.phone.viewport);
  await openAt(page, game, momentAt(game, 0.5), { persons: 3 });
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'curtain');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectAccessible(page, 'lifted');
});

/** What is shown when the page at an address has come. */
const expectPageAccessible = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.locator('main:not([aria-busy="true"])')).toBeVisible();
  await expectAccessible(page, path);
};

test('axe finds nothing on the pages of the games', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize(SIZES.phone.viewport);
  for (const { meta } of CATALOGUE) {
    await expectPageAccessible(page, `/games/${meta.id}`);
    await expectPageAccessible(page, `/games/${meta.id}/rules`);
  }
  await expectPageAccessible(page, '/games/mille-bornes?way=device');
  await expectPageAccessible(page, '/games/mille-bornes?way=friends');
  await expectPageAccessible(page, '/games/skybridge/learn');
});

// The other language has the same pages in other words: some stand for all.
test('axe finds nothing on the pages in English', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize(SIZES.phone.viewport);
  for (const path of ['', '/games/bridgetown-races', '/games/bridgetown-races/rules', '/tables', '/me', '/verify']) {
    await expectPageAccessible(page, `/en${path}`);
  }
});

test('axe finds nothing on the other pages', async ({ page }) => {
  await hurry(page);
  await page.setViewportSize(SIZES.phone.viewport);
  for (const path of ['/records', '/statistics', '/tables', '/verify', '/me', '/table#nothing', '/replay#nothing']) {
    await expectPageAccessible(page, path);
  }
  // With tables that go on and that are over, and a problem that is told.
  const game = await playedGame('skybridge');
  for (const number of [4, game.moves.length]) await openAt(page, game, number);
  await page.goto('/records');
  await page.locator('main button').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'a problem');
  for (const size of ['phone', 'desk'] as const) {
    await page.setViewportSize(SIZES[size].viewport);
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(7);
    await expectAccessible(page, `shelf, ${size}`);
  }
  await page
    .getByRole('button', { name: /^Supprimer/ })
    .first()
    .click();
  await expectAccessible(page, 'shelf, deleting');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: /^Réglages/ }).click();
  await expectAccessible(page, 'settings');
});
