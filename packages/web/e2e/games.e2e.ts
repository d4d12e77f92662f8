import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { COARSE, LOCALES, SIZES } from './sizes.ts';
import { expectToFit, hurry, settled, tapToTheEnd, watched } from './steps.ts';

// On a desk and in English whole games are played by keyboard.
test.use({ ...SIZES.phone, ...COARSE, locale: LOCALES.fr });

/** They go on until somebody comes home. */
const LONG: ReadonlySet<string> = new Set(['mille-bornes', 'course-autour-du-monde']);

for (const { meta } of CATALOGUE) {
  test(`a whole game of ${meta.id} against bots, by tapping what is offered`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto(`/games/${meta.id}`);
    await expectToFit(page);
    // Strong opponents end the longer games; what was chosen once is remembered on the shelf.
    for (const level of await page.getByLabel(/^Niveau du robot/).all()) {
      await level.selectOption(LONG.has(meta.id) ? 'strong' : 'easy');
    }
    await page.getByRole('button', { name: 'Commencer' }).click();
    await settled(page);
    await page.goto('/');
    // Two clicks from the first page at most: here it is one.
    const box = page.locator('article', { has: page.getByRole('heading', { name: meta.name.fr }) });
    await box.getByRole('button').click();
    await settled(page);
    await expectToFit(page);
    await tapToTheEnd(page, `${meta.id}-phone`);
    const end = page.getByRole('dialog');
    await expect(end).toBeVisible();
    await expect(end.locator('.sentence')).not.toBeEmpty();
    expect(await end.locator('tbody tr').count()).toBeGreaterThan(0);
    expectNoComplaints();
  });
}
