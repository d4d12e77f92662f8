import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { fastRandom } from '@ponts-bornes/kernel';
import { DESK, test } from './fixture.ts';
import { playFromList, tabTo } from './keys.ts';
import { followLesson } from './lesson.ts';
import { chooseLevel, clickOn, expectText, expectToFit, fill, ownTurn, playTurn, seeResult, waitFor } from './steps.ts';

/** These continue until somebody reaches the goal, which strong bots do. */
const LONG: ReadonlySet<string> = new Set(['mille-bornes', 'course-autour-du-monde']);

const recordOf = (game: string): string =>
  readFileSync(new URL(`../../games/${game}/records/corpus/2-seats-1.record`, import.meta.url), 'utf8');

for (const { meta } of CATALOGUE) {
  test(`${meta.id}: a whole game against bots`, async ({ tab }) => {
    const rng = fastRandom(`whole-${meta.id}`);
    await tab.goto(`/games/${meta.id}`);
    await chooseLevel(tab, LONG.has(meta.id) ? 'strong' : 'easy');
    await clickOn(tab, 'button', 'Commencer');
    while (!(await playTurn(tab, rng)).isOver) continue;
    await seeResult(tab);
    await expectToFit(tab, 'at the end');
  });

  test(`${meta.id}: rules and a lesson`, async ({ tab }) => {
    await tab.goto(`/games/${meta.id}/rules`);
    await expectText(tab, 'h1', meta.name.fr);
    await expectToFit(tab, 'rules');
    await tab.goto(`/games/${meta.id}/learn`);
    await followLesson(tab);
  });

  test(`${meta.id}: a record is verified, and a forged one is not`, async ({ tab }) => {
    for (const [text, verdict] of [
      [recordOf(meta.id), 'replayed'],
      [recordOf(meta.id).replace(/\n3\. (\d) .*\n/, '\n3. $1 zzz\n'), 'wrong'],
    ] as const) {
      await tab.goto('/verify');
      await fill(tab, 'textarea', text);
      await clickOn(tab, 'form button.main');
      await waitFor(
        tab,
        `the verdict: ${verdict}`,
        (wanted) => document.querySelector<HTMLElement>('[data-verdict]')?.dataset['verdict'] === wanted || null,
        verdict,
      );
    }
  });

  test.describe('in English, dark', () => {
    test.use({ size: DESK, language: 'en-GB', scheme: 'dark' });

    test(`${meta.id}: played by keyboard in English, dark`, async ({ tab }) => {
      const rng = fastRandom(`keys-${meta.id}`);
      await tab.goto(`/en/games/${meta.id}`);
      await waitFor(tab, 'the button', () => document.querySelector('form button.main') !== null || null);
      await tabTo(tab, 'Start');
      await tab.press('Enter');
      await ownTurn(tab);
      const { ground, language } = await tab.evaluate(() => ({
        ground: getComputedStyle(document.body).backgroundColor,
        language: document.documentElement.lang,
      }));
      expect(Number(/\d+/.exec(ground)![0]), `${ground} is dark`).toBeLessThan(80);
      expect(language).toBe('en');
      for (let move = 0; move < 6; move++) await playFromList(tab, rng);
      await expectToFit(tab, 'after six moves');
    });
  });
}
