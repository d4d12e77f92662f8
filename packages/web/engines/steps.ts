import { setTimeout as sleep } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { CEILING } from '../e2e/ceiling.ts';
import type { Json, Point, Tab } from './engine.ts';

const POLLING = 25;

/** Polls the page until it returns something other than null. */
export const waitFor = async <Answer extends Json, Given extends readonly Json[]>(
  tab: Tab,
  what: string,
  look: (...given: Given) => Answer | null,
  ...given: Given
): Promise<Answer> => {
  let trouble = '';
  for (const deadline = Date.now() + CEILING; Date.now() < deadline; await sleep(POLLING)) {
    try {
      const answer = await tab.evaluate(look, ...given);
      if (answer !== null) return answer;
    } catch (error) {
      // Between two documents nothing can answer.
      trouble = `\n${String(error)}`;
    }
  }
  const shown = await tab.evaluate(() => `${location.href}\n${document.body.innerText}`);
  throw new Error(`${what}: not within ${CEILING / 1000} s${trouble}\n${shown}`);
};

/** Clicks the first match of a selector with this label or text. Waits until it is stable and uncovered. */
export const clickOn = async (tab: Tab, selector: string, name: string | null = null): Promise<void> => {
  let last: Point | null = null;
  for (;;) {
    const at = await waitFor(tab, `click ${selector} ${name ?? ''}`, pointOf, selector, name === null ? null : [name]);
    if (last?.x === at.x && last.y === at.y) return tab.click(at);
    last = at;
  }
};

/** The same for an optional element with one of several names, without waiting. */
export const clickNow = async (tab: Tab, selector: string, names: readonly string[] | null = null): Promise<void> => {
  const at = await tab.evaluate(pointOf, selector, names);
  if (at === null) await sleep(POLLING);
  else await tab.click(at);
};

/** Runs in the page. */
const pointOf = (selector: string, names: readonly string[] | null): { x: number; y: number } | null => {
  const nameOf = (thing: Element): string =>
    (thing.getAttribute('aria-label') ?? thing.textContent).trim().replaceAll(/\s+/g, ' ');
  const thing = [...document.querySelectorAll(`:is(${selector}):not([disabled])`)].find(
    (each) => each.checkVisibility({ visibilityProperty: true }) && (names === null || names.includes(nameOf(each))),
  );
  if (thing === undefined) return null;
  thing.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, top, width, height } = thing.getBoundingClientRect();
  const at = { x: left + width / 2, y: top + height / 2 };
  const hit = document.elementFromPoint(at.x, at.y);
  return hit !== null && thing.contains(hit) ? at : null;
};

/** Types into an empty field. */
export const typeInto = async (tab: Tab, selector: string, text: string): Promise<void> => {
  await clickOn(tab, selector);
  for (const letter of text) await tab.press(letter);
  await waitFor(
    tab,
    `"${text}" in ${selector}`,
    (field, wanted) => document.querySelector<HTMLInputElement>(field)?.value === wanted || null,
    selector,
    text,
  );
};

/** Waits for the score of a finished game. A late click may have closed it: then reopens it. */
export const seeResult = async (tab: Tab): Promise<void> => {
  const isShown = (): boolean => document.querySelector('dialog[open] tbody tr') !== null;
  for (const deadline = Date.now() + CEILING; !(await tab.evaluate(isShown));) {
    if (Date.now() > deadline) throw new Error('the game is over, but its score is not shown');
    await clickNow(tab, 'button', ['Voir le résultat']);
  }
};

/** Puts a long text into a field at once, like pasting. */
export const fill = async (tab: Tab, selector: string, text: string): Promise<void> => {
  await waitFor(
    tab,
    selector,
    (field, wanted) => {
      const found = document.querySelector<HTMLTextAreaElement>(field);
      if (found === null) return null;
      found.value = wanted;
      found.dispatchEvent(new InputEvent('input', { bubbles: true }));
      return true;
    },
    selector,
    text,
  );
};

/** Sets the level of every bot on a game's page. */
export const chooseLevel = async (tab: Tab, level: string): Promise<void> => {
  await waitFor(
    tab,
    'the bots',
    (wanted) => {
      const fields = [...document.querySelectorAll('select')].filter(
        (field) => field.querySelector(`option[value="${wanted}"]`) !== null,
      );
      for (const field of fields) {
        field.value = wanted;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
      return fields.length > 0 || null;
    },
    level,
  );
};

/** Waits for an element whose text contains this. */
export const expectText = async (tab: Tab, selector: string, text: string): Promise<void> => {
  await waitFor(
    tab,
    `"${text}" in ${selector}`,
    (where, wanted) => [...document.querySelectorAll(where)].some((each) => each.textContent.includes(wanted)) || null,
    selector,
    text,
  );
};

/** Nothing overflows horizontally: neither the page nor what it scrolls. */
export const expectToFit = async (tab: Tab, when: string): Promise<void> => {
  const overhang = await tab.evaluate(() =>
    [document.documentElement, document.querySelector('main')!].map(
      ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
    ),
  );
  expect(overhang, when).toStrictEqual([0, 0]);
};

/** The table's own data attributes. */
interface State extends Readonly<Record<string, Json>> {
  readonly number: number;
  readonly isOver: boolean;
}

/** Waits until the person has a choice and no bot has to move first, or the game is over. */
export const ownTurn = (tab: Tab): Promise<State> =>
  waitFor(tab, 'a choice, or the end', () => {
    const { number, over, busy, moves, bots } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
    if (number === undefined || bots === 'true') return null;
    return over === 'true' || (busy !== 'true' && moves !== '0')
      ? { number: Number(number), isOver: over === 'true' }
      : null;
  });

/** Selecting one thing and then another: this many clicks may lead nowhere. */
const CLICKS = 300;

/** Clicks random offers until the table moves on; nothing may overflow horizontally. */
export const playTurn = async (tab: Tab, rng: Rng): Promise<State> => {
  const { number, isOver } = await ownTurn(tab);
  if (isOver) return { number, isOver };
  for (let clicks = 0; clicks < CLICKS; clicks++) {
    const now = await waitFor(tab, `an offer after move ${number}`, lookForOffer, below(rng, 1_000_000), number);
    expect(now.overhang, `after move ${number}`).toStrictEqual([0, 0]);
    if (now.at === null) return ownTurn(tab);
    await tab.click(now.at);
  }
  throw new Error(`no click of ${CLICKS} led on from move ${number}`);
};

/** Runs in the page. A random clickable offer; no point if the table has moved on. */
const lookForOffer = (
  chance: number,
  before: number,
): { at: { x: number; y: number } | null; overhang: readonly number[] } | null => {
  const table = document.querySelector<HTMLElement>('[data-number]');
  if (table === null) return null;
  const { number, over, busy, moves } = table.dataset;
  const overhang = [document.documentElement, document.querySelector('main')!].map(
    ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
  );
  if (Number(number) !== before || over === 'true') return { at: null, overhang };
  const pointOn = (offer: Element): { x: number; y: number } | null => {
    offer.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { left, top, width, height } = offer.getBoundingClientRect();
    const at = { x: left + width / 2, y: top + height / 2 };
    const hit = document.elementFromPoint(at.x, at.y);
    return hit !== null && (offer.contains(hit) || hit.closest('[data-offer]') === offer) ? at : null;
  };
  const offers =
    moves === '0' || busy === 'true'
      ? []
      : [...document.querySelectorAll('[data-number] [data-offer]:not([disabled])')].filter(
          (offer) => offer.checkVisibility({ visibilityProperty: true }) && offer.getBoundingClientRect().width > 0,
        );
  for (const [index] of offers.entries()) {
    const at = pointOn(offers[(chance + index) % offers.length]!);
    if (at !== null) return { at, overhang };
  }
  return null;
};
