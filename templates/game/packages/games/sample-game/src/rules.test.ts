import { fastRandom, resolveOptions, submit } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game, meta } from './index.ts';
import type { State } from './index.ts';

const rng = fastRandom('rules');

/** The state after these moves, seats in turn. */
const after = (...texts: readonly string[]): State => {
  const state = game.setup({}, 2, rng);
  for (const [number, text] of texts.entries()) game.play(state, number % 2, game.parse(text)!, rng);
  return state;
};

const legal = (state: State, seat: Seat): readonly string[] => game.moves(state, seat).map(game.format);

const refusedBy = (state: State, text: string): string => game.explain(state, state.turn, text).rule;

describe('material', () => {
  test('[SG-C1] three heaps of 3, 4 and 5 matches', () => {
    expect(game.view(after(), 0).heaps).toStrictEqual([
      { name: 'a', left: 3 },
      { name: 'b', left: 4 },
      { name: 'c', left: 5 },
    ]);
  });

  test('[SG-P1] two players, no other number', () => {
    expect(resolveOptions(meta, 2, {}).ok).toBe(true);
    expect(resolveOptions(meta, 3, {})).toMatchObject({ ok: false, refusal: { rule: 'SG-P1' } });
  });
});

describe('turn', () => {
  test('[SG-T1] seat 0 begins, then seats take turns', () => {
    expect(game.toAct(after())).toStrictEqual([0]);
    expect(game.toAct(after('a1'))).toStrictEqual([1]);
    expect(game.toAct(after('a1', 'a1'))).toStrictEqual([0]);
    expect(submit(game, after(), { seat: 1, text: 'a1', rng })).toMatchObject({
      ok: false,
      refusal: { rule: 'K-TURN' },
    });
  });

  test('[SG-T1] one or more matches of one heap, at most all of it', () => {
    expect(legal(after('b4', 'c3'), 0)).toStrictEqual(['a1', 'a2', 'a3', 'c1', 'c2']);
    expect(refusedBy(after('b4', 'c3'), 'c3')).toBe('SG-T1');
  });

  test('[SG-T2] nothing from an empty heap', () => {
    expect(refusedBy(after('a3'), 'a1')).toBe('SG-T2');
  });
});

describe('end', () => {
  test('[SG-E1] who takes the last match wins', () => {
    expect(game.outcome(after('a3', 'b4'))).toBeNull();
    const state = after('a3', 'b4', 'c5');
    expect(game.outcome(state)).toStrictEqual({ winners: [0], scores: [1, 0], reason: 'last-match' });
    expect(game.toAct(state)).toStrictEqual([]);
  });
});

describe('notation', () => {
  test('[SG-N1] the heap, then the number', () => {
    expect(game.parse('b3')).toStrictEqual({ heap: 1, take: 3 });
    expect(game.format({ heap: 1, take: 3 })).toBe('b3');
    for (const text of ['d1', 'a0', 'b 3', 'B3', '3b']) {
      expect(game.parse(text)).toBeNull();
      expect(refusedBy(after(), text)).toBe('K-TEXT');
    }
  });
});
