import { expect } from '@playwright/test';
import { test } from './cluster.ts';
import { DESK, PHONE, begin, comeAs, factsOf, playOn } from './friends.ts';
import { tableOf } from './steps.ts';

/** So much has happened when a node dies. */
const MIDDLE = 6;

test('two people at two nodes play a game to its end, though one of the nodes dies in the middle of it', async ({
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
  await Promise.all(both.map((friend) => playOn(friend, 'last')));
  for (const { page, expectNoComplaints } of both) {
    await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
    await expect(page.getByText(/connection lost|connexion perdue/i)).toHaveCount(0);
    expectNoComplaints();
  }
  expect(await factsOf(camille.page, id)).toMatchObject({ status: 'over', seats: [{ isHere: true }, { isHere: true }] });
});
