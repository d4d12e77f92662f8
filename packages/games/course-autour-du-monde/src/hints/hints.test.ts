import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Move, State } from '../index.ts';
import { chances } from './chances.ts';
import { REASONS, hints } from './index.ts';
import { policy } from './policy.ts';
import { priors } from './priors.ts';
import { reasons } from './reasons.ts';
import { lookFrom, newSight } from './sight.ts';
import { decisionOf, lookBack } from './turn.ts';

type Player = (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

const anyMove: Player = (_, __, moves, rng) => below(rng, moves.length);

/** Mostly sensible, so that games end; sometimes random, so that they reach unusual states. */
const mixed: Player = (state, seat, moves, rng) => (below(rng, 6) === 0 ? anyMove : policy)(state, seat, moves, rng);

interface Table {
  readonly players: readonly Player[];
  readonly seats?: number;
  readonly seed: string;
  readonly onStep?: (state: State, seat: Seat, moves: readonly Move[]) => void;
}

/** Plays to the end, or up to a limit. */
const played = ({ players, seats = 2, seed, onStep = () => {} }: Table): State => {
  const rng = fastRandom(seed);
  const state = game.setup({}, seats, rng);
  for (let step = 0; step < 3000; step++) {
    const [seat] = game.toAct(state);
    if (seat === undefined) break;
    const moves = game.moves(state, seat);
    onStep(state, seat, moves);
    const player = players[seat % players.length] as Player;
    game.play(state, seat, moves[player(state, seat, moves, rng)] as Move, rng);
  }
  return state;
};

const winnerOf = (state: State): Seat | undefined => game.outcome(state)?.winners[0];

describe.each([2, 3, 6])('at a table of %i', (seats) => {
  const eachStep = (onStep: (state: State, seat: Seat, moves: readonly Move[]) => void): void => {
    played({ players: [mixed], seats, seed: `steps ${seats}`, onStep });
  };

  test('moves are indices, weights are positive, and hints change nothing', () => {
    eachStep((state, seat, moves) => {
      const before = game.copy(state);
      expect(moves[policy(state, seat, moves)]).toBeDefined();
      const weights = priors(state, seat, moves);
      expect(weights).toHaveLength(moves.length);
      expect(weights.every((weight) => weight > 0 && weight <= 1)).toBe(true);
      const each = chances(state);
      expect(each).toHaveLength(seats);
      expect(each.every((chance) => chance >= 0)).toBe(true);
      expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(state).toStrictEqual(before);
    });
  });

  test('hints for a seat follow from what it knows', () => {
    const rng = fastRandom('elsewhere');
    eachStep((state, seat, moves) => {
      const other = game.resample(state, seat, rng);
      expect(game.moves(other, seat)).toStrictEqual(moves);
      expect(policy(other, seat, moves)).toBe(policy(state, seat, moves));
      expect(priors(other, seat, moves)).toStrictEqual(priors(state, seat, moves));
      for (const move of moves) expect(reasons(other, seat, move)).toStrictEqual(reasons(state, seat, move));
    });
  });

  test('the same table plays out the same way', () => {
    const table: Table = { players: [policy], seats, seed: 'twice' };
    expect(played(table)).toStrictEqual(played(table));
  });
});

describe('in the middle of a turn', () => {
  test('a seat reconstructs its position at the start of the turn', () => {
    const [now, then] = [newSight(), newSight()];
    played({
      players: [mixed],
      seed: 'back',
      onStep: (state, seat) => {
        if (state.phase === 'start') return;
        const copy = game.copy(state);
        while (game.takeBack(copy, seat) !== null);
        lookFrom(then, copy, seat);
        lookBack(now, state, seat);
        expect(now).toStrictEqual(then);
      },
    });
  });

  test('the plan of the turn is carried out', () => {
    let steps: string[] = [];
    let planned: string[] = [];
    played({
      players: [policy],
      seed: 'plan',
      onStep: (state, seat, moves) => {
        if (state.phase === 'start') return;
        if (state.phase === 'turn') {
          expect(planned.slice(0, steps.length)).toStrictEqual(steps);
          const decision = decisionOf(state, seat);
          const routes = decision.kind === 'fly' ? decision.routes : decision.drops;
          planned = [decision.kind, ...routes.map(String)];
          steps = [decision.kind];
        }
        const move = moves[policy(state, seat, moves)] as Move;
        if (move.kind === 'fly' || move.kind === 'drop') steps.push(String(move.route));
      },
    });
  });
});

test('the careful policy beats random moves', () => {
  let won = 0;
  for (let deal = 0; deal < 10; deal++) {
    for (const first of [0, 1]) {
      const players = first === 0 ? [policy, anyMove] : [anyMove, policy];
      if (winnerOf(played({ players, seed: `duel ${deal}` })) === first) won += 1;
    }
  }
  expect(won).toBe(20);
});

test('chances are calibrated for games between careful players', () => {
  const bins = Array.from({ length: 4 }, () => ({ told: 0, won: 0, count: 0 }));
  for (let deal = 0; deal < 250; deal++) {
    const told: number[] = [];
    const onStep = (state: State): void => {
      if (state.phase === 'turn') told.push(chances(state)[0] as number);
    };
    const winner = winnerOf(played({ players: [policy], seed: `told ${deal}`, onStep }));
    for (const chance of told) {
      const bin = bins[Math.min(3, Math.floor(chance * 4))] as (typeof bins)[number];
      bin.told += chance;
      bin.won += winner === 0 ? 1 : 0;
      bin.count += 1;
    }
  }
  for (const { told, won, count } of bins) {
    expect(count).toBeGreaterThan(50);
    // Turns of one game are not independent.
    expect(Math.abs(told - won) / count).toBeLessThan(0.1);
  }
});

test('reasons are from the list, and each occurs', () => {
  const given = new Set<string>();
  for (let deal = 0; deal < 4; deal++) {
    const onStep = (state: State, seat: Seat, moves: readonly Move[]): void => {
      for (const move of moves) for (const reason of hints.reasons?.(state, seat, move) ?? []) given.add(reason);
    };
    played({ players: [mixed], seed: `why ${deal}`, onStep });
  }
  expect([...given].toSorted()).toStrictEqual([...REASONS].toSorted());
});
