import { expect } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { LIGHT, expectAccessible } from './audit.ts';
import { DESK, PHONE, ask, begin, comeAs, factsOf, test } from './friends.ts';
import type { Friend } from './friends.ts';
import { expectToFit, tableOf } from './steps.ts';
import { tableIn } from '../src/lib/i18n/table-address.ts';

/** A person's table with an open seat, and its address. */
const openTable = async (host: Friend, more: object = {}): Promise<string> => {
  const { id } = await ask<{ readonly id: string }>(host.page, 'POST', '/api/tables', {
    game: 'skybridge',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }],
    pace: { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 },
    atZero: 'move',
    visibility: 'private',
    ...more,
  });
  return id;
};

const friends = async (browser: Browser): Promise<readonly [Friend, Friend]> => [
  await comeAs(browser, 'Camille', PHONE),
  await comeAs(browser, 'Basile', DESK),
];

test('a waiting room: two Sams, a word to a removed player, other seats and options, and a chat', async ({
  browser,
}) => {
  const camille = await comeAs(browser, 'Sam', PHONE);
  const basile = await comeAs(browser, 'Sam', DESK);
  const id = await openTable(camille, { game: 'mille-bornes', spectatorDelay: 5 });
  await camille.page.goto(`/play#${id}`);
  await basile.page.goto(`/en/play#${id}`);
  await basile.page.getByRole('button', { name: 'Play as Sam' }).click();
  await expect(camille.page.getByText('Sam 2').first()).toBeVisible();

  // The chat of the waiting room; links of a private table can be opened.
  await basile.page.getByLabel('Your message').fill('The rules: https://example.org/rules.');
  await basile.page.getByRole('button', { name: 'Send', exact: true }).click();
  const link = camille.page.getByRole('log').getByRole('link', { name: 'https://example.org/rules' });
  await expect(link).toHaveAttribute('rel', /noopener.*nofollow/);

  await expectAccessible(camille.page, 'waiting room', { themes: LIGHT });

  // Options, seats and teams, until the game begins.
  await camille.page.getByRole('button', { name: 'Changer les options' }).click();
  await camille.page.getByRole('dialog').getByLabel('Édition').selectOption({ index: 1 });
  await camille.page.keyboard.press('Escape');
  await expect.poll(async () => (await factsOf(camille.page, id)).options['edition']).toBe('circuit');
  await expect(basile.page.getByText('The host changed the options. Edition: ')).toBeVisible();
  await camille.page.getByRole('button', { name: 'Placer les joueurs', exact: true }).click();
  await camille.page.getByRole('button', { name: '6', exact: true }).click();
  await expect(basile.page.getByText('team A').first()).toBeVisible();
  // By keyboard: the focus stays with the player.
  await camille.page.getByRole('button', { name: 'Déplacer Sam 2 vers le haut' }).press('Enter');
  await expect(camille.page.getByRole('button', { name: 'Déplacer Sam 2 vers le bas' })).toBeFocused();
  await expect(basile.page.locator('li', { hasText: 'Sam 2' }).first()).toContainText('team A');
  await camille.page.getByRole('button', { name: 'Terminé', exact: true }).click();
  await expectToFit(camille.page);

  // Removed, told why, and not offered the seat at once.
  await camille.page.getByRole('button', { name: 'Retirer Sam 2 de la table' }).click();
  await camille.page.getByRole('dialog').getByRole('textbox').fill('La place est pour ma sœur.');
  await camille.page.getByRole('dialog').getByRole('button', { name: 'Retirer', exact: true }).click();
  const told = basile.page.getByRole('alert').filter({ hasText: 'removed you' });
  await expect(told).toContainText('La place est pour ma sœur.');
  await expect(camille.page.getByRole('heading', { name: 'Places' })).toBeFocused();
  await expect(basile.page.getByRole('button', { name: /^Take seat|^Play as/ })).toHaveCount(0);
  await expectAccessible(basile.page, 'removed', { themes: LIGHT });

  // Begin with open seats: with fewer players, or with bots.
  await camille.page.getByRole('button', { name: 'Commencer la partie' }).click();
  const dialog = camille.page.getByRole('dialog');
  await expect(dialog).toContainText('5 places libres');
  await dialog.getByRole('button', { name: 'Commencer avec 5 robots' }).click();
  await expect(tableOf(camille.page)).toBeVisible();
  // The board takes the focus that "Begin" had, and the removed player sees that they are watching.
  await expect(camille.page.locator('main')).toBeFocused();
  await expect(basile.page.getByText('You’re watching this game, 5 moves behind.')).toBeVisible();
  for (const { expectNoComplaints } of [camille, basile]) expectNoComplaints();
});

test('a bot fills in, the player returns, another takes over: the log says so and keeps the names', async ({
  browser,
}) => {
  const [camille, basile] = await friends(browser);
  const nora = await comeAs(browser, 'Nora', DESK);
  const id = await begin('skybridge', [camille, basile]);
  const mover = (await tableOf(camille.page).getAttribute('data-moves')) === '0' ? basile : camille;
  await mover.page.locator('main [data-offer]').first().press('Enter');
  await ask(basile.page, 'POST', `/api/tables/${id}/leave`);
  // On Camille's turn it is the newest line; otherwise it is listed with what happened since.
  const foot = camille.page.getByRole('contentinfo');
  await expect(foot).toContainText('Basile a quitté la partie');
  await basile.page.getByRole('button', { name: 'Resume playing' }).click();
  await expect(foot).toContainText('Basile est de retour.');

  // An offered seat can be withdrawn.
  await ask(basile.page, 'POST', `/api/tables/${id}/leave`);
  await camille.page.getByRole('button', { name: 'La table', exact: true }).click();
  const offer = camille.page.getByRole('button', { name: 'Proposer la place de Basile', exact: true });
  const withdraw = camille.page.getByRole('button', { name: 'Ne plus proposer la place de Basile', exact: true });
  await offer.click();
  await withdraw.click();
  await offer.click();
  await expect(withdraw).toBeVisible();
  await camille.page.keyboard.press('Escape');

  // The link of a finished game leads to the table while it goes on.
  await nora.page.goto(`/en/r/${id}`);
  await expect(nora.page).toHaveURL(new RegExp(`/en/t/${id}$`));
  await expect(nora.page.getByText('You’re watching this game.')).toBeVisible();
  await nora.page.getByRole('button', { name: 'Take seat', exact: true }).click();
  await expect(basile.page.getByText('Nora took over your seat. You’re watching this game.')).toBeVisible();
  const log = nora.page.getByRole('list', { name: 'Log', exact: true }).first();
  await expect(log).toContainText('Nora takes over Basile’s seat.');
  await expect(log).toContainText('Basile is back.');
  if (mover === basile) await expect(log.getByRole('listitem').first()).toContainText('Basile');
  for (const { expectNoComplaints } of [camille, basile, nora]) expectNoComplaints();
});

test('the chat stands beside the board, and a phone shows the newest message', async ({ browser }) => {
  const [camille, basile] = await friends(browser);
  // A table for three begins with the two who have come.
  const id = await openTable(camille);
  await ask(basile.page, 'POST', `/api/tables/${id}/seats/1/take`);
  await camille.page.goto(`/t/${id}`);
  await basile.page.goto(`/en/t/${id}`);
  await camille.page.getByRole('button', { name: 'Commencer la partie' }).click();
  await camille.page.getByRole('dialog').getByRole('button', { name: 'Commencer à 2 joueurs' }).click();
  for (const { page } of [camille, basile]) await expect(tableOf(page)).toBeVisible();
  expect((await factsOf(camille.page, id)).seats).toHaveLength(2);
  await basile.page.keyboard.press('c');
  await expect(basile.page.getByLabel('Your message')).toBeFocused();
  await basile.page.keyboard.type('Bonjour de Lyon');
  await basile.page.keyboard.press('Enter');
  const preview = camille.page.locator('.preview');
  await expect(preview).toContainText('Basile Bonjour de Lyon');
  await expectToFit(camille.page);
  await preview.click();
  await expect(camille.page.getByRole('dialog')).toContainText('Bonjour de Lyon');
  // Both clocks are visible, also that of the player who waits.
  await camille.page.keyboard.press('Escape');
  await expect(camille.page.locator('.clock')).toHaveCount(2);
  for (const clock of await camille.page.locator('.clock').all()) await expect(clock).toBeVisible();
  for (const { expectNoComplaints } of [camille, basile]) expectNoComplaints();
});

/** A public game that bots finish for two people, who did not leave it. */
const finished = async (browser: Browser): Promise<readonly [Friend, Friend, string]> => {
  const [camille, basile] = await friends(browser);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const id = await openTable(camille, { game: 'bridgetown-races', seats, visibility: 'public' });
  await ask(basile.page, 'POST', `/api/tables/${id}/seats/1/take`);
  await ask(camille.page, 'POST', `/api/tables/${id}/begin`);
  await ask(camille.page, 'POST', `/api/tables/${id}/seats/0/bot`, { level: 'medium' });
  for (const change of ['free', 'keep']) await ask(basile.page, 'POST', `/api/tables/${id}/seats/1/${change}`);
  for (const { page } of [camille, basile]) await page.goto(`/play#${id}`);
  for (const { page } of [camille, basile]) {
    await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
    await expect(page.getByRole('dialog')).toBeVisible();
  }
  return [camille, basile, id];
};

test('a win by a bot is announced; the rematch takes one tap each; everybody can replay a public game', async ({
  browser,
}) => {
  const [camille, basile, id] = await finished(browser);
  await expect(camille.page.getByText(/Un robot a terminé la partie/).first()).toBeVisible();

  const stranger = await comeAs(browser, 'Zoé', DESK);
  await stranger.page.goto(`/en/replay#${id}`);
  await expect(stranger.page.locator('main')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: 'Next move', exact: true })).toBeVisible();
  await stranger.page.goto('/en/tables');
  await expect(stranger.page.getByText('Recently finished')).toBeVisible();
  await expect(stranger.page.getByRole('link', { name: 'Play bots meanwhile' })).toBeVisible();
  await stranger.page.getByRole('combobox', { name: 'Game' }).selectOption('Skybridge');
  await expect(stranger.page.getByRole('link', { name: 'Find players for Skybridge' })).toHaveAttribute(
    'href',
    '/en/quick-play?game=skybridge',
  );
  const live = stranger.page.getByRole('region', { name: 'Live now' });
  await expect(live).toBeVisible();
  await stranger.page.context().setOffline(true);
  await stranger.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(live.getByRole('status')).toHaveText(/^Couldn’t refresh the list/);
  await stranger.page.context().setOffline(false);
  await expect(live.getByRole('status')).not.toHaveText(/^Couldn’t refresh the list/);

  await camille.page.getByRole('button', { name: 'Rejouer', exact: true }).click();
  await expect(camille.page.getByText(/On attend Basile/)).toBeVisible();
  const next = tableIn(new URL(camille.page.url()));
  await stranger.page.goto(`/en/play#${next}`);
  await expect(stranger.page.getByText('seat reserved')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: /Take seat/ })).toHaveCount(0);
  // The link leads to the kept seat too. Declining opens it; somebody who thinks better of it can still take it.
  const elsewhere = await basile.page.context().newPage();
  await elsewhere.goto(`/en/t/${next}`);
  await expect(elsewhere.getByRole('heading', { name: 'Your seat is waiting' })).toBeVisible();
  await expect(elsewhere.getByRole('timer')).toHaveText(/^Seat 2 is reserved for you for [01]:\d\d\.$/);
  await expect(elsewhere.getByRole('button', { name: 'Take seat 2' })).toBeVisible();
  await expect(camille.page.getByRole('timer')).toHaveText(/réservées encore [01]:\d\d/);
  await elsewhere.close();
  // It is offered beside the board too.
  await basile.page.keyboard.press('Escape');
  await expect(basile.page.getByRole('dialog')).toBeHidden();
  await expectToFit(basile.page);
  await basile.page.getByRole('button', { name: 'No thanks' }).click();
  await expect(basile.page.getByText('You declined the rematch')).toBeVisible();
  await expect(stranger.page.getByRole('button', { name: 'Take seat 2' })).toBeVisible();
  await expect(camille.page.getByText(/On attend Basile/)).toHaveCount(0);
  await basile.page.reload();
  await basile.page.getByRole('button', { name: 'Accept rematch', exact: true }).click();
  for (const { page } of [camille, basile]) await expect(tableOf(page)).toHaveAttribute('data-over', 'false');
  for (const { expectNoComplaints } of [camille, basile, stranger]) expectNoComplaints();
});
