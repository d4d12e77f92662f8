import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';

/** Notes what a page complains of, but for what is to be expected; a test ends with none. */
export const watched = (page: Page, expected?: RegExp): (() => void) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && expected?.test(message.text()) !== true) complaints.push(message.text());
  });
  return () => expect(complaints).toStrictEqual([]);
};

/** Nothing moves on the screen: what is tested is not how it does. */
export const still = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // An empty page keeps nothing.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('ponts-bornes.settings') === null) {
      localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'still' }));
    }
  });
};

/** Things happen at once, without the rests between them: what is tested is not how long they take. */
export const hurry = async (page: Page): Promise<void> => {
  await still(page);
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const soon = (act: () => void, wait = 0): number => later(act, Math.min(wait, 10));
    Object.assign(window, { setTimeout: soon });
  });
};

export const tableOf = (page: Page): Locator => page.locator('[data-number]');

/** Waits until somebody may move here, a curtain falls, or the game is over. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null) return false;
      return table.dataset['over'] === 'true' || table.dataset['moves'] !== '0' || table.inert;
    },
    undefined,
    { timeout: 60_000 },
  );

/** Waits until no bot has to move before a person does. */
export const botsMoved = async (page: Page): Promise<void> => {
  await settled(page);
  await expect(tableOf(page)).toHaveAttribute('data-bots', 'false', { timeout: 60_000 });
};

export const isOver = async (page: Page): Promise<boolean> =>
  (await tableOf(page).getAttribute('data-over')) === 'true';

/** Taps that may bring nothing: choosing something, then something else. */
const PATIENCE = 300;

/** Taps offers at random until the table moves on. */
export const tapOnce = async (page: Page, rng: Rng): Promise<void> => {
  const number = await tableOf(page).getAttribute('data-number');
  const offers = page.locator('[data-number] [data-offer]:visible:not([disabled])');
  for (let taps = 0; taps < PATIENCE; taps++) {
    const [count, now] = await offers.evaluateAll((all) => {
      const table = document.querySelector('[data-number]');
      return [all.length, table?.getAttribute('data-number') ?? null] as const;
    });
    if (now !== number) return;
    if (count === 0) {
      await settled(page);
      continue;
    }
    try {
      await offers.nth(below(rng, count)).click({ timeout: 2000 });
    } catch (error) {
      // What was offered may be gone before it is touched, when somebody else moved; but not every time.
      if (taps > PATIENCE / 2) throw error;
    }
  }
  throw new Error(`no tap of ${PATIENCE} led on from move ${number}`);
};

/** Plays to the end by tapping only what is offered. */
export const tapToTheEnd = async (page: Page, seed: string): Promise<void> => {
  const rng = fastRandom(seed);
  for (;;) {
    await settled(page);
    if (await isOver(page)) return;
    await tapOnce(page, rng);
    await expectToFit(page);
  }
};

/** Nothing sticks out sideways. */
export const expectToFit = async (page: Page): Promise<void> => {
  const [content, board] = await page.evaluate(() => {
    const wide = (element: Element): number => element.scrollWidth - element.clientWidth;
    return [wide(document.documentElement), wide(document.querySelector('main')!)];
  });
  expect([content, board]).toStrictEqual([0, 0]);
};
