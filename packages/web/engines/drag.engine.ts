import { expect } from '@playwright/test';
import { test } from './fixture.ts';
import { clickOn, ownTurn, waitFor } from './steps.ts';

/** What to drag where, at the first choice of a game. */
const DRAGS = {
  'mille-bornes': [':root:not(:has(.riposte)) .hand [data-card]', '[data-drop=discard]'],
  'course-folle': ['[data-private] [data-thing] [data-offer]', '[data-drop=ladder]'],
} as const;

for (const [id, [piece, place]] of Object.entries(DRAGS)) {
  test(`${id}: a card is dragged to its place`, async ({ tab }) => {
    await tab.goto(`/games/${id}`);
    await clickOn(tab, 'button', 'Commencer');
    const { number } = await ownTurn(tab);
    const [from, to] = await waitFor(
      tab,
      `${piece} and ${place}`,
      (...selectors) => {
        const things = selectors.map((each) => document.querySelector(each)?.getBoundingClientRect());
        return things.every((box) => box !== undefined)
          ? things.map((box) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 }))
          : null;
      },
      piece,
      place,
    );
    await tab.drag(from!, to!);
    expect((await ownTurn(tab)).number).toBeGreaterThanOrEqual(number);
    await waitFor(
      tab,
      'the table moves on',
      (before) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset['number']) > before || null,
      number,
    );
  });
}
