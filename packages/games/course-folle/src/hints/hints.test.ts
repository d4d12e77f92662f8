import { fastRandom } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import { describe, expect, it } from 'vitest';
import { anyhow, playGame, shareOf } from '../../test/thinking.ts';
import { game } from '../index.ts';
import type { Move, State } from '../index.ts';
import { chances } from './chances.ts';
import { equilibrium } from './equilibrium.ts';
import { REASONS, hints } from './index.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { reasons } from './reasons.ts';

interface Moment {
  readonly state: State;
  readonly seat: Seat;
  readonly moves: readonly Move[];
}

/** Moments of random games with few and many seats, with characters dealt or chosen. */
const MOMENTS: readonly Moment[] = [2, 3, 4, 7].flatMap((seats) =>
  (['dealt', 'chosen'] as const).flatMap((characters) => {
    const seen: Moment[] = [];
    const minds = Array.from({ length: seats }, () => anyhow);
    const watch = (state: State, seat: Seat, moves: readonly Move[]): void => {
      seen.push({ state: game.copy(state), seat, moves });
    };
    playGame({ seed: `${characters}/${seats}`, minds, characters, watch });
    return seen;
  }),
);

const isWhole = (index: number, count: number): boolean => Number.isInteger(index) && index >= 0 && index < count;

describe('the careful policy', () => {
  it('returns a legal move, the same for the same randomness, and does not change the state', () => {
    for (const { state, seat, moves } of MOMENTS) {
      const before = JSON.stringify(state);
      const index = policy(state, seat, moves, fastRandom('same'));
      expect(isWhole(index, moves.length)).toBe(true);
      expect(policy(state, seat, moves, fastRandom('same'))).toBe(index);
      expect(isWhole(hints.playout?.(state, seat, moves, fastRandom('same')) ?? -1, moves.length)).toBe(true);
      expect(JSON.stringify(state)).toBe(before);
    }
  });

  it('follows from what the seat may know, and so do priors and reasons', () => {
    const rng = fastRandom('others');
    let differing = 0;
    for (const { state, seat, moves } of MOMENTS) {
      const other = game.resample(state, seat, rng);
      if (JSON.stringify(other) !== JSON.stringify(state)) differing += 1;
      expect(game.moves(other, seat)).toEqual(moves);
      expect(policy(other, seat, moves, fastRandom('same'))).toBe(policy(state, seat, moves, fastRandom('same')));
      expect(priors(other, seat, moves)).toEqual(priors(state, seat, moves));
      for (const move of moves) expect(reasons(other, seat, move)).toEqual(reasons(state, seat, move));
    }
    expect(differing).toBeGreaterThan(MOMENTS.length / 5);
  });

  it('beats random moves', () => {
    let won = 0;
    for (let deal = 0; deal < 40; deal++) {
      for (const seat of [0, 1]) {
        const minds = seat === 0 ? [policy, anyhow] : [anyhow, policy];
        won += shareOf(playGame({ seed: `duel ${deal}`, minds }), seat);
      }
    }
    expect(won / 80).toBeGreaterThan(0.9);
  });

  it('beats random moves at a table of four', () => {
    let won = 0;
    for (let deal = 0; deal < 20; deal++) {
      const seat = deal % 4;
      const minds = [0, 1, 2, 3].map((at) => (at === seat ? policy : anyhow));
      won += shareOf(playGame({ seed: `table ${deal}`, minds }), seat);
    }
    expect(won / 20).toBeGreaterThan(0.6);
  });
});

describe('priors', () => {
  it('are positive, one for each move', () => {
    for (const { state, seat, moves } of MOMENTS) {
      const weights = priors(state, seat, moves);
      expect(weights).toHaveLength(moves.length);
      for (const weight of weights) expect(weight > 0 && weight <= 1).toBe(true);
    }
  });
});

describe('chances', () => {
  it('add up to 1 at any moment', () => {
    for (const { state } of MOMENTS) {
      const all = chances(state);
      expect(all).toHaveLength(state.seats);
      expect(all.every((chance) => chance >= 0)).toBe(true);
      expect(all.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    }
  });

  it('do not depend on secret choices', () => {
    const rng = fastRandom('secrets');
    for (const { state, seat } of MOMENTS) expect(chances(game.resample(state, seat, rng))).toEqual(chances(state));
  });

  it('are calibrated for games between careful players', () => {
    const told: { readonly chance: number; readonly came: number }[] = [];
    for (let deal = 0; deal < 150; deal++) {
      const guessed: number[] = [];
      const watch = (state: State): void => {
        if (state.round > 2 && state.round - 3 === guessed.length) guessed.push(chances(state)[0] as number);
      };
      const came = shareOf(playGame({ seed: `told ${deal}`, minds: [policy, policy], watch }), 0);
      for (const chance of guessed) told.push({ chance, came });
    }
    for (const [from, to] of [
      [0, 0.25],
      [0.25, 0.5],
      [0.5, 0.75],
      [0.75, 1],
    ] as const) {
      const those = told.filter(({ chance }) => chance >= from && chance < to);
      const mean = (of: (one: (typeof told)[number]) => number): number =>
        those.reduce((sum, one) => sum + of(one), 0) / those.length;
      expect(Math.abs(mean(({ chance }) => chance) - mean(({ came }) => came))).toBeLessThan(0.15);
    }
  });
});

describe('reasons', () => {
  it('are from the list, and each occurs', () => {
    const given = new Set<string>();
    for (const { state, seat, moves } of MOMENTS) {
      for (const move of moves) for (const reason of reasons(state, seat, move)) given.add(reason);
    }
    expect([...given].toSorted()).toEqual([...REASONS].toSorted());
  });
});

describe('an equilibrium', () => {
  it('plays rock, paper, scissors evenly', () => {
    const weights = equilibrium([
      [0, 1, -1],
      [-1, 0, 1],
      [1, -1, 0],
    ]);
    for (const weight of weights) expect(Math.abs(weight - 200 / 3)).toBeLessThan(25);
  });

  it('never plays a dominated strategy', () => {
    expect(
      equilibrium([
        [0.2, 0.3],
        [0.5, 0.6],
      ])[1],
    ).toBeGreaterThan(190);
  });
});
