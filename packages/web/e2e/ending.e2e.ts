import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { openAt, playedGame } from './moments.ts';
import { seeded } from './seed.ts';
import { IN_MOTION, LOCALES, SIZES } from './sizes.ts';
import { LOOK, hurry, isOver, tableOf, tap, watched } from './steps.ts';

test.use({ ...SIZES.phone, ...IN_MOTION, locale: LOCALES.fr });

/** A short game that the first seat wins with its last move, as the list of moves names it. */
const WON = ['course-folle', 2] as const;
const LAST = /bateau orange/;

/** Remembers whether a celebration was shown. It lasts until it is skipped, however slow this machine is. */
const watchCelebrations = async (page: Page): Promise<() => Promise<boolean>> => {
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const LONG = 2000;
    Object.assign(window, {
      setTimeout: (act: () => void, wait = 0) => (wait > LONG ? 0 : later(act, wait)),
    });
    new MutationObserver(() => {
      if (document.querySelector('.celebration') !== null) document.documentElement.dataset['celebrated'] = '';
    }).observe(document, { subtree: true, childList: true });
  });
  return async () => (await page.locator('html[data-celebrated]').count()) > 0;
};

/** Plays the winning move; the end opens by itself. */
const win = async (page: Page): Promise<Locator> => {
  const game = await playedGame(...WON);
  expect(game.winners).toStrictEqual([0]);
  await openAt(page, game, game.moves.length - 1);
  await page.getByRole('button', { name: 'Coups', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: LAST }).click();
  const end = page.getByRole('dialog', { name: 'Vous gagnez !' });
  await expect(end).toBeVisible();
  return end;
};

/** The size of a picture, and how many colours a browser finds in it. */
const decoded = (page: Page, picture: Buffer): Promise<Record<'width' | 'height' | 'colours', number>> =>
  page.evaluate(async (bytes) => {
    const bitmap = await createImageBitmap(new Blob([Uint8Array.from(atob(bytes), (byte) => byte.codePointAt(0)!)]));
    const { width, height } = bitmap;
    const pen = new OffscreenCanvas(width, height).getContext('2d')!;
    pen.drawImage(bitmap, 0, 0);
    return { width, height, colours: new Set(new Uint32Array(pen.getImageData(0, 0, width, height).data.buffer)).size };
  }, picture.toString('base64'));

/** Games whose last move, as it was played, is in the list of moves around one screen. */
const ENDED_BY_LIST = new Set(['skybridge', 'course-folle', 'bridgetown-races']);

for (const { meta } of CATALOGUE) {
  const celebrated = ENDED_BY_LIST.has(meta.id);
  test(`${meta.id} consoles who lost${celebrated ? ', and celebrates who won in a way of its own' : ''}`, async ({
    page,
  }) => {
    const expectNoComplaints = watched(page);
    await seeded(page);
    const wasCelebrated = await watchCelebrations(page);
    const games = await Promise.all(meta.seats.map((seats) => playedGame(meta.id, seats)));
    const lost = games.find(({ winners }) => !winners.includes(0))!;
    await openAt(page, lost, lost.moves.length);
    await expect(page.getByRole('dialog').locator('.consolation')).toHaveText(/\S.{20}/);
    expect(await wasCelebrated()).toBe(false);
    if (!celebrated) return;
    // Around one screen somebody has won.
    const [shared] = games;
    await openAt(page, shared!, shared!.moves.length - 1, { persons: shared!.seats });
    const last = JSON.stringify(shared!.moves.at(-1)!.text);
    // Random moves may take a whole game, and a last move that is the only one is played by itself.
    await expect(async () => {
      if (await isOver(page)) return;
      const curtain = await page.$('dialog[open] button');
      if ((await tableOf(page).getAttribute('inert')) !== null && curtain !== null) await tap(curtain);
      await page.getByRole('button', { name: 'Coups', exact: true }).click({ timeout: LOOK });
      await page.locator(`[data-move=${last}]`).click({ timeout: LOOK });
      expect(await isOver(page)).toBe(true);
    }).toPass();
    await expect(page.locator('.celebration svg').first()).toBeAttached();
    await page.keyboard.press('Escape');
    await expect(page.locator('.celebration')).toHaveCount(0);
    await expect(page.getByRole('dialog').locator('.consolation')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Classement' })).toBeVisible();
    expectNoComplaints();
  });
}

test('a win is celebrated until a key is pressed', async ({ page }) => {
  const expectNoComplaints = watched(page);
  await seeded(page);
  await watchCelebrations(page);
  const end = await win(page);
  const celebration = page.locator('.celebration');
  await expect(celebration.locator('svg').first()).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(celebration).toHaveCount(0);
  await expect(end.getByRole('heading', { name: 'Vous gagnez !', exact: true })).toBeFocused();
  const places = end.getByRole('list', { name: 'Classement' }).getByRole('listitem');
  await expect(places).toHaveCount(2);
  await expect(places.first()).toContainText('1er');
  await expect(places.first()).toContainText('Camille');
  await expect(places.last()).toContainText('Aline');
  const overhang = await end.evaluate((dialog) =>
    [...dialog.querySelectorAll('*')].map((part) => part.getBoundingClientRect().right - innerWidth),
  );
  expect(Math.max(...overhang)).toBeLessThanOrEqual(0);
  const cut = await end
    .locator('.button')
    .evaluateAll((buttons) => buttons.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
  expect(cut).toStrictEqual([]);
  await end.getByRole('button', { name: 'Voir le plateau' }).click();
  await expect(end).toBeHidden();
  await page.getByRole('button', { name: 'Voir le résultat' }).click();
  await expect(end).toBeVisible();
  await expect(end.getByRole('button', { name: 'Rejouer', exact: true })).toBeVisible();
  await expect(celebration).toHaveCount(0);
  expectNoComplaints();
});

test('with reduced motion a win is not celebrated; its picture and a rematch are a tap away', async ({ page }) => {
  const expectNoComplaints = watched(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const wasCelebrated = await watchCelebrations(page);
  const end = await win(page);
  const downloading = page.waitForEvent('download');
  const save = end.getByRole('button', { name: 'Télécharger', exact: true });
  const place = await save.boundingBox();
  await end.getByRole('button', { name: 'Image', exact: true }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/\.png$/);
  await expect(end.getByText('Image téléchargée.')).toBeVisible();
  expect(await save.boundingBox(), 'saying so moves no button').toStrictEqual(place);
  const picture = await readFile(await download.path());
  const { width, height, colours } = await decoded(page, picture);
  expect(width).toBe(1200);
  expect(height).toBeGreaterThan(630);
  // The board itself, and not only a headline on paper.
  expect(colours).toBeGreaterThan(200);
  expect(await wasCelebrated()).toBe(false);
  const before = page.url();
  await end.getByRole('button', { name: 'Rejouer', exact: true }).click();
  await page.waitForURL((url) => url.href !== before);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'false');
  await expect(page.getByRole('region', { name: 'Joueurs', exact: true })).toContainText(/Camille.*Aline/s);
  expectNoComplaints();
});

test('the picture of a city shows its river and parks, which are drawn in another file', async ({ page }) => {
  await hurry(page);
  await page.emulateMedia({ colorScheme: 'light' });
  const game = await playedGame('bridgetown-races', 2);
  await openAt(page, game, game.moves.length);
  // On a phone too, everybody's flags are there.
  await expect(page.getByRole('table', { name: 'Cartes des ponts', includeHidden: true })).toBeAttached();
  const downloading = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: 'Image' }).click();
  const picture = (await readFile(await (await downloading).path())).toString('base64');
  const shares = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, image.width, image.height);
    const city = getComputedStyle(document.querySelector('.city-colours')!);
    const shareOf = (name: string): number => {
      pen.fillStyle = city.getPropertyValue(name);
      pen.fillRect(0, 0, 1, 1);
      const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
      }
      return (4 * count) / data.length;
    };
    return { land: shareOf('--land'), water: shareOf('--water'), park: shareOf('--park') };
  }, picture);
  expect(shares.land).toBeGreaterThan(0.1);
  expect(shares.water).toBeGreaterThan(0.01);
  expect(shares.park).toBeGreaterThan(0.002);
});

test('the turning point of a game opens the replay at that move', async ({ page }) => {
  await hurry(page);
  const game = await playedGame(...WON);
  await openAt(page, game, game.moves.length);
  await page.getByRole('dialog').getByRole('link', { name: 'Tournant', exact: true }).click();
  await expect(page.getByRole('slider')).toBeVisible();
  await expect(tableOf(page)).not.toHaveAttribute('data-number', '0');
});
