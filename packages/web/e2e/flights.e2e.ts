import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { IN_MOTION, SIZES } from './sizes.ts';
import { seeded } from './seed.ts';
import { settled, tableOf } from './steps.ts';

/** Opens a table where things move slowly enough to be seen. */
const open = async (page: Page): Promise<void> => {
  await seeded(page);
  await page.addInitScript(() => {
    if (location.protocol === 'about:') return;
    localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'slow', sound: false }));
  });
  await page.goto('/games/mille-bornes');
  await page.getByRole('button', { name: 'Commencer' }).click();
  await settled(page);
  // An attack that can't be countered is passed on by itself.
  await expect(tableOf(page)).not.toHaveAttribute('data-moves', /^[01]$/);
};

/** Where the first card of the hand lies, or will lie once it has landed. */
const firstPlace = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const card = document.querySelector<HTMLElement>('.hand [data-thing]')!;
    const { left, top } = card.offsetParent!.getBoundingClientRect();
    return { x: left + card.offsetLeft + card.offsetWidth / 2, y: top + card.offsetTop + card.offsetHeight / 2 };
  });

/** Discards the first card of the hand, with a tap that counts even if the card is still flying to its place. */
const discard = async (page: Page): Promise<void> => {
  const before = await tableOf(page).getAttribute('data-number');
  const offers = page.locator('[data-drop=discard] [data-offer]');
  const { x, y } = await firstPlace(page);
  await page.mouse.click(x, y);
  await offers.first().click();
  // A safety is asked for twice.
  if ((await tableOf(page).getAttribute('data-number')) === before && (await offers.count()) > 0) {
    await offers
      .first()
      .click({ timeout: 1000 })
      .catch(() => undefined);
  }
};

/** Notes the flights that are under way, and says how many they are. */
const flying = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const isFlight = ({ effect }: Animation): boolean =>
      effect instanceof KeyframeEffect &&
      effect.target?.hasAttribute('data-thing') === true &&
      effect.getKeyframes().some((frame) => 'transform' in frame);
    const flights = document.getAnimations().filter(isFlight);
    Object.assign(window, { flights });
    return flights.length;
  });

/** Whether some of the flights that were noted still go on. */
const goesOn = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const flights = Reflect.get(window, 'flights') as readonly Animation[];
    return flights.some(({ playState }) => playState === 'running');
  });

test.use({ ...SIZES.desk, ...IN_MOTION });

test('a played card flies to its place, and a key ends the flight', async ({ page }) => {
  await open(page);
  await discard(page);
  await expect.poll(() => flying(page), { intervals: [20] }).toBeGreaterThan(0);
  expect(await goesOn(page)).toBe(true);
  await page.locator('.hand [data-card]').first().press('h');
  expect(await goesOn(page)).toBe(false);
  // The key also asked for a hint: it comes when there is something to choose.
  await expect(page.getByRole('dialog', { name: 'Ce que jouerait l’expert' })).toBeVisible();
});

test('nothing flies where the system asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  const before = await tableOf(page).getAttribute('data-number');
  await page.evaluate(() => {
    const animate = Element.prototype.animate;
    Object.assign(window, { flights: 0 });
    Element.prototype.animate = function (...given) {
      if (this.hasAttribute('data-thing')) Object.assign(window, { flights: Reflect.get(window, 'flights') + 1 });
      return animate.apply(this, given);
    };
  });
  await discard(page);
  await expect(tableOf(page)).not.toHaveAttribute('data-number', before!);
  expect(await page.evaluate(() => Reflect.get(window, 'flights'))).toBe(0);
});
