import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { fastRandom } from '@ponts-bornes/kernel';
import { SIZES } from './sizes.ts';
import { hurry, isOver, settled, tableOf, tapOnce, watched } from './steps.ts';

test.use({ ...SIZES.phone, locale: 'fr-FR' });

declare global {
  interface Window {
    /** The seat of the person who holds the device. */
    holder: number | null;
    /** What was on the page and should not have been. */
    leaks: string[];
  }
}

/** Looks at every change of the page: what is private is only ever there for who holds the device. */
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
  await page.getByRole('button', { name: 'Commencer' }).click();
  await settled(page);
};

/** Whoever the curtain names takes the device. */
const takeDevice = async (page: Page): Promise<number> => {
  const name = await page.getByRole('dialog').getByRole('button').innerText();
  const seat = Number(/\d+/.exec(name)![0]) - 1;
  await page.evaluate((holder) => (window.holder = holder), seat);
  await page.getByRole('dialog').getByRole('button').click();
  await expect(tableOf(page)).toHaveAttribute('data-viewer', String(seat));
  return seat;
};

for (const [id, persons, turns] of [
  ['mille-bornes', 3, 18],
  ['course-autour-du-monde', 2, 16],
  ['course-folle', 3, 18],
] as const) {
  test(`around one device nobody sees another’s secrets in ${id}`, async ({ page }) => {
    const expectNoComplaints = watched(page);
    // With movement: nothing that fades out may stay for the next person to see.
    await page.addInitScript(() => localStorage.setItem('ponts-bornes.settings', JSON.stringify({ speed: 'fast' })));
    await guard(page);
    await openAroundDevice(page, id, persons);
    const rng = fastRandom(`device-${id}`);
    const holders = new Set<number>();
    let secrets = 0;
    for (let turn = 0; turn < turns && !(await isOver(page)); turn++) {
      await settled(page);
      if (await tableOf(page).evaluate((table) => (table as HTMLElement).inert)) {
        expect(await page.locator('[data-private]').count()).toBe(0);
        holders.add(await takeDevice(page));
        secrets += await page.locator('[data-private]').count();
        expect(await page.title()).not.toMatch(/Personne/);
      } else await tapOnce(page, rng);
    }
    expect(holders.size).toBe(persons);
    expect(secrets).toBeGreaterThan(0);
    expect(await page.evaluate(() => window.leaks)).toStrictEqual([]);
    expectNoComplaints();
  });
}

for (const id of ['skybridge', 'bridgetown-races']) {
  test(`${id}, which hides nothing, needs no curtain`, async ({ page }) => {
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
