import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { seeded } from './seed.ts';
import { SIZES } from './sizes.ts';
import { hurry, isOver, settled, tableOf, tapOnce, watched } from './steps.ts';

test.use({ ...SIZES.phone, locale: 'fr-FR' });

declare global {
  interface Window {
    /** The seat of the person holding the device. */
    holder: number | null;
    /** Private content found on the page. */
    leaks: string[];
  }
}

/** Checks every change of the page: private content may only be shown to the person holding the device. */
const guard = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    window.holder = null;
    window.leaks = [];
    const look = (): void => {
      const table = document.querySelector<HTMLElement>('[data-number]');
      const hidden = document.querySelectorAll('[data-private]').length;
      if (table === null || hidden === 0) return;
      const viewer = table.dataset['viewer'];
      if (table.inert) window.leaks.push(`behind the curtain: ${hidden}`);
      if (viewer !== String(window.holder)) window.leaks.push(`shown to ${window.holder}: seat ${viewer}`);
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true });
  });
};

const openAroundDevice = async (page: Page, id: string, persons: number): Promise<void> => {
  await page.goto(`/games/${id}?way=device`);
  await page.getByRole('button', { name: String(persons), exact: true }).click();
  await page.getByRole('button', { name: 'Commencer', exact: true }).click();
  await settled(page);
  await expect(page.locator('section.seats li')).toHaveCount(persons);
};

/** The person named by the curtain takes the device. */
const takeDevice = async (page: Page): Promise<number> => {
  const name = await page.getByRole('dialog').getByRole('button').innerText();
  const seat = Number(/\d+/.exec(name)![0]) - 1;
  await page.evaluate((holder) => (window.holder = holder), seat);
  await page.getByRole('dialog').getByRole('button').click();
  await expect(tableOf(page)).toHaveAttribute('data-viewer', String(seat));
  return seat;
};

for (const [id, persons] of [
  ['mille-bornes', 3],
  ['course-autour-du-monde', 2],
  ['course-folle', 3],
] as const) {
  test(`on a shared device nobody sees another’s secrets in ${id}`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    // With animations: nothing that fades out may remain for the next person to see.
    await page.addInitScript(() => localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'fast' })));
    await seeded(page);
    await guard(page);
    await openAroundDevice(page, id, persons);
    const rng = fastRandom(`device-${id}`);
    const held = Array.from({ length: persons }, () => 0);
    let secrets = 0;
    // A coup-fourré skips the players in between (MB-F4), but there are only four in a deck, so everybody gets to hold
    // the device.
    while (held.some((times) => times < 2)) {
      await settled(page);
      expect(await isOver(page), `how often each person held the device: ${held.join(', ')}`).toBe(false);
      if (await tableOf(page).evaluate((table) => (table as HTMLElement).inert)) {
        expect(await page.locator('[data-private]').count()).toBe(0);
        held[await takeDevice(page)]! += 1;
        secrets += await page.locator('[data-private]').count();
        expect(await page.title()).not.toMatch(/Joueur/);
      } else await tapOnce(page, rng);
    }
    expect(secrets).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.leaks)).toStrictEqual([]);
    expectNoComplaints();
  });
}

for (const id of ['skybridge', 'bridgetown-races']) {
  test(`${id}, which has no hidden information, needs no curtain`, async ({ page }) => {
    await hurry(page);
    await openAroundDevice(page, id, 2);
    const rng = fastRandom(`open-${id}`);
    for (let turn = 0; turn < 6; turn++) {
      await settled(page);
      await expect(page.locator('.curtain')).toHaveCount(0);
      await tapOnce(page, rng);
    }
  });
}
