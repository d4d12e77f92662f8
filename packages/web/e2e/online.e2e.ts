import { expect, test } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { DESK, PHONE, begin, comeAs, factsOf, playOn } from './friends.ts';
import { expectToFit, tableOf } from './steps.ts';

/** Who taps at random hardly ever comes home: after so many moves bots go on. */
const LONG: Readonly<Record<string, number>> = { 'course-autour-du-monde': 8 };
/** One reloads after so many moves, the other has no network for a while. */
const RELOAD = 5;
const GAP = 9;

for (const { meta } of CATALOGUE) {
  test(`two people play a whole game of ${meta.id}, with a reload and without a network for a while`, async ({
    browser,
  }) => {
    const camille = await comeAs(browser, 'Camille', PHONE);
    const basile = await comeAs(browser, 'Basile', DESK);
    const id = await begin(meta.id, [camille, basile]);
    const [some, later] = [(moves: number) => moves >= RELOAD, (moves: number) => moves >= GAP - RELOAD];
    await Promise.all([playOn(camille, 'first', some), playOn(basile, 'first', some)]);
    await camille.page.reload();
    await basile.page.context().setOffline(true);
    await expect(basile.page.getByRole('status').filter({ hasText: /connection/i })).toBeVisible();
    await playOn(camille, 'alone', (moves) => moves >= 1);
    await basile.page.context().setOffline(false);
    await Promise.all([playOn(camille, 'second', later), playOn(basile, 'second', later)]);
    const enough = LONG[meta.id];
    await Promise.all(
      [camille, basile].map((friend) => playOn(friend, 'last', (moves) => enough !== undefined && moves >= enough)),
    );
    await expectToFit(camille.page);
    const facts = await factsOf(camille.page, id);
    expect(facts.status).toBe('over');
    for (const { page, expectNoComplaints } of [camille, basile]) {
      await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
      await expect(page.getByRole('dialog')).toBeVisible();
      expectNoComplaints();
    }
  });
}
