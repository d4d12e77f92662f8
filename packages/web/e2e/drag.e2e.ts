import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { SIZES } from './sizes.ts';
import { botsMoved, hurry, tableOf, tapOnce, watched } from './steps.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is dragged where to play it. */
const DRAGS = {
  // A player under attack has to respond first.
  'mille-bornes': [':root:not(:has(.riposte)) .hand [data-card]', '[data-drop=discard]'],
  'course-folle': ['[data-private] [data-thing] [data-offer]', '[data-drop=ladder]'],
  skybridge: ['[data-piece^=T][data-offer]', '[data-spot=b2]'],
  'course-autour-du-monde': ['[data-card][data-offer^=fly]', '[data-drop=map]'],
} as const;

const middleOf = async (page: Page, selector: string): Promise<Point> => {
  const box = (await page.locator(selector).first().boundingBox())!;
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

const begin = async (page: Page, id: keyof typeof DRAGS): Promise<void> => {
  await page.goto(`/games/${id}`);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await botsMoved(page);
};

/** Plays until there is something to drag, in another game if one ends before. */
const open = async (page: Page, id: keyof typeof DRAGS): Promise<readonly [from: Point, to: Point]> => {
  await hurry(page);
  await begin(page, id);
  const rng = fastRandom(`drag-${id}`);
  const [piece, place] = DRAGS[id];
  while ((await page.locator(piece).count()) === 0) {
    await tapOnce(page, rng);
    if (await botsMoved(page)) await begin(page, id);
  }
  // A bot that begins Skybridge may have built there.
  const isBuilt = id === 'skybridge' && (await page.getByText('en b2').count()) > 0;
  return [await middleOf(page, piece), await middleOf(page, isBuilt ? '[data-spot=a1]' : place)];
};

/** As quick as a mouse can be: one movement from end to end. */
const byMouse = async (page: Page, from: Point, to: Point): Promise<void> => {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y);
  await page.mouse.up();
};

const byFinger = async (page: Page, from: Point, to: Point): Promise<void> => {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]): Promise<unknown> =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] });
  await touch('touchStart', [from]);
  for (const part of [0.2, 0.6, 1]) {
    await touch('touchMove', [{ x: from.x + part * (to.x - from.x), y: from.y + part * (to.y - from.y) }]);
  }
  await touch('touchEnd', []);
};

test.use({ ...SIZES.desk, hasTouch: true });

for (const id of Object.keys(DRAGS) as (keyof typeof DRAGS)[]) {
  for (const [hand, drag] of Object.entries({ 'a quick mouse': byMouse, 'a finger': byFinger })) {
    test(`${id}: what ${hand} drags to its place is played`, async ({ page }) => {
      const expectNoComplaints = watched(page);
      const ends = await open(page, id);
      const before = await tableOf(page).getAttribute('data-number');
      await drag(page, ...ends);
      await expect(tableOf(page)).not.toHaveAttribute('data-number', before!);
      expectNoComplaints();
    });
  }

  test(`${id}: what is let go beside every place goes back`, async ({ page }) => {
    const [from] = await open(page, id);
    const before = await tableOf(page).getAttribute('data-number');
    await byMouse(page, from, { x: 2, y: 2 });
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
    await expect(tableOf(page)).toHaveAttribute('data-number', before!);
  });
}
