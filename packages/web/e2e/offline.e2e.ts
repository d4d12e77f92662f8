import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { DIST, NEXT, filesIn, test } from './host.ts';
import { SIZES } from './sizes.ts';
import { hurry, settled, tableOf, tapOnce, watched } from './steps.ts';

test.use({ ...SIZES.phone, locale: 'fr-FR' });

/** Waits until the whole product is stored on the device. */
const keptWhole = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => navigator.serviceWorker.controller !== null);

const startGame = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
};

/** The cached paths. */
const keptPaths = (page: Page): Promise<readonly string[]> =>
  page.evaluate(async () => {
    const [name] = await caches.keys();
    return (await (await caches.open(name!)).keys()).map(({ url }) => new URL(url).pathname);
  });

/** What must be available offline: everything except files for search engines and for the server. */
const wholeProduct = (): readonly string[] =>
  filesIn(DIST)
    .filter(
      (file) =>
        !/\.(?:br|gz)$|^(?:service-worker\.js|robots\.txt|sitemap\.xml|_app\/version\.json)$|^share\//.test(file),
    )
    .map((file) => `/${file === '404.html' ? file : file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);

// One visit serves all of it: each visit loads the whole product.
test('after one visit of any page, everything works offline except the API, which is never cached', async ({
  page,
  context,
  host,
}) => {
  const expectNoComplaints = watched(page);
  await hurry(page);
  await page.goto('/records');
  await keptWhole(page);
  expect((await keptPaths(page)).toSorted()).toStrictEqual(wholeProduct().toSorted());
  const other = await context.newPage();
  expect((await other.goto('/api/me'))?.fromServiceWorker()).toBe(false);
  await other.close();
  host.stop();
  for (const { meta } of CATALOGUE) {
    await startGame(page, meta.id);
    const number = await tableOf(page).getAttribute('data-number');
    await tapOnce(page, fastRandom(`offline-${meta.id}`));
    await expect(tableOf(page)).not.toHaveAttribute('data-number', number!);
  }
  await page.reload();
  await settled(page);
  expectNoComplaints();
  expect(await page.evaluate(() => fetch('/api/me').catch(() => 'no answer'))).toBe('no answer');
  await expectAddressesExplained(page);
  await expect(page.goto('/api/me')).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

/** Offline, a trailing slash leads to the page, and an unknown address to an explanation. */
const expectAddressesExplained = async (page: Page): Promise<void> => {
  await page.goto('/en/games/skybridge/?way=device#content');
  await expect(page).toHaveURL(/\/en\/games\/skybridge\?way=device#content$/);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  const answer = await page.goto('/nulle/part');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('status')).toHaveText('Cette page n’existe pas.');
  await page.goto('/en/nowhere');
  await expect(page.getByRole('status')).toHaveText('This page doesn’t exist.');
  await page.context().setOffline(true);
  await page.getByRole('link', { name: 'Home', exact: true }).click();
  await expect(page.getByText('You’re offline. You can keep playing')).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText('You’re offline')).toBeHidden();
};

test('a new version is offered, waits, and updates every tab when requested', async ({
  page,
  context,
  host,
  nextVersion,
}) => {
  await hurry(page);
  await page.goto('/');
  await keptWhole(page);
  await startGame(page, 'mille-bornes');
  await tapOnce(page, fastRandom('update'));
  await settled(page);
  const own = page.locator('meta[name=version]');
  const version = await own.getAttribute('content');
  host.serve(nextVersion);
  const other = await context.newPage();
  await other.goto('/');
  const offer = other.getByText('Une nouvelle version est prête.');
  await expect(offer).toBeVisible();
  // Neither the table nor a newly opened page changes by itself, and nothing covers the table.
  await other.reload();
  await expect(offer).toBeVisible();
  await expect(other.locator('meta[name=version]')).toHaveAttribute('content', version!);
  await expect(own).toHaveAttribute('content', version!);
  await expect(page.getByText('Une nouvelle version est prête.')).toBeHidden();
  const number = await tableOf(page).getAttribute('data-number');
  await other.getByRole('button', { name: 'Recharger', exact: true }).click();
  await expect(other.locator('meta[name=version]')).toHaveAttribute('content', NEXT);
  await expect(own).toHaveAttribute('content', NEXT);
  await expect(tableOf(page)).toHaveAttribute('data-number', number!);
  expect(await page.evaluate(() => caches.keys())).toHaveLength(1);
});

test('with full storage the games still work, with a warning', async ({ page, context, host, nextVersion }) => {
  await hurry(page);
  const devtools = await context.newCDPSession(page);
  const limit = (quotaSize?: number): Promise<unknown> =>
    devtools.send('Storage.overrideQuotaForOrigin', { origin: host.address, ...(quotaSize && { quotaSize }) });
  await limit(1);
  await page.goto('/games/course-folle');
  await page.getByRole('button', { name: 'Réglages', exact: true }).click();
  await expect(page.getByText('l’espace de stockage est plein')).toBeVisible();
  await limit();
  await page.reload();
  await keptWhole(page);
  host.serve(nextVersion);
  await page.reload();
  await expect(page.getByText('Une nouvelle version est prête.')).toBeVisible();
  await limit(1);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
  await tapOnce(page, fastRandom('full'));
  await expect(page.getByText('Impossible d’enregistrer les parties')).toBeVisible();
  // As long as this game would be lost, no new version may reload it.
  const other = await context.newPage();
  await other.goto('/');
  await other.getByRole('button', { name: 'Recharger', exact: true }).click();
  await expect(other.getByText('ferait perdre')).toBeVisible();
  // With space again, the next move stores the whole game.
  await limit();
  await settled(page);
  await tapOnce(page, fastRandom('room'));
  await expect(page.getByText('Impossible d’enregistrer les parties')).toBeHidden();
  await other.getByRole('button', { name: 'Recharger', exact: true }).click();
  await expect(page.locator('meta[name=version]')).toHaveAttribute('content', NEXT);
});
