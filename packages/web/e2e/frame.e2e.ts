import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { DESK, begin, comeAs, haveMoves, test } from './friends.ts';
import { openAt, playedGame } from './moments.ts';
import { FINE, LOCALES, SIZES } from './sizes.ts';
import { hurry, settled, still, tableOf, tapOnce, watched } from './steps.ts';

test.use(FINE);

const start = async (page: Page, game: string): Promise<void> => {
  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
};

test.describe('settings', () => {
  for (const [size, device] of Object.entries(SIZES)) {
    for (const [language, locale] of Object.entries(LOCALES)) {
      test(`have whole checkboxes and only what the device has (${size}, ${language})`, async ({ browser }) => {
        const context = await browser.newContext({ ...device, locale, serviceWorkers: 'block' });
        const page = await context.newPage();
        await page.goto(language === 'fr' ? '/' : '/en');
        await page.getByRole('button', { name: /^(Réglages|Settings)$/ }).click();
        const dialog = page.getByRole('dialog');
        await expect(dialog.getByRole('checkbox').first()).toBeVisible();
        for (const box of await dialog.locator('input[type="checkbox"]:visible, input[type="radio"]:visible').all()) {
          const { width, height } = (await box.boundingBox())!;
          expect([width, height]).toStrictEqual([Math.max(width, height), Math.max(width, height)]);
          expect(width).toBeGreaterThanOrEqual(16);
        }
        const keys = dialog.getByRole('checkbox', { name: /raccourcis|shortcuts/i });
        await (size === 'phone' ? expect(keys).toBeHidden() : expect(keys).toBeVisible());
        await context.close();
      });
    }
  }
});

test.describe('on a phone', () => {
  test.use({ ...SIZES.phone, locale: LOCALES.fr });

  test('the choice of a viewer in a replay shows whole names', async ({ page }) => {
    await still(page);
    const game = await playedGame('course-folle', 2);
    await openAt(page, game, game.moves.length, { path: '/replay' });
    const select = page.getByRole('combobox');
    await expect(select).toBeInViewport({ ratio: 1 });
    const spare = await select.evaluate((field: HTMLSelectElement) => {
      const { font, paddingLeft, paddingRight } = getComputedStyle(field);
      const pen = document.createElement('canvas').getContext('2d')!;
      pen.font = font;
      const widest = Math.max(...[...field.options].map(({ text }) => pen.measureText(text).width));
      return field.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight) - widest;
    });
    expect(spare).toBeGreaterThanOrEqual(0);
    const dot = await page.evaluateHandle(() => {
      const sign = document.body.appendChild(document.createElement('span'));
      sign.textContent = '·';
      return sign;
    });
    const width = (): Promise<number> => dot.evaluate((sign) => sign.getBoundingClientRect().width);
    await expect.poll(width, 'a middle dot keeps its distance from the next word').toBeGreaterThan(2);
  });

  test('a hint tapped while the bots of Course folle choose is not lost', async ({ page }) => {
    const expectNoComplaints = watched(page);
    await still(page);
    await start(page, 'course-folle');
    await tapOnce(page, fastRandom('hint'));
    // One’s own card is chosen: until the others have theirs, it may be changed.
    await page.getByRole('button', { name: 'Conseil' }).tap();
    await expect(page.getByRole('dialog', { name: 'Ce que jouerait l’expert' })).toBeVisible();
    expectNoComplaints();
  });
});

test.describe('in French', () => {
  test.use({ ...SIZES.desk, locale: LOCALES.fr });

  test('the other language keeps the chosen way to play', async ({ page }) => {
    await page.goto('/games/skybridge');
    await page.getByRole('button', { name: 'Sur le même appareil' }).click();
    await expect(page).toHaveURL(/way=device$/);
    await page.getByRole('link', { name: 'English', exact: true }).click();
    await expect(page).toHaveURL(/\/en\/games\/skybridge\?way=device$/);
    await expect(page.getByRole('button', { name: 'Same device', pressed: true })).toBeVisible();
  });

  test('a hint asked for while the bots choose comes with the next choice', async ({ page }) => {
    const expectNoComplaints = watched(page);
    await still(page);
    await start(page, 'mille-bornes');
    const number = Number(await tableOf(page).getAttribute('data-number'));
    await tapOnce(page, fastRandom('hint'));
    await page.keyboard.press('h');
    await expect(page.getByRole('dialog', { name: 'Ce que jouerait l’expert' })).toBeVisible();
    expect(Number(await tableOf(page).getAttribute('data-number'))).toBeGreaterThan(number);
    expectNoComplaints();
  });

  test('taps while the bots choose never show that it is not one’s turn', async ({ page }) => {
    const expectNoComplaints = watched(page);
    await hurry(page);
    await page.goto('/games/course-folle');
    await page.getByRole('button', { name: '4', exact: true }).click();
    await page.getByRole('button', { name: 'Commencer', exact: true }).click();
    await settled(page);
    await page.locator('main [data-card][data-offer]').last().click();
    const picked = page.locator('main [data-card][aria-pressed="true"]');
    await expect
      .poll(async () => {
        const [card, button] = await Promise.all([picked.boundingBox(), page.locator('main .confirm').boundingBox()]);
        return card === null || button === null ? null : card.y - button.y - button.height;
      }, 'the button that plays a card lies on none')
      .toBeGreaterThanOrEqual(0);
    // Every card of the table in turn, whether it is offered or not, as fast as possible.
    for (let round = 0; round < 40 && (await tableOf(page).getAttribute('data-over')) !== 'true'; round++) {
      await page.evaluate(() => {
        for (const button of document.querySelectorAll<HTMLElement>('main button')) button.click();
      });
      await expect(page.getByText('Ce n’est pas votre tour')).toHaveCount(0);
    }
    expectNoComplaints();
  });
});

test('Escape in the chat keeps the chosen piece', async ({ browser }) => {
  const [camille, basile] = [await comeAs(browser, 'Camille', DESK), await comeAs(browser, 'Basile', DESK)];
  await begin('skybridge', [camille, basile]);
  await expect.poll(async () => (await haveMoves(camille.page)) || (await haveMoves(basile.page))).toBe(true);
  const { page } = (await haveMoves(camille.page)) ? camille : basile;
  await page.locator('main [data-offer=""]:visible').first().click();
  const chosen = page.locator('main [aria-pressed="true"]:visible');
  await expect(chosen.first()).toBeVisible();
  const count = await chosen.count();
  await page.getByLabel('Your message').fill('One moment');
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Your message')).not.toBeFocused();
  await expect(chosen).toHaveCount(count);
  // While the log is short, the phrases take the room below it.
  await page.setViewportSize({ width: 1366, height: 625 });
  await page.getByText('Quick phrases', { exact: true }).click();
  const talk = page.locator('aside .talk');
  await expect.poll(() => talk.evaluate((at) => at.scrollHeight > at.clientHeight)).toBe(true);
  const spare = await talk.evaluate(
    (at) => at.closest('aside')!.getBoundingClientRect().bottom - at.getBoundingClientRect().bottom,
  );
  expect(spare).toBeLessThan(24);
});
