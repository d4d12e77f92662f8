import { openNodeThinkers } from '@ponts-bornes/bots/node';
import { SPECTATOR } from '@ponts-bornes/kernel';
import { afterAll, expect, test } from 'vitest';
import type { Desk } from './desk.ts';
import { newDesk } from './desk-in-worker.ts';

const thinkers = openNodeThinkers({ threads: 1 });
afterAll(() => thinkers.close());

const NAMES = ['Ada', 'Blaise'];

const opened = async (): Promise<Desk> => {
  const desk = newDesk(thinkers);
  const sitters = NAMES.map((name) => ({ kind: 'person', name }) as const);
  const opening = { game: 'course-folle', options: {}, sitters, secret: '07'.repeat(32) };
  expect(await desk.open(opening, [], 'en')).toMatchObject({ ok: true });
  return desk;
};

/** Everybody plays the first thing allowed. */
const playToTheEnd = async (desk: Desk): Promise<void> => {
  for (;;) {
    const [seat] = (await desk.show(SPECTATOR)).awaited;
    if (seat === undefined) return;
    const { moves } = await desk.show(seat);
    expect(await desk.play(seat, moves[0]!)).toMatchObject({ ok: true });
  }
};

test('secrets of a game that goes on can’t be looked back at', async () => {
  const desk = await opened();
  const { moves } = await desk.show(0);
  await desk.play(0, moves[0]!);
  await expect(desk.story('en')).rejects.toThrow('not over');
  await expect(desk.review(1, 'en')).rejects.toThrow('not over');
});

test('a game that is over is told move by move, and the expert says what else could have been played', async () => {
  const desk = await opened();
  await playToTheEnd(desk);
  const story = await desk.story('en');
  const length = (await desk.show(SPECTATOR)).number;
  expect(story.map(({ number }) => number)).toStrictEqual(Array.from({ length }, (_, index) => index + 1));
  for (const { seat, sentence } of story) expect(sentence).toContain(NAMES[seat]);
  const { number, seat } = story.find(({ choices }) => choices > 1)!;
  const { moves } = await desk.show(seat, number - 1);
  const review = await desk.review(number, 'en');
  expect(review).toMatchObject({ number, seat, played: { text: moves[0] } });
  expect(review.advice.length).toBeGreaterThan(0);
  for (const { text, chances } of review.advice) {
    expect(moves).toContain(text);
    expect(chances).toBeGreaterThanOrEqual(0);
    expect(chances).toBeLessThanOrEqual(1);
  }
});
