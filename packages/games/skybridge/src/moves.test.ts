import { describe, expect, test } from 'vitest';
import { legal, position } from '../test/position.ts';

/** Nine towers of three floors, but for a1: two floors, red. */
const ONE_LOW = `Lr a1, Tb b1, Ty c1
                 Tw a2, Tb b2, Ty c2
                 Tw a3, Tb b3, Ty c3`;

describe('blocks', () => {
  test('[SK-T3] a block goes on any bare foundation while there is one', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Lb b2', turn: 2 });
    expect(legal(state, 'T')).toStrictEqual(['b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'].map((place) => `Ty ${place}`));
    expect(legal(state, 'L')).toStrictEqual(['b1', 'c1', 'a2', 'c2', 'a3', 'b3', 'c3'].map((place) => `Ly ${place}`));
  });

  test('[SK-T3] a block goes to the lowest tower if no foundation is bare', () => {
    expect(legal(position({ seats: 4, placed: ONE_LOW, turn: 1 }), 'T')).toStrictEqual(['Tb a1']);
  });

  test('[SK-T3] a block skips the lowest place if its top has the block’s own colour', () => {
    const state = position({ seats: 4, placed: ONE_LOW, turn: 0 });
    const places = ['b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
    expect(legal(state, 'T')).toStrictEqual(places.map((place) => `Tr ${place}`));
  });

  test('[SK-T3] and the next level too, if all of it has its own colour', () => {
    const placed = `Lr a1, Lr b1, Tb c1
                    Tr a2, Ty b2, Tr c2
                    Tb a3, Lw b3, Lb b3, Lw c3, Ly c3`;
    expect(legal(position({ seats: 4, placed, turn: 0 }), 'T')).toStrictEqual(['Tr c1', 'Tr b2', 'Tr a3']);
  });

  test('[SK-T3] roofed towers do not count for the lowest level', () => {
    const state = position({ seats: 4, placed: `${ONE_LOW}, Ry a1`, turn: 1 });
    expect(legal(state, 'T')).toStrictEqual(['c1', 'a2', 'c2', 'a3', 'c3'].map((place) => `Tb ${place}`));
  });

  test('[SK-T3] a block stands on one end of a bridge as on any other piece', () => {
    const placed = `Lr a1, Lb b1, By a1-b1, Lr c1, Lb c1
                    Lb a2, Lr a2, Ly b2, Lr b2, Ly c2, Lb c2
                    Ty a3, Tb a3, Tr b3, Tb b3, Ty c3, Tb c3`;
    expect(legal(position({ seats: 4, placed, turn: 3 }), 'L')).toStrictEqual(['Lw a1', 'Lw b1']);
  });

  test('[SK-T2] a block never goes on its own colour, but may stand beside it', () => {
    const state = position({ seats: 4, placed: 'Tr b2', turn: 0 });
    expect(legal(state, 'T')).not.toContain('Tr b2');
    expect(legal(state, 'T')).toContain('Tr b1');
  });

  test('[SK-T2, SK-P2] the colour of the piece decides: a player’s two colours may touch', () => {
    const placed = `Tr a1, Tb b1, Tb c1, Tw a2, Tw b2, Tb c2, Tw a3, Tb b3, Tw c3`;
    const state = position({ seats: 2, placed, turn: 0 });
    expect(legal(state, 'Ty')).toContain('Ty a1');
    expect(legal(state, 'Tr')).not.toContain('Tr a1');
  });

  test('[SK-T2, SK-P3] a neutral block never goes on another, regardless of who placed it, but may go on its player’s colour', () => {
    const placed = `0:Tw a1, Tb b1, Tb c1, Ty a2, Ty b2, Tb c2, Ty a3, Tr b3, Tr c3`;
    const state = position({ seats: 3, placed, turn: 1 });
    const places = ['b1', 'c1', 'a2', 'b2', 'c2', 'a3', 'b3', 'c3'];
    expect(legal(state, 'Tw')).toStrictEqual(places.map((place) => `Tw ${place}`));
    expect(legal(state, 'Tb')).toStrictEqual(['Tb a1', 'Tb a2', 'Tb b2', 'Tb a3', 'Tb b3', 'Tb c3']);
  });
});

describe('bridges', () => {
  test('[SK-T4] a bridge goes on two adjacent towers of equal height and other colours', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Tb b1, Tr a2', turn: 2 });
    expect(legal(state, 'B')).toStrictEqual(['By a1-b1', 'By a1-a2']);
  });

  test('[SK-T4] at any level', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Tb b1, Lw c1, Lb c1, Lr c1, Lr c2, Lw c2, Lb c2', turn: 2 });
    expect(legal(state, 'B')).toStrictEqual(['By a1-b1', 'By c1-c2']);
  });

  test('[SK-T4] equal heights may consist of different pieces', () => {
    const placed = 'Tr a1, Tb a1, Lr b1, Lb b1, Lr b1';
    expect(legal(position({ seats: 4, placed, turn: 2 }), 'B')).toStrictEqual(['By a1-b1']);
  });

  test.each([
    ['over unequal heights', 'Tr a1, Lb b1'],
    ['diagonally', 'Tr a1, Tb b2'],
    ['across the board', 'Tr a1, Tb c1'],
    ['from the end of a row to the beginning of the next', 'Tr c1, Tb a2'],
    ['on a foundation', 'Tr a1'],
    ['on two foundations', ''],
    ['over a roof', 'Tr a1, Tb b1, Rw a1'],
    ['on its own colour', 'Tr a1, Ty b1'],
  ])('[SK-T4] no bridge %s', (_, placed) => {
    expect(legal(position({ seats: 4, placed, turn: 2 }), 'B')).toStrictEqual([]);
  });

  test('[SK-T5] two bridges overlap on one tower', () => {
    const placed = 'Tr a1, Tb b1, Lr c1, Lb c1, Bw a1-b1';
    expect(legal(position({ seats: 4, placed, turn: 2 }), 'B')).toStrictEqual(['By b1-c1']);
  });

  test('[SK-T5] a bridge may not go exactly on another', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Tb b1, Bw a1-b1', turn: 2 });
    expect(legal(state, 'B')).toStrictEqual([]);
    expect(legal(state, 'R')).toStrictEqual(['Ry a1', 'Ry b1']);
  });

  test('[SK-T5] unless blocks are in between', () => {
    const placed = 'Tr a1, Tb b1, Bw a1-b1, Lr a1, Lb b1';
    expect(legal(position({ seats: 4, placed, turn: 2 }), 'B')).toStrictEqual(['By a1-b1']);
  });

  test('[SK-T5] unless other bridges are in between', () => {
    const placed = 'Tr a1, Tb b1, Lr a2, Lb a2, Lr b2, Lb b2, Bw a1-b1, Br a1-a2, Bb b1-b2';
    expect(legal(position({ seats: 4, placed, turn: 2 }), 'B')).toContain('By a1-b1');
  });
});

describe('roofs', () => {
  test('[SK-T6] a roof goes on any tower of another colour, at any level, but not on a bare foundation', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Lb b1, Tw c3, Tr c3, Ly b2', turn: 2 });
    expect(legal(state, 'R')).toStrictEqual(['Ry a1', 'Ry b1', 'Ry c3']);
  });

  test('[SK-T6] a roof goes on a bridge of another colour, at either end', () => {
    const placed = 'Tr a1, Tb b1, Bw a1-b1';
    expect(legal(position({ seats: 4, placed, turn: 1 }), 'R')).toStrictEqual(['Rb a1', 'Rb b1']);
    expect(legal(position({ seats: 4, placed, turn: 3 }), 'R')).toStrictEqual([]);
  });

  test('[SK-T7] nothing can be added to a roofed tower, while the other end of its bridge stays open', () => {
    const placed = 'Tr a1, Tb b1, Bw a1-b1, Ry a1';
    for (const turn of [0, 1, 2, 3]) {
      const touching = legal(position({ seats: 4, placed, turn })).filter((text) => text.includes('a1'));
      expect(touching).toStrictEqual([]);
    }
    expect(legal(position({ seats: 4, placed, turn: 1 }), 'R')).toStrictEqual(['Rb b1']);
  });
});
