import { expect } from '@playwright/test';
import type { Page, Request } from '@playwright/test';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { DESK, PHONE, comeAs, test } from './friends.ts';
import { IS_LONG } from './length.ts';
import { replayFirst, tableOf } from './steps.ts';
import { beginSlow, playTurn, waitingFor } from './turns.ts';
import { tableIn } from '../src/lib/i18n/table-address.ts';

/** Rounds at each table, in which everybody plays everywhere; whole games in the long form. */
const ROUNDS = IS_LONG ? Infinity : 1;

/** Opens the home page as somebody who has been online before. */
const comeHome = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage.setItem('ponts-bornes.online', 'true');
  });
  await page.goto('/');
};

/** The count in the header, or in the frame of a table. */
const countIn = (page: Page, count: number): Promise<void> =>
  expect(page.getByRole('link', { name: /attend|waiting for you/ }).first()).toContainText(String(count));

test('two people play the five games by following the count, the list and “next table” alone', async ({ browser }) => {
  test.slow(IS_LONG);
  const [ada, luc] = [await comeAs(browser, 'Ada', PHONE), await comeAs(browser, 'Luc', { ...DESK, ...PHONE })];
  const ids: string[] = [];
  for (const { meta } of CATALOGUE) ids.push(await beginSlow(meta.id, [ada, luc]));
  for (const { page } of [ada, luc]) await comeHome(page);
  const [hers, his] = [await waitingFor(ada.page), await waitingFor(luc.page)];
  // Who begins is random: most tables wait for one of them.
  const [{ page: reader }, first] = hers.length > his.length ? [ada, hers] : [luc, his];
  expect(first.length).toBeGreaterThan(1);
  await countIn(reader, first.length);
  await expect(reader).toHaveTitle(new RegExp(`^\\(${first.length}\\) `));
  await expect(reader.locator('link[data-badge]')).toHaveAttribute('data-badge', String(first.length));
  const list = reader.getByRole('region', { name: 'À vous de jouer', exact: true });
  await expect(list.getByRole('listitem')).toHaveCount(Math.min(5, first.length));
  await expect(list.getByText(/jusqu’à/).first()).toBeVisible();

  for (let round = 0; round < ROUNDS; round++) {
    let played = 0;
    for (const { page, name } of [ada, luc]) {
      let waiting = await waitingFor(page);
      if (waiting.length === 0) continue;
      await page.goto('/');
      await countIn(page, waiting.length);
      // The first from the list, the others from table to table.
      await page.getByRole('region', { name: 'À vous de jouer', exact: true }).getByRole('link').first().click();
      for (;;) {
        await playTurn(page, `${round} ${name}`);
        played += 1;
        waiting = await waitingFor(page);
        if (waiting.length === 0) break;
        // Others may have answered by standing order, and it is their turn again.
        if (waiting.includes(tableIn(new URL(page.url())))) continue;
        await countIn(page, waiting.length);
        await page.getByRole('link', { name: /^Table suivante/ }).click();
        await expect(page).toHaveURL((url) => waiting.includes(tableIn(url)));
      }
      await expect(page.getByRole('link', { name: /attend/ })).toHaveCount(0);
      await expect(page).not.toHaveTitle(/^\(/);
    }
    if (played === 0) break;
  }
  if (IS_LONG) for (const { page } of [ada, luc]) expect(await waitingFor(page)).toStrictEqual([]);
  ada.expectNoComplaints();
  luc.expectNoComplaints();
  for (const { page } of [ada, luc]) await page.context().close();
});

test('the tabs of a browser share one connection; another takes over, and news is announced', async ({ browser }) => {
  const [ada, luc] = [await comeAs(browser, 'Ada', PHONE), await comeAs(browser, 'Luc', PHONE)];
  const id = await beginSlow('skybridge', [ada, luc]);
  const mover = (await waitingFor(ada.page)).length > 0 ? ada : luc;
  const other = mover === ada ? luc : ada;
  const streams = new Set<Request>();
  const context = other.page.context();
  context.on('request', (request) => {
    if (request.url().endsWith('/api/me/news')) streams.add(request);
  });
  context.on('requestfailed', (request) => streams.delete(request));
  context.on('requestfinished', (request) => streams.delete(request));
  // The request of a closed page may end unnoticed.
  const openStreams = (): number => [...streams].filter((request) => !request.frame().page().isClosed()).length;
  await comeHome(other.page);
  await expect.poll(openStreams).toBe(1);
  const second = await context.newPage();
  await second.goto('/statistics');
  const third = await context.newPage();
  await third.goto('/records');
  await mover.page.goto(`/play#${id}`);
  await playTurn(mover.page, 'share');
  // Both hear of it over the connection of the first tab.
  for (const page of [second, third, other.page]) await countIn(page, 1);
  await expect(second.getByRole('status').filter({ hasText: 'Une table vous attend.' })).toBeVisible();
  expect(openStreams()).toBe(1);
  await other.page.close();
  await expect.poll(openStreams).toBe(1);
  // The tab that took over hears that the turn is over, and passes it on.
  await third.goto(`/play#${id}`);
  await playTurn(third, 'share');
  await expect(second.getByRole('link', { name: /attend/ })).toHaveCount(0);
  await context.close();
  await mover.page.context().close();
});

test('without an online identity, nothing asks the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) asked.push(request.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(asked).toStrictEqual([]);
});

test('an online table replays the moves since one’s turn, also after a reload', async ({ browser }) => {
  const [ada, luc] = [await comeAs(browser, 'Ada', PHONE), await comeAs(browser, 'Luc', PHONE)];
  const id = await beginSlow('skybridge', [ada, luc]);
  const [one, other] = (await waitingFor(ada.page)).length > 0 ? [ada, luc] : [luc, ada];
  for (const { page } of [one, other]) {
    await page.goto(`/play#${id}`);
    await playTurn(page, 'again');
  }
  await one.page.reload();
  await expect(tableOf(one.page)).not.toHaveAttribute('data-moves', '0');
  await replayFirst(one.page, () => one.page.keyboard.press('r'));
  await expect(tableOf(one.page)).toHaveAttribute('data-replaying', 'true');
  await one.page.keyboard.press('Escape');
  await expect(tableOf(one.page)).toHaveAttribute('data-replaying', 'false');
  await one.page.context().close();
  await other.page.context().close();
});
