import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { DESK, PHONE, ask, begin, comeAs, factsOf, haveMoves, playOn, test } from './friends.ts';
import { IS_LONG } from './length.ts';
import { LOOK, expectToFit, tableOf, tapOnce } from './steps.ts';

/** With answers in seconds, and with an outage. In turns.e2e.ts two people play all games; here only in long runs. */
const GAMES = CATALOGUE.filter(({ meta: { id } }) => IS_LONG || ['mille-bornes', 'skybridge'].includes(id));
/** The number of moves at which one player reloads, and at which the other may then go offline for a while. */
const RELOAD = 6;
/** The same code handles an outage at every table, and Chromium is busy while it pretends one. */
const OUTAGES = IS_LONG ? CATALOGUE.map(({ meta }) => meta.id) : ['skybridge'];
/** Bots finish after this many moves: random players hardly ever get home there. */
const CUT: Readonly<Record<string, number>> = IS_LONG
  ? { 'course-autour-du-monde': 24 }
  : { 'mille-bornes': 10, skybridge: 10 };

/** One player is offline while the other plays on. */
const loseConnection = async (page: Page, other: Page): Promise<void> => {
  await page.context().setOffline(true);
  await expect(page.getByText(/connection lost/i).first()).toBeVisible();
  if (await haveMoves(other)) await tapOnce(other, fastRandom('alone'));
  await page.context().setOffline(false);
  await expect(page.getByText(/connection lost/i)).toHaveCount(0);
};

for (const { meta } of GAMES) {
  const hasOutage = OUTAGES.includes(meta.id);
  test(`two people play ${meta.id} to its end, with a reload${hasOutage ? ' and a network outage' : ''}`, async ({
    browser,
  }) => {
    const camille = await comeAs(browser, 'Camille', PHONE);
    const basile = await comeAs(browser, 'Basile', DESK);
    const both = [camille, basile];
    const id = await begin(meta.id, both);
    await Promise.all(both.map((friend) => playOn(friend, 'first', RELOAD)));
    await camille.page.reload();
    await expect(tableOf(camille.page)).toBeVisible();
    if (hasOutage) await loseConnection(basile.page, camille.page);
    await Promise.all(both.map((friend) => playOn(friend, 'last', CUT[meta.id])));
    if (meta.id in CUT) for (const { page } of both) await ask(page, 'POST', `/api/tables/${id}/leave`);
    for (const { page, expectNoComplaints } of both) {
      await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectToFit(page);
      expectNoComplaints();
    }
    const { status, winners } = await factsOf(camille.page, id);
    expect(status).toBe('over');
    expect(winners).not.toBeNull();
  });
}

test('people meet by a link, chat, and a bot fills in for an absent player until they return', async ({ browser }) => {
  const [host, guest] = await Promise.all([browser.newContext(PHONE), browser.newContext(DESK)]);
  const camille = await host.newPage();
  await camille.goto('/games/skybridge?way=friends');
  await camille.getByLabel('Votre nom à la table').fill('Camille');
  await camille.getByRole('button', { name: 'Ouvrir la table' }).click();
  const link = await camille.getByLabel('Lien de la table', { exact: true }).inputValue();
  await expectToFit(camille);

  const first = await guest.newPage();
  await first.goto(link);
  await first.getByRole('textbox', { name: /^Your name/ }).fill('Basile');
  await first.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(first.getByText('Camille can start the game')).toBeVisible();
  // A reload and a second tab share the pledged part.
  await first.reload();
  const tab = await guest.newPage();
  await tab.goto(link);
  await expect(tab.getByText('Camille can start the game')).toBeVisible();
  await camille.getByRole('button', { name: 'Commencer la partie' }).click();
  for (const page of [camille, first, tab]) await expect(tableOf(page)).toBeVisible();
  await tab.close();
  const pledge = expect.stringMatching(/^[0-9a-f]{64}$/);
  const { pledges } = await factsOf(camille, new URL(link).pathname.split('/').at(-1)!);
  expect(pledges).toStrictEqual({ attempt: 1, isRevealing: false, seats: [pledge, pledge], missing: [] });

  await first.getByText('Quick phrases').click();
  await first.getByRole('button', { name: 'Good luck' }).click();
  await camille.getByRole('button', { name: /^Discussion, 1 nouveau message/ }).click();
  const talk = camille.getByRole('dialog');
  await expect(talk.getByRole('listitem').filter({ hasText: 'Bonne chance' }).locator('[data-emblem="1"]')).toHaveCount(
    1,
  );
  await talk.getByLabel('Votre message').fill('À vous deux aussi.');
  await talk.getByRole('button', { name: 'Envoyer', exact: true }).click();
  const said = first.locator('.talk').getByRole('listitem').filter({ hasText: 'À vous deux aussi.' });
  await expect(said.locator('[data-emblem="0"]')).toHaveCount(1);
  await camille.keyboard.press('Escape');

  await first.close();
  await camille.getByRole('button', { name: 'La table', exact: true }).click();
  // Not at once: Basile has some time to return.
  await camille.getByRole('button', { name: 'Remplacer Basile par un robot' }).click();
  await expect(camille.getByRole('dialog')).toContainText(/Il a encore \d+ secondes? pour revenir/);
  await expect(async () => {
    await camille.getByRole('button', { name: 'Remplacer Basile par un robot' }).click();
    await expect(camille.getByRole('dialog')).toContainText('un robot joue à sa place', { timeout: LOOK });
  }).toPass();
  await camille.keyboard.press('Escape');

  const again = await guest.newPage();
  await again.goto(link);
  await again.getByRole('button', { name: 'Resume playing' }).click();
  await expect(again.getByRole('button', { name: 'Resume playing' })).toHaveCount(0);
  await expect(camille.getByText('Basile est de retour.').first()).toBeVisible();
});
