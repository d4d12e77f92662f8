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
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
  // An attack that can't be countered is passed on by itself.
  await expect(tableOf(page)).not.toHaveAttribute('data-moves', /^[01]$/);
};

/**
 * Where the first card of the hand that can be discarded lies, or will lie once it has landed. Before a safety is
 * discarded, the table asks.
 */
const firstPlace = (page: Page): Promise<{ readonly x: number; readonly y: number }> =>
  page.evaluate(() => {
    const cards = [...document.querySelectorAll<HTMLElement>('.hand [data-thing]')];
    const labelOf = (thing: Element): string => thing.querySelector('button')!.ariaLabel!;
    const card = cards.find((each) => !/prioritaire|citerne|increvable|as du volant/i.test(labelOf(each)))!;
    const { left, top } = card.offsetParent!.getBoundingClientRect();
    return { x: left + card.offsetLeft + card.offsetWidth / 2, y: top + card.offsetTop + card.offsetHeight / 2 };
  });

/** Discards a card of the hand, with a tap that counts even if the card is still flying to its place. */
const discard = async (page: Page): Promise<void> => {
  const { x, y } = await firstPlace(page);
  await page.mouse.click(x, y);
  await page.locator('[data-drop=discard] [data-offer]').first().click();
};

/** Makes what flies from now on so slow that no flight ends by itself; returns what ends this. */
const slowDown = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(() => {
    const { animate } = Element.prototype;
    Object.assign(window, { animate });
    Element.prototype.animate = function (...given) {
      const animation = animate.apply(this, given);
      animation.playbackRate /= 1000;
      return animation;
    };
  });
  return () => page.evaluate(() => void Object.assign(Element.prototype, { animate: Reflect.get(window, 'animate') }));
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
  const letGo = await slowDown(page);
  await discard(page);
  await expect.poll(() => flying(page)).toBeGreaterThan(0);
  await letGo();
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
