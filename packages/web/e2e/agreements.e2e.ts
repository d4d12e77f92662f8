import { expect } from '@playwright/test';
import { DESK, PHONE, ask, begin, comeAs, factsOf, playOn, test } from './friends.ts';
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
  await agree.click();
  const log = basile.page.getByRole('list', { name: 'Log', exact: true });
  await expect(log).toContainText('taken back by agreement, at Camille’s request');
  await expect(tableOf(camille.page)).not.toHaveAttribute('data-moves', '0');

  // Proposals of one seat have ten seconds between them, so Basile proposes the next one.
  await basile.page.getByRole('button', { name: 'The table', exact: true }).click();
  await basile.page.getByRole('button', { name: 'Pause', exact: true }).click();
  await camille.page.getByRole('button', { name: 'D’accord' }).click();
  await expect(basile.page.getByText('The game is paused.').first()).toBeVisible();
  await camille.page.locator('main [data-offer]').first().press('Enter');
  await expect(tableOf(camille.page)).toHaveAttribute(
    'data-number',
    (await tableOf(basile.page).getAttribute('data-number'))!,
  );
  await camille.page.getByRole('button', { name: 'Reprendre la partie' }).click();
  await expect(log).toContainText('Camille resumes the game.');

  // Refused, withdrawn, and agreed.
  await expect(() => ask(camille.page, 'POST', `/api/tables/${id}/propose`, { kind: 'time' })).toPass();
  await basile.page.getByRole('button', { name: 'Decline', exact: true }).click();
  await expect(camille.page.getByText('Vous proposez d’ajouter du temps à tous.')).toHaveCount(0);
  await ask(basile.page, 'POST', `/api/tables/${id}/propose`, { kind: 'stop' });
  await camille.page.getByRole('button', { name: 'D’accord' }).click();
  for (const { page } of both)
    await expect(page.getByText(/stopped by agreement|arrêtée d’un commun accord/).first()).toBeVisible();
  expect(await factsOf(camille.page, id)).toMatchObject({ status: 'over', winners: null });

  await camille.page.goto(`/verify#${id}`);
  const verdict = camille.page.locator('[data-verdict]');
  await expect(verdict).toContainText('Aucune erreur');
  await expect(camille.page.locator('[data-finding="failed"]')).toHaveCount(0);
  for (const { expectNoComplaints } of both) expectNoComplaints();
});
