import { expect, test } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { botsMoved, hurry, settled, tapOnce } from './steps.ts';
import { FINE } from './sizes.ts';

test.use(FINE);

test.use({ locale: 'fr-FR' });

test('the level chosen on the start page is the one played and the one the game page shows', async ({ page }) => {
  await hurry(page);
  await page.goto('/');
  const box = page.locator('article', { has: page.getByRole('heading', { name: 'Skybridge' }) });
  await expect(box.getByRole('radio', { name: 'Moyen', exact: true })).toBeChecked();
  await box.getByText('Facile', { exact: true }).click();
  // A tap before the page's scripts run takes effect with them.
  const plan = (): Promise<string | null> =>
    page.evaluate(() => localStorage.getItem('ponts-bornes.plan.skybridge.bots'));
  await expect.poll(plan).toContain('easy');
  await page.goto('/games/skybridge');
  await expect(page.getByRole('radio', { name: 'Facile', exact: true })).toBeChecked();
  await expect(page.getByLabel('Niveau du robot, place 2')).toHaveValue('easy');
  await page.getByText('Curieux', { exact: true }).click();
  await expect(page.getByLabel('Niveau du robot, place 2')).toHaveValue('curious');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
  await page.goto('/');
  await expect(box.getByRole('radio', { name: 'Curieux', exact: true })).toBeChecked();
});

for (const viewport of [
  { width: 360, height: 640 },
  { width: 1366, height: 625 },
]) {
  test(`the button of each form is in sight at ${viewport.width}×${viewport.height}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const [way, name] of [
      ['bots', 'Commencer'],
      ['device', 'Commencer'],
      ['friends', 'Ouvrir la table'],
    ] as const) {
      await page.goto(`/games/mille-bornes?way=${way}`);
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    }
    await expect(page.locator('fieldset:visible')).toHaveCount(2);
    await page.getByText('Plus de réglages').click();
    await expect(page.getByRole('group', { name: 'Qui peut rejoindre la table ?' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ouvrir la table' })).toBeInViewport({ ratio: 1 });
  });
}

test('games in progress are one row that says whose turn it is', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await hurry(page);
  for (const game of ['skybridge', 'mille-bornes', 'course-folle']) {
    await page.goto(`/games/${game}`);
    await page.getByRole('button', { name: 'Commencer', exact: true }).click();
    await settled(page);
    await tapOnce(page, fastRandom(game));
    await botsMoved(page);
  }
  await page.goto('/');
  const cards = page.getByRole('region', { name: 'Parties en cours', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(3);
  await expect(cards.getByText('À vous de jouer')).toHaveCount(3);
  await expect(cards.first()).toContainText('contre Aline');
  const tops = await cards.evaluateAll((all) => new Set(all.map((card) => card.getBoundingClientRect().top)).size);
  expect(tops).toBe(1);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('icons of the table have their names until they are used', async ({ page }) => {
  await hurry(page);
  await page.goto('/games/skybridge');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
  const [memo, hint] = [page.getByText('Aide', { exact: true }), page.getByText('Conseil', { exact: true })];
  await expect(memo).toBeVisible();
  await page.getByRole('button', { name: 'Aide', exact: true }).click();
  await page.keyboard.press('Escape');
  await expect(memo).toBeHidden();
  await page.reload();
  await settled(page);
  await expect(hint).toBeVisible();
  await expect(memo).toBeHidden();
});
