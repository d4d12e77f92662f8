import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { DESK, PHONE, ask, begin, comeAs, factsOf, haveMoves, playOn } from './friends.ts';
import { expectToFit, tableOf, tapOnce } from './steps.ts';

/** One reloads when so much has happened, and then the other has no network for a while. */
const RELOAD = 6;
/** Who taps at random hardly ever comes home: after so much, bots go on. */
const LONG: Readonly<Record<string, number>> = { 'course-autour-du-monde': 24 };

for (const { meta } of CATALOGUE) {
  test(`two people play a whole game of ${meta.id}, with a reload and without a network for a while`, async ({
    browser,
  }) => {
    const camille = await comeAs(browser, 'Camille', PHONE);
    const basile = await comeAs(browser, 'Basile', DESK);
    const both = [camille, basile];
    const id = await begin(meta.id, both);
    await Promise.all(both.map((friend) => playOn(friend, 'first', RELOAD)));
    await camille.page.reload();
    await expect(tableOf(camille.page)).toBeVisible();
    await basile.page.context().setOffline(true);
    await expect(basile.page.getByText(/connection lost/i).first()).toBeVisible();
    if (await haveMoves(camille.page)) await tapOnce(camille.page, fastRandom('alone'));
    await basile.page.context().setOffline(false);
    await expect(basile.page.getByText(/connection lost/i)).toHaveCount(0);
    await Promise.all(both.map((friend) => playOn(friend, 'last', LONG[meta.id])));
    if (meta.id in LONG) for (const { page } of both) await ask(page, 'POST', `/api/tables/${id}/leave`);
    for (const { page, expectNoComplaints } of both) {
      await expect(tableOf(page)).toHaveAttribute('data-over', 'true', { timeout: 120_000 });
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectToFit(page);
      expectNoComplaints();
    }
    const { status, winners } = await factsOf(camille.page, id);
    expect(status).toBe('over');
    expect(winners).not.toBeNull();
  });
}

test('people meet by a link, talk, and a bot plays for one who is gone until they are back', async ({ browser }) => {
  const [host, guest] = await Promise.all([browser.newContext(PHONE), browser.newContext(DESK)]);
  const camille = await host.newPage();
  await camille.goto('/games/skybridge?way=friends');
  await camille.getByLabel('Votre nom à la table').fill('Camille');
  await camille.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await camille.getByLabel('Lien de la table').inputValue();
  await expectToFit(camille);

  const first = await guest.newPage();
  await first.goto(link);
  await first.getByRole('textbox', { name: /^Your name/ }).fill('Basile');
  await first.getByRole('button', { name: 'Sit down', exact: true }).click();
  await camille.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of [camille, first]) await expect(tableOf(page)).toBeVisible();

  await first.getByRole('button', { name: 'Conversation' }).click();
  await first.getByRole('button', { name: 'Good luck' }).click();
  await camille.getByRole('button', { name: /^Conversation, 1 message/ }).click();
  const talk = camille.getByRole('dialog');
  await expect(talk).toContainText('Bonne chance');
  await talk.getByLabel('Votre message').fill('À vous deux aussi.');
  await talk.getByRole('button', { name: 'Dire' }).click();
  await expect(first.getByRole('dialog')).toContainText('À vous deux aussi.');
  await camille.keyboard.press('Escape');

  await first.close();
  await camille.getByRole('button', { name: 'La table', exact: true }).click();
  await camille.getByRole('button', { name: 'Faire jouer un robot pour Basile' }).click();
  await expect(camille.getByRole('dialog')).toContainText('un robot joue à sa place');
  await camille.keyboard.press('Escape');

  const again = await guest.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Take up my seat again' }).click();
  await expect(again.getByRole('button', { name: 'Take up my seat again' })).toHaveCount(0);
  await expect(camille.getByText('Basile joue de nouveau.').first()).toBeVisible();
});
