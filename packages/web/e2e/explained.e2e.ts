import { expect, test } from '@playwright/test';
import type { CDPSession, Locator, Page } from '@playwright/test';
import { momentAt, openAt, playedGame } from './moments.ts';
import { SIZES } from './sizes.ts';
import { settled, still, tableOf } from './steps.ts';

const cardOf = (page: Page): Locator => page.locator('[data-explanation]');

const open = async (page: Page, game: string): Promise<void> => {
  await still(page);
  await page.goto(`/games/${game}`);
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
};

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The whole card is in the window, and does not cover the point. */
const expectBeside = async (page: Page, point: { readonly x: number; readonly y: number }): Promise<void> => {
  await expect(cardOf(page)).toBeInViewport({ ratio: 1 });
  const { x, y, width, height } = (await cardOf(page).boundingBox())!;
  const isCovered = point.x > x && point.x < x + width && point.y > y && point.y < y + height;
  expect(isCovered, 'the finger is under the card').toBe(false);
};

const middle = ({ x, y, width, height }: Box): { readonly x: number; readonly y: number } => ({
  x: x + width / 2,
  y: y + height / 2,
});

/** Taps where nothing explains itself. */
const closeCard = async (page: Page): Promise<void> => {
  await page.getByRole('heading', { level: 1 }).tap();
  await expect(cardOf(page)).toHaveCount(0);
};

/** Puts a finger on the screen, or lifts it. */
const touch = (session: CDPSession, type: 'touchStart' | 'touchEnd', points: readonly object[]): Promise<unknown> =>
  session.send('Input.dispatchTouchEvent', { type, touchPoints: [...points] as never });

test.describe('on a phone', () => {
  test.use({ ...SIZES.phone, locale: 'fr-FR' });

  test('a tap on a seat says whose it is, and the next tap closes the card', async ({ page }) => {
    await open(page, 'skybridge');
    const [own, rival] = [0, 1].map((seat) =>
      page.getByRole('region', { name: 'Joueurs', exact: true }).getByRole('listitem').nth(seat),
    );
    await rival!.tap();
    await expect(cardOf(page)).toContainText('Aline');
    await expect(cardOf(page)).toContainText('Robot de niveau « Moyen »');
    await expectBeside(page, middle((await rival!.boundingBox())!));
    await own!.tap();
    await expect(cardOf(page)).toContainText('vos pièces');
    await closeCard(page);
  });

  test('a held tool explains itself and does nothing else; a short tap does it', async ({ page, context }) => {
    await open(page, 'skybridge');
    const list = page.getByRole('button', { name: 'Coups', exact: true });
    const at = middle((await list.boundingBox())!);
    const session = await context.newCDPSession(page);
    await touch(session, 'touchStart', [at]);
    await expect(cardOf(page)).toContainText('La liste de tous les coups que vous pouvez jouer.');
    await expectBeside(page, at);
    await touch(session, 'touchEnd', []);
    await expect(page.getByRole('dialog')).toBeHidden();
    await list.tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(cardOf(page)).toHaveCount(0);
  });
});

test.describe('boards on a phone', () => {
  test.use({ ...SIZES.phone, locale: 'fr-FR' });

  test('bridges, vehicles and rounds of Bridgetown Races explain themselves', async ({ page, context }) => {
    await open(page, 'bridgetown-races');
    await page.locator('[data-flag=steel]').tap();
    await expect(cardOf(page)).toContainText('Pont levant à deux étages, 1912.');
    await expect(cardOf(page)).toContainText('en tramway');
    await closeCard(page);
    await page.locator('[data-look=stage]').tap();
    await expect(cardOf(page)).toContainText('Le bateau compte les cinq manches.');
    await closeCard(page);
    const session = await context.newCDPSession(page);
    const taxi = middle((await page.locator('main [role=button]', { hasText: 'Ja' }).boundingBox())!);
    await touch(session, 'touchStart', [taxi]);
    await expect(cardOf(page)).toContainText('Taxi');
    await touch(session, 'touchEnd', []);
    // Holding chooses nothing.
    await expect(page.getByRole('button', { name: 'Placer', exact: true })).toHaveCount(0);
    await closeCard(page);
    // A button of the map has its name until it is known.
    const cards = page.getByRole('button', { name: 'Montrer ou cacher les cartes', exact: true });
    await expect(cards).toHaveText('Cartes');
    await touch(session, 'touchStart', [middle((await cards.boundingBox())!)]);
    await expect(cardOf(page)).toContainText('les drapeaux que chacun a pris');
    await touch(session, 'touchEnd', []);
    await closeCard(page);
    await cards.tap();
    await expect(cards).toHaveText('');
    await expect(page.getByRole('table', { name: 'Cartes des ponts' })).toBeVisible();
  });

  test('the deck, tickets and passport of La Course explain themselves', async ({ page, context }) => {
    await open(page, 'course-autour-du-monde');
    await page.getByRole('img', { name: /^Talon/ }).tap();
    await expect(cardOf(page)).toContainText('cartes posées en volant');
    await closeCard(page);
    const session = await context.newCDPSession(page);
    await touch(session, 'touchStart', [middle((await page.locator('[data-card]').first().boundingBox())!)]);
    await expect(cardOf(page)).toContainText('–');
    await touch(session, 'touchEnd', []);
    await closeCard(page);
    await page.getByRole('button', { name: /^Passeports/ }).tap();
    await expect(cardOf(page)).toHaveCount(0);
    await page.getByRole('list', { name: 'Passeports' }).getByRole('listitem').last().tap();
    await expect(cardOf(page)).toContainText('visas');
  });
});

test.describe('card games on a phone', () => {
  test.use({ ...SIZES.phone, locale: 'fr-FR' });

  test('the road, the piles and the cards of 1000 Bornes explain themselves', async ({ page, context }) => {
    await open(page, 'mille-bornes');
    await page.locator('[data-look=road]').tap({ position: { x: 60, y: 60 } });
    await expect(cardOf(page)).toContainText('deux cartes 200 par camp au plus');
    await closeCard(page);
    await page.locator('[data-place=pile]').tap();
    await expect(cardOf(page)).toContainText('une carte est piochée pour vous');
    await closeCard(page);
    await page.locator('[data-look=safeties] [data-explained] [data-explained]').first().tap();
    await expect(cardOf(page)).toContainText('Protège');
    await closeCard(page);
    const number = await tableOf(page).getAttribute('data-number');
    const session = await context.newCDPSession(page);
    await touch(session, 'touchStart', [
      middle((await page.locator('[data-hand] [data-card]').first().boundingBox())!),
    ]);
    await expect(cardOf(page)).toBeVisible();
    await touch(session, 'touchEnd', []);
    await expect(tableOf(page)).toHaveAttribute('data-number', number!);
  });

  test("the signpost, the offer and a rival's cards of Course folle explain themselves", async ({ page }) => {
    await still(page);
    const game = await playedGame('course-folle', 4);
    await openAt(page, game, momentAt(game, 0.9));
    await page.locator('[data-look=rounds]').tap();
    await expect(cardOf(page)).toContainText('Il y en a cinq.');
    await closeCard(page);
    await page.locator('[data-look^="hierarchy"]').first().tap();
    await expect(cardOf(page)).toContainText('la plus grande vitesse');
    await closeCard(page);
    await page.getByRole('button', { name: 'Voir les cartes d’Aline' }).tap();
    const sheet = page.getByRole('dialog', { name: 'Aline' });
    const card = sheet.getByRole('listitem').first();
    await card.tap();
    await expect(cardOf(page)).toContainText('Vitesse');
    await expectBeside(page, middle((await card.boundingBox())!));
    // In reach, although nothing outside the sheet is.
    await cardOf(page).getByRole('link', { name: 'Voir la règle' }).tap({ trial: true });
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
    await expect(sheet).toBeVisible();
    const { width } = (await card.boundingBox())!;
    expect(width).toBeGreaterThanOrEqual(90);
  });
});

test.describe('on a desk', () => {
  test.use({ ...SIZES.desk, locale: 'fr-FR' });

  test('a moved mouse explains, and leaving closes', async ({ page }) => {
    await open(page, 'skybridge');
    const hint = page.getByRole('button', { name: 'Conseil', exact: true });
    await hint.hover();
    await expect(cardOf(page)).toContainText('le robot le plus fort');
    // A mouse that passes by makes no screen reader talk.
    await expect(page.getByRole('status').filter({ hasText: 'le robot le plus fort' })).toHaveCount(0);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(cardOf(page)).toHaveCount(0);
    // What appears under a mouse that rests explains nothing: a browser sends no move then.
    await page.clock.install();
    await hint.dispatchEvent('pointerover', { pointerType: 'mouse' });
    await page.clock.fastForward(5000);
    await expect(cardOf(page)).toHaveCount(0);
  });

  test('the key I explains what is focused and says it, and Escape closes only the card', async ({ page }) => {
    await open(page, 'skybridge');
    const number = await tableOf(page).getAttribute('data-number');
    const seat = page.getByRole('region', { name: 'Joueurs', exact: true }).getByRole('listitem').first();
    await seat.focus();
    await page.keyboard.press('i');
    await expect(cardOf(page)).toContainText('vos pièces');
    await expect(page.getByRole('status').filter({ hasText: 'vos pièces' })).toHaveCount(1);
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('i');
    await expect(cardOf(page)).toContainText('Aline');
    await page.keyboard.press('Escape');
    await expect(cardOf(page)).toHaveCount(0);
    await expect(tableOf(page)).toHaveAttribute('data-number', number!);
  });
});
