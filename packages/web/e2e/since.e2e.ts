import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { momentAt, openAt, playedGame } from './moments.ts';
import type { PlayedGame } from './moments.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { botsMoved, hurry, replayFirst, still, tableOf } from './steps.ts';

test.use({ ...SIZES.phone, locale: LOCALES.fr });

/** A decision of the first seat after two moves of others, in the second half of a game. */
const afterOthers = ({ asked, moves }: PlayedGame): number =>
  asked.findIndex(
    (kind, at) => kind !== null && at > asked.length / 2 && moves[at - 1]?.seat !== 0 && moves[at - 2]?.seat !== 0,
  );

/** Discards the first card of the hand. */
const discard = async (page: Page): Promise<void> => {
  await page.locator('.hand [data-card]').first().tap();
  await page.locator('[data-drop=discard] [data-offer]').tap();
};

interface Step {
  readonly said: string;
  readonly board: string;
}

/** Starts a replay and waits for its end; returns what it said and the board at each step. */
const replayed = async (page: Page, start: () => Promise<void>): Promise<readonly Step[]> => {
  await page.evaluate(() => {
    const steps: Step[] = [];
    const note = (): void => {
      const said = document.querySelector('.since-replay')?.textContent?.trim() ?? '';
      const board = document.querySelector('main')!.innerHTML;
      if (said !== '' && steps.at(-1)?.said !== said) steps.push({ said, board });
    };
    Object.assign(window, { replaySteps: steps });
    new MutationObserver(note).observe(document.body, { subtree: true, childList: true, characterData: true });
  });
  const taken = (): Promise<readonly Step[]> =>
    page.evaluate(() => (window as unknown as { readonly replaySteps: Step[] }).replaySteps);
  await start();
  // A short replay may be over before anybody looks at the table.
  await expect.poll(async () => (await taken()).length).toBeGreaterThan(0);
  await expect(tableOf(page)).toHaveAttribute('data-replaying', 'false');
  return taken();
};

/** Drops all longer timers, so that only skipping the pauses lets bots move. */
const withoutPatience = async (page: Page): Promise<void> => {
  await still(page);
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const sooner = (act: () => void, wait = 0): number => (wait > 30 ? 0 : later(act, wait));
    Object.assign(window, { setTimeout: sooner });
  });
};

test('a resumed table tells what the others did, until the next move', async ({ page }) => {
  await hurry(page);
  const game = await playedGame('mille-bornes', 4);
  await openAt(page, game, afterOthers(game));
  const strip = page.getByRole('button', { name: 'Depuis votre tour' });
  const list = page.getByRole('list', { name: 'Depuis votre tour' });
  await expect(list.locator('li')).not.toHaveCount(0);
  await expect(page.locator('main [data-since]')).not.toHaveCount(0);
  await strip.tap();
  await expect(strip).toHaveAttribute('aria-expanded', 'true');
  await expect(list).toBeInViewport();
  await page.keyboard.press('Escape');
  await expect(strip).toHaveAttribute('aria-expanded', 'false');
});

test('one’s own move ends the list, and skipping brings the next turn', async ({ page }) => {
  await withoutPatience(page);
  const game = await playedGame('mille-bornes', 4);
  await openAt(page, game, afterOthers(game));
  await discard(page);
  await expect(page.getByRole('list', { name: 'Depuis votre tour' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Passer à mon tour' }).tap();
  await botsMoved(page);
  await expect(page.getByRole('button', { name: 'Passer à mon tour' })).toHaveCount(0);
  await expect(page.getByRole('list', { name: 'Depuis votre tour' }).locator('li')).not.toHaveCount(0);
});

for (const { meta } of CATALOGUE) {
  test(`${meta.id} marks the moves of others on the board and replays them`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(meta.id);
    await openAt(page, game, afterOthers(game));
    await expect(page.locator('main [data-since]')).not.toHaveCount(0);
    const steps = await replayed(page, () => page.keyboard.press('r'));
    expect(steps.length).toBeGreaterThan(2);
    expect(new Set(steps.map(({ board }) => board)).size).toBeGreaterThan(1);
    await expect(tableOf(page)).not.toHaveAttribute('data-moves', '0');
    await expect(page.locator('main [data-since]')).not.toHaveCount(0);
  });
}

test('the replay names each move, takes the focus, and ends with a tap on the board', async ({ page }) => {
  await still(page);
  const game = await playedGame('mille-bornes', 4);
  await openAt(page, game, afterOthers(game));
  const strip = page.getByRole('button', { name: 'Depuis votre tour' });
  await strip.tap();
  await replayFirst(page, () => page.getByRole('button', { name: 'Revoir les coups' }).tap());
  await expect(page.getByRole('button', { name: 'Revenir', exact: true })).toBeFocused();
  await page.locator('main').tap({ position: { x: 5, y: 5 } });
  await expect(tableOf(page)).toHaveAttribute('data-replaying', 'false');
  await expect(page.getByRole('button', { name: 'Revenir', exact: true })).toHaveCount(0);
});

/** Taps what is not offered, one thing after the other, until the table says why not. */
const beRefused = async (page: Page): Promise<void> => {
  const refusal = page.getByRole('alert');
  const idle = page.locator('main :is(button, [role=button]):not([data-offer]):visible');
  for (let at = 0; (await refusal.count()) === 0; at = (at + 1) % (await idle.count())) {
    await idle.nth(at).dispatchEvent('click');
    await expect(tableOf(page)).toHaveAttribute('data-busy', 'false');
  }
};

for (const [id, choose] of [
  ['mille-bornes', '.hand [data-card]'],
  ['course-folle', null],
  ['skybridge', '[data-piece][data-offer]'],
  ['course-autour-du-monde', null],
] as const) {
  test(`${id} refuses near the thumb, above the hand, and leads to the rule`, async ({ page }) => {
    await hurry(page);
    const game = await playedGame(id, 2);
    await openAt(page, game, momentAt(game, 0.6));
    if (choose !== null) await page.locator(choose).first().tap();
    await beRefused(page);
    const refusal = page.getByRole('alert');
    await expect(refusal.getByRole('link', { name: 'Voir la règle' })).toHaveAttribute('href', /rules#[A-Z]+-/);
    const placeOfRefusal = async (): Promise<readonly number[]> => {
      const [answer, hand] = await Promise.all([refusal.boundingBox(), page.locator('[data-hand]').boundingBox()]);
      return [answer!.y, answer!.y + answer!.height - hand!.y];
    };
    // Polled, because it rises to its place.
    await expect.poll(async () => (await placeOfRefusal())[1]).toBeLessThanOrEqual(1);
    expect((await placeOfRefusal())[0]).toBeGreaterThan(SIZES.phone.viewport.height / 2);
    await expect(tableOf(page)).toHaveAttribute('data-busy', 'false');
  });
}
