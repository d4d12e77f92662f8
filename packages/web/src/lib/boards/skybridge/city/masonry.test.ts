import { Group, Scene } from 'three';
import { expect, test } from 'vitest';
import { randomGame } from '../played.ts';
import { makeMasonry } from './masonry.ts';

const NONE = new Set<string>();

test('new pieces fall, and land at once when movements are dropped', () => {
  const groups: Group[] = [];
  const piece = (): Group => {
    groups.push(new Group());
    return groups.at(-1)!;
  };
  const masonry = makeMasonry(new Scene(), { piece, frame: () => {} });
  const [before, after] = randomGame(2, 0)
    .slice(2, 4)
    .map(({ view }) => view);
  masonry.lay(before!, NONE, 500);
  const standing = groups.length;
  masonry.lay(after!, NONE, 500);
  expect(groups).toHaveLength(standing + 1);
  expect(masonry.step(performance.now())).toBe(true);
  expect(groups.at(-1)!.position.y).toBeGreaterThan(0);
  masonry.lay(after!, NONE, 0);
  expect(groups.at(-1)!.position.y).toBe(0);
  expect(masonry.step(performance.now())).toBe(false);
});
