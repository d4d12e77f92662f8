import { expect } from '@playwright/test';
import { LIGHT, expectAccessible } from './audit.ts';
import { DESK, PHONE, begin, comeAs, factsOf, playOn, test } from './friends.ts';
import { tableOf } from './steps.ts';

test('two people take back a turn, pause, add time and stop by agreement; the record is verified on the device', async ({
  browser,
}) => {
  const camille = await comeAs(browser, 'Camille', PHONE);
  const basile = await comeAs(browser, 'Basile', DESK);
  const both = [camille, basile];
  const id = await begin('skybridge', both);
  await Promise.all(both.map((friend) => playOn(friend, 'agree', 4)));
  const propose = async (name: string): Promise<void> => {
    await camille.page.getByRole('button', { name: 'La table', exact: true }).click();
    await camille.page.getByRole('button', { name }).click();
    await expect(camille.page.getByRole('dialog')).toBeHidden();
  };
  const agree = basile.page.getByRole('button', { name: 'Agree', exact: true });

  await propose('Reprendre mon dernier tour');
  await expect(camille.page.getByText('En attente de l’accord de Basile.')).toBeVisible();
  await expectAccessible(basile.page, 'proposal', { part: 'footer', themes: LIGHT });
  await agree.press('Enter');
  const log = basile.page.getByRole('list', { name: 'Log', exact: true });
  await expect(log).toContainText('taken back by agreement, at Camille’s request');
  await expect(tableOf(camille.page)).not.toHaveAttribute('data-moves', '0');

  // Proposals of one seat have ten seconds between them, so Basile proposes the next one.
  await basile.page.getByRole('button', { name: 'The table', exact: true }).click();
  await basile.page.getByRole('button', { name: 'Pause', exact: true }).click();
  await camille.page.getByRole('button', { name: 'D’accord' }).click();
  await expect(basile.page.getByText('The game is paused.').first()).toBeVisible();
  // Nobody can play meanwhile.
  for (const { page } of both) await expect(tableOf(page)).toHaveAttribute('data-moves', '0');
  for (const { page } of both) await expect(page.locator('.prompt')).toHaveText(/en pause\.$|is paused\.$/);
  await camille.page.getByRole('button', { name: 'Reprendre la partie' }).click();
  await expect(log).toContainText('Camille resumes the game.');

  // Refused, withdrawn, and agreed.
  await propose('Ajouter 5 minutes');
  await expect(basile.page.getByText('Camille proposes adding 5 minutes for everyone.')).toBeVisible();
  await basile.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(camille.page.getByText('Basile refuse d’ajouter du temps.').first()).toBeVisible();
  await expect(camille.page.getByText('Vous proposez d’ajouter 5 minutes à tous.')).toHaveCount(0);
  await basile.page.getByRole('button', { name: 'The table', exact: true }).click();
  await basile.page.getByRole('button', { name: 'Stop without a result', exact: true }).click();
  await expect(camille.page.getByText('Basile propose d’arrêter la partie sans résultat.')).toBeVisible();
  await basile.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(camille.page.getByText('Basile propose d’arrêter la partie sans résultat.')).toHaveCount(0);
  await propose('Ajouter 5 minutes');
  await agree.click();
  await expect(log).toContainText('Everyone has more time, at Camille’s request.');
  await basile.page.getByRole('button', { name: 'The table', exact: true }).click();
  await basile.page.getByRole('button', { name: 'Stop without a result', exact: true }).click();
  await camille.page.getByRole('button', { name: 'D’accord' }).click();
  for (const { page } of both)
    await expect(page.getByText(/stopped by agreement|arrêtée d’un commun accord/).first()).toBeVisible();
  expect(await factsOf(camille.page, id)).toMatchObject({ status: 'over', winners: null });
  await basile.page.getByRole('link', { name: 'Replay' }).click();
  await expect(basile.page.getByRole('slider')).toBeVisible();
  await basile.page.goto('/en/tables');
  await expect(basile.page.getByText('Stopped without a result').first()).toBeVisible();

  await camille.page.getByRole('link', { name: 'Vérifier' }).click();
  const verdict = camille.page.locator('[data-verdict]');
  await expect(verdict).toContainText('Aucune erreur');
  await expect(camille.page.locator('[data-finding="failed"]')).toHaveCount(0);
  for (const { expectNoComplaints } of both) expectNoComplaints();
});
