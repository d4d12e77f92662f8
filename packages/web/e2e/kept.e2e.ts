import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { SIZES } from './sizes.ts';
import { botsMoved, hurry, settled, tableOf, tapOnce, tapToTheEnd, watched } from './steps.ts';

test.use({ ...SIZES.desk, locale: 'fr-FR' });

const startGame = async (page: Page, id: string): Promise<void> => {
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: 'Commencer' }).click();
  await settled(page);
};

/** The table as its sentences tell it. */
const tableInWords = async (page: Page): Promise<string> => {
  await page.getByRole('button', { name: 'La table en mots' }).click();
  const words = await page.getByRole('dialog').locator('.content').innerText();
  await page.keyboard.press('Escape');
  return words;
};

/** The table once nothing more happens by itself: what is no decision is played after a rest. */
const atRest = async (page: Page): Promise<readonly [number: string, words: string]> => {
  for (;;) {
    const number = await tableOf(page).getAttribute('data-number');
    const words = await tableInWords(page);
    // It may also stay: not every only move is a formality.
    const isOnly = (await tableOf(page).getAttribute('data-moves')) === '1';
    if (isOnly)
      await expect(tableOf(page))
        .not.toHaveAttribute('data-number', number!, { timeout: 1500 })
        .catch(() => {});
    if (number !== null && (await tableOf(page).getAttribute('data-number')) === number) return [number, words];
  }
};

for (const { meta } of CATALOGUE) {
  test(`a game of ${meta.id} survives a reload and is resumed from the shelf`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await startGame(page, meta.id);
    const rng = fastRandom(`reload-${meta.id}`);
    for (let move = 0; move < 4; move++) {
      await settled(page);
      await tapOnce(page, rng);
    }
    await botsMoved(page);
    const [number, words] = await atRest(page);
    await page.reload();
    await settled(page);
    expect(await tableOf(page).getAttribute('data-number')).toBe(number);
    expect(await tableInWords(page)).toBe(words);
    await page.getByRole('link', { name: 'Quitter la table' }).click();
    await page.getByRole('link', { name: 'Reprendre' }).click();
    await settled(page);
    expect(await tableInWords(page)).toBe(words);
    expectNoComplaints();
  });
}

test('a finished game is listed, replayed from any seat, saved, and opened again as the same replay', async ({
  page,
}) => {
  const expectNoComplaints = watched(page);
  await hurry(page);
  await startGame(page, 'course-folle');
  await tapToTheEnd(page, 'kept');
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Garder le compte rendu' }).click();
  const text = await readFile(await (await saving).path(), 'utf8');
  await page.getByRole('dialog').getByRole('link', { name: 'Revoir' }).click();
  const own = await replayed(page);
  await page.goto('/records');
  await page.getByLabel('Texte').fill(text);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  expect(await replayed(page)).toStrictEqual(own);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Partager' }).click();
  await expect(page.getByText('Lien copié')).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto('about:blank');
  await page.goto(link);
  expect(await replayed(page)).toStrictEqual(own);
  await page.goto('/');
  await expect(page.getByRole('link', { name: 'Revoir' })).toBeVisible();
  const remove = page.getByRole('button', { name: /^Supprimer/ });
  await remove.press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Garder' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(remove).toBeFocused();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Supprimer' }).click();
  await expect(page.getByRole('heading', { name: 'Parties terminées' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Revoir' })).toBeHidden();
  expectNoComplaints();
});

/** What a replay tells at its beginning, in the middle and at its end, to all and to the first seat. */
const replayed = async (page: Page): Promise<readonly string[]> => {
  const timeline = page.getByRole('slider');
  await expect(timeline).toBeVisible();
  const length = Number(await timeline.getAttribute('max'));
  const told: string[] = [];
  for (const seat of [0, 1]) {
    await page.getByLabel('Vu par').selectOption({ index: seat });
    for (const number of [0, Math.floor(length / 2), length]) {
      await timeline.fill(String(number));
      await expect(tableOf(page)).toHaveAttribute('data-number', String(number));
      await expect(tableOf(page)).toHaveAttribute('data-viewer', seat === 0 ? 'spectator' : '0');
      told.push(await tableInWords(page), await page.locator('.sentence').innerText());
    }
  }
  return told;
};

test('a broken record is refused with its line and its reason', async ({ page }) => {
  await page.goto('/records');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('alert')).toContainText('Il n’y a rien à lire');
  await page.getByLabel('Texte').fill('Bonjour');
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('alert')).toContainText('ligne 1');
  const record = await readFile(new URL('../../games/skybridge/records/README.md', import.meta.url), 'utf8').catch(
    () => '',
  );
  await page.getByLabel('Texte').fill(`${record}\nx`);
  await page.getByRole('button', { name: 'Ouvrir' }).click();
  await expect(page.getByRole('alert')).toContainText('n’est pas un compte rendu');
});

test('a table that is not on this device is said to be missing', async ({ page }) => {
  await page.goto('/table#nothing');
  await expect(page.getByRole('status')).toContainText('n’est pas sur cet appareil');
  await page.getByRole('link', { name: 'Accueil' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('where storage is denied one plays all the same, and is told', async ({ page }) => {
  await hurry(page);
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('denied', 'SecurityError');
    };
  });
  await startGame(page, 'mille-bornes');
  await tapOnce(page, fastRandom('denied'));
  await expect(page.getByText('ne permet pas de garder les parties')).toBeVisible();
});

test('an address with a slash at its end leads to its page', async ({ page }) => {
  const expectNoComplaints = watched(page);
  await page.goto('/en/games/skybridge/');
  await expect(page).toHaveURL(/\/en\/games\/skybridge$/);
  await expect(page.getByRole('button', { name: 'Start' })).toBeEnabled();
  expectNoComplaints();
});
