import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { IS_LONG } from './length.ts';
import { momentAt, openAt, playedGame } from './moments.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { expectToFit, hurry, isOver, settled, tapOnce, tapToTheEnd, watched } from './steps.ts';

// Whole games on a desktop and in English are played by keyboard.
test.use({ ...SIZES.phone, locale: LOCALES.fr });

/** These continue until somebody gets home. */
const LONG: ReadonlySet<string> = new Set(['mille-bornes', 'course-autour-du-monde']);

/** Played from its first move to its last; of the others the middle is left out. `npm run test:long` plays all whole. */
const WHOLE = 'course-folle';

/** Moves tapped from the start of a game. */
const BEGINNING = 8;

/** Taps the first moves, then continues late in a stored game, unless a bot has won by then. */
const tapOnLater = async (page: Page, id: string): Promise<void> => {
  const rng = fastRandom(`${id}-beginning`);
  for (let move = 0; move < BEGINNING; move++) {
    await tapOnce(page, rng);
    await settled(page);
  }
  if (await isOver(page)) return;
  const game = await playedGame(id);
  await openAt(page, game, momentAt(game, 1));
};

for (const { meta } of CATALOGUE) {
  test(`a game of ${meta.id} against bots to its end, by tapping`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto(`/games/${meta.id}`);
    await expectToFit(page);
    // Strong opponents end the longer games, but each of their moves takes a second.
    for (const level of await page.getByLabel(/^Niveau du robot/).all()) {
      await level.selectOption(LONG.has(meta.id) && IS_LONG ? 'strong' : 'easy');
    }
    await page.getByRole('button', { name: 'Commencer', exact: true }).click();
    await settled(page);
    await page.goto('/');
    // At most two clicks from the start page; here it is one.
    const box = page.locator('article', { has: page.getByRole('heading', { name: meta.name.fr }) });
    await box.getByRole('button').click();
    await settled(page);
    await expectToFit(page);
    if (meta.id !== WHOLE && !IS_LONG) await tapOnLater(page, meta.id);
    await tapToTheEnd(page, `${meta.id}-phone`);
    const end = page.getByRole('dialog');
    await expect(end).toBeVisible();
    await expect(end.locator('.sentence')).not.toBeEmpty();
    expect(await end.locator('tbody tr').count()).toBeGreaterThan(0);
    expectNoComplaints();
  });
}
