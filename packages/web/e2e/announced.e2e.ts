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
    /** What a screen reader would have announced, in order. */
    heard: string[];
    /** All prompts so far, including those of forced moves. */
    prompts: string[];
  }
}

/** Records what enters live regions. */
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

const logged = (page: Page): Promise<readonly string[]> => page.locator('aside > ol > li > span').allInnerTexts();

/** The announcements from some position on, without prompts: another player's secret choice may repeat those. */
const told = async (page: Page, from = 0): Promise<string> => {
  const prompts = (await page.evaluate(() => window.prompts)).toSorted((one, other) => other.length - one.length);
  const said = (await heard(page)).join(' ').slice(from);
  return prompts
    .reduce((text, prompt) => (prompt === '' ? text : text.replaceAll(prompt, '')), said)
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const spaced = (text = ''): string => text.replaceAll(/\s+/g, ' ').trim();

/** Waits until it is this player's turn and everything was announced, including the last line of the log. */
const allSaid = async (page: Page): Promise<void> => {
  await botsMoved(page);
  const isSaid = async (): Promise<boolean> =>
    (await told(page)).endsWith(spaced((await logged(page)).at(-1))) &&
    ((await heard(page)).at(-1) ?? '').endsWith(await promptOf(page));
  await expect.poll(isSaid).toBe(true);
};

const promptOf = async (page: Page): Promise<string> => (await page.locator('.prompt').innerText()).trim();

for (const id of ['mille-bornes', 'bridgetown-races']) {
  test(`at a table of ${id} everything is announced once, in order, followed by the prompt`, async ({ page }) => {
    await still(page);
    await listen(page);
    const game = await playedGame(id);
    await openAt(page, game, momentAt(game, 0.3));
    await allSaid(page);
    // A list of safeties has those that were played.
    const safeties = page.getByRole('list', { name: 'Bottes', exact: true });
    await expect(safeties.getByRole('listitem')).toHaveCount(await safeties.locator('.laid').count());
    const before = await logged(page);
    const first = (await heard(page)).join(' ').length;
    expect(await told(page)).toBe(spaced(before.at(-1)));
    const rng = fastRandom(`announced-${id}`);
    for (let move = 0; move < 4; move++) {
      await playFromList(page, rng);
      await allSaid(page);
    }
    // Without the prompts between them, the sentences match the log. A bot may move between the two reads.
    const isSaidOnce = async (): Promise<boolean> =>
      (await told(page, first)) === spaced((await logged(page)).slice(before.length).join(' '));
    await expect.poll(isSaidOnce).toBe(true);
    expect((await heard(page)).join(' ')).not.toContain('réfléchi');
  });
}

test('nothing is announced again after a panel was open or the window is resized', async ({ page }) => {
  await still(page);
  await listen(page);
  const game = await playedGame('skybridge');
  await openAt(page, game, momentAt(game, 0.5));
  await allSaid(page);
  const opened = await heard(page);
  await page.locator('[data-piece][data-offer]').first().press('Enter');
  // What to choose next is announced, once.
  await expect.poll(async () => (await heard(page)).length).toBe(opened.length + 1);
  const before = await heard(page);
  for (const key of ['t', 'l', '?']) {
    await page.keyboard.press(key);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  // Escape closed the panels, and nothing else.
  await expect(page.locator('[data-piece][aria-pressed="true"]')).toHaveCount(1);
  await page.setViewportSize(SIZES.phone.viewport);
  await page.emulateMedia({ colorScheme: 'dark' });
  await playFromList(page, fastRandom('again'));
  await allSaid(page);
  const after = (await heard(page)).slice(before.length).join(' ');
  expect(after.startsWith('Vous ')).toBe(true);
});

test('the reason for a refused move is announced at once, and again on another attempt', async ({ page }) => {
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
  // A key leads on from a mode to its destinations, and from there to the button that confirms.
  await page.locator('.modes [data-offer]').first().press('Enter');
  await expect(page.locator('[data-space]:focus')).toHaveCount(1);
  await page.locator('[data-space].end').first().press('Enter');
  await expect(page.locator('.main[data-offer]')).toBeFocused();
});
