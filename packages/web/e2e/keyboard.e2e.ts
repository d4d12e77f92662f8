import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { expectFocus, playFromList, playOnBoard, tabTo } from './keys.ts';
import { IS_LONG } from './length.ts';
import { kindsOf, momentAt, momentOf, openAt, playedGame } from './moments.ts';
import type { PlayedGame } from './moments.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { botsMoved, expectToFit, hurry, settled, watched } from './steps.ts';

test.use({ ...SIZES.desk, locale: LOCALES.en });

/** This many moves at the start of a game are made on the board itself; the others from the list. */
const ON_BOARD = IS_LONG ? 2 : 1;
/** After that, every kind of choice and the end come from a stored game between bots, except in long runs. */
const BEGINNING = IS_LONG ? Infinity : 2;

/** Makes each kind of choice on the board, and plays from the last choice of the game to its end. */
const chooseAndEnd = async (page: Page, game: PlayedGame, rng: Rng): Promise<void> => {
  for (const kind of kindsOf(game)) {
    await openAt(page, game, momentOf(game, kind), { path: '/en/table' });
    // A bot that is asked at the same time moves first: the move that counts below is the person's.
    await botsMoved(page);
    await playOnBoard(page, rng);
    await botsMoved(page);
    await expectFocus(page);
  }
  await openAt(page, game, momentAt(game, 1), { path: '/en/table' });
  for (let move = 0; !(await botsMoved(page)); move++) {
    if (move > 0) await expectFocus(page);
    await playFromList(page, rng);
  }
};

const escaped = (name: string): RegExp => new RegExp(`^${name}$`);

for (const { meta } of CATALOGUE) {
  test(`${meta.id} by keyboard alone, from the start page to its end`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    const rng = fastRandom(`keyboard-${meta.id}`);
    const played = await playedGame(meta.id);
    await hurry(page);
    await page.goto('/en');
    await tabTo(page, escaped(meta.name.en));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: meta.name.en })).toBeVisible();
    await tabTo(page, /^2$/);
    await page.keyboard.press('Space');
    // Strong opponents end the longer games.
    await tabTo(page, /^Bot level/);
    await page.keyboard.press('ArrowDown');
    await tabTo(page, /^Start$/);
    await page.keyboard.press('Enter');
    await settled(page);
    await expectToFit(page);
    for (let move = 0; move < BEGINNING && !(await botsMoved(page)); move++) {
      if (move > 0) await expectFocus(page);
      await (move < ON_BOARD ? playOnBoard : playFromList)(page, rng);
    }
    if (!IS_LONG) await chooseAndEnd(page, played, rng);
    await expectFocus(page);
    const end = page.getByRole('dialog');
    await expect(end).toBeVisible();
    await expect(end.locator('.sentence')).not.toBeEmpty();
    expect(await end.locator('tbody tr').count()).toBeGreaterThan(0);
    await tabTo(page, /^Replay$/);
    await page.keyboard.press('Enter');
    await expect(page.getByRole('slider')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expect(page.locator('[data-number="1"]')).toBeVisible();
    expectNoComplaints();
  });
}

test('a panel stays open however soon its key follows the closing of another panel', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('skybridge');
  await openAt(page, game, momentAt(game, 0.5));
  await page.keyboard.press('t');
  await expect(page.getByRole('dialog')).toBeVisible();
  const isOpen = await page.evaluate(async () => {
    const dialog = document.querySelector<HTMLDialogElement>('dialog[open]')!;
    const closed = new Promise((resolve) => {
      dialog.addEventListener('close', () => requestAnimationFrame(resolve), { once: true });
    });
    dialog.querySelector<HTMLElement>('header button')!.click();
    // The page closes it in a microtask, and the browser fires its event in a task: the key comes between the two.
    for (let tries = 0; dialog.open && tries < 100; tries++) await Promise.resolve();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'l', bubbles: true }));
    await closed;
    return dialog.open;
  });
  expect(isOpen).toBe(true);
});

test('a list of moves opened while bots move shows the moves as soon as there is a choice', async ({ page }) => {
  await hurry(page);
  // Presses the key in the moment the table appears, before a bot can move.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      if (table === null) return;
      observer.disconnect();
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'm', bubbles: true }));
      document.documentElement.dataset['movesAtKey'] = table.dataset['moves'];
    }).observe(document, { childList: true, subtree: true });
  });
  const game = await playedGame('skybridge');
  await openAt(page, game, momentAt(game, 0.5) + 1);
  await expect(page.locator('html')).toHaveAttribute('data-moves-at-key', '0');
  await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
});
