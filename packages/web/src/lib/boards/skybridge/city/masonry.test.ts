import { Group, Scene } from 'three';
import { expect, test } from 'vitest';
import { randomGame } from '../played.ts';
import { laidPieces } from '../stacks.ts';
import type { Laid } from '../stacks.ts';
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

test('frames exactly the pieces that were named, also while they fall', () => {
  const framed = new Map<Group, string | null>();
  const kinds = new Map<Group, Laid>();
  const piece = (laid: Laid): Group => {
    const group = new Group();
    kinds.set(group, laid);
    return group;
  };
  const masonry = makeMasonry(new Scene(), { piece, frame: (group, kind) => framed.set(group, kind) });
  const { view } = randomGame(2, 0)[9]!;
  const ids = laidPieces(view).map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const named of [NONE, new Set(ids.slice(-1)), new Set(ids.slice(2, 4)), NONE]) {
    masonry.lay(view, named, 500);
    const marked = [...framed].filter(([, kind]) => kind !== null);
    expect(new Set(marked.map(([group]) => kinds.get(group)!.id))).toStrictEqual(named);
    for (const [group, kind] of marked) expect(kind).toBe(kinds.get(group)!.kind);
  }
});
