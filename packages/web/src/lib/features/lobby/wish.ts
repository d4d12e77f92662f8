import { METAS, findMeta } from '@ponts-bornes/catalogue/metas';
import type { QueueCount, Wish } from '@ponts-bornes/protocol';

export const WISH_KEY = 'ponts-bornes.queue';
/** Minutes after which bots may fill in. */
export const BOT_WAITS = [1, 2, 5, 10] as const;

export const USUAL_WISH: Wish = { game: null, pace: 'live', players: 2, botsAfter: null };

/** The numbers of players that a game, or any game, can be played with. */
export const sizesOf = (game: string | null): readonly number[] => {
  const metas = METAS.filter(({ id }) => game === null || id === game);
  return [...new Set(metas.flatMap(({ seats }) => seats))].toSorted((one, other) => one - other);
};

/** The wish with another game; the number of players stays if the game allows it. */
export const withGame = (wish: Wish, game: string | null): Wish => {
  const sizes = sizesOf(game);
  return { ...wish, game, players: sizes.includes(wish.players) ? wish.players : sizes[0]! };
};

/** The remembered wish, as far as it still makes sense. */
export const readWish = (kept: unknown): Wish => {
  if (typeof kept !== 'object' || kept === null) return USUAL_WISH;
  const { game, pace, players, botsAfter } = kept as Partial<Record<keyof Wish, unknown>>;
  const known = typeof game === 'string' && findMeta(game) !== undefined ? game : null;
  const wish = {
    ...USUAL_WISH,
    pace: pace === 'slow' ? ('slow' as const) : ('live' as const),
    players: Number(players),
    botsAfter: BOT_WAITS.find((minutes) => minutes === botsAfter) ?? null,
  };
  return withGame(wish, known);
};

/** The game that a link to quick play asks for; null: none. */
export const wishedIn = (query: URLSearchParams): Pick<Wish, 'game'> => ({
  game: METAS.find(({ id }) => id === query.get('game'))?.id ?? null,
});

/** How many people in the queue might play with somebody who wishes this, at a table large enough for both. */
export const fittingCount = (
  counts: readonly QueueCount[],
  { game, pace, players }: Pick<Wish, 'game' | 'pace' | 'players'>,
): number =>
  counts
    .filter((count) => count.pace === pace && (game === null || count.game === null || count.game === game))
    .filter((count) => Math.max(...sizesOf(game ?? count.game)) >= Math.max(players, count.players))
    .reduce((sum, { people }) => sum + people, 0);

/** How many people wait for each game at a pace; those who play any are listed as null. */
export const countsByGame = (
  counts: readonly QueueCount[],
  pace: Wish['pace'],
): readonly (readonly [game: string | null, number])[] =>
  [...METAS.map(({ id }) => id), null].flatMap((game) => {
    const here = counts.filter((count) => count.game === game && count.pace === pace);
    const people = here.reduce((sum, count) => sum + count.people, 0);
    return people === 0 ? [] : [[game, people] as const];
  });
