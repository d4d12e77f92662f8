import { expect } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { test } from './fixture.ts';
import { clickOn, expectToFit, ownTurn, playTurn, typeInto } from './steps.ts';

const TURNS = 1;

for (const { meta } of CATALOGUE) {
  test(`turns of ${meta.id} against bots, and a reload between them`, async ({ tab }) => {
    const rng = fastRandom(`quick-${meta.id}`);
    await tab.goto(`/games/${meta.id}`);
    await expectToFit(tab, 'before the game');
    await clickOn(tab, 'button', 'Commencer');
    for (let turn = 0; turn < TURNS; turn++) await playTurn(tab, rng);
    const before = await ownTurn(tab);
    await tab.reload();
    // It resumes where it was, or later: bots and forced moves do not wait.
    expect((await ownTurn(tab)).number).toBeGreaterThanOrEqual(before.number);
    const after = await playTurn(tab, rng);
    expect(after.number).toBeGreaterThan(before.number);
    await expectToFit(tab, 'after the last turn');
  });
}

test.describe('online', () => {
  // Keeping a connection depends on timing.
  test.use({ isHurried: false });

  test('a table with a bot opens on the server, and a move arrives there', async ({ tab }) => {
    await tab.goto('/games/skybridge?way=friends');
    await typeInto(tab, 'input[autocomplete=nickname]', 'Nora');
    await clickOn(tab, 'button', 'Ouvrir la table');
    await clickOn(tab, 'button', 'Mettre un robot à la place 2');
    await clickOn(tab, 'dialog[open] li button');
    await clickOn(tab, 'button', 'Commencer la partie');
    const { number } = await ownTurn(tab);
    await playTurn(tab, fastRandom('quick-online'));
    // After this only the server knows it.
    await tab.reload();
    expect((await ownTurn(tab)).number).toBeGreaterThan(number);
    await expectToFit(tab, 'after a move online');
  });
});
