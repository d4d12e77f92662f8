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

/** Nothing moves on the screen, and nothing sounds: what is tested is not how it does. */
export const still = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    // An empty page keeps nothing.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('ponts-bornes.settings') === null) {
      localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'still', sound: false }));
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

/** Milliseconds between looks at a page: with every frame, as Playwright would, most of them are drawn for the look. */
export const POLLING = 25;

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
    { timeout: 60_000, polling: POLLING },
  );

/** The same, and no bot has to move before a person does; says whether the game is over. */
export const botsMoved = async (page: Page): Promise<boolean> => {
  const answer = await page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null || table.dataset['bots'] !== 'false') return null;
      const isEnd = table.dataset['over'] === 'true';
      return isEnd || table.dataset['moves'] !== '0' || table.inert ? { isEnd } : null;
    },
    undefined,
    { timeout: 60_000, polling: POLLING },
  );
  return (await answer.jsonValue())!.isEnd;
};

export const isOver = async (page: Page): Promise<boolean> =>
  (await tableOf(page).getAttribute('data-over')) === 'true';

/** What the table has for whoever taps. */
interface Offered {
  readonly number: string;
  readonly isOver: boolean;
  /** One of all that is offered, chosen at random; -1: nothing can be tapped. */
  readonly index: number;
  readonly overhang: readonly number[];
}

const OFFERS = '[data-number] [data-offer]:not([disabled])';
/** More than are ever offered at once. */
const MANY = 1_000_000;

/**
 * Waits until something can be tapped, a curtain falls, the game is over, or the table has moved on from a number. All
 * that a tap needs comes with one question: it is what whole games ask most.
 */
const offered = async (page: Page, rng: Rng, from: string | null = null): Promise<Offered> => {
  const answer = await page.waitForFunction(
    ([offers, chance, before]) => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null) return null;
      const { number = '', over, moves } = table.dataset;
      const isShown = (offer: Element): boolean =>
        offer.checkVisibility({ visibilityProperty: true }) && offer.getBoundingClientRect().width > 0;
      const all = moves === '0' || table.inert ? [] : [...document.querySelectorAll(offers)];
      const shown = all.filter(isShown);
      const hasMovedOn = before !== null && number !== before;
      if (shown.length === 0 && over !== 'true' && !table.inert && !hasMovedOn) return null;
      const wide = (element: Element): number => element.scrollWidth - element.clientWidth;
      return {
        number,
        isOver: over === 'true',
        index: all.indexOf(shown[chance % shown.length]!),
        overhang: [document.documentElement, document.querySelector('main')!].map(wide),
      };
    },
    [OFFERS, below(rng, MANY), from] as const,
    { timeout: 60_000, polling: POLLING },
  );
  return (await answer.jsonValue())!;
};

/** Taps that may bring nothing: choosing something, then something else. */
const PATIENCE = 300;

/** What was offered may be gone before it is touched, when somebody else moved. */
const tap = async (page: Page, index: number): Promise<void> =>
  page
    .locator(OFFERS)
    .nth(index)
    .click({ timeout: 2000 })
    .catch(() => {});

/** Taps offers at random until the table moves on. */
export const tapOnce = async (page: Page, rng: Rng): Promise<void> => {
  const number = (await tableOf(page).getAttribute('data-number'))!;
  for (let taps = 0; taps < PATIENCE; taps++) {
    const now = await offered(page, rng, number);
    if (now.number !== number) return;
    if (now.index >= 0) await tap(page, now.index);
  }
  throw new Error(`no tap of ${PATIENCE} led on from move ${number}`);
};

/** Plays to the end by tapping only what is offered; nothing ever sticks out sideways. */
export const tapToTheEnd = async (page: Page, seed: string): Promise<void> => {
  const rng = fastRandom(seed);
  let last = { number: '', taps: 0 };
  for (;;) {
    const { number, isOver: isEnd, index, overhang } = await offered(page, rng);
    expect(overhang, `after move ${number}`).toStrictEqual([0, 0]);
    if (isEnd) return;
    last = { number, taps: number === last.number ? last.taps + 1 : 0 };
    if (last.taps >= PATIENCE) throw new Error(`no tap of ${PATIENCE} led on from move ${number}`);
    await tap(page, index);
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
