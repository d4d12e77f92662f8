import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { SIZES } from './sizes.ts';
import { hurry, ownTurn, settled, tableOf, tapOnce, watched } from './steps.ts';

test.use({ ...SIZES.desk, locale: 'fr-FR' });

const numberOf = async (page: Page): Promise<number> => Number(await tableOf(page).getAttribute('data-number'));

/**
 * Starts a game and plays until the bots have answered a decision and there is another to make, for which the table
 * waits. Returns the number of moves before the first.
 */
const playDecision = async (page: Page, game: string): Promise<number> => {
  await hurry(page);
  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  const rng = fastRandom(`undo-${game}`);
  let before = Infinity;
  for (;;) {
    const { number, moves } = await ownTurn(page);
    // A forced move is no decision, and some moves give another turn.
    if (moves > 1 && number > before + 1) return before;
    if (moves > 1) before = number;
    await tapOnce(page, rng);
  }
};

test('where nothing is hidden, an undo over the bots is free and survives a reload', async ({ page }) => {
  const expectNoComplaints = watched(page);
  const before = await playDecision(page, 'skybridge');
  await page.keyboard.press('u');
  await expect(tableOf(page)).toHaveAttribute('data-number', String(before));
  await expect(page.getByText('Entraînement', { exact: true })).toBeHidden();
  await expect(page.getByRole('log', { name: 'Derniers coups' })).toContainText('Coup annulé.');
  await page.reload();
  await settled(page);
  expect(await numberOf(page)).toBe(before);
  expectNoComplaints();
});

test('where cards were seen, the first undo asks, and the game is practice from then on', async ({ page }) => {
  const expectNoComplaints = watched(page);
  const before = await playDecision(page, 'mille-bornes');
  const now = await numberOf(page);
  await page.keyboard.press('u');
  const question = page.getByRole('dialog', { name: 'Passer en entraînement ?' });
  await expect(question.getByRole('button', { name: 'Garder mon coup' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  expect(await numberOf(page)).toBe(now);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await question.getByRole('button', { name: 'Annuler mon coup' }).click();
  await expect.poll(() => numberOf(page)).toBeLessThan(now);
  expect(await numberOf(page)).toBeGreaterThanOrEqual(before);
  await expect(page.getByText('Entraînement', { exact: true })).toBeVisible();
  await page.reload();
  await settled(page);
  await expect(page.getByText('Entraînement', { exact: true })).toBeVisible();
  expectNoComplaints();
});
