import { expect } from '@playwright/test';
import type { NewTable } from '@ponts-bornes/protocol';
import { DESK, PHONE, ask, comeAs, request, test } from './friends.ts';
import { expectToFit, tableOf } from './steps.ts';

const PACE: NewTable['pace'] = { kind: 'live', bank: 600, increment: 10, choice: 60, answer: 5 };

test('two play at a public table; a third watches it from “Live now”, and replays it from the address bar', async ({
  browser,
}) => {
  const camille = await comeAs(browser, 'Camille', DESK);
  const basile = await comeAs(browser, 'Basile', DESK);
  const zoe = await comeAs(browser, 'Zoé', PHONE);
  const asked: NewTable = {
    game: 'bridgetown-races',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    pace: PACE,
    atZero: 'move',
    visibility: 'public',
    language: 'en',
  };
  const { id } = await ask<{ readonly id: string }>(camille.page, 'POST', '/api/tables', asked);
  // The invitation is the short link, in the language of the person who opens it.
  await camille.page.goto(`/t/${id}`);
  await expect(camille.page).toHaveURL(new RegExp(`/en/t/${id}$`));
  await expect(camille.page.getByRole('textbox', { name: 'Table link', exact: true })).toHaveValue(
    new RegExp(`/t/${id}$`),
  );
  // The question about the open seat answers itself when somebody takes it.
  await camille.page.getByRole('button', { name: 'Start the game', exact: true }).click();
  const start = camille.page.getByRole('dialog');
  await expect(start).toContainText('1 seat is still open.');
  await basile.page.goto(`/t/${id}`);
  await basile.page.getByRole('button', { name: 'Play as Basile' }).click();
  await expect(start).toContainText('All seats are taken: you can start.');
  await start.getByRole('button', { name: 'Start the game', exact: true }).click();
  for (const { page } of [camille, basile]) await expect(tableOf(page)).toBeVisible();

  // A phone, by keyboard, in French.
  await zoe.page.goto('/tables');
  const live = zoe.page.getByRole('region', { name: 'En direct', exact: true });
  const watch = live.locator(`a[href$="/t/${id}"]`);
  await expect(live).toContainText('Camille, Basile');
  await expectToFit(zoe.page);
  await watch.focus();
  await zoe.page.keyboard.press('Enter');
  await expect(zoe.page).toHaveURL(new RegExp(`/t/${id}$`));
  await expect(tableOf(zoe.page)).toBeVisible();
  // A spectator has nothing to undo or choose.
  await expect(zoe.page.getByRole('button', { name: /^(Annuler|Coups)$/ })).toHaveCount(0);

  // Bots play the game to its end.
  for (const { page } of [camille, basile]) await ask(page, 'POST', `/api/tables/${id}/leave`);
  for (const { page } of [camille, basile, zoe]) await expect(tableOf(page)).toHaveAttribute('data-over', 'true');

  await zoe.page.goto(`/r/${id}`);
  await expect(zoe.page.getByRole('button', { name: 'Coup suivant', exact: true })).toBeVisible();
  await expect(zoe.page.getByText(/^Gagnée par (Camille|Basile).* · \d+ \S+ \d{4}$/)).toBeVisible();
  await expect(zoe.page.getByRole('link', { name: 'Vérifier' })).toHaveAttribute('href', `/verify#${id}`);
  await expectToFit(zoe.page);
  await zoe.page.context().grantPermissions(['clipboard-write']);
  await zoe.page.getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(zoe.page.getByText('Lien copié.', { exact: true })).toBeVisible();
  // The older form still works.
  await zoe.page.goto(`/replay#${id}`);
  await expect(zoe.page.getByRole('button', { name: 'Coup suivant', exact: true })).toBeVisible();
  // The preview is that of the host's language.
  const html = await (await request(zoe.page, 'GET', `/r/${id}`)).text();
  expect(html).toMatch(/<meta property="og:title" content="[^"]*: (?:Camille|Basile)[^"]* wins?"/);
  // It shows the final board.
  const picture = await request(zoe.page, 'GET', /property="og:image" content="(.*?)"/.exec(html)![1]!);
  expect(picture.headers()['content-type']).toBe('image/png');

  await zoe.page.goto('/');
  await expect(zoe.page.getByRole('region', { name: /En direct|À revoir/ })).toBeVisible();
  await expectToFit(zoe.page);
  for (const { expectNoComplaints } of [camille, basile, zoe]) expectNoComplaints();
});

test('the link of an unknown table says so, in the reader’s language', async ({ browser }) => {
  const { page } = await comeAs(browser, 'Nora', DESK);
  const response = await page.goto('/t/abcdefgh23456789');
  expect(response?.status()).toBe(404);
  await expect(page.getByText('This table doesn’t exist or has been closed.')).toBeVisible();
});
