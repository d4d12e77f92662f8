import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { SPECTATOR } from '@ponts-bornes/kernel';
import { afterAll, expect, test } from 'vitest';
import { reviewed, storyOf } from './looking-back.ts';
import { openTable } from './open-table.ts';
import type { OpenTable } from './open-table.ts';

const thinkers = openNodeThinkers({ threads: 1 });
afterAll(() => thinkers.close());

const NAMES = ['Ada', 'Blaise'];

const opened = async (): Promise<OpenTable> => {
  const sitters = NAMES.map((name) => ({ kind: 'person', name }) as const);
  const opening = { game: 'course-folle', options: {}, sitters, secret: '07'.repeat(32) };
  const table = await openTable({ opening, moves: [] }, 'en');
  if ('message' in table) throw new Error(table.message);
  return table;
};

/** Everyone plays the first legal move. */
const playToTheEnd = ({ inPlay }: OpenTable): void => {
  for (;;) {
    const [seat] = inPlay.show(SPECTATOR).awaited;
    if (seat === undefined) return;
    expect(inPlay.play(seat, inPlay.show(seat).moves[0]!)).toBeNull();
  }
};

test('the secrets of a game in progress can’t be reviewed', async () => {
  const table = await opened();
  table.inPlay.play(0, table.inPlay.show(0).moves[0]!);
  await expect(storyOf(table)).rejects.toThrow('not over');
  await expect(reviewed(thinkers, table, 1)).rejects.toThrow('not over');
});

test('a finished game lists its moves, and the expert names alternatives', async () => {
  const table = await opened();
  playToTheEnd(table);
  const { inPlay } = table;
  const story = await storyOf(table);
  const length = inPlay.length();
  expect(story.map(({ number }) => number)).toStrictEqual(Array.from({ length }, (_, index) => index + 1));
  for (const { seat, sentence } of story) expect(sentence).toContain(NAMES[seat]);
  const { number, seat } = story.find(({ choices }) => choices > 1)!;
  const { moves } = inPlay.show(seat, number - 1);
  const review = await reviewed(thinkers, table, number);
  expect(review).toMatchObject({ number, seat, played: { text: moves[0] } });
  expect(review.advice.length).toBeGreaterThan(0);
  for (const { text, chances } of review.advice) {
    expect(moves).toContain(text);
    expect(chances).toBeGreaterThanOrEqual(0);
    expect(chances).toBeLessThanOrEqual(1);
  }
});
