import { randomBytes } from 'node:crypto';
import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { expectAccessible } from './audit.ts';
import { watched } from './steps.ts';

const PASSWORD = 'quatre ponts et une borne';
const newName = (): string => `zoe-${randomBytes(6).toString('hex')}`;

/** Passkeys belong to names, not to numbers. */
const placeOf = (baseURL: string | undefined): string => baseURL!.replace('127.0.0.1', 'localhost');

const card = (page: Page, title: string): Locator =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

const comeAsGuest = async (page: Page, place: string, nickname: string): Promise<void> => {
  await page.goto(`${place}/me`);
  const own = card(page, 'Pseudonyme');
  await own.getByLabel('Pseudonyme').fill(nickname);
  await own.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(own.getByRole('status')).toContainText(nickname);
};

const makeAccount = async (page: Page, name: string): Promise<void> => {
  const keep = card(page, 'Garder ce que vous jouez');
  await keep.getByLabel('Nom du compte').fill(name);
  await keep.getByLabel('Mot de passe').fill(PASSWORD);
  await keep.getByRole('button', { name: 'Créer le compte' }).click();
  await expect(page.getByText(`Votre compte ${name} est prêt.`)).toBeVisible();
};

const signIn = async (page: Page, name: string, password: string): Promise<void> => {
  const own = card(page, 'Se connecter');
  await own.getByLabel('Nom du compte').fill(name);
  await own.getByLabel('Mot de passe').fill(password);
  await own.getByRole('button', { name: 'Se connecter' }).click();
};

/** A device that knows its owner, and can keep passkeys. */
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
  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await expect(page.getByText('Ce navigateur n’est plus connecté.')).toBeVisible();
  await page.reload();
  await expect(card(page, 'Se connecter')).toBeVisible();
  expectNoComplaints();

  const other = await otherDevice(browser);
  await comeAsGuest(other, place, 'Zoé au bureau');
  await signIn(other, name, 'un autre mot de passe');
  await expect(other.getByRole('alert').filter({ hasText: 'ne vont pas ensemble' })).toBeVisible();
  await signIn(other, name.toUpperCase(), PASSWORD);
  await expect(other.getByText(`Ce navigateur est connecté au compte ${name}.`).first()).toBeVisible();
  await expect(card(other, 'Pseudonyme').getByLabel('Pseudonyme')).toHaveValue('Zoé');
  await other.context().close();
});

test('what is not right yet is said before the server is asked', async ({ page, baseURL }) => {
  const expectNoComplaints = watched(page);
  await comeAsGuest(page, placeOf(baseURL), 'Zoé');
  const keep = card(page, 'Garder ce que vous jouez');
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

test('an account by passkey alone, another passkey, and a way in without a password', async ({ page, baseURL }) => {
  const place = placeOf(baseURL);
  const name = newName();
  await withAuthenticator(page);
  await comeAsGuest(page, place, 'Zoé');
  const keep = card(page, 'Garder ce que vous jouez');
  await keep.getByLabel('Nom du compte').fill(name);
  await keep.getByRole('button', { name: 'Créer avec une clé d’accès' }).click();
  await expect(page.getByText(`Votre compte ${name} est prêt.`)).toBeVisible();
  const keys = card(page, 'Clés d’accès');
  await expect(keys.getByRole('listitem')).toHaveCount(1);
  await keys.getByRole('button', { name: /^Retirer/ }).click();
  await expect(keys.getByRole('alert')).toContainText('seule façon');
  await keys.getByLabel('Nom de la nouvelle clé').fill('La même encore');
  await keys.getByRole('button', { name: 'Ajouter une clé d’accès' }).click();
  await expect(keys.getByRole('alert')).toContainText('déjà une clé d’accès');

  await page.getByRole('button', { name: 'Se déconnecter' }).click();
  await card(page, 'Se connecter').getByRole('button', { name: 'Avec une clé d’accès' }).click();
  await expect(page.getByText(`Ce navigateur est connecté au compte ${name}.`).first()).toBeVisible();

  const password = card(page, 'Mot de passe');
  await password.getByLabel('Nouveau mot de passe').fill(PASSWORD);
  await password.getByRole('button', { name: 'Enregistrer le mot de passe' }).click();
  await expect(password.getByRole('status')).toContainText('est enregistré');
  await keys.getByRole('button', { name: /^Retirer/ }).click();
  await expect(keys.getByRole('status')).toContainText('est retirée');
  await expect(keys.getByText('Aucune clé d’accès')).toBeVisible();
});

test('a token is shown once, works, and is worth nothing once it is removed', async ({ page, request, baseURL }) => {
  const place = placeOf(baseURL);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'], { origin: place });
  await comeAsGuest(page, place, 'Zoé');
  await makeAccount(page, newName());
  const tokens = card(page, 'Jetons pour programmes');
  await tokens.getByLabel('Nom du nouveau jeton').fill('Mon robot');
  await tokens.getByRole('button', { name: 'Créer un jeton' }).click();
  const shown = tokens.getByLabel(/^Votre jeton/);
  await expect(shown).toBeFocused();
  const secret = await shown.inputValue();
  await tokens.getByRole('button', { name: 'Copier' }).click();
  await expect(tokens.getByRole('status')).toContainText('est copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(secret);
  await expectAccessible(page, 'a token');
  const asked = { headers: { Authorization: `Bearer ${secret}` } };
  const known = (await (await request.get(`${place}/api/me`, asked)).json()) as { person: { nickname: string } };
  expect(known.person.nickname).toBe('Zoé');
  await page.reload();
  await expect(tokens.getByRole('listitem')).toContainText('dernier usage');
  await expect(shown).toBeHidden();
  await tokens.getByRole('button', { name: 'Retirer le jeton Mon robot' }).click();
  await expect(tokens.getByText('Aucun jeton')).toBeVisible();
  expect((await request.get(`${place}/api/me/tables`, asked)).status()).toBe(401);
});

test('who deletes everything types their name, and is nobody afterwards', async ({ page, baseURL }) => {
  const place = placeOf(baseURL);
  const name = newName();
  await comeAsGuest(page, place, 'Zoé');
  await makeAccount(page, name);
  await page.getByRole('button', { name: 'Supprimer…' }).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page, 'deleting everything');
  const remove = dialog.getByRole('button', { name: 'Supprimer pour toujours' });
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(`Pour confirmer, écrivez ${name}`).fill('Zoé');
  await expect(remove).toBeDisabled();
  await dialog.getByLabel(`Pour confirmer, écrivez ${name}`).fill(name);
  await remove.click();
  await expect(page).toHaveURL(`${place}/`);
  await page.goto(`${place}/me`);
  await signIn(page, name, PASSWORD);
  await expect(page.getByRole('alert').filter({ hasText: 'ne vont pas ensemble' })).toBeVisible();
});

test('where no server for tables answers, or no network, one is told so', async ({ page }) => {
  await page.route('**/api/**', (route) => route.fulfill({ status: 404, contentType: 'text/html', body: '<p>no</p>' }));
  await page.goto('/me');
  await expect(page.getByText('Aucun serveur de tables ne répond ici.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Ce que le serveur garde' })).toBeVisible();
  await page.context().setOffline(true);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByText('Il n’y a pas de réseau en ce moment.')).toBeVisible();
});
