import { expect } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Tab } from './engine.ts';
import { test } from './fixture.ts';
import { clickOn, expectToFit, ownTurn, playTurn, typeInto, waitFor } from './steps.ts';

const TURNS = 1;

/** Panels that WebKit once drew too small or too large at this width, as it did not know the height of their parts. */
const PANELS: Readonly<Record<string, (tab: Tab) => Promise<void>>> = {
  'mille-bornes': async (tab) => {
    await tab.press('?');
    const cards = await waitFor(tab, 'the cards of the help', () => {
      const drawings = [...document.querySelectorAll('dialog[open] td .card > svg')];
      const heightOf = (element: Element): number => Math.round(element.getBoundingClientRect().height);
      return drawings.length === 0 ? null : drawings.map((svg) => heightOf(svg.parentElement!) - heightOf(svg));
    });
    expect(cards).toHaveLength(15);
    // The border of a card.
    expect(Math.max(...cards.map(Math.abs)), 'each drawing fills its card').toBeLessThanOrEqual(4);
  },
  'bridgetown-races': async (tab) => {
    await clickOn(tab, 'button', 'Montrer ou cacher les cartes');
    const missing = await waitFor(tab, 'the table of bridges', () => {
      const table = document.querySelector('.cards table');
      if (table === null) return null;
      const panel = table.parentElement!;
      const { paddingLeft, paddingRight, paddingTop, paddingBottom } = getComputedStyle(panel);
      const { width, height } = table.getBoundingClientRect();
      const most = Number.parseFloat(getComputedStyle(table).maxHeight);
      return {
        width: panel.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - width,
        height:
          Math.min(most, panel.clientHeight - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)) -
          height,
      };
    });
    expect(missing.width, 'the table fills its panel').toBeLessThan(2);
    expect(missing.height, 'the table fills its panel').toBeLessThan(2);
  },
};

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
    await PANELS[meta.id]?.(tab);
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
