import { describe, expect, test } from 'vitest';
import { at, beside, legal, oneOf, playAll, position, refusalOf } from '../test/position.ts';
import { ARROW } from './city/streets.ts';
import { game, waysOf } from './index.ts';
import type { State } from './index.ts';
import { allWays, possibleLength, STREET } from './ways.ts';

/** The number of steps of each way of a move. */
const stepsOf = (state: State, text: string): number[] => {
  const move = game.moves(state, state.turn).find((each) => game.format(each) === text);
  return [...new Set(waysOf(state, state.turn, move ?? { kind: 'done' }).map((way) => way.length))];
};

const lengthBy = (state: State, mode: string): number[] => stepsOf(state, oneOf(state, `ride ${mode} `));

/** Rides with the first legal move of the mode. */
const ride = (state: State, mode: string): State => playAll(state, `${state.turn} ${oneOf(state, `ride ${mode} `)}`);

describe('race turns', () => {
  test('[BR-R1] go clockwise from the first player; a ride uses up a mode; three turns make a round', () => {
    let state = position({ wheel: ['taxi bus car', 'taxi bus car', 'taxi bus car'], firstPlayer: 1, turn: 1 });
    const seats: string[] = [];
    for (const mode of ['taxi', 'bus', 'car']) {
      for (let count = 0; count < 3; count++) {
        seats.push(`${state.raceTurn} ${state.turn}`);
        state = ride(state, mode);
      }
    }
    expect(seats).toStrictEqual(['1 1', '1 2', '1 0', '2 1', '2 2', '2 0', '3 1', '3 2', '3 0']);
    expect(state).toMatchObject({ round: 2, phase: 'place', raceTurn: 0 });
  });

  test('[BR-R1] there is no passing, and players ride only their own modes', () => {
    const state = position({ wheel: ['taxi', 'bus'] });
    expect(legal(state).every((text) => text.startsWith('ride taxi '))).toBe(true);
    expect(refusalOf(state, 'done')).toStrictEqual({ rule: 'BR-R1', data: { why: 'moment' } });
    expect(refusalOf(state, `ride bus ${ARROW}`)).toStrictEqual({ rule: 'BR-R1', data: { why: 'mode', mode: 'bus' } });
  });

  test('[BR-R1] a player without a mode is skipped; if nobody has one, the round ends', () => {
    let state = position({ wheel: ['taxi', 'bus car'], specials: { first: 0, double: 0 } });
    state = ride(ride(state, 'taxi'), 'bus');
    expect(state).toMatchObject({ raceTurn: 2, turn: 1 });
    expect(ride(state, 'car')).toMatchObject({ round: 2 });
  });
});

describe('the length of a move', () => {
  test('[BR-R2] one more for each other player still on the mode: 6, then 5, then 4 for the taxi (the booklet’s example)', () => {
    let state = position({ wheel: ['taxi', 'taxi', 'taxi'], turn: 2, firstPlayer: 2 });
    expect(lengthBy(state, 'taxi')).toStrictEqual([6]);
    state = ride(state, 'taxi');
    expect(lengthBy(state, 'taxi')).toStrictEqual([5]);
    state = ride(state, 'taxi');
    expect(lengthBy(state, 'taxi')).toStrictEqual([4]);
  });

  test('[BR-R3] Double: twice the base speed and no bonus, once', () => {
    const state = position({ wheel: ['car bus', 'car', 'car'], specials: { double: 0 } });
    expect(lengthBy(state, 'car double')).toStrictEqual([6]);
    expect(lengthBy(state, 'car')).toStrictEqual([5]);
    const used = playAll(state, `0 ${oneOf(state, 'ride car double')}`);
    expect(game.view(used, 0).specials[1]).toStrictEqual({ special: 'double', holder: 0, used: true });
    expect(legal({ ...used, turn: 0 }, 'ride bus double')).toStrictEqual([]);
    expect(refusalOf({ ...used, turn: 0 }, 'ride bus double burnside')).toMatchObject({
      rule: 'BR-R3',
      data: { why: 'used' },
    });
    expect(refusalOf(used, 'ride car double burnside')).toMatchObject({ rule: 'BR-R3', data: { why: 'holder' } });
  });

  test('[BR-R7] the full length must be moved', () => {
    const [west = ''] = beside('fremont');
    const state = position({ wheel: ['bus', ''], racers: [west] });
    expect(refusalOf(state, 'ride bus fremont')).toMatchObject({ rule: 'BR-R7', data: { length: 3 } });
    for (const text of legal(state)) expect(stepsOf(state, text)).toStrictEqual([3]);
  });

  test('[BR-R7] no street ends, so the longest possible way is always the full one', () => {
    expect(possibleLength(STREET, at(ARROW), 10)).toBe(10);
    expect(allWays(STREET, at(ARROW), 3).length).toBeGreaterThan(0);
  });
});

describe('Swap', () => {
  const flags = { fremont: 'red', steel: 'blue', morrison: 'white', marquam: 'pink' } as const;
  const holding = position({ wheel: ['car taxi', 'bus'], specials: { swap: 0 }, flags });

  test('[BR-R4] before the move: any two flags except blue, and then the ride', () => {
    const pairs = ['swap fremont morrison', 'swap fremont marquam', 'swap morrison marquam'];
    expect(legal(holding, 'swap')).toStrictEqual(pairs);
    const state = playAll(holding, '0 swap fremont morrison');
    expect(game.view(state, 0)).toMatchObject({
      flags: { fremont: 'white', morrison: 'red' },
      swapped: ['fremont', 'morrison'],
    });
    expect(game.toAct(state)).toStrictEqual([0]);
    expect(legal(state, 'swap')).toStrictEqual([]);
    expect(refusalOf(state, 'swap fremont marquam')).toMatchObject({ rule: 'BR-R4', data: { why: 'used' } });
    expect(playAll(state, `0 ${oneOf(state, 'ride car')}`).turn).toBe(1);
  });

  test('[BR-R4] or after it; done keeps it for a later move', () => {
    const moved = playAll(holding, `0 ${oneOf(holding, 'ride car')}`);
    expect(moved).toMatchObject({ phase: 'swap', turn: 0 });
    expect(legal(moved)).toHaveLength(4);
    expect(refusalOf(moved, 'wait')).toStrictEqual({ rule: 'BR-R4', data: { why: 'moment' } });
    const swapped = playAll(moved, '0 swap morrison marquam');
    expect(swapped).toMatchObject({ turn: 1 });
    expect(game.view(swapped, 0)).toMatchObject({ flags: { morrison: 'pink', marquam: 'white' }, swapped: [] });
    let later = playAll(moved, '0 done');
    expect(later.turn).toBe(1);
    later = playAll(later, `1 ${oneOf(later, 'ride bus')}`);
    expect(legal(later, 'swap')).toHaveLength(3);
  });

  test('[BR-R4] not with an empty bridge, a blue flag, or somebody else’s action', () => {
    expect(refusalOf(holding, 'swap fremont broadway')).toMatchObject({
      rule: 'BR-R4',
      data: { why: 'empty', bridge: 'broadway' },
    });
    expect(refusalOf(holding, 'swap fremont steel')).toMatchObject({
      rule: 'BR-R4',
      data: { why: 'blue', bridge: 'steel' },
    });
    const other = position({ wheel: ['car', 'bus'], specials: { swap: 1 }, flags });
    expect(refusalOf(other, 'swap fremont morrison')).toMatchObject({ rule: 'BR-R4', data: { why: 'holder' } });
  });

  test('[BR-R4] is not offered if there are no two flags to swap', () => {
    const state = position({
      wheel: ['car taxi', 'bus'],
      specials: { swap: 0 },
      flags: { steel: 'blue', marquam: 'red' },
    });
    expect(legal(state, 'swap')).toStrictEqual([]);
    expect(playAll(state, `0 ${oneOf(state, 'ride car')}`)).toMatchObject({ phase: 'ride', turn: 1 });
  });

  test('[BR-R6] Double and Swap may be combined in one move, and neither is mandatory', () => {
    const state = position({ wheel: ['car', 'bus'], specials: { swap: 0, double: 0 }, flags });
    const both = playAll(playAll(state, '0 swap fremont marquam'), `0 ${oneOf(state, 'ride car double')}`);
    expect(game.view(both, 0).specials.map(({ used }) => used)).toStrictEqual([false, true, true]);
    let none = playAll(state, `0 ${oneOf(state, 'ride car')}`, '0 done');
    none = playAll(none, `1 ${oneOf(none, 'ride bus')}`);
    expect(none.round).toBe(2);
    expect(game.view(none, 0).specials.every(({ holder, used }) => holder === null && !used)).toBe(true);
  });
});

describe('First', () => {
  /** Everybody has placed except the last player, whose last coordinator starts the race. */
  const before = (specials: { readonly first: number }) =>
    position({
      phase: 'place',
      wheel: ['taxi bus car', 'taxi bus', 'taxi bus'],
      unplaced: [0, 0, 1],
      turn: 2,
      specials,
    });

  test('[BR-R5] its holder is asked first; then the first player moves and the others follow, skipping the holder', () => {
    let state = playAll(before({ first: 1 }), '2 place car');
    expect(state).toMatchObject({ phase: 'first', turn: 1 });
    expect(legal(state)).toStrictEqual(['first', 'wait']);
    expect(refusalOf(state, `ride taxi ${ARROW}`)).toStrictEqual({ rule: 'BR-R5', data: { why: 'moment' } });
    state = playAll(state, '1 first');
    const seats: number[] = [];
    for (let count = 0; count < 3; count++) {
      seats.push(state.turn);
      state = ride(state, 'taxi');
    }
    expect(seats).toStrictEqual([1, 0, 2]);
    // Used: the second race turn begins normally.
    expect(state).toMatchObject({ raceTurn: 2, phase: 'ride', turn: 0 });
  });

  test('[BR-R5] a holder who waits moves in order, and is asked again', () => {
    let state = playAll(before({ first: 1 }), '2 place car', '1 wait');
    expect(state).toMatchObject({ phase: 'ride', turn: 0 });
    state = ride(ride(ride(state, 'taxi'), 'taxi'), 'taxi');
    expect(state).toMatchObject({ raceTurn: 2, phase: 'first', turn: 1 });
    state = ride(ride(ride(playAll(state, '1 wait'), 'bus'), 'bus'), 'bus');
    expect(state).toMatchObject({ raceTurn: 3, phase: 'ride', turn: 0 });
  });

  test('[BR-R5] a holder who moves first anyway is not asked', () => {
    expect(playAll(before({ first: 0 }), '2 place car')).toMatchObject({ phase: 'ride', turn: 0 });
  });
});
