import { expect } from '@playwright/test';
import type { APIResponse, Browser, BrowserContextOptions, Page } from '@playwright/test';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Options } from '@ponts-bornes/kernel';
import type { NewTable, TableFacts } from '@ponts-bornes/protocol';
import { COARSE, LOCALES, SIZES } from './sizes.ts';
import { POLLING, still, tableOf, watched } from './steps.ts';

/** Somebody with a browser of their own. */
export interface Friend {
  readonly name: string;
  readonly page: Page;
  readonly expectNoComplaints: () => void;
}

/** What a network that comes and goes makes browsers say: nothing that the page could help. */
const ABOUT_THE_NETWORK = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/;

export const comeAs = async (browser: Browser, name: string, options: BrowserContextOptions): Promise<Friend> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const expectNoComplaints = watched(page, ABOUT_THE_NETWORK);
  // Not in a hurry: whether a connection holds is a matter of time.
  await still(page);
  await ask(page, 'POST', '/api/me', { nickname: name });
  return { name, page, expectNoComplaints };
};

export const PHONE: BrowserContextOptions = { ...SIZES.phone, ...COARSE, locale: LOCALES.fr };
export const DESK: BrowserContextOptions = { ...SIZES.desk, ...COARSE, locale: LOCALES.en };

/** Asks the server in the name of whoever has the page. */
export const ask = async <Answer = unknown>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
): Promise<Answer> => {
  const response: APIResponse = await page.request.fetch(path, { method, ...(data === undefined ? {} : { data }) });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Answer;
};

const ENTROPY = 'browser-test-entropy';

/** Who waits for an answer waits a second, and nobody is hurried otherwise. */
const PACE: NewTable['pace'] = { kind: 'live', bank: 3600, increment: 10, choice: 300, answer: 1 };

/** Makes a table at which these friends sit, in this order, and begins. */
export const begin = async (game: string, friends: readonly Friend[], options: Options = {}): Promise<string> => {
  const [host, ...others] = friends;
  const asked: NewTable = {
    game,
    options,
    seats: friends.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    pace: PACE,
    atZero: 'move',
    visibility: 'private',
    entropy: ENTROPY,
  };
  const { id } = await ask<{ readonly id: string }>(host!.page, 'POST', '/api/tables', asked);
  for (const [index, { page }] of others.entries()) {
    await ask(page, 'POST', `/api/tables/${id}/seats/${index + 1}/take`, { entropy: ENTROPY });
  }
  await ask(host!.page, 'POST', `/api/tables/${id}/begin`);
  for (const { page } of friends) {
    await page.goto(`/play#${id}`);
    await expect(tableOf(page)).toBeVisible();
  }
  return id;
};

export const factsOf = async (page: Page, id: string): Promise<TableFacts> =>
  (await ask<{ readonly table: TableFacts }>(page, 'GET', `/api/tables/${id}`)).table;

/** Waits until somebody may move here, the game is over, or so much has happened; says how many moves there are to choose from. */
const choices = async (page: Page, most: number): Promise<number> => {
  const answer = await page.waitForFunction(
    (number) => {
      const { over, moves, number: now } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
      if (over === 'true' || Number(now) >= number) return { count: 0 };
      return moves !== undefined && moves !== '0' ? { count: Number(moves) } : null;
    },
    most,
    { timeout: 60_000, polling: POLLING },
  );
  return (await answer.jsonValue())!.count;
};

/** Plays from the list of moves until the game is over, or until so much has happened at the table. */
export const playOn = async ({ name, page }: Friend, seed: string, most = Infinity): Promise<void> => {
  const rng = fastRandom(`${seed}-${name}`);
  const list = page.locator('dialog[open] ul button');
  for (let count = await choices(page, most); count > 0; count = await choices(page, most)) {
    await page.keyboard.press('m');
    try {
      await list.nth(below(rng, count)).click({ timeout: 1000 });
    } catch {
      // What was listed is gone when somebody else moves, or is no decision and made by itself. The end stays.
      if (await list.first().isVisible()) await page.keyboard.press('Escape');
    }
  }
};

export const haveMoves = async (page: Page): Promise<boolean> =>
  (await tableOf(page).getAttribute('data-moves')) !== '0';
