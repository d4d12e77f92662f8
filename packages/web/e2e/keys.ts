import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { POLLING, tableOf } from './steps.ts';

/** The focused element. */
interface Focused {
  readonly isNothing: boolean;
  /** Whether the focus is visible: an outline, or in a picture a line of the same colour. */
  readonly isSeen: boolean;
  readonly name: string;
  readonly isOffer: boolean;
  readonly isOnBoard: boolean;
  /** The number of moves at the table. */
  readonly number: string | undefined;
}

const focused = (page: Page): Promise<Focused> =>
  page.evaluate(() => {
    const active = document.activeElement ?? document.body;
    const probe = document.createElement('i');
    probe.style.color = 'var(--focus)';
    document.body.append(probe);
    const colour = getComputedStyle(probe).color;
    probe.remove();
    const { outlineStyle, outlineColor } = getComputedStyle(active);
    const isLined = (): boolean =>
      [...active.querySelectorAll('*')].some((part) => getComputedStyle(part).stroke === colour);
    return {
      isNothing: active === document.body,
      // A headline has the focus only so that screen readers begin with it.
      isSeen:
        active instanceof HTMLHeadingElement ||
        (outlineStyle !== 'none' && outlineColor === colour) ||
        (active instanceof SVGElement && isLined()),
      name: (active.getAttribute('aria-label') ?? active.textContent).trim().replaceAll(/\s+/g, ' '),
      isOffer: active.hasAttribute('data-offer') && active.getAttribute('aria-disabled') !== 'true',
      isOnBoard: active.closest('main') !== null,
      number: document.querySelector<HTMLElement>('[data-number]')?.dataset['number'],
    };
  });

/** Some element has the focus, visibly. */
export const expectFocus = async (page: Page): Promise<void> => {
  await expect
    .poll(
      async () => {
        const { isNothing, isSeen, name } = await focused(page);
        return isSeen && !isNothing ? '' : name.slice(0, 80);
      },
      { message: 'the focus is lost, or not visible' },
    )
    .toBe('');
};

/** More Tab stops than any page has. */
const STOPS = 80;

/** Presses Tab until an element with this name has the focus. */
export const tabTo = async (page: Page, name: RegExp): Promise<void> => {
  for (let stops = 0; stops < STOPS; stops++) {
    await page.keyboard.press('Tab');
    const now = await focused(page);
    if (now.isNothing) continue;
    expect(now.isSeen, `the focus is not visible on: ${now.name}`).toBe(true);
    if (name.test(now.name)) return;
  }
  throw new Error(`Tab never reaches ${name}`);
};

const WAYS = ['Tab', 'Tab', 'Shift+Tab', 'ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp'] as const;

/** Far more keys than lead on from a move at random. */
const MOST_KEYS = 10_000;

/** Navigates the board by keyboard and takes what is offered, until the table moves on. */
export const playOnBoard = async (page: Page, rng: Rng): Promise<void> => {
  const before = await tableOf(page).getAttribute('data-number');
  for (let keys = 0; keys < MOST_KEYS; keys++) {
    const { number, isOffer, isOnBoard, isNothing, isSeen, name } = await focused(page);
    if (number !== before) return;
    if (!isNothing) expect(isSeen, `the focus is not visible on: ${name}`).toBe(true);
    if (isOffer && below(rng, 3) > 0) await page.keyboard.press(below(rng, 2) === 0 ? 'Enter' : 'Space');
    else await page.keyboard.press(isOnBoard ? WAYS[below(rng, WAYS.length)]! : 'Tab');
  }
  throw new Error(`no key led on from move ${before}`);
};

/** Chooses a move from the list, unless the choice was forced and made automatically meanwhile. */
export const playFromList = async (page: Page, rng: Rng): Promise<void> => {
  const number = (await tableOf(page).getAttribute('data-number'))!;
  await page.keyboard.press('m');
  const first = await page.waitForFunction(
    (before) => {
      if (document.querySelector<HTMLElement>('[data-number]')?.dataset['number'] !== before) return 'nothing';
      const active = document.activeElement;
      return active?.matches('dialog[open] [data-first]') === true ? active.tagName : null;
    },
    number,
    { polling: POLLING },
  );
  const where = await first.jsonValue();
  if (where === 'nothing') return page.keyboard.press('Escape');
  if (where === 'INPUT') await page.keyboard.press('ArrowDown');
  for (let steps = below(rng, 4); steps > 0; steps--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(tableOf(page)).not.toHaveAttribute('data-number', number);
};
