import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { NewTable } from '@ponts-bornes/protocol';
import { ask } from './friends.ts';
import { playedGame, storedAt } from './moments.ts';
import type { PlayedGame } from './moments.ts';
import { tableOf } from './steps.ts';

/** Something people do on a page, and its expected effect, exactly once. */
export interface EarlyAct {
  readonly name: string;
  /** The address, after storing what the page needs in the browser. */
  readonly open: (page: Page) => Promise<string> | string;
  /** A control that can be tapped, or takes keys, from the first moment on. */
  readonly control: string;
  readonly act: (page: Page) => Promise<void>;
  readonly check: (page: Page) => Promise<void>;
}

const GAME = 'mille-bornes';
const START = 'form .start';
const SETTINGS = 'header nav > button';
const RECORD = readFileSync(new URL(`../../games/${GAME}/records/corpus/2-seats-1.record`, import.meta.url), 'utf8');

const click =
  (selector: string, index = 0) =>
  (page: Page) =>
    page.locator(selector).nth(index).click();

interface StoredTable {
  readonly opening: {
    readonly game: string;
    readonly sitters: readonly { readonly kind: string; readonly name: string; readonly level?: string }[];
    readonly options: Readonly<Record<string, unknown>>;
  };
}

/** Waits for a table, and returns the only one on the device. */
const onlyTable = async (page: Page): Promise<StoredTable['opening']> => {
  await tableOf(page).waitFor();
  expect(new URL(page.url()).pathname).toBe('/table');
  const tables = await page.evaluate(
    () =>
      new Promise<StoredTable[]>((resolve, reject) => {
        const opening = indexedDB.open('ponts-bornes');
        opening.addEventListener('error', () => reject(new Error(opening.error?.message)));
        opening.addEventListener('success', () => {
          const all = opening.result.transaction('tables').objectStore('tables').getAll() as IDBRequest<StoredTable[]>;
          all.addEventListener('success', () => {
            opening.result.close();
            resolve(all.result);
          });
        });
      }),
  );
  expect(tables).toHaveLength(1);
  return tables[0]!.opening;
};

const expectGame = async (page: Page): Promise<void> => {
  expect((await onlyTable(page)).game).toBe(GAME);
};
const expectDialog = (page: Page): Promise<void> => expect(page.locator('dialog[open]')).toBeVisible();
const expectReplay = (page: Page): Promise<void> => expect(page.getByRole('slider')).toBeVisible();
const expectVerdict = (page: Page): Promise<void> =>
  expect(page.locator('[data-verdict]')).toHaveAttribute('data-verdict', 'replayed');

const HOME: readonly EarlyAct[] = [
  { name: 'home: play now', open: () => '/', control: '.now', act: click('.now'), check: expectGame },
  {
    name: 'home: play now, tapped twice, then another game',
    open: () => '/',
    control: '.now',
    act: (page) =>
      page.evaluate(() => {
        const [first, second] = document.querySelectorAll<HTMLElement>('.now');
        for (const button of [first, first, second]) button?.click();
      }),
    check: expectGame,
  },
  {
    name: 'home: play now by keyboard',
    open: () => '/',
    control: '.now',
    act: (page) => page.locator('.now').first().press('Enter'),
    check: expectGame,
  },
  {
    name: 'home: other language',
    open: () => '/',
    control: 'header a[hreflang]',
    act: click('header a[hreflang]'),
    check: async (page) => {
      await expect(page).toHaveURL(/\/en$/);
      const kept = await page.evaluate(() => localStorage.getItem('ponts-bornes.settings'));
      expect(JSON.parse(kept ?? '{}')).toMatchObject({ language: 'en' });
    },
  },
  {
    name: 'home: a link',
    open: () => '/',
    control: 'article h2 a',
    act: click('article h2 a'),
    check: async (page) => {
      await expect(page.locator(START)).toBeVisible();
      await click(SETTINGS)(page);
      await expectDialog(page);
      await page.goBack();
      await expect(page.locator('article')).toHaveCount(5);
      expect(new URL(page.url()).pathname).toBe('/');
    },
  },
];

const NEW_TABLE: readonly EarlyAct[] = [
  {
    name: 'game: choices, then start',
    open: () => `/games/${GAME}`,
    control: START,
    act: async (page) => {
      await page.locator('form .name').first().fill('Zoé');
      await page.locator('form .level').first().selectOption('strong');
      await page.locator('form fieldset button', { hasText: '4' }).click();
      await page.locator('form .choice select').first().selectOption({ index: 1 });
      await click(START)(page);
    },
    check: async (page) => {
      const { sitters, options } = await onlyTable(page);
      expect(sitters).toHaveLength(4);
      expect(sitters.slice(0, 2)).toMatchObject([{ name: 'Zoé' }, { kind: 'bot', level: 'strong' }]);
      expect(options).toMatchObject({ edition: 'circuit' });
    },
  },
  {
    name: 'game: Enter in a field',
    open: () => `/games/${GAME}`,
    control: START,
    act: async (page) => {
      const name = page.locator('form .name').first();
      await name.fill('Zoé');
      await name.press('Enter');
    },
    check: async (page) => expect((await onlyTable(page)).sitters[0]).toMatchObject({ name: 'Zoé' }),
  },
  {
    name: 'game, same device: start',
    open: () => `/games/${GAME}?way=device`,
    control: START,
    act: click(START),
    check: async (page) =>
      expect(new Set((await onlyTable(page)).sitters.map(({ kind }) => kind))).toStrictEqual(new Set(['person'])),
  },
  {
    name: 'game, same device: back to bots, start',
    open: () => `/games/${GAME}?way=device`,
    control: START,
    act: async (page) => {
      await click('.ways button')(page);
      await click(START)(page);
    },
    check: async (page) => expect((await onlyTable(page)).sitters.slice(1)).toMatchObject([{ kind: 'bot' }]),
  },
  {
    name: 'game with an earlier plan: start',
    open: async (page) => {
      await page.goto('/statistics');
      await page.evaluate((game) => {
        const bot = { kind: 'bot', name: 'Robot', level: 'expert' };
        const sitters = [{ kind: 'person', name: 'Léa' }, bot, bot, bot];
        localStorage.setItem(`ponts-bornes.plan.${game}.bots`, JSON.stringify({ sitters, options: {} }));
      }, GAME);
      return `/games/${GAME}`;
    },
    control: START,
    act: click(START),
    check: async (page) => {
      const { sitters } = await onlyTable(page);
      expect(sitters.map(({ level }) => level)).toStrictEqual([undefined, 'expert', 'expert', 'expert']);
      expect(sitters[0]).toMatchObject({ name: 'Léa' });
    },
  },
  {
    name: 'game: with friends',
    open: () => `/games/${GAME}`,
    control: START,
    act: click('.ways button', 2),
    check: (page) => expect(page.locator('form [autocomplete="nickname"]')).toBeVisible(),
  },
];

const READING: readonly EarlyAct[] = [
  {
    name: 'rules: print',
    open: async (page) => {
      await page.addInitScript(() => {
        const print = (): void => {
          const { dataset } = document.documentElement;
          dataset['printed'] = String(Number(dataset['printed'] ?? 0) + 1);
        };
        Object.assign(window, { print });
      });
      return `/games/${GAME}/rules`;
    },
    control: '.rules .ways button',
    act: click('.rules .ways button'),
    check: (page) => expect(page.locator('html')).toHaveAttribute('data-printed', '1'),
  },
  ...[
    '',
    `games/${GAME}/rules`,
    'records',
    'verify',
    'statistics',
    'tables',
    'quick-play',
    'me',
    'alerts',
    'recover',
  ].map((path): EarlyAct => ({
    name: `${path === '' ? 'home' : path}: settings`,
    open: () => `/${path}`,
    control: SETTINGS,
    act: click(SETTINGS),
    check: expectDialog,
  })),
];

const FILE = { name: 'partie.txt', mimeType: 'text/plain', buffer: Buffer.from(RECORD) };
const giveText = async (page: Page): Promise<void> => {
  await page.locator('form textarea').fill(RECORD);
  await click('form button.main')(page);
};
const giveFile = (page: Page): Promise<void> => page.locator('form [type="file"]').setInputFiles(FILE);

const RECORDS: readonly EarlyAct[] = [
  ['records: a text', '/records', giveText, expectReplay] as const,
  ['records: a file', '/records', giveFile, expectReplay] as const,
  ['verify: a text', '/verify', giveText, expectVerdict] as const,
  ['verify: a file', '/verify', giveFile, expectVerdict] as const,
  ['verify: a text, at the address of another game', '/verify#aaaaaaaaaaaaaaaa', giveText, expectVerdict] as const,
].map(([name, path, act, check]) => ({ name, open: () => path, control: 'form button.main', act, check }));

let played: Promise<PlayedGame> | null = null;

/** A table where the person moves first, or the replay of its game. */
const atTable = (path: '/table' | '/replay') => async (page: Page) => {
  played ??= playedGame('skybridge');
  const game = await played;
  return storedAt(page, game, path === '/replay' ? game.moves.length : 0, { path });
};

/** A table with a bot that has begun, and its id. */
const onlineTable = async (page: Page): Promise<string> => {
  await ask(page, 'POST', '/api/me', { nickname: 'Camille' });
  const asked: NewTable = {
    game: 'skybridge',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'easy' }],
    pace: { kind: 'live', bank: 3600, increment: 10, choice: 300, answer: 1 },
    atZero: 'move',
    visibility: 'private',
    entropy: 'browser-test-entropy',
  };
  const { id } = await ask<{ readonly id: string }>(page, 'POST', '/api/tables', asked);
  await ask(page, 'POST', `/api/tables/${id}/begin`);
  return id;
};

/** The game of a table that a bot has played to its end. */
const onlineGame = async (page: Page): Promise<string> => {
  const id = await onlineTable(page);
  await ask(page, 'POST', `/api/tables/${id}/leave`);
  // Bots rest while nobody watches.
  await page.goto(`/play#${id}`);
  await expect(tableOf(page)).toHaveAttribute('data-over', 'true');
  return id;
};

const key = (name: string) => (page: Page) => page.keyboard.press(name);
const keyAct = (name: string, open: EarlyAct['open']): EarlyAct => ({
  name,
  open,
  control: 'body',
  act: key(name.at(-1)!),
  check: expectDialog,
});

const threeArrows = (name: string, open: EarlyAct['open']): EarlyAct => ({
  name: `${name}: three arrows`,
  open,
  control: 'body',
  act: async (page) => {
    for (const arrow of ['ArrowRight', 'ArrowRight', 'ArrowLeft']) await key(arrow)(page);
  },
  check: (page) => expect(page.locator('.replay')).toHaveAttribute('data-number', '1'),
});

const KEYS: readonly EarlyAct[] = [
  ...['m', '?'].map((name) => keyAct(`table: key ${name}`, atTable('/table'))),
  keyAct('lesson: key t', () => '/games/skybridge/learn'),
  keyAct('online table: key t', async (page) => `/play#${await onlineTable(page)}`),
  keyAct('online table, by its link: key t', async (page) => `/t/${await onlineTable(page)}`),
  {
    name: 'table: a move by keys',
    open: atTable('/table'),
    control: 'body',
    act: async (page) => {
      await key('m')(page);
      await key('Enter')(page);
    },
    check: (page) => expect(tableOf(page)).not.toHaveAttribute('data-number', '0'),
  },
  threeArrows('replay', atTable('/replay')),
  threeArrows('online game, by its link', async (page) => `/r/${await onlineGame(page)}`),
];

const expectAnswer = (page: Page): Promise<void> => expect(page.locator('.problem, .done')).toHaveText(/\S/);

const MAIL_LINKS: readonly EarlyAct[] = [
  ...['stop', 'confirm'].map((path): EarlyAct => ({
    name: `alerts/${path}: its button`,
    open: () => `/alerts/${path}#${'a'.repeat(40)}`,
    control: 'button.main',
    act: click('button.main'),
    check: expectAnswer,
  })),
  {
    name: 'recover: a code',
    open: () => '/recover',
    control: 'form button.main',
    act: async (page) => {
      const form = page.locator('form').first();
      for (const [index, text] of ['Zoé', 'abcd-efgh', 'un mot de passe'].entries()) {
        await form.locator('input').nth(index).fill(text);
      }
      await form.locator('button.main').click();
    },
    check: expectAnswer,
  },
];

export const EARLY_ACTS = [...HOME, ...NEW_TABLE, ...READING, ...RECORDS, ...KEYS, ...MAIL_LINKS];
