import { expect } from '@playwright/test';
import { test } from './cluster.ts';
import { DESK, PHONE, begin, comeAs, factsOf, playOn } from './friends.ts';

/** So much has happened when a node dies, and when it is enough. */
const [MIDDLE, ENOUGH] = [6, 12];

test('two people at two nodes play on when one of the nodes dies in the middle of their game', async ({
  browser,
  cluster,
}) => {
  const [one, other] = cluster.addresses;
  const camille = await comeAs(browser, 'Camille', { ...PHONE, baseURL: one });
  const basile = await comeAs(browser, 'Basile', { ...DESK, baseURL: other });
  const both = [camille, basile];
  const id = await begin('course-folle', both);
  await Promise.all(both.map((friend) => playOn(friend, 'first', MIDDLE)));
  await cluster.kill(0);
  // Whoever was there comes back by themselves, at the other node; nobody reloads anything.
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
