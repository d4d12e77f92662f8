import { describe, expect, test } from 'vitest';
import { position } from '../test/position.ts';
import { game } from './index.ts';
import type { State } from './index.ts';

/** A colour's score line by line: `doubled a1 b1: 13 → 26`. */
const linesOf = (state: State, colour: string): string[] =>
  game
    .view(state, 0)
    .scores.filter((score) => score.colour === colour)
    .flatMap(({ lines }) =>
      lines.map(({ kind, places, floors, points }) => `${kind} ${places.join(' ')}: ${floors} → ${points}`),
    );

const totals = (state: State): readonly number[] => game.view(state, 0).totals;

describe('towers', () => {
  test('[SK-E2, SK-T7] a colour scores the floors under its roofs, whatever the colours of the blocks', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Lb a1, Tw a1, Ry a1, Lr c2, Ry c2, Tb b2' });
    expect(linesOf(state, 'yellow')).toStrictEqual(['owned a1: 8 → 8', 'owned c2: 2 → 2']);
    expect(totals(state)).toStrictEqual([0, 0, 10, 0]);
  });

  test('[SK-E2] a tower without a roof scores for nobody', () => {
    expect(totals(position({ seats: 4, placed: 'Tr a1, Lb a1, Tw b1' }))).toStrictEqual([0, 0, 0, 0]);
  });
});

describe('bridges', () => {
  const JOINED = 'Tr a1, Tb b1, By a1-b1, Tr a1, Ry a1';

  test('[SK-E3] a bridge joins a second tower to an owned one, even without a roof', () => {
    const state = position({ seats: 4, placed: JOINED });
    expect(linesOf(state, 'yellow')).toStrictEqual(['owned a1: 7 → 7', 'joined b1: 4 → 4']);
    expect(totals(state)).toStrictEqual([0, 0, 11, 0]);
  });

  test('[SK-E3] later floors on the joined tower count too', () => {
    expect(totals(position({ seats: 4, placed: `${JOINED}, Tw b1` }))).toStrictEqual([0, 0, 14, 0]);
  });

  test('[SK-E3] a bridge between towers of others joins nothing', () => {
    const state = position({ seats: 4, placed: 'Tr a1, Tb b1, By a1-b1, Rr a1, Rb b1, Tr c3, Ry c3' });
    expect(linesOf(state, 'yellow')).toStrictEqual(['owned c3: 3 → 3']);
    expect(totals(state)).toStrictEqual([4, 4, 3, 0]);
  });

  test('[SK-E3] another’s bridge joins nothing for the owner', () => {
    expect(totals(position({ seats: 4, placed: 'Tr a1, Tb b1, By a1-b1, Rw a1' }))).toStrictEqual([0, 0, 0, 4]);
  });

  test('[SK-E3] a tower counts for its owner and for everybody who joined it to a tower of theirs', () => {
    // b1 = 3 + yellow bridge + red bridge + 3 = 8; a1 = 3 + bridge + 2 = 6; c1 = 2 + 2 + bridge + 3 = 8.
    const placed = `Tr a1, Tb b1, Lw c1, Lb c1, By a1-b1, Br b1-c1, Tb b1, Rw b1
                    Lb a1, Ry a1, Tb c1, Rr c1`;
    const state = position({ seats: 4, placed });
    expect(linesOf(state, 'white')).toStrictEqual(['owned b1: 8 → 8']);
    expect(linesOf(state, 'yellow')).toStrictEqual(['owned a1: 6 → 6', 'joined b1: 8 → 8']);
    expect(linesOf(state, 'red')).toStrictEqual(['owned c1: 8 → 8', 'joined b1: 8 → 8']);
    expect(totals(state)).toStrictEqual([16, 0, 14, 8]);
  });

  test('[SK-E4] owning both towers of its own bridge counts the floors of both twice, including the bridge in each', () => {
    // a1 = 3 + 1 + 3 = 7, b1 = 3 + 1 + 2 = 6.
    const state = position({ seats: 4, placed: `${JOINED}, Lb b1, Ry b1` });
    expect(linesOf(state, 'yellow')).toStrictEqual(['doubled a1 b1: 13 → 26']);
    expect(totals(state)).toStrictEqual([0, 0, 26, 0]);
  });

  test('[SK-E4] two roofs, one of them on the bridge: nothing is doubled', () => {
    const state = position({ seats: 4, placed: `${JOINED}, Tw c3, Ry c3` });
    expect(linesOf(state, 'yellow')).toStrictEqual(['owned a1: 7 → 7', 'owned c3: 3 → 3', 'joined b1: 4 → 4']);
  });
});

describe('players', () => {
  test('[SK-P2] two colours score separately and are added: a bridge of one does not join roofs of the other', () => {
    // Seat 0 is red and yellow; its yellow bridge joins two towers under red roofs.
    const apart = position({ seats: 2, placed: 'Tb a1, Tw b1, By a1-b1, Rr a1, Rr b1' });
    expect(totals(apart)).toStrictEqual([8, 0]);
    const both = position({ seats: 2, placed: 'Tb a1, Tw b1, By a1-b1, Rr a1, Lb b1, Ry b1' });
    expect(linesOf(both, 'red')).toStrictEqual(['owned a1: 4 → 4']);
    expect(linesOf(both, 'yellow')).toStrictEqual(['owned b1: 6 → 6', 'joined a1: 4 → 4']);
    expect(totals(both)).toStrictEqual([14, 0]);
  });

  test('[SK-P3] the fourth colour scores for nobody', () => {
    const state = position({ seats: 3, placed: '1:Tw a1, Rr a1, 0:Lw b1' });
    const white = game.view(state, 0).scores.find(({ colour }) => colour === 'white');
    expect(white).toStrictEqual({ colour: 'white', seat: null, points: 0, lines: [] });
    expect(totals(state)).toStrictEqual([3, 0, 0]);
  });
});

describe('winners', () => {
  const ended = (placed: string, seats = 4): State => position({ seats, placed, turn: -1 });

  test('[SK-E5] the highest score wins', () => {
    expect(game.outcome(ended('Tr a1, Rb a1, Ly b1, Rw b1'))).toStrictEqual({
      winners: [1],
      scores: [0, 3, 0, 2],
      reason: 'blocked',
    });
  });

  test('[SK-E5] equal scores share the win', () => {
    expect(game.outcome(ended('Tr a1, Rb a1, Ty b1, Rw b1'))?.winners).toStrictEqual([1, 3]);
    expect(game.outcome(ended('Tr a1, Rb a1, Tb b1, Ry b1', 2))?.winners).toStrictEqual([0, 1]);
    expect(game.outcome(ended(''))?.winners).toStrictEqual([0, 1, 2, 3]);
  });

  test('[SK-E5] there is no outcome while somebody is to act', () => {
    expect(game.outcome(position({ seats: 4 }))).toBeNull();
  });
});
