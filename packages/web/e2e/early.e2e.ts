import { expect, test } from '@playwright/test';
import type { Browser, Locator, Page } from '@playwright/test';
import { CEILING } from './ceiling.ts';
import { EARLY_ACTS } from './early.ts';
import type { EarlyAct } from './early.ts';
import { LOCALES, SIZES } from './sizes.ts';
import { still, watched } from './steps.ts';

// Early taps, keys and typing: none is lost, and none is handled twice. `npm run test:early` tries every moment of the
// load.

const STEP = 50;
const LAST = 1000;
const MOMENTS = Array.from({ length: LAST / STEP + 1 }, (_, index) => index * STEP);
/** `npm test` tries one in so many acts before scripts load, and a few while they do, always the same. */
const [EARLY_SHARE, LATE_SHARE] = [4, 12];
const IS_FULL = process.env['EARLY'] === 'full';

interface Try {
  readonly early: EarlyAct;
  /** Milliseconds after the control appears. */
  readonly moment: number;
}

/** A new visitor's page, at the address an act needs. */
const visit = async (browser: Browser, baseURL: string, { open }: EarlyAct): Promise<[Page, string]> => {
  const context = await browser.newContext({ ...SIZES.phone, locale: LOCALES.fr, serviceWorkers: 'block', baseURL });
  const page = await context.newPage();
  await still(page);
  const address = await open(page);
  // Otherwise an address that differs only after its “#” would not reload the page.
  if (page.url() !== 'about:blank') await page.goto('about:blank');
  return [page, address];
};

/** Holds the page's scripts back until released. */
const withoutScripts = async (page: Page): Promise<() => void> => {
  let letGo = (): void => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/_app\/.*\.js$/, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
};

/** Makes the page as slow as on a phone, until released. */
const slowDown = async (page: Page): Promise<() => Promise<unknown>> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  return () => session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
};

const arrive = async (page: Page, address: string, { control }: EarlyAct): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator(control).first().waitFor({ state: 'attached' });
};

/** Spread over all of them, which are in order of their pages. */
const some = (share: number): readonly EarlyAct[] => EARLY_ACTS.filter((_, index) => index % share === 0);

for (const early of IS_FULL ? EARLY_ACTS : some(EARLY_SHARE)) {
  test(`before any script: ${early.name}`, async ({ browser, baseURL }) => {
    const [page, address] = await visit(browser, baseURL!, early);
    const expectNoComplaints = watched(page, /40[134]/);
    const letGo = await withoutScripts(page);
    await arrive(page, address, early);
    await early.act(page);
    letGo();
    await early.check(page);
    expectNoComplaints();
    await page.context().close();
  });
}

test('choices from the address or an earlier visit are not shown before they are known', async ({ page }) => {
  const letGo = await withoutScripts(page);
  await page.goto('/games/mille-bornes?way=device', { waitUntil: 'commit' });
  await expect(page.locator('form .start')).toBeVisible();
  await expect(page.locator('form fieldset').first()).toBeHidden();
  letGo();
  await expect(page.locator('form fieldset').first()).toBeVisible();
  const chosen = page.locator('.ways button[aria-pressed="true"]');
  await expect(chosen).toHaveText(/appareil|device/i);
  // Another language keeps them.
  const words = await chosen.innerText();
  await page.locator('a[hreflang]').click();
  await expect(chosen).not.toHaveText(words);
  await expect(chosen).toHaveText(/appareil|device/i);
});

for (const isStarted of [false, true]) {
  const when = isStarted ? 'once it has started' : 'before it starts';
  test(`a button that moves away under a finger is tapped all the same, and the page acts ${when}`, async ({
    page,
  }) => {
    const letGo = await withoutScripts(page);
    await page.goto('/games/mille-bornes', { waitUntil: 'commit' });
    const four = page.locator('form fieldset button', { hasText: '4' });
    await four.hover();
    await page.mouse.down();
    const start = async (): Promise<void> => {
      letGo();
      await expect(page.locator('html')).not.toHaveAttribute('data-starting');
    };
    await page.evaluate(() => {
      // Set until the page takes over.
      const { early } = window as unknown as { readonly early: { stop: () => void } };
      const { stop } = early;
      document.documentElement.dataset['starting'] = '';
      early.stop = () => {
        stop();
        delete document.documentElement.dataset['starting'];
      };
    });
    if (isStarted) await start();
    await page.evaluate(() => {
      document.querySelector('form')!.style.marginTop = '100px';
    });
    await page.mouse.up();
    if (!isStarted) await start();
    await expect(four).toHaveAttribute('aria-pressed', 'true');
  });
}

const TYPING: readonly [name: string, before: (field: Locator) => Promise<void>, after: string, result: string][] = [
  [
    'in the middle of a text',
    async (field) => {
      await field.fill('Zé');
      await field.press('ArrowLeft');
      await field.press('o');
    },
    'i',
    'Zoié',
  ],
  ['over a selected text', (field) => field.selectText(), 'Zoé', 'Zoé'],
];

for (const [name, before, after, result] of TYPING) {
  test(`typing ${name} while the page starts does not move the focus`, async ({ page }) => {
    const letGo = await withoutScripts(page);
    await page.goto('/games/mille-bornes', { waitUntil: 'commit' });
    const field = page.locator('form .name').first();
    await before(field);
    // A held tap that does not move the focus: once it is handled, the page has started.
    const four = page.locator('form fieldset button', { hasText: '4' });
    await four.dispatchEvent('click');
    letGo();
    await expect(four).toHaveAttribute('aria-pressed', 'true');
    await page.keyboard.type(after);
    await expect(field).toHaveValue(result);
  });
}

/** Acts at a given moment of a slow load; returns why it was lost, or null. */
const tryAt = async (browser: Browser, baseURL: string, { early, moment }: Try): Promise<string | null> => {
  const [page, address] = await visit(browser, baseURL, early);
  const letGo = await slowDown(page);
  await arrive(page, address, early);
  // Not waiting for anything: this delay is what varies between the tries.
  await page.waitForTimeout(moment);
  try {
    await early.act(page);
    await letGo();
    await early.check(page);
    return null;
  } catch (error) {
    return `${early.name}, after ${moment} ms: ${String(error)}`;
  } finally {
    await page.context().close();
  }
};

const testTries = (name: string, tries: readonly Try[]): void => {
  test(`while a slow page loads: ${name}`, async ({ browser, baseURL }) => {
    test.setTimeout(tries.length * 2 * CEILING);
    const lost: string[] = [];
    for (const each of tries) {
      const why = await tryAt(browser, baseURL!, each);
      if (why !== null) lost.push(why);
    }
    // `npm run test:early` builds its table from these.
    const description = JSON.stringify({ name, tries: tries.length, lost: lost.length });
    test.info().annotations.push({ type: 'early', description });
    expect(lost).toStrictEqual([]);
  });
};

if (IS_FULL) {
  for (const early of EARLY_ACTS) {
    testTries(
      early.name,
      MOMENTS.map((moment) => ({ early, moment })),
    );
  }
} else {
  const moments = [0, 150, 400, 800];
  testTries(
    'a few acts',
    some(LATE_SHARE).map((early, index) => ({ early, moment: moments[index % moments.length]! })),
  );
}
