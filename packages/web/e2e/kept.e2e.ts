import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page, Route } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { IS_LONG } from './length.ts';
import { SIZES } from './sizes.ts';
import { hurry, isOver, ownTurn, settled, tableOf, tapOnce, tapToTheEnd, watched } from './steps.ts';

test.use({ ...SIZES.desk, locale: 'fr-FR' });

const startGame = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
};

/** The table's description in words. */
const tableInWords = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'Décrire la table' }).click();
  await expect(page.getByRole('dialog').getByRole('list')).toBeVisible();
  const words = await page.getByRole('dialog').locator('.content').innerText();
  await page.keyboard.press('Escape');
  return words;
};

/** Serves a page that may not write to the clipboard. */
const denyClipboard = async (route: Route): Promise<void> => {
  const response = await route.fetch();
  await route.fulfill({ response, headers: { ...response.headers(), 'permissions-policy': 'clipboard-write=()' } });
};

/** The sentences of the log, latest or oldest first as the page has them. */
const logOf = (page: Page): Promise<readonly string[]> => page.locator('aside > ol > li').allInnerTexts();

/** Plays on to a real choice: a forced move would be played automatically, so the table would not stay as it is. */
const toDecision = async (page: Page, rng: Rng): Promise<void> => {
  for (;;) {
    const { isEnd, moves } = await ownTurn(page);
    if (isEnd || moves > 1) return;
    await tapOnce(page, rng);
  }
};

/** Starts a game and plays some moves; fewer in a game that would be over by then. */
const playInto = async (page: Page, id: string): Promise<void> => {
  const rng = fastRandom(`reload-${id}`);
  for (let most = 4; most > 0; most--) {
    await startGame(page, id);
    for (let move = 0; move < most; move++) {
      await settled(page);
      await tapOnce(page, rng);
    }
    await toDecision(page, rng);
    if (!(await isOver(page))) return;
  }
  throw new Error(`${id} is over after one move`);
};

/** Tables are stored the same way for all games, and Firefox and WebKit reload all of them. */
const RELOADED = IS_LONG ? CATALOGUE : CATALOGUE.filter(({ meta: { id } }) => id === 'course-autour-du-monde');

for (const { meta } of RELOADED) {
  test(`a game of ${meta.id} survives a reload and is resumed from the start page`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await playInto(page, meta.id);
    const number = await tableOf(page).getAttribute('data-number');
    const words = await tableInWords(page);
    const log = await logOf(page);
    await page.reload();
    await settled(page);
    expect(await tableOf(page).getAttribute('data-number')).toBe(number);
    expect(await tableInWords(page)).toBe(words);
    expect(await logOf(page)).toStrictEqual(log);
    await page.getByRole('link', { name: 'Quitter la table' }).click();
    await page.getByRole('link', { name: 'Reprendre', exact: true }).click();
    await settled(page);
    expect(await tableInWords(page)).toBe(words);
    expectNoComplaints();
  });
}

test('a finished game is listed, replayed from any seat, saved, and opened again as the same replay', async ({
  page,
}) => {
  const expectNoComplaints = watched(page, /Clipboard API has been blocked/);
  await hurry(page);
  await page.goto('/games/course-folle');
  // The own replay addresses its player as “you”; a record opened by anybody names them.
  await page.locator('form input.name').first().fill('Camille');
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await tapToTheEnd(page, 'kept');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger', exact: true }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  await page.getByRole('dialog').getByRole('link', { name: 'Revoir', exact: true }).click();
  const own = await replayed(page);
  await page.goto('/records');
  await page.getByLabel('Texte').fill(text);
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  const opened = await replayed(page);
  expect(opened.tables).toStrictEqual(own.tables);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.route('**/replay', denyClipboard);
  await page.goto(link);
  expect(await replayed(page)).toStrictEqual(opened);
  await page.getByRole('button', { name: 'Partager', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'Partager', exact: true })).toHaveValue(link);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Revoir', exact: true })).toBeVisible();
  const remove = page.getByRole('button', { name: /^Supprimer/ });
  await remove.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Annuler', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Parties terminées', exact: true })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Revoir', exact: true })).toBeHidden();
  expectNoComplaints();
});

/** The replay's texts at its beginning, middle and end, for spectators and for the first seat. */
const replayed = async (
  page: Page,
): Promise<{ readonly tables: readonly string[]; readonly sentences: readonly string[] }> => {
  const timeline = page.getByRole('slider');
  await expect(timeline).toBeVisible();
  const length = Number(await timeline.getAttribute('max'));
  const tables: string[] = [];
  const sentences: string[] = [];
  for (const seat of [0, 1]) {
    await page.getByLabel('Point de vue').selectOption({ index: seat });
    for (const number of [0, Math.floor(length / 2), length]) {
      await timeline.fill(String(number));
      await expect(tableOf(page)).toHaveAttribute('data-number', String(number));
      await expect(tableOf(page)).toHaveAttribute('data-viewer', seat === 0 ? 'spectator' : '0');
      tables.push(await tableInWords(page));
      sentences.push(await page.locator('.sentence').innerText());
    }
  }
  return { tables, sentences };
};

test('a broken record is refused with its line and the reason', async ({ page }) => {
  await page.goto('/records');
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Choisissez d’abord un fichier');
  await page.getByLabel('Texte').fill('Bonjour');
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('ligne 1');
  const record = await readFile(new URL('../../games/skybridge/records/README.md', import.meta.url), 'utf8').catch(
    () => '',
  );
  await page.getByLabel('Texte').fill(`${record}\nx`);
  await page.getByRole('button', { name: 'Ouvrir', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Impossible d’ouvrir cette partie');
});

test('a table that is not on this device is reported missing', async ({ page }) => {
  await page.goto('/table#nothing');
  await expect(page.getByRole('status')).toContainText('n’est pas sur cet appareil');
  await page.getByRole('link', { name: 'Accueil', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

const deny = (): void => {
  IDBFactory.prototype.open = () => {
    throw new DOMException('denied', 'SecurityError');
  };
};

/** Denies storage to a page and to its worker, which init scripts do not reach. */
const denyStorage = async (page: Page): Promise<void> => {
  await page.addInitScript(deny);
  await page.route('**/workers/worker-main*.js', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `(${deny.toString()})();\n${await response.text()}` });
  });
};

test('without storage the games still work, with a warning', async ({ page }) => {
  await hurry(page);
  await denyStorage(page);
  await startGame(page, 'mille-bornes');
  await tapOnce(page, fastRandom('denied'));
  await expect(page.getByText('Impossible d’enregistrer les parties')).toBeVisible();
  // The page may just be fetching a worker for the next table.
  await page.unrouteAll({ behavior: 'wait' });
});

test('an address with a trailing slash leads to its page', async ({ page }) => {
  const expectNoComplaints = watched(page);
  await page.goto('/en/games/skybridge/');
  await expect(page).toHaveURL(/\/en\/games\/skybridge$/);
  await expect(page.getByRole('button', { name: 'Start', exact: true })).toBeEnabled();
  expectNoComplaints();
});
