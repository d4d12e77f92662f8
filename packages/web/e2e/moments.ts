import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { findBot, situationOf } from '@ponts-bornes/bots';
import { findGame } from '@ponts-bornes/catalogue';
import { awaitedSeats, fastRandom, resolveOptions, sha256, tableStreams, toHex, utf8 } from '@ponts-bornes/kernel';
import type { BaseView, Options, RecordedMove, Seat } from '@ponts-bornes/kernel';
import { settled, tableOf } from './steps.ts';

/** A game that bots played to its end. */
export interface PlayedGame {
  readonly id: string;
  readonly seats: number;
  readonly options: Options;
  readonly secret: string;
  readonly moves: readonly RecordedMove[];
  /** By number of moves: what the first seat has to choose then, or null. */
  readonly asked: readonly (string | null)[];
  readonly winners: readonly Seat[];
}

/** Luck that brings the first seat every kind of choice there is, where the first try does not. */
const LUCK: Readonly<Record<string, readonly [luck: number, options: Options]>> = {
  'course-autour-du-monde': [3, {}],
  'course-folle': [35, { characters: 'chosen' }],
  'bridgetown-races': [24, {}],
};

const played = new Map<string, Promise<PlayedGame>>();

/** Always the same game, played once per worker; by default with three seats, where a game has three. */
export const playedGame = (id: string, wanted?: number): Promise<PlayedGame> => {
  const key = `${id} ${wanted ?? ''}`;
  const game = played.get(key) ?? playOut(id, wanted);
  played.set(key, game);
  return game;
};

const playOut = async (id: string, wanted?: number): Promise<PlayedGame> => {
  const entry = findGame(id)!;
  const { game } = await entry.load();
  const hints = await entry.loadHints();
  const [luck, given] = LUCK[id] ?? [0, {}];
  const seats = wanted ?? (entry.meta.seats.includes(3) ? 3 : Math.max(...entry.meta.seats));
  const resolved = resolveOptions(entry.meta, seats, given);
  if (!resolved.ok) throw new Error(`invalid options of ${id}`);
  const secret = sha256(utf8(`moments-${id}-${seats}-${luck}`));
  const streams = tableStreams(secret);
  const rng = fastRandom('moments');
  const bot = findBot('easy')!;
  const state = game.setup(resolved.options, seats, streams(0));
  const moves: RecordedMove[] = [];
  const asked: (string | null)[] = [];
  for (let awaited = awaitedSeats(game, state); awaited.length > 0; awaited = awaitedSeats(game, state)) {
    const seat = awaited[0]!;
    asked.push(awaited.includes(0) && game.moves(state, 0).length > 1 ? kindOf(game.view(state, 0)) : null);
    const situation = situationOf(game, state, { seat, seats });
    const { index } = bot.choose({ game, hints }, situation, rng);
    game.play(state, seat, game.moves(state, seat)[index]!, streams(moves.length + 1));
    moves.push({ seat, text: situation.moves[index]! });
  }
  const { winners } = game.outcome(state)!;
  return { id, seats, options: resolved.options, secret: toHex(secret), moves, asked, winners };
};

const kindOf = (view: BaseView): string => {
  if ('riposte' in view && view.riposte !== null) return 'riposte';
  return 'phase' in view ? String(view.phase) : 'turn';
};

/** The last moment before a fraction of the game at which the first seat has to choose. */
export const momentAt = ({ asked }: PlayedGame, share: number): number => {
  const at = asked.findLastIndex((kind, index) => kind !== null && index <= share * (asked.length - 1));
  return at < 0 ? asked.findIndex((kind) => kind !== null) : at;
};

/** The kinds of choice that the first seat has in a game. */
export const kindsOf = ({ asked }: PlayedGame): readonly string[] => [
  ...new Set(asked.filter((kind) => kind !== null)),
];

/** The first moment with a kind of choice. */
export const momentOf = ({ asked }: PlayedGame, kind: string): number => asked.indexOf(kind);

/** The first moment of each kind of choice, and an early, a middle and a late one. */
export const momentsOf = (game: PlayedGame): readonly number[] => {
  const first = kindsOf(game).map((kind) => momentOf(game, kind));
  return [...new Set([...first, ...[0, 0.5, 1].map((share) => momentAt(game, share))])].toSorted((a, b) => a - b);
};

const NAMES = ['Camille', 'Aline', 'Basile', 'Colette', 'Désiré', 'Edmée', 'Firmin', 'Gisèle'];

interface Opening {
  readonly path?: string;
  readonly persons?: number;
}

/** A table, finished or not, after this many moves, as a device stores it. */
export const tableAt = (game: PlayedGame, number: number, persons = 1) => ({
  id: `${game.id}-${game.seats}-${number}-${persons}`,
  opening: {
    game: game.id,
    options: game.options,
    secret: game.secret,
    sitters: NAMES.slice(0, game.seats).map((name, seat) =>
      seat < persons ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' },
    ),
  },
  moves: game.moves.slice(0, number).map(({ seat, text }) => ({ seat, text })),
  startedAt: 0,
  changedAt: 0,
  winners: number === game.moves.length ? [...game.winners] : null,
});

/** Stores a table, finished or not, after this many moves, and returns its address. */
export const storedAt = async (
  page: Page,
  game: PlayedGame,
  number: number,
  { path = '/table', persons = 1 }: Opening = {},
): Promise<string> => {
  const table = tableAt(game, number, persons);
  if (page.url() === 'about:blank') await page.goto('/records');
  await page.evaluate(keep, table);
  return `${path}#${table.id}`;
};

/** Opens a table, or the replay of a finished one, after this many moves. */
export const openAt = async (page: Page, game: PlayedGame, number: number, opening: Opening = {}): Promise<void> => {
  const address = await storedAt(page, game, number, opening);
  await leaveTable(page);
  // Going to the same address would not load the page again.
  if (page.url().endsWith(address)) await page.reload();
  else await page.goto(address);
  if (opening.path?.endsWith('/replay') === true) {
    await expect(page.getByRole('slider')).toBeVisible();
    return;
  }
  await expect(page.locator(`[data-number]:not([${LEFT}])`)).toBeVisible();
  // A bot may move as well if the game asks several seats at once.
  await expect.poll(async () => Number(await tableOf(page).getAttribute('data-number'))).toBeGreaterThanOrEqual(number);
  await settled(page);
};

const LEFT = 'data-left';

/** Marks the table on the page: an address with another hash keeps the page, and briefly the old table. */
const leaveTable = (page: Page): Promise<void> =>
  page.evaluate((mark) => document.querySelector('[data-number]')?.setAttribute(mark, ''), LEFT);

/**
 * Runs in the page: stores a table where the page stores its own. Returns when the transaction is complete: leaving the
 * page aborts an open one.
 */
export const keep = async (value: ReturnType<typeof tableAt>): Promise<void> => {
  const happened = (target: EventTarget, event: string): Promise<void> =>
    new Promise((resolve, reject) => {
      target.addEventListener(event, () => resolve());
      for (const problem of ['error', 'abort', 'blocked']) {
        target.addEventListener(problem, () => reject(new Error(`IndexedDB: ${problem}`)));
      }
    });
  const opening = indexedDB.open('ponts-bornes', 2);
  // As src/lib/storage/store.ts creates it, in case the page has not done so yet.
  opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
    const { result: made } = opening;
    if (oldVersion < 1) made.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
    if (oldVersion < 2) made.createObjectStore('analyses', { keyPath: 'key' }).createIndex('madeAt', 'madeAt');
  });
  await happened(opening, 'success');
  const transaction = opening.result.transaction('tables', 'readwrite');
  transaction.objectStore('tables').put(value);
  await happened(transaction, 'complete');
  opening.result.close();
};
