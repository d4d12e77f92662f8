import { randomBytes } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './audit.ts';
import { test } from './friends.ts';
import { watched } from './steps.ts';

const PASSWORD = 'quatre ponts et une borne';
const newName = (): string => `zoe-${randomBytes(6).toString('hex')}`;

/** Passkeys require a host name, not an IP address. */
const placeOf = (baseURL: string | undefined): string => baseURL!.replace('127.0.0.1', 'localhost');

const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const comeAsGuest = async (page: Page, place: string, nickname: string): Promise<void> => {
  await page.goto(`${place}/me`);
  const own = card(page, 'Pseudonyme');
  await own.getByLabel('Pseudonyme').fill(nickname);
  await own.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(own.getByRole('status')).toContainText(nickname);
};

const makeAccount = async (page: Page, name: string): Promise<void> => {
  const keep = card(page, 'Conserver vos parties');
  await keep.getByLabel('Nom du compte').fill(name);
  await keep.getByLabel('Mot de passe').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByText(`Le compte ${name} est créé`)).toBeVisible();
};

const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  const own = card(page, 'Se connecter');
  await own.getByLabel('Nom du compte').fill(name);
  await own.getByLabel('Mot de passe').fill(password);
  await own.getByRole('button', { name: 'Se connecter' }).click();
};

/** A device with user verification that can store passkeys. */
const withAuthenticator = async (page: Page): Promise<void> => {
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('WebAuthn.enable');
  await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
};

const otherDevice = async (browser: Browser): Promise<Page> => (await browser.newContext()).newPage();

test('a guest gets an account, signs out, and signs in on another device', async ({ page, browser, baseURL }) => {
  const expectNoComplaints = watched(page);
  const place = placeOf(baseURL);
  const name = newName();
  await comeAsGuest(page, place, 'Zoé');
  await expectAccessible(page, 'a guest');
  await makeAccount(page, name);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectAccessible(page, 'an account');
  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await expect(page.getByText('Déconnexion réussie.')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Se connecter')).toBeVisible();
  expectNoComplaints();

  const other = await otherDevice(browser);
  await comeAsGuest(other, place, 'Zoé au bureau');
  await signIn(other, name, 'un autre mot de passe');
  await expect(other.getByRole('alert').filter({ hasText: 'Nom ou mot de passe incorrect' })).toBeVisible();
  await signIn(other, name.toUpperCase(), PASSWORD);
  await expect(other.getByText(`Compte : ${name}`).first()).toBeVisible();
  await expect(card(other, 'Pseudonyme').getByLabel('Pseudonyme')).toHaveValue('Zoé');
  await other.context().close();
});

test('invalid input is reported before the server is asked', async ({ page, baseURL }) => {
  const expectNoComplaints = watched(page);
  await comeAsGuest(page, placeOf(baseURL), 'Zoé');
  const keep = card(page, 'Conserver vos parties');
  const make = keep.getByRole('button', { name: 'Créer le compte' });
  await make.click();
  await expect(keep.getByRole('alert')).toContainText('Choisissez un nom de compte.');
  await keep.getByLabel('Nom du compte').fill('zoé d');
  await make.click();
  await expect(keep.getByRole('alert')).toContainText('sans espaces');
  await keep.getByLabel('Nom du compte').fill(newName());
  await keep.getByLabel('Mot de passe').fill('court');
  await make.click();
  await expect(keep.getByRole('alert')).toContainText('au moins 10');
  await expectAccessible(page, 'a form with a problem');
  expectNoComplaints();
});

test('an account by passkey alone, another passkey, and signing in without a password', async ({ page, baseURL }) => {
  const place = placeOf(baseURL);
  const name = newName();
  await withAuthenticator(page);
  await comeAsGuest(page, place, 'Zoé');
  const keep = card(page, 'Conserver vos parties');
  await keep.getByLabel('Nom du compte').fill(name);
  await keep.getByRole('button', { name: 'Créer avec une clé d’accès' }).click();
  await expect(page.getByText(`Le compte ${name} est créé`)).toBeVisible();
  const keys = card(page, 'Clés d’accès');
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await keys.getByRole('button', { name: /^Retirer/ }).click();
  await expect(keys.getByRole('alert')).toContainText('votre seul moyen de connexion');
  await keys.getByLabel('Nom de la nouvelle clé').fill('La même encore');
  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(keys.getByRole('alert')).toContainText('déjà une clé d’accès');

  await page.getByRole('button', { name: 'Se déconnecter', exact: true }).click();
  await card(page, 'Se connecter').getByRole('button', { name: 'Avec une clé d’accès', exact: true }).click();
  await expect(page.getByText(`Compte : ${name}`).first()).toBeVisible();

  const password = card(page, 'Mot de passe');
  await password.getByLabel('Nouveau mot de passe').fill(PASSWORD);
  await password.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(password.getByRole('status')).toContainText('Mot de passe enregistré');
  await keys.getByRole('button', { name: /^Retirer/ }).click();
  await expect(keys.getByRole('status')).toContainText('Clé d’accès retirée');
  await expect(keys.getByText('Aucune clé d’accès')).toBeVisible();
});

test('a token is shown once, works, and is useless once removed', async ({ page, request, baseURL }) => {
  const place = placeOf(baseURL);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: place });
  await comeAsGuest(page, place, 'Zoé');
  await makeAccount(page, newName());
  const tokens = card(page, 'Jetons d’API');
  await tokens.getByLabel('Nom du nouveau jeton').fill('Mon robot');
  await tokens.getByRole('button', { name: 'Créer un jeton' }).click();
  const shown = tokens.getByLabel(/^Votre jeton/);
  await expect(shown).toBeFocused();
  const secret = await shown.inputValue();
  await tokens.getByRole('button', { name: 'Copier', exact: true }).click();
  await expect(tokens.getByRole('status')).toContainText('Jeton copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectAccessible(page, 'a token');
  const asked = { headers: { Authorization: `Bearer ${secret}`, Connection: 'close' } };
  const known = (await (await request.get(`${place}/api/me`, asked)).json()) as { person: { nickname: string } };
  expect(known.person.nickname).toBe('Zoé');
  await page.reload();
  await expect(tokens.getByRole('listitem')).toContainText('utilisé pour la dernière fois');
  await expect(shown).toBeHidden();
  await tokens.getByRole('button', { name: 'Retirer le jeton Mon robot' }).click();
  await expect(tokens.getByText('Aucun jeton')).toBeVisible();
  expect((await request.get(`${place}/api/me/tables`, asked)).status()).toBe(401);
});

test('changing an account asks for the password again once the last proof is old', async ({ page, baseURL }) => {
  const place = placeOf(baseURL);
  await comeAsGuest(page, place, 'Zoé');
  await makeAccount(page, newName());
  // The server's answer some minutes after the sign-in.
  await page.route('**/api/me/tokens', (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code: 'prove-again' } })
      : route.continue(),
  );
  const tokens = card(page, 'Jetons d’API');
  await tokens.getByLabel('Nom du nouveau jeton').fill('Mon robot');
  await tokens.getByRole('button', { name: 'Créer un jeton' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Confirmez que c’est vous' })).toBeVisible();
  await expectAccessible(page, 'a fresh proof');
  await dialog.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(tokens.getByRole('alert')).toContainText('Confirmez d’abord que c’est vous.');
  await tokens.getByRole('button', { name: 'Créer un jeton' }).click();
  await dialog.getByLabel('Mot de passe').fill('pas le bon mot');
  await page.unroute('**/api/me/tokens');
  await dialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('Nom ou mot de passe incorrect');
  await dialog.getByLabel('Mot de passe').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Confirmer', exact: true }).click();
  await expect(tokens.getByLabel(/^Votre jeton/)).toBeVisible();
  await page.getByRole('button', { name: 'Se déconnecter partout' }).click();
  await expect(page.getByText('Tous vos appareils sont déconnectés')).toBeVisible();
});

test('deleting everything requires typing the name, and leaves nobody signed in', async ({ page, baseURL }) => {
  const place = placeOf(baseURL);
  const name = newName();
  await comeAsGuest(page, place, 'Zoé');
  await makeAccount(page, name);
  await page.getByRole('button', { name: 'Supprimer…' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'deleting everything');
  const remove = dialog.getByRole('button', { name: 'Supprimer définitivement' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(`Pour confirmer, saisissez ${name}`).fill('Zoé');
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(`Pour confirmer, saisissez ${name}`).fill(name);
  await remove.click();
  await expect(page).toHaveURL(`${place}/`);
  await page.goto(`${place}/me`);
  await signIn(page, name, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: 'Nom ou mot de passe incorrect' })).toBeVisible();
});

test('without a server for tables, or without a network, the page says so', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>no</p>' }));
  await page.goto('/me');
  await expect(page.getByText('Le serveur de jeu ne répond pas.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Vos données', exact: true })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Vous êtes hors ligne.')).toBeVisible();
});
