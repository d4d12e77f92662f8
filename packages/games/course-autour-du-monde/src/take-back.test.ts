import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game as small, playAll, position } from '../test/position.ts';
import { game, meta } from './index.ts';
import type { State } from './index.ts';

const given = (): State =>
  position({
    travellers: [{ hand: 'NYC-ANC CAI-THR', known: 'PAR-NYC' }, { hand: 'PAR-TYO' }],
    first: 'NYC-TYO',
    second: 'NYC-RIO',
  });

/** Plays steps, takes the last one back, and returns it. */
const back = (before: State, ...steps: readonly string[]): { text: string | null; state: State } => {
  const state = playAll(before, ...steps);
  const seat = before.turn;
  const move = small.takeBack(state, seat);
  return { text: move === null ? null : small.format(move), state };
};

describe('[CM-T10] taking back', () => {
  test.each([
    [['fly PAR-NYC']],
    [['fly PAR-NYC', 'fly NYC-ANC']],
    [['stay stock']],
    [['stay both']],
    [['stay first', 'drop CAI-THR']],
  ])('after %j: the last step, restoring the previous state', (steps) => {
    const { text, state } = back(given(), ...steps);
    expect(text).toBe(steps.at(-1));
    expect(state).toStrictEqual(playAll(given(), ...steps.slice(0, -1)));
  });

  test('step by step to the beginning of the turn, and no further', () => {
    const state = playAll(given(), 'fly PAR-NYC', 'fly NYC-ANC');
    expect(small.view(state, 0).canTakeBack).toBe(true);
    small.takeBack(state, 0);
    small.takeBack(state, 0);
    expect(state).toStrictEqual(given());
    expect(small.takeBack(state, 0)).toBeNull();
    expect(small.view(state, 0).canTakeBack).toBe(false);
    expect(state).toStrictEqual(given());
  });

  test('a visa goes back with its landing', () => {
    expect(small.view(back(given(), 'fly PAR-NYC').state, 0).visas[0]).toStrictEqual(['europe']);
  });

  test('not the end of a turn, nor the second discard', () => {
    const ended = ['fly PAR-NYC', 'end'];
    const stayed = ['stay stock', 'drop CAI-THR', 'drop NYC-ANC'];
    for (const steps of [ended, stayed]) {
      const { text, state } = back(given(), ...steps);
      expect(text).toBeNull();
      expect(state).toStrictEqual(playAll(given(), ...steps));
    }
  });

  test('not a start city', () => {
    const state = small.setup({}, 2, fastRandom('start'));
    expect(back(state, 'start PAR').text).toBeNull();
    expect(small.takeBack(state, state.turn)).toBeNull();
  });

  test('not a winning landing', () => {
    const visas = 'europe asia america africa oceania';
    const state = position({ travellers: [{ city: 'NYC', visas, hand: 'PAR-NYC' }, {}] });
    expect(back(state, 'fly PAR-NYC').text).toBeNull();
  });

  test('only by the seat whose turn it is', () => {
    const state = playAll(given(), 'fly PAR-NYC');
    expect(small.takeBack(state, 1)).toBeNull();
    expect(small.view(state, 1).canTakeBack).toBe(false);
    expect(small.view(state, 'spectator').canTakeBack).toBe(false);
    expect(state).toStrictEqual(playAll(given(), 'fly PAR-NYC'));
  });

  test.each(meta.seats)('%i players: throughout a game, possible exactly when a turn has begun', (seats) => {
    const random = fastRandom(`take back ${seats}`);
    const state = game.setup({}, seats, random);
    for (let step = 0; step < 600 && game.outcome(state) === null; step++) {
      const before = game.copy(state);
      const seat = state.turn;
      const move = pick(random, game.moves(state, seat));
      game.play(state, seat, move, random);
      const begun = ['flying', 'first-drop', 'second-drop'].includes(state.phase);
      const after = game.copy(state);
      expect(game.view(after, seat).canTakeBack).toBe(begun);
      expect(game.takeBack(after, seat)).toBe(begun ? move : null);
      expect(after).toStrictEqual(begun ? before : state);
    }
  });
});
