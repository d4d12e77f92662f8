import { expect } from '@playwright/test';
import type { ElementHandle, Locator, Page } from '@playwright/test';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { CEILING } from './ceiling.ts';
import { seeded } from './seed.ts';

/** Collects the page's errors, except expected ones; the returned function expects none. */
export const watched = (page: Page, expected?: RegExp): (() => void) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && expected?.test(message.text()) !== true) complaints.push(message.text());
  });
  return () => expect(complaints).toStrictEqual([]);
};

/** Disables animations and sounds, which are not under test. Random numbers come from SEED. */
export const still = async (page: Page): Promise<void> => {
  await seeded(page);
  await page.addInitScript(() => {
    // A blank page has no storage.
    if (location.protocol === 'about:') return;
    if (localStorage.getItem('ponts-bornes.settings') === null) {
      localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'still', sound: false }));
    }
  });
};

/** Removes pauses, which are not under test. Longer waits lie between questions to the server, and stay. */
export const hurry = async (page: Page): Promise<void> => {
  await still(page);
  await page.addInitScript(() => {
    const LONG = 5000;
    const later = window.setTimeout.bind(window);
    const soon = (act: () => void, wait = 0): number => later(act, wait < LONG ? Math.min(wait, 10) : wait);
    Object.assign(window, { setTimeout: soon });
  });
};

/** Starts the replay of the moves since one's turn, and holds it at the first move. */
export const replayFirst = async (page: Page, start: () => Promise<void>): Promise<void> => {
  // Pauses between questions to a server stay.
  await page.evaluate(() => {
    const [SHORT, LONG] = [30, 5000];
    const later = window.setTimeout.bind(window);
    const held: (() => void)[] = [];
    const hold = (act: () => void, wait = 0): number =>
      wait > SHORT && wait < LONG ? -held.push(act) : later(act, wait);
    Object.assign(window, { setTimeout: hold, endPauses: () => held.splice(0).forEach((act) => act()) });
  });
  await start();
  const countNow = (): Promise<string> =>
    page.evaluate(() => {
      const count = document.querySelector('.since-replay .count')?.textContent ?? '';
      if (count.startsWith('Coup 0 ')) (Reflect.get(window, 'endPauses') as () => void)();
      return count;
    });
  await expect.poll(countNow).toMatch(/^Coup 1 sur \d+$/);
};

/** How long a tap waits for its element before checking that it is still offered, in milliseconds. */
export const LOOK = 2000;

/**
 * Polling interval in milliseconds: polling every frame, Playwright's default, makes the page draw mostly for the
 * polls.
 */
export const POLLING = 25;

export const tableOf = (page: Page): Locator => page.locator('[data-number]');

/** Waits until somebody may move here, a curtain falls, or the game is over. */
export const settled = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null) return false;
      const { over, busy, moves } = table.dataset;
      return over === 'true' || (busy !== 'true' && moves !== '0') || table.inert;
    },
    undefined,
    { polling: POLLING },
  );

/** The turn of somebody at this page. */
interface OwnTurn {
  readonly isEnd: boolean;
  readonly number: number;
  /** How many there are to choose from. A single one may be played automatically at any moment. */
  readonly moves: number;
}

/** The same, with no bot to move before a person. */
export const ownTurn = async (page: Page): Promise<OwnTurn> => {
  const answer = await page.waitForFunction(
    () => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null || table.dataset['bots'] !== 'false') return null;
      const { number, over, busy, moves } = table.dataset;
      const isEnd = over === 'true';
      return isEnd || (busy !== 'true' && moves !== '0') || table.inert
        ? { isEnd, number: Number(number), moves: Number(moves) }
        : null;
    },
    undefined,
    { polling: POLLING },
  );
  return (await answer.jsonValue())!;
};

/** The same; returns whether the game is over. */
export const botsMoved = async (page: Page): Promise<boolean> => (await ownTurn(page)).isEnd;

export const isOver = async (page: Page): Promise<boolean> =>
  (await tableOf(page).getAttribute('data-over')) === 'true';

/** What can be tapped at the table. */
interface Offered {
  readonly number: string;
  readonly isOver: boolean;
  /** A random offer; null if nothing can be tapped. */
  readonly offer: ElementHandle | null;
  readonly overhang: readonly number[];
}

const OFFERS = '[data-number] [data-offer]:not([disabled])';
/** More than are ever offered at once. */
export const MANY = 1_000_000;

/**
 * Waits until something can be tapped, a curtain falls, the game is over, or the table has moved on from a number. A
 * single call gets everything a tap needs, because whole games call this most.
 */
const offered = async (page: Page, rng: Rng, from: string | null = null): Promise<Offered> => {
  const answer = await page.waitForFunction(
    ([offers, chance, before]) => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null) return null;
      const { number = '', over, busy, moves } = table.dataset;
      const isShown = (offer: Element): boolean =>
        offer.checkVisibility({ visibilityProperty: true }) && offer.getBoundingClientRect().width > 0;
      const all = moves === '0' || busy === 'true' || table.inert ? [] : [...document.querySelectorAll(offers)];
      const shown = all.filter(isShown);
      const hasMovedOn = before !== null && number !== before;
      if (shown.length === 0 && over !== 'true' && !table.inert && !hasMovedOn) return null;
      const wide = (element: Element): number => element.scrollWidth - element.clientWidth;
      return {
        offer: shown[chance % shown.length] ?? null,
        facts: {
          number,
          isOver: over === 'true',
          overhang: [document.documentElement, document.querySelector('main')!].map(wide),
        },
      };
    },
    [OFFERS, below(rng, MANY), from] as const,
    { polling: POLLING },
  );
  const [offer, facts] = await Promise.all([answer.getProperty('offer'), answer.evaluate((found) => found!.facts)]);
  return { ...facts, offer: offer.asElement() };
};

/** Taps an element. Does nothing if it has gone or become disabled, because another player moved. */
export const tap = async (element: ElementHandle): Promise<void> => {
  const since = Date.now();
  const isOffered = (): Promise<boolean> =>
    element.evaluate((node) => node.isConnected && !(node as HTMLButtonElement).disabled);
  try {
    for (;;) {
      try {
        return await element.click({ timeout: LOOK });
      } catch (error) {
        if (!(await isOffered())) return;
        // A mouse that rests on something makes it explain itself, and the card may cover the element.
        await (await element.ownerFrame())?.page().mouse.move(0, 0);
        if (Date.now() - since > CEILING) throw error;
      }
    }
  } finally {
    await element.dispose();
  }
};

/** Selecting one thing and then another: this many taps may lead nowhere. */
const MOST_TAPS = 1000;

/** Taps offers, and fails if they leave a table at one move. */
const tapper = (): ((now: Offered) => Promise<void>) => {
  let last = { number: '', taps: 0 };
  return async ({ number, offer }) => {
    if (offer === null) return;
    if (number !== last.number) last = { number, taps: 0 };
    last.taps += 1;
    if (last.taps > MOST_TAPS) throw new Error(`no tap led on from move ${number}`);
    await tap(offer);
  };
};

/** Taps offers at random until the table moves on; does nothing if the game is over. */
export const tapOnce = async (page: Page, rng: Rng): Promise<void> => {
  const number = (await tableOf(page).getAttribute('data-number'))!;
  const tapOn = tapper();
  for (;;) {
    const now = await offered(page, rng, number);
    if (now.number !== number || now.isOver) return;
    await tapOn(now);
  }
};

/** Plays to the end by tapping only what is offered; nothing may overflow horizontally. */
export const tapToTheEnd = async (page: Page, seed: string): Promise<void> => {
  const rng = fastRandom(seed);
  const tapOn = tapper();
  for (;;) {
    const now = await offered(page, rng);
    expect(now.overhang, `after move ${now.number}`).toStrictEqual([0, 0]);
    if (now.isOver) return;
    await tapOn(now);
  }
};

/** Nothing overflows horizontally. */
export const expectToFit = async (page: Page): Promise<void> => {
  const [content, board] = await page.evaluate(() => {
    const wide = (element: Element): number => element.scrollWidth - element.clientWidth;
    return [wide(document.documentElement), wide(document.querySelector('main')!)];
  });
  expect([content, board]).toStrictEqual([0, 0]);
};
