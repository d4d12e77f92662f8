import type { Page } from '@playwright/test';

/** The horizontal overflow of the page, and of the board in it. */
export const overhang = (page: Page): Promise<readonly number[]> =>
  page.evaluate(() =>
    [document.documentElement, document.querySelector('main')!].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );

/**
 * Elements cut off by the edge of the screen, or of their own panel, without scrolling. Maps may be larger than their
 * frame.
 */
export const cutThings = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const FRAMES = 'svg, .map, .city, .stage, .visually-hidden, .odometer, [inert]';
    const things = document.querySelectorAll('main :is(button, a, section, article, ul, ol, li, table, p, h2)');
    // What is placed over the table from within a panel may be wider than that panel.
    const panelOf = (thing: Element): Element => {
      const panel = thing.parentElement!.closest('section, main')!;
      for (let box = thing as HTMLElement; box !== panel; box = box.offsetParent as HTMLElement) {
        if (box.offsetParent === null) return panel;
        if (!panel.contains(box.offsetParent))
          return getComputedStyle(box).position === 'absolute' ? box.offsetParent : panel;
      }
      return panel;
    };
    const isCut = (thing: Element): boolean => {
      const { left, right, width } = thing.getBoundingClientRect();
      const panel = panelOf(thing).getBoundingClientRect();
      return width > 0 && (left < -1 || right > innerWidth + 1 || left < panel.left - 9 || right > panel.right + 9);
    };
    return [...things]
      .filter((thing) => thing.checkVisibility() && thing.closest(FRAMES) === null && isCut(thing))
      .map((thing) => {
        const { left, right } = thing.getBoundingClientRect();
        const name = (thing.getAttribute('aria-label') ?? thing.textContent).trim().slice(0, 40);
        return `${thing.tagName} ${name} (${Math.round(left)} to ${Math.round(right)} px)`;
      });
  });

/** Parts of the board with content beyond their lower edge, which is cut off or has to be scrolled into view. */
export const tooHigh = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const isTooHigh = (part: Element): boolean =>
      getComputedStyle(part).overflowY !== 'visible' && part.scrollHeight > part.clientHeight + 1;
    return [...document.querySelectorAll('main, main :not(svg, svg *, .visually-hidden, .odometer, .odometer *)')]
      .filter((part) => part.clientHeight > 0 && isTooHigh(part))
      .map((part) => `${part.tagName} ${part.className}: ${part.scrollHeight} in ${part.clientHeight}`);
  });

/** Offered elements that can't be touched or clicked, even after scrolling to them. */
export const unreachable = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const PARTS = [0.5, 0.25, 0.75, 0.1, 0.9];
    const isHit = (offer: Element): boolean => {
      offer.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = offer.getBoundingClientRect();
      return PARTS.some((x) =>
        PARTS.some((y) => {
          const hit = document.elementFromPoint(left + x * width, top + y * height);
          return hit !== null && (offer.contains(hit) || hit.closest('[data-offer]') === offer);
        }),
      );
    };
    const isShown = (offer: Element): boolean => offer.checkVisibility({ visibilityProperty: true });
    return [...document.querySelectorAll('main [data-offer]')]
      .filter((offer) => offer.closest('[inert]') === null && isShown(offer) && !isHit(offer))
      .map((offer) => offer.getAttribute('aria-label') ?? offer.textContent ?? '');
  });

/** A touch target, and its size. */
export interface Target {
  readonly name: string;
  readonly width: number;
  readonly height: number;
  /** Targets in a picture, which may have an equivalent elsewhere. */
  readonly isDrawn: boolean;
}

const SMALLEST = 44;

/**
 * All targets smaller than a finger. A field counts with the label around it; links in a sentence are as large as its
 * letters.
 */
export const smallTargets = (page: Page): Promise<readonly Target[]> =>
  page.evaluate((smallest) => {
    const things = document.querySelectorAll('a[href], button, input, select, textarea, [role="button"]');
    const isShown = (thing: Element): boolean =>
      thing.checkVisibility({ visibilityProperty: true }) &&
      thing.closest('.skip, [aria-hidden="true"], [inert]') === null;
    const isInSentence = (thing: Element): boolean =>
      thing.tagName === 'A' && thing.parentElement!.textContent.trim().length > thing.textContent.trim().length;
    return [...things]
      .filter((thing) => isShown(thing) && !isInSentence(thing))
      .flatMap((thing) => {
        const { width, height } = (thing.closest('label') ?? thing).getBoundingClientRect();
        const isSmall = Math.min(width, height) < smallest - 0.5;
        const name = thing.getAttribute('aria-label') ?? thing.textContent.trim();
        return isSmall ? [{ name, width, height, isDrawn: thing.closest('svg') !== null }] : [];
      });
  }, SMALLEST);

/** The text spacing that WCAG 1.4.12 requires a page to tolerate. */
export const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
p { margin-bottom: 2em !important; }`;

/** Words that are partly cut off and can't be scrolled into view. */
export const cutWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wordsOf = (element: Element): Node[] =>
      [...element.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '');
    const isCut = (element: Element, text: Node): boolean => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const words = range.getBoundingClientRect();
      for (let box: Element | null = element; box !== null && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const { left, right, top, bottom } = box.getBoundingClientRect();
        const hides = (overflow: string): boolean => overflow === 'hidden' || overflow === 'clip';
        if (overflowX === 'auto' || overflowY === 'auto' || overflowX === 'scroll' || overflowY === 'scroll')
          return false;
        if (hides(overflowX) && (words.left < left - 2 || words.right > right + 2)) return true;
        if (hides(overflowY) && (words.top < top - 6 || words.bottom > bottom + 6)) return true;
      }
      return false;
    };
    // The odometer shows one digit of each wheel, and the strip the beginning of a sentence: a tap shows all of it.
    const HIDDEN = '.since > p, svg, script, style, .visually-hidden, #svelte-announcer, .odometer, [inert]';
    return [...document.querySelectorAll('body *')]
      .filter((element) => element.closest(HIDDEN) === null && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => wordsOf(element).some((text) => isCut(element, text)))
      .map((element) => `${element.textContent.trim().slice(0, 40)} (${element.className || element.tagName})`);
  });
