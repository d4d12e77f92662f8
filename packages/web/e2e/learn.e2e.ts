import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { IS_LONG } from './length.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { expectToFit, hurry, still, watched } from './steps.ts';

const lessonOf = (page: Page): Locator => page.locator('[data-step]');
const button = (page: Page, name: RegExp): Locator => page.getByRole('button', { name });
const NEXT = /^(Continuer|Continue)$/;
const SKIP = /^(Passer|Skip ahead)$/;
const SHOW = /^(Me montrer|Show me)$/;

/** Does what a step asks for: on the board if one tap does it, otherwise with “Show me”. Skips animations. */
const follow = async (page: Page): Promise<void> => {
  const step = (await lessonOf(page).getAttribute('data-step'))!;
  const expected = await lessonOf(page).getAttribute('data-expected');
  const offer = page.locator(`#content [data-offer="${expected ?? ''}"]:visible`);
  if (expected === null) await readOn(page, step);
  else if ((await offer.count()) === 1) await offer.click();
  else await button(page, SHOW).click();
  await expect(lessonOf(page)).not.toHaveAttribute('data-step', step);
};

/** Skips an animation that is still running, and continues afterwards. */
const readOn = async (page: Page, step: string): Promise<void> => {
  const skip = button(page, SKIP);
  const next = button(page, NEXT);
  await expect(skip.or(next)).toBeVisible();
  // The same button: its label may have changed by the time it is tapped, and then it has done everything.
  if (await skip.isVisible()) await skip.or(next).click();
  await expect(page.locator(`[data-step]:not([data-step="${step}"])`).or(next).first()).toBeVisible();
  if ((await lessonOf(page).getAttribute('data-step')) === step) await next.click();
};

const toTheEnd = async (page: Page): Promise<void> => {
  while ((await lessonOf(page).getAttribute('data-done')) !== 'true') {
    await expectToFit(page);
    await follow(page);
  }
};

/** How many positions to practise are played on the board, by game. */
const TRIES = IS_LONG ? Infinity : 1;

test.use({ ...SIZES.phone, locale: LOCALES.fr });

for (const { meta } of CATALOGUE) {
  test(`the guided first game of ${meta.id} is played to its end`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto(`/games/${meta.id}/learn`);
    await expect(lessonOf(page)).toHaveAttribute('data-step', '0');
    await toTheEnd(page);
    await expect(lessonOf(page)).toHaveAttribute('data-over', 'true');
    await page.getByRole('button', { name: 'Détail du score' }).click();
    expect(await page.getByRole('dialog').locator('tbody tr').count()).toBeGreaterThan(0);
    expectNoComplaints();
  });

  test(`the rules of ${meta.id} can be read, printed and tried`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto('/');
    const box = page.locator('article', { has: page.getByRole('heading', { name: meta.name.fr }) });
    await box.getByRole('link', { name: 'Règles', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(meta.name.fr);
    await expectToFit(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden();
    await expect(page.locator('figure').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const tries = page.getByRole('link', { name: /^Essayer/ });
    // The last: unit tests play all of them.
    const count = await tries.count();
    for (let index = count - 1; index >= Math.max(0, count - TRIES); index--) {
      const link = tries.nth(index);
      const rule = await link.locator('xpath=ancestor::article').getAttribute('id');
      await link.click();
      await expect(lessonOf(page)).toHaveAttribute('data-step', '0');
      await toTheEnd(page);
      await page.getByRole('link', { name: 'Retour à la règle' }).click();
      await expect(page.locator(`article#${rule}`)).toBeInViewport();
    }
    expectNoComplaints();
  });
}

test('an interrupted lesson resumes where it was, and can be restarted', async ({ page }) => {
  await still(page);
  await page.goto('/games/skybridge/learn');
  for (let steps = 0; steps < 4; steps++) await follow(page);
  // The step's own moves have been played.
  const rested = page.locator('[data-step="4"][data-moving="false"]');
  await expect(rested).toBeVisible();
  const number = await lessonOf(page).getAttribute('data-number');
  await page.reload();
  await expect(rested).toHaveAttribute('data-number', number!);
  await page.getByRole('button', { name: 'Étape précédente', exact: true }).click();
  await expect(lessonOf(page)).toHaveAttribute('data-step', '3');
});

test('a refused move leads to its rule, and a legal but unintended one is explained', async ({ page, context }) => {
  await hurry(page);
  await page.goto('/games/skybridge/learn#lowest');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.locator('[data-piece="Tr"]').click();
  await page.locator('[data-spot="a1"]').click();
  const refusal = page.getByRole('alert');
  const link = refusal.getByRole('link', { name: 'Voir la règle' });
  await expect(link).toHaveAttribute('href', /#SK-T3$/);
  const [rules] = await Promise.all([context.waitForEvent('page'), link.click()]);
  await expect(rules.locator('article#SK-T3')).toBeInViewport();
  await rules.close();
  await page.locator('[data-piece="Ty"]').click();
  await page.locator('[data-spot="b2"]').click();
  await expect(page.getByText('Oui, un bloc jaune va forcément en b2.')).toBeVisible();
  await expect(lessonOf(page)).toHaveAttribute('data-step', '0');
});
