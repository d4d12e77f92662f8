import { METAS } from '@ponts-bornes/catalogue/metas';
import { expect, test } from 'vitest';
import { USUAL_WISH, countsByGame, fittingCount, readWish, sizesOf, wishedIn, withGame } from './wish.ts';

const COUNTS = [
  { game: null, pace: 'live', players: 6, people: 1 },
  { game: 'skybridge', pace: 'live', players: 2, people: 2 },
  { game: 'skybridge', pace: 'slow', players: 3, people: 4 },
  { game: 'mille-bornes', pace: 'live', players: 2, people: 5 },
  { game: 'mille-bornes', pace: 'live', players: 6, people: 3 },
] as const;

test('any game can be played with as many as some game can', () => {
  expect(sizesOf('skybridge')).toStrictEqual([2, 3, 4]);
  expect(sizesOf(null)).toStrictEqual(expect.arrayContaining(METAS.flatMap(({ seats }) => seats)));
});

test('another game keeps the number of players if it can', () => {
  expect(withGame({ ...USUAL_WISH, players: 3 }, 'skybridge').players).toBe(3);
  expect(withGame({ ...USUAL_WISH, players: 8 }, 'skybridge').players).toBe(2);
});

test('counts those who might play along', () => {
  expect(fittingCount(COUNTS, { game: 'skybridge', pace: 'slow', players: 2 })).toBe(4);
  expect(fittingCount(COUNTS, { game: null, pace: 'live', players: 2 })).toBe(11);
  expect(fittingCount(COUNTS, { game: 'mille-bornes', pace: 'live', players: 2 })).toBe(9);
});

test('leaves out those who want more players than the game allows', () => {
  // Skybridge has four seats: nobody who wants six can play it.
  expect(fittingCount(COUNTS, { game: 'skybridge', pace: 'live', players: 2 })).toBe(2);
  expect(fittingCount(COUNTS, { game: null, pace: 'live', players: 6 })).toBe(9);
});

test('says how many wait for each game, at the pace that somebody chose', () => {
  expect(countsByGame(COUNTS, 'live')).toStrictEqual(
    expect.arrayContaining([
      ['skybridge', 2],
      ['mille-bornes', 8],
    ]),
  );
  expect(countsByGame(COUNTS, 'live').at(-1)).toStrictEqual([null, 1]);
  expect(countsByGame(COUNTS, 'slow')).toStrictEqual([['skybridge', 4]]);
});

test.each([undefined, null, 'x', {}, { game: 'gone', players: 'x', botsAfter: 3 }])(
  'remembers nothing odd: %j',
  (kept) => {
    expect(readWish(kept)).toStrictEqual(USUAL_WISH);
  },
);

test('a link may name a game', () => {
  expect(wishedIn(new URLSearchParams('game=skybridge'))).toStrictEqual({ game: 'skybridge' });
  expect(wishedIn(new URLSearchParams('game=gone'))).toStrictEqual({ game: null });
});

test('remembers a wish', () => {
  const wish = { game: 'skybridge', pace: 'slow', players: 3, botsAfter: 5 } as const;
  expect(readWish(wish)).toStrictEqual(wish);
});
