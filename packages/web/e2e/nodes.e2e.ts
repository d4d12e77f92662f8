import { expect } from '@playwright/test';
import { test } from './cluster.ts';
import { DESK, PHONE, begin, comeAs, factsOf, playOn } from './friends.ts';

/** The number of moves at which a node dies, and at which to stop. */
const [MIDDLE, ENOUGH] = [6, 12];

test('two people at two nodes play on when one of the nodes dies in mid-game', async ({ browser, cluster }) => {
  const [one, other] = cluster.addresses;
  const camille = await comeAs(browser, 'Camille', { ...PHONE, baseURL: one });
  const basile = await comeAs(browser, 'Basile', { ...DESK, baseURL: other });
  const both = [camille, basile];
  const id = await begin('course-folle', both);
  await Promise.all(both.map((friend) => playOn(friend, 'first', MIDDLE)));
  await cluster.kill(0);
  // Everybody reconnects automatically to the other node, without a reload.
  await Promise.all(both.map((friend) => playOn(friend, 'last', ENOUGH)));
  for (const { page, expectNoComplaints } of both) {
    await expect(page.getByText(/connection lost|connexion perdue/i)).toHaveCount(0);
    expectNoComplaints();
  }
  await expect(async () => {
    const { seats, status } = await factsOf(camille.page, id);
    expect({ status, here: seats.map(({ isHere }) => isHere) }).toStrictEqual({
      status: 'playing',
      here: [true, true],
    });
  }).toPass();
});
