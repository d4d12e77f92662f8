import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { playFromList } from './keys.ts';
import { momentAt, momentOf, openAt, playedGame } from './moments.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { botsMoved, still, tableOf } from './steps.ts';

test.use({ ...SIZES.desk, locale: LOCALES.fr });

declare global {
  interface Window {
    /** What a screen reader would have said, in its order. */
    heard: string[];
    /** All that was ever expected, also of moves that make themselves. */
    prompts: string[];
  }
}

/** Notes what comes into live regions. */
const listen = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.heard = [];
    window.prompts = [];
    new MutationObserver((changes) => {
      const prompt = document.querySelector('.prompt')?.textContent.trim() ?? '';
      if (!window.prompts.includes(prompt)) window.prompts.push(prompt);
      for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
        if (!(node instanceof HTMLElement)) continue;
        const alert = node.matches('[role="alert"]') ? node : node.querySelector('[role="alert"]');
        if (alert !== null) window.heard.push(`! ${alert.textContent.trim()}`);
        else if (node.closest('[role="log"]') !== null && !node.matches('[role="log"]')) {
          window.heard.push(node.textContent);
        }
      }
    }).observe(document, { subtree: true, childList: true, characterData: true });
  });
};

const heard = (page: Page): Promise<readonly string[]> => page.evaluate(() => window.heard);

const logged = (page: Page): Promise<readonly string[]> => page.locator('aside li > span').allInnerTexts();

/** Waits until it is this person's turn and all was said, the last line of the log too. */
const allSaid = async (page: Page): Promise<void> => {
  await botsMoved(page);
  const isSaid = async (): Promise<boolean> => {
    const last = (await heard(page)).at(-1) ?? '';
    return last.includes((await logged(page)).at(-1) ?? '') && last.endsWith(await promptOf(page));
  };
  await expect.poll(isSaid).toBe(true);
};

const promptOf = async (page: Page): Promise<string> => (await page.locator('.prompt').innerText()).trim();

for (const id of ['mille-bornes', 'course-folle', 'bridgetown-races']) {
  test(`at a table of ${id} each thing is said once, in its order, and then what is expected`, async ({ page }) => {
    await still(page);
    await listen(page);
    const game = await playedGame(id);
    await openAt(page, game, momentAt(game, 0.3));
    await allSaid(page);
    const before = await logged(page);
    const first = (await heard(page)).join(' ');
    expect(first).toBe(`${before.at(-1)} ${await promptOf(page)}`);
    const rng = fastRandom(`announced-${id}`);
    for (let move = 0; move < 4; move++) {
      await playFromList(page, rng);
      await allSaid(page);
    }
    const news = (await logged(page)).slice(before.length);
    const said = (await heard(page)).join(' ').slice(first.length);
    // Without what was expected between them, the sentences are those of the log.
    const prompts = (await page.evaluate(() => window.prompts)).toSorted((one, other) => other.length - one.length);
    const told = prompts.reduce((text, prompt) => text.replaceAll(prompt, ''), said);
    expect(told.split(/\s+/).filter(Boolean)).toStrictEqual(news.join(' ').split(/\s+/).filter(Boolean));
    expect(said).not.toContain('réfléchi');
  });
}

test('nothing is said again when a panel was open or the window changes', async ({ page }) => {
  await still(page);
  await listen(page);
  const game = await playedGame('skybridge');
  await openAt(page, game, momentAt(game, 0.5));
  await allSaid(page);
  const before = await heard(page);
  for (const key of ['t', 'l', '?']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.setViewportSize(SIZES.phone.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await playFromList(page, fastRandom('again'));
  await allSaid(page);
  const after = (await heard(page)).slice(before.length).join(' ');
  expect(after.startsWith('Camille ')).toBe(true);
});

test('why a move is refused is said at once, and again when it is tried again', async ({ page }) => {
  await still(page);
  await listen(page);
  const game = await playedGame('bridgetown-races');
  await openAt(page, game, momentOf(game, 'ride'));
  const closed = page.locator('svg [role="button"][aria-disabled="true"]').first();
  for (let tries = 1; tries <= 2; tries++) {
    await closed.focus();
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await heard(page)).filter((text) => text.startsWith('! ')).length).toBe(tries);
  }
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(tableOf(page)).toBeVisible();
});
