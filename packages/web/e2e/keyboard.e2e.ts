import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { expectFocus, playFromList, playOnBoard, tabTo } from './keys.ts';
import { COARSE, LOCALES, SIZES } from './sizes.ts';
import { botsMoved, expectToFit, hurry, settled, watched } from './steps.ts';

test.use({ ...SIZES.desk, ...COARSE, locale: LOCALES.en });

/** So many moves are made on the board itself; the others are chosen from the list. */
const ON_BOARD = 4;

const escaped = (name: string): RegExp => new RegExp(`^${name}$`);

for (const { meta } of CATALOGUE) {
  test(`a whole game of ${meta.id} by keyboard alone, from the shelf to its end`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    const rng = fastRandom(`keyboard-${meta.id}`);
    await hurry(page);
    await page.goto('/en');
    await tabTo(page, escaped(meta.name.en));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: meta.name.en })).toBeVisible();
    await tabTo(page, /^2$/);
    await page.keyboard.press('Space');
    // Strong opponents end the longer games.
    await tabTo(page, /^Level of the bot/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Start$/);
    await page.keyboard.press('Enter');
    await settled(page);
    await expectToFit(page);
    for (let move = 0; !(await botsMoved(page)); move++) {
      if (move > 0) await expectFocus(page);
      await (move < ON_BOARD ? playOnBoard : playFromList)(page, rng);
    }
    await expectFocus(page);
    const end = page.getByRole('dialog');
    await expect(end).toBeVisible();
    await expect(end.locator('.sentence')).not.toBeEmpty();
    expect(await end.locator('tbody tr').count()).toBeGreaterThan(0);
    await tabTo(page, /^Replay$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-number="1"]')).toBeVisible();
    expectNoComplaints();
  });
}
