import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { oneOf, playAll, position } from '../test/position.ts';
import { game } from './index.ts';
import type { State } from './index.ts';

/** The move taken back, and the resulting state. */
const takenBack = (state: State, seat: number): readonly [string | null, State] => {
  const after = game.copy(state);
  const move = game.takeBack?.(after, seat) ?? null;
  return [move === null ? null : game.format(move), after];
};

const flags = { fremont: 'red', morrison: 'white', marquam: 'pink' } as const;

describe('taking back', () => {
  test('[BR-R4] works for a swap before the ride', () => {
    const before = position({ wheel: ['car', 'bus'], specials: { swap: 0 }, flags });
    const swapped = playAll(before, '0 swap fremont marquam');
    expect(takenBack(swapped, 0)).toStrictEqual(['swap fremont marquam', before]);
    expect(takenBack(swapped, 1)).toStrictEqual([null, swapped]);
    expect(takenBack(before, 0)).toStrictEqual([null, before]);
  });

  test('[BR-P3] works for a special action whose mode is not placed yet', () => {
    const before = position({ seats: 3, phase: 'place', turn: 1 });
    const special = playAll(before, '1 place double');
    expect(takenBack(special, 1)).toStrictEqual(['place double', before]);
    const placed = playAll(special, '1 place taxi');
    expect(takenBack(placed, 1)).toStrictEqual([null, placed]);
  });

  test('[BR-R5] works for First, and then for a swap before it', () => {
    const before = position({ phase: 'first', turn: 1, wheel: ['car', 'bus'], specials: { first: 1, swap: 1 }, flags });
    const first = playAll(before, '1 first');
    const swapped = playAll(first, '1 swap fremont morrison');
    expect(takenBack(first, 1)).toStrictEqual(['first', before]);
    expect(takenBack(swapped, 1)).toStrictEqual(['swap fremont morrison', first]);
  });

  test('works for nothing else: not a ride, a declined action, or another player’s move', () => {
    const before = position({ wheel: ['car taxi', 'bus'], specials: { swap: 0 }, flags });
    const moved = playAll(before, `0 ${oneOf(before, 'ride car')}`);
    expect(takenBack(moved, 0)).toStrictEqual([null, moved]);
    const waited = playAll(
      position({ phase: 'first', turn: 1, wheel: ['car', 'bus'], specials: { first: 1 } }),
      '1 wait',
    );
    expect(takenBack(waited, 1)).toStrictEqual([null, waited]);
    expect(takenBack(waited, 0)).toStrictEqual([null, waited]);
  });

  test('restores the previous state in random games', () => {
    const counts: Record<string, number> = {};
    for (let seed = 0; seed < 60; seed++) {
      const random = fastRandom(`take back ${seed}`);
      const state = game.setup({ streetcarRules: true, specialActions: true }, 2 + (seed % 3), random);
      for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
        const seat = acting[0] as number;
        const before = game.copy(state);
        const move = pick(random, game.moves(state, seat));
        game.play(state, seat, move, random);
        const [text, after] = takenBack(state, seat);
        const goesOn = move.kind === 'first' || (move.kind === 'special' && state.phase === 'mode');
        expect(text !== null).toBe(goesOn || (move.kind === 'swap' && before.phase === 'ride'));
        if (text === null) continue;
        counts[move.kind] = (counts[move.kind] ?? 0) + 1;
        expect([text, after]).toStrictEqual([game.format(move), before]);
      }
    }
    expect(Object.keys(counts).toSorted()).toStrictEqual(['first', 'special', 'swap']);
  });
});
