import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { expectAccessible } from './audit.ts';
import { playOn, request } from './friends.ts';
import { hurry, settled, still, tableOf, watched } from './steps.ts';
import { tableIn } from '../src/lib/i18n/table-address.ts';

const recordOf = (game: string): string =>
  readFileSync(new URL(`../../games/${game}/records/corpus/2-seats-1.record`, import.meta.url), 'utf8');

const verify = async (page: Page, text: string): Promise<void> => {
  await page.goto('/verify');
  await page
    .getByLabel('Fichier')
    .setInputFiles({ name: 'partie.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
};

const verdictOf = (page: Page): ReturnType<Page['locator']> => page.locator('[data-verdict]');

for (const { meta } of CATALOGUE) {
  test(`a record of ${meta.id} is replayed on the device, and one with a changed move is not`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    const record = recordOf(meta.id);
    await verify(page, record);
    await expect(verdictOf(page)).toHaveAttribute('data-verdict', 'replayed');
    await expect(verdictOf(page)).toBeFocused();
    await expect(page.locator('[data-check="parts"]')).toContainText('Personne n’a ajouté de part');
    await verify(page, record.replace(/\n3\. (\d) .*\n/, '\n3. $1 zzz\n'));
    await expect(verdictOf(page)).toContainText('La vérification a échoué');
    await expect(page.locator('[data-check="moves"]')).toContainText('Coup 3');
    await expect(page.locator('[data-check="commitment"]')).toContainText('vérifié');
    expectNoComplaints();
  });
}

test('the result is announced', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/verify');
  await page.getByLabel('Texte').fill(recordOf('mille-bornes').replace(/\n9\. (\d) .*\n/, '\n9. $1 zzz\n'));
  await page.getByRole('button', { name: 'Vérifier', exact: true }).click();
  await expect(verdictOf(page)).toBeVisible();
  await expectAccessible(page, 'a wrong record');
});

test('a replay leads to the proof of its game, and the proof back to the replay', async ({ page }) => {
  await hurry(page);
  await page.goto('/records');
  await page.getByLabel('Texte').fill(recordOf('course-folle'));
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  const timeline = page.getByRole('slider');
  await timeline.fill((await timeline.getAttribute('max'))!);
  await page.getByRole('button', { name: 'Voir le résultat' }).click();
  await page.getByRole('link', { name: 'Vérifier cette partie' }).click();
  await expect(verdictOf(page)).toContainText('Partie correcte');
  await page.getByRole('button', { name: 'Revoir la partie' }).click();
  await expect(page.getByRole('slider')).toBeVisible();
});

test('a device from the table finds its own part in the deal, and a stranger sees for whom it is proven', async ({
  page,
  browser,
}) => {
  await still(page);
  await page.goto('/games/skybridge?way=friends');
  await page.getByLabel('Votre nom à la table').fill('Zoé');
  await page.getByRole('button', { name: 'Ouvrir la table' }).click();
  await page.getByRole('button', { name: 'Mettre un robot à la place 2' }).click();
  await page.getByRole('dialog').getByRole('button').last().click();
  await page.getByRole('button', { name: 'Commencer la partie' }).click();
  await settled(page);
  const id = tableIn(new URL(page.url()));
  // What was taken back is no part of the record.
  await playOn({ name: 'Zoé', page }, 'taken back', 2);
  await request(page, 'POST', `/api/tables/${id}/propose`, { kind: 'back' });
  // A bot continues for a player who leaves.
  await request(page, 'POST', `/api/tables/${id}/leave`);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  expect(await (await request(page, 'GET', `/api/tables/${id}/record`)).text()).toContain('were taken back');
  await page.getByRole('link', { name: 'Vérifier cette partie' }).click();
  await expect(verdictOf(page)).toContainText('Partie correcte, donne prouvée pour vous');
  for (const name of ['seen', 'parts']) {
    await expect(page.locator(`[data-check="${name}"]`)).toHaveAttribute('data-finding', 'held');
  }
  await expect(page.locator('[data-check="parts"]')).toContainText('La part de cet appareil est dans la donne');
  const stranger = await browser.newPage();
  await stranger.goto(`/verify#${id}`);
  await expect(verdictOf(stranger)).toContainText('Partie correcte, donne prouvée pour Zoé');
  await expect(stranger.locator('[data-check="seen"]')).toHaveAttribute('data-finding', 'unknown');
  await expect(stranger.locator('[data-check="parts"]')).toContainText('Prouvé pour Zoé');
  await stranger.close();
});

test('an address that names no game says so and offers another try', async ({ page }) => {
  await page.goto('/verify#abcdefghijkmnpqr');
  await expect(page.locator('.problem')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Réessayer' })).toBeVisible();
  await page.goto('about:blank');
  await page.goto('/verify#game=cut');
  await expect(page.locator('.problem')).toContainText('Ce lien est incomplet');
});
