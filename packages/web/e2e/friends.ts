import { test as base, expect } from '@playwright/test';
import type { APIResponse, Browser, BrowserContextOptions, ElementHandle, Page } from '@playwright/test';
import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Options, Rng } from '@ponts-bornes/kernel';
import type { NewTable, TableFacts } from '@ponts-bornes/protocol';
import { LOCALES, SIZES } from './sizes.ts';
import { MANY, POLLING, still, tableOf, tap, watched } from './steps.ts';

/** Closes the contexts that a test opened: their pages would stay connected, and slow the tests that follow. */
export const test = base.extend<{ closing: undefined }>({
  closing: [
    async ({ browser }, use) => {
      await use(undefined);
      await Promise.all(browser.contexts().map((context) => context.close()));
    },
    { auto: true },
  ],
});

/** A person with their own browser. */
export interface Friend {
  readonly name: string;
  readonly page: Page;
  readonly expectNoComplaints: () => void;
}

/** Browser messages about an unreliable network, which the page can't prevent. */
const ABOUT_THE_NETWORK = /WebSocket|ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED|ERR_INCOMPLETE_CHUNKED_ENCODING/;

/** Somebody whom the server doesn't know yet. */
export const comeFresh = async (browser: Browser, name: string, options: BrowserContextOptions): Promise<Friend> => {
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const page = await context.newPage();
  const expectNoComplaints = watched(page, ABOUT_THE_NETWORK);
  // Not hurried: keeping a connection depends on timing.
  await still(page);
  return { name, page, expectNoComplaints };
};

export const comeAs = async (browser: Browser, name: string, options: BrowserContextOptions): Promise<Friend> => {
  const friend = await comeFresh(browser, name, options);
  await ask(friend.page, 'POST', '/api/me', { nickname: name });
  return friend;
};

export const PHONE: BrowserContextOptions = { ...SIZES.phone, locale: LOCALES.fr };
export const DESK: BrowserContextOptions = { ...SIZES.desk, locale: LOCALES.en };

/** Playwright doesn't retry a request whose kept-alive connection the server is just closing, as browsers do. */
const ONE_CONNECTION_EACH = { Connection: 'close' };

/** Sends a request as the person using the page, and returns the response, which is no error. */
export const request = async (
  page: Page,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  data?: unknown,
): Promise<APIResponse> => {
  const response = await page.request.fetch(path, {
    method,
    headers: ONE_CONNECTION_EACH,
    ...(data === undefined ? {} : { data }),
  });
  expect(response.ok(), `${method} ${path}: ${await response.text()}`).toBe(true);
  return response;
};

/** The same; returns the JSON of the response. */
export const ask = async <Answer = unknown>(
  page: Page,
  method: 'GET' | 'POST',
  path: string,
  data?: unknown,
): Promise<Answer> => (await (await request(page, method, path, data)).json()) as Answer;

/** Responses take a second; otherwise there is plenty of time. */
const PACE: NewTable['pace'] = { kind: 'live', bank: 3600, increment: 10, choice: 300, answer: 1 };

/** Creates a table where these friends sit, in this order, and starts the game. */
export const begin = async (game: string, friends: readonly Friend[], options: Options = {}): Promise<string> => {
  const [host, ...others] = friends;
  const asked: NewTable = {
    game,
    options,
    seats: friends.map((_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
    pace: PACE,
    atZero: 'move',
    visibility: 'private',
  };
  const { id } = await ask<{ readonly id: string }>(host!.page, 'POST', '/api/tables', asked);
  for (const [index, { page }] of others.entries()) {
    await ask(page, 'POST', `/api/tables/${id}/seats/${index + 1}/take`);
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

/**
 * Waits until somebody may move here, the game is over, or a number of moves is reached; returns whether there is a
 * move to choose.
 */
const hasChoice = async (page: Page, most: number): Promise<boolean> => {
  const answer = await page.waitForFunction(
    (number) => {
      const { over, busy, moves, number: now } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
      if (over === 'true' || Number(now) >= number) return { has: false };
      return moves !== undefined && moves !== '0' && busy !== 'true' ? { has: true } : null;
    },
    most,
    { polling: POLLING },
  );
  return (await answer.jsonValue())!.has;
};

/** Opens the list of moves and picks one at random; null if there is nothing left to choose. */
export const listedMove = async (page: Page, rng: Rng): Promise<ElementHandle | null> => {
  await page.keyboard.press('m');
  const answer = await page.waitForFunction(
    (chance) => {
      const { over, moves } = document.querySelector<HTMLElement>('[data-number]')?.dataset ?? {};
      const listed = [...document.querySelectorAll('dialog[open] ul button')];
      if (listed.length > 0) return { move: listed[chance % listed.length]! };
      // Somebody else moved, or the only move was played automatically.
      return over === 'true' || moves === '0' || document.querySelector('dialog[open]') === null
        ? { move: null }
        : null;
    },
    below(rng, MANY),
    { polling: POLLING },
  );
  return (await answer.getProperty('move')).asElement();
};

/** Plays from the list of moves until the game is over, or until a number of moves is reached. */
export const playOn = async (
  { name, page }: Pick<Friend, 'name' | 'page'>,
  seed: string,
  most = Infinity,
): Promise<void> => {
  const rng = fastRandom(`${seed}-${name}`);
  while (await hasChoice(page, most)) {
    const move = await listedMove(page, rng);
    if (move !== null) await tap(move);
  }
};

export const haveMoves = async (page: Page): Promise<boolean> =>
  (await tableOf(page).getAttribute('data-moves')) !== '0';
