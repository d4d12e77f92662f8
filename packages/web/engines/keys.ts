import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import type { Tab } from './engine.ts';
import { ownTurn, waitFor } from './steps.ts';

/** More stops than any page has. */
const STOPS = 80;

/** Presses Tab until an element with this name has the focus. */
export const tabTo = async (tab: Tab, name: string): Promise<void> => {
  for (let stops = 0; stops < STOPS; stops++) {
    await tab.press('Tab');
    const focused = await tab.evaluate(() => {
      const active = document.activeElement ?? document.body;
      return (active.getAttribute('aria-label') ?? active.textContent).trim().replaceAll(/\s+/g, ' ');
    });
    if (focused === name) return;
  }
  throw new Error(`Tab never reaches ${name}`);
};

/** Opens the list of moves, walks down it and takes one. The table may play a forced move automatically before that. */
export const playFromList = async (tab: Tab, rng: Rng): Promise<void> => {
  const { number, isOver } = await ownTurn(tab);
  if (isOver) return;
  await tab.press('m');
  const where = await waitFor(
    tab,
    'the list of moves',
    (before) => {
      if (document.querySelector<HTMLElement>('[data-number]')?.dataset['number'] !== String(before)) return 'gone';
      const active = document.activeElement;
      return active?.matches('dialog[open] [data-first]') === true ? active.tagName : null;
    },
    number,
  );
  if (where === 'gone') return tab.press('Escape');
  const steps = below(rng, 4) + (where === 'INPUT' ? 1 : 0);
  for (let step = 0; step < steps; step++) await tab.press('ArrowDown');
  await tab.press('Enter');
  await waitFor(
    tab,
    `the table moves on from ${number}`,
    (before) => document.querySelector<HTMLElement>('[data-number]')?.dataset['number'] !== String(before) || null,
    number,
  );
};
