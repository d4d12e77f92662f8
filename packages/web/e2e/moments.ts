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
  /** By the number of moves played: what the first seat has to choose then, null where it has nothing to. */
  readonly asked: readonly (string | null)[];
  readonly winners: readonly Seat[];
}

/** Three at each table, and luck that brings the first seat every kind of choice there is. */
const LUCK: Readonly<Record<string, readonly [luck: number, options: Options]>> = {
  'mille-bornes': [0, {}],
  skybridge: [0, {}],
  'course-autour-du-monde': [3, {}],
  'course-folle': [35, { characters: 'chosen' }],
  'bridgetown-races': [24, {}],
};

export const playedGame = async (id: string): Promise<PlayedGame> => {
  const entry = findGame(id)!;
  const { game } = await entry.load();
  const hints = await entry.loadHints();
  const [luck, given] = LUCK[id]!;
  const seats = 3;
  const resolved = resolveOptions(entry.meta, seats, given);
  if (!resolved.ok) throw new Error(`no such options of ${id}`);
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

/** The moment nearest before a share of the game at which the first seat has to choose. */
export const momentAt = ({ asked }: PlayedGame, share: number): number => {
  const at = asked.findLastIndex((kind, index) => kind !== null && index <= share * (asked.length - 1));
  return at < 0 ? asked.findIndex((kind) => kind !== null) : at;
};

/** The first moment of a kind of choice. */
export const momentOf = ({ asked }: PlayedGame, kind: string): number => asked.indexOf(kind);

/** The first moment of each kind of choice, and besides an early, a middle and a late one. */
export const momentsOf = (game: PlayedGame): readonly number[] => {
  const kinds = new Set(game.asked.filter((kind) => kind !== null));
  const first = [...kinds].map((kind) => momentOf(game, kind));
  return [...new Set([...first, ...[0, 0.5, 1].map((share) => momentAt(game, share))])].toSorted((a, b) => a - b);
};

const NAMES = ['Camille', 'Aline', 'Basile'];

/** Opens a table, or the replay of one that is over, after so many moves. */
export const openAt = async (
  page: Page,
  game: PlayedGame,
  number: number,
  { path = '/table', persons = 1 }: { readonly path?: string; readonly persons?: number } = {},
): Promise<void> => {
  const id = `${game.id}-${number}-${persons}`;
  if (page.url() === 'about:blank') await page.goto('/records');
  await keep(page, {
    id,
    opening: {
      game: game.id,
      options: game.options,
      secret: game.secret,
      sitters: NAMES.map((name, seat) =>
        seat < persons ? { kind: 'person', name } : { kind: 'bot', name, level: 'easy' },
      ),
    },
    moves: game.moves.slice(0, number),
    startedAt: 0,
    changedAt: 0,
    winners: number === game.moves.length ? game.winners : null,
  });
  await page.goto(`${path}#${id}`);
  if (path.endsWith('/replay')) {
    await expect(page.getByRole('slider')).toBeVisible();
    return;
  }
  // Bots may move meanwhile where the game asks several at once.
  await expect.poll(async () => Number(await tableOf(page).getAttribute('data-number'))).toBeGreaterThanOrEqual(number);
  await settled(page);
};

/** Puts a table where the page keeps its own. */
const keep = (page: Page, table: unknown): Promise<void> =>
  page.evaluate(async (value) => {
    const done = <Result>(request: IDBRequest<Result>): Promise<Result> =>
      new Promise((resolve, reject) => {
        request.addEventListener('success', () => resolve(request.result));
        request.addEventListener('error', () => reject(new Error(request.error?.message)));
      });
    const opening = indexedDB.open('ponts-bornes', 2);
    // As src/lib/keep/store.ts makes it, should the page not have come to that yet.
    opening.addEventListener('upgradeneeded', ({ oldVersion }) => {
      const { result: made } = opening;
      if (oldVersion < 1) made.createObjectStore('tables', { keyPath: 'id' }).createIndex('changedAt', 'changedAt');
      if (oldVersion < 2) made.createObjectStore('analyses', { keyPath: 'key' }).createIndex('madeAt', 'madeAt');
    });
    const database = await done(opening);
    await done(database.transaction('tables', 'readwrite').objectStore('tables').put(value));
    database.close();
  }, table);
