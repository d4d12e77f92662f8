import { expect } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { test } from './fixture.ts';
import { clickOn, ownTurn, playTurn, waitFor } from './steps.ts';

/** What to drag where, at the first choice of a game. */
const DRAGS = {
  'mille-bornes': [':root:not(:has(.riposte)) .hand [data-card]', '[data-drop=discard]'],
  'course-folle': ['[data-private] [data-thing] [data-offer]', '[data-drop=ladder]'],
} as const;

type Point = Readonly<Record<'x' | 'y', number>>;

/** Runs in the page. */
const endsOf = (piece: string, place: string): [Point, Point] | null => {
  const [from, to] = [piece, place].map((selector) => {
    const box = document.querySelector(selector)?.getBoundingClientRect();
    return box === undefined ? null : { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  });
  return from && to ? [from, to] : null;
};

for (const [id, [piece, place]] of Object.entries(DRAGS)) {
  test(`${id}: a card is dragged to its place`, async ({ tab }) => {
    await tab.goto(`/games/${id}`);
    await clickOn(tab, 'button', 'Commencer');
    const rng = fastRandom(`drag-${id}`);
    let { number } = await ownTurn(tab);
    let ends = await tab.evaluate(endsOf, piece, place);
    // A player under attack has to respond first.
    while (ends === null) {
      ({ number } = await playTurn(tab, rng));
      ends = await tab.evaluate(endsOf, piece, place);
    }
    await tab.drag(...ends);
    expect((await ownTurn(tab)).number).toBeGreaterThanOrEqual(number);
    await waitFor(
      tab,
      'the table moves on',
      (before) => Number(document.querySelector<HTMLElement>('[data-number]')?.dataset['number']) > before || null,
      number,
    );
  });
}
