import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { LOCALES, SIZES } from './sizes.ts';
import { expectToFit, hurry, still, watched } from './steps.ts';

const lessonOf = (page: Page): Locator => page.locator('[data-step]');
const onwards = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Continuer|Passer|Montrez-moi|Continue|Skip ahead|Show me)$/ });

/** Does what a step asks for: on the board where one tap plays it, otherwise it is shown. */
const follow = async (page: Page): Promise<void> => {
  const lesson = lessonOf(page);
  const step = await lesson.getAttribute('data-step');
  const expected = await lesson.getAttribute('data-expected');
  const offer = page.locator(`#content [data-offer="${expected ?? ''}"]:visible`);
  if (expected !== null && (await offer.count()) === 1) await offer.click();
  else await onwards(page).click();
  // What is watched can be cut short, and is then read.
  await expect(async () => {
    if ((await lesson.getAttribute('data-step')) === step) await onwards(page).click({ timeout: 500 });
    expect(await lesson.getAttribute('data-step')).not.toBe(step);
  }).toPass({ intervals: [50] });
};

const toTheEnd = async (page: Page): Promise<void> => {
  while ((await lessonOf(page).getAttribute('data-done')) !== 'true') {
    await expectToFit(page);
    await follow(page);
  }
};

test.use({ ...SIZES.phone, locale: LOCALES.fr });

for (const { meta } of CATALOGUE) {
  test(`the guided first game of ${meta.id} is played to its end`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto(`/games/${meta.id}/learn`);
    await expect(lessonOf(page)).toHaveAttribute('data-step', '0');
    await toTheEnd(page);
    await expect(lessonOf(page)).toHaveAttribute('data-over', 'true');
    await page.getByRole('button', { name: 'Le décompte' }).click();
    expect(await page.getByRole('dialog').locator('tbody tr').count()).toBeGreaterThan(0);
    expectNoComplaints();
  });

  test(`the rules of ${meta.id} can be read, printed and tried`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto('/');
    const box = page.locator('article', { has: page.getByRole('heading', { name: meta.name.fr }) });
    await box.getByRole('link', { name: 'Règles' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(meta.name.fr);
    await expectToFit(page);
    await page.emulateMedia({ media: 'print' });
    await expect(page.getByRole('navigation', { name: 'Sommaire' })).toBeHidden();
    await expect(page.locator('figure').first()).toBeVisible();
    await page.emulateMedia({ media: 'screen' });
    const tries = page.getByRole('link', { name: /^Essayer/ });
    // The last three: unit tests play all of them.
    const count = await tries.count();
    for (let index = count - 1; index >= Math.max(0, count - 3); index--) {
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

test('a lesson that was left goes on where it was, and can begin anew', async ({ page }) => {
  await still(page);
  await page.goto('/games/skybridge/learn');
  for (let steps = 0; steps < 4; steps++) await follow(page);
  await expect(lessonOf(page)).toHaveAttribute('data-step', '4');
  const number = await lessonOf(page).getAttribute('data-number');
  await page.reload();
  await expect(lessonOf(page)).toHaveAttribute('data-step', '4');
  await expect(lessonOf(page)).toHaveAttribute('data-number', number!);
  await page.getByRole('button', { name: 'Pas précédent' }).click();
  await expect(lessonOf(page)).toHaveAttribute('data-step', '3');
});

test('what is refused leads to its rule, and what is merely not meant is told so', async ({ page, context }) => {
  await hurry(page);
  await page.goto('/games/skybridge/learn#lowest');
  await page.getByRole('button', { name: 'Plan', exact: true }).click();
  await page.locator('[data-piece="Tr"]').click();
  await page.locator('[data-spot="a1"]').click();
  const refusal = page.getByRole('alert');
  await expect(refusal).toContainText('SK-T3');
  const [rules] = await Promise.all([
    context.waitForEvent('page'),
    refusal.getByRole('link', { name: /SK-T3/ }).click(),
  ]);
  await expect(rules.locator('article#SK-T3')).toBeInViewport();
  await rules.close();
  await page.locator('[data-piece="Ty"]').click();
  await page.locator('[data-spot="b2"]').click();
  await expect(page.getByText('Oui, un bloc jaune va forcément en b2.')).toBeVisible();
  await expect(lessonOf(page)).toHaveAttribute('data-step', '0');
});
