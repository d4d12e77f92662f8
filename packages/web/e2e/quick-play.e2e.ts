import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { LIGHT, expectAccessible } from './audit.ts';
import { DESK, PHONE, comeAs, comeFresh, playOn, test } from './friends.ts';
import { smallTargets } from './room.ts';
import { expectToFit, tableOf } from './steps.ts';
import { tableIn } from '../src/lib/i18n/table-address.ts';

// Everybody on the server shares one queue: each test has games of its own.
const find = async (page: Page, game: string): Promise<void> => {
  await page.getByRole('combobox', { name: /^(Jeu|Game)$/ }).selectOption({ label: game });
  await page.getByRole('button', { name: /^(Chercher une partie|Find a game)$/ }).click();
};

test('two newcomers meet: from the home page to a game, its end and a rematch, by taps alone', async ({ browser }) => {
  const camille = await comeFresh(browser, 'Camille', PHONE);
  const basile = await comeFresh(browser, 'Basile', DESK);
  const both = [camille, basile];
  await camille.page.goto('/');
  await camille.page.getByRole('link', { name: 'Trouver des joueurs' }).click();
  await camille.page.getByLabel('Votre nom à la table').fill('Camille');
  await camille.page.getByLabel('S’il manque des joueurs').selectOption('10');
  await find(camille.page, 'Course folle');
  await expect(camille.page.getByText('Vous êtes la seule personne à attendre.')).toBeVisible();
  await expect(camille.page.getByText(/Des robots complètent la table dans (10|9):\d\d\./)).toBeVisible();
  await expect(camille.page.getByRole('heading', { name: 'Recherche de joueurs…' })).toBeFocused();
  await expect(camille.page.getByRole('timer')).toHaveText(/^0:\d\d$/);
  await expect(camille.page.getByRole('link', { name: /robots/ })).toBeVisible();
  await expectToFit(camille.page);
  expect(await smallTargets(camille.page)).toStrictEqual([]);
  await expectAccessible(camille.page, 'search', { themes: LIGHT });

  // From the page of the game, which is chosen then.
  await basile.page.goto('/en/games/course-folle');
  await basile.page.getByRole('link', { name: 'Find players' }).click();
  await expect(basile.page.getByText('Course folle: 1 person waiting')).toBeVisible();
  await basile.page.getByLabel('Your name at the table').fill('Basile');
  await expectToFit(basile.page);
  await basile.page.getByRole('button', { name: 'Find a game' }).click();
  for (const { page } of both) await expect(tableOf(page)).toHaveAttribute('data-over', 'false');
  await expect(basile.page.getByRole('status').filter({ hasText: 'Players found' })).toHaveCount(1);
  expect(new URL(basile.page.url()).pathname).toBe(`/en${new URL(camille.page.url()).pathname}`);

  // To the end; then each asks for another game with one tap, and it begins.
  const id = tableIn(new URL(camille.page.url()));
  await Promise.all(both.map((friend) => playOn(friend, 'strangers')));
  for (const { page } of both) {
    await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  await camille.page.getByRole('dialog').getByRole('button', { name: 'Rejouer', exact: true }).click();
  await expect(camille.page.getByText(/On attend Basile/)).toBeVisible();
  await expectAccessible(basile.page, 'rematch', { themes: LIGHT });
  await basile.page.getByRole('dialog').getByRole('button', { name: 'Accept rematch', exact: true }).press('Enter');
  for (const { page } of both) {
    await expect(page).not.toHaveURL(new RegExp(id));
    await expect(tableOf(page)).toHaveAttribute('data-over', 'false');
  }
  expect(tableIn(new URL(basile.page.url()))).toBe(tableIn(new URL(camille.page.url())));
  for (const { expectNoComplaints } of both) expectNoComplaints();
});

test('stopping, closing the tab or going offline ends the wait', async ({ browser }) => {
  const camille = await comeAs(browser, 'Camille', PHONE);
  const basile = await comeAs(browser, 'Basile', DESK);
  const isListed = basile.page.getByText('1000 Bornes: 1 person waiting');
  await basile.page.goto('/en/quick-play');
  await camille.page.goto('/quick-play');
  await find(camille.page, '1000 Bornes');
  await isListed.click();
  await expect(isListed).toHaveAttribute('aria-pressed', 'true');
  await expect(basile.page.getByRole('combobox', { name: 'Game' })).toHaveValue('mille-bornes');

  await camille.page.getByRole('button', { name: 'Arrêter la recherche' }).press('Enter');
  await expect(camille.page.getByText('Recherche arrêtée.')).toBeVisible();
  await expect(camille.page.getByRole('button', { name: 'Chercher une partie' })).toBeFocused();
  await expect(isListed).toBeHidden();

  await camille.page.keyboard.press('Enter');
  await expect(isListed).toBeVisible();
  await camille.page.context().setOffline(true);
  await expect(camille.page.getByText('Connexion perdue').first()).toBeVisible();
  await expect(isListed).toBeHidden();
  await camille.page.context().setOffline(false);
  await expect(camille.page.getByText('Vous êtes la seule personne à attendre.')).toBeVisible();
  await expect(isListed).toBeVisible();

  // Another tab takes the search over: this one says so wherever it is.
  await camille.page.getByRole('link', { name: /robots/ }).click();
  await expect(camille.page.getByRole('link', { name: 'Voir la recherche' })).toBeVisible();
  const other = await camille.page.context().newPage();
  await other.goto('/quick-play');
  await find(other, '1000 Bornes');
  await expect(camille.page.getByText('La recherche continue dans un autre onglet')).toBeVisible();
  await camille.page.getByRole('button', { name: 'Fermer' }).click();
  await expect(camille.page.getByRole('link', { name: 'Chercher à nouveau' })).toHaveCount(0);
  await expect(isListed).toBeVisible();
  await other.close();
  await expect(isListed).toBeHidden();
  for (const { expectNoComplaints } of [camille, basile]) expectNoComplaints();
});

test('the search goes on during a game against bots, and leads to the table once somebody has come', async ({
  browser,
}) => {
  const camille = await comeAs(browser, 'Camille', PHONE);
  const basile = await comeAs(browser, 'Basile', DESK);
  await camille.page.goto('/quick-play');
  await find(camille.page, 'Skybridge');
  await camille.page.getByRole('link', { name: /robots/ }).click();
  await expect(camille.page.getByRole('status').filter({ hasText: 'Recherche de joueurs…' })).toBeVisible();
  await expectToFit(camille.page);
  await camille.page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await expect(tableOf(camille.page)).toBeVisible();
  expect(new URL(camille.page.url()).pathname).toBe('/table');
  // The table makes room for it.
  await expect(camille.page.getByRole('status').filter({ hasText: 'Recherche de joueurs…' })).toBeVisible();
  await expectToFit(camille.page);
  await expect(camille.page.getByRole('button', { name: 'Coups', exact: true })).toBeInViewport();

  await basile.page.goto('/en/quick-play');
  await find(basile.page, 'Skybridge');
  await expect(basile.page).toHaveURL(/\/en\/t\//);
  await expect(camille.page).toHaveURL(/\/t\//);
  for (const { page } of [camille, basile]) await expect(tableOf(page)).toHaveAttribute('data-over', 'false');
  await expect(camille.page.getByRole('status').filter({ hasText: 'votre table est prête' })).toHaveCount(1);
  for (const { expectNoComplaints } of [camille, basile]) expectNoComplaints();
});
