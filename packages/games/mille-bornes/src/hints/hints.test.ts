import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { optionsFor, position } from '../../test/position.ts';
import type { Position } from '../../test/position.ts';
import { CARDS, isSafety } from '../cards.ts';
import { game } from '../index.ts';
import type { MilleBornesOptions, Move, State } from '../index.ts';
import { REASONS, hints } from './index.ts';
import { chances } from './chances.ts';
import { policy, priors } from './policy.ts';
import { reasons } from './reasons.ts';

type Player = (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;

const anyMove: Player = (_, __, moves, rng) => below(rng, moves.length);

/** Mostly sensible, so that tables get far; sometimes random, so that they reach unusual states. */
const mixed: Player = (state, seat, moves, rng) => (below(rng, 3) === 0 ? anyMove : policy)(state, seat, moves, rng);

interface Told {
  readonly options?: Partial<MilleBornesOptions>;
  readonly seed: string;
  readonly onTurn?: (state: State, seat: Seat, moves: readonly Move[]) => void;
}

/** Plays a game to its end, each seat by the player of its side. */
const played = (players: readonly Player[], seats: number, { options = {}, seed, onTurn }: Told): State => {
  const rng = fastRandom(seed);
  const state = game.setup(optionsFor(seats, options), seats, rng);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.moves(state, seat);
    onTurn?.(state, seat, moves);
    const player = players[(seat % state.sides.length) % players.length] as Player;
    game.play(state, seat, moves[player(state, seat, moves, rng)] as Move, rng);
  }
  return state;
};

const TABLES: readonly (readonly [number, Partial<MilleBornesOptions>])[] = [
  [2, {}],
  [2, { match: 'points' }],
  [2, { edition: 'circuit', limitNeedsGreen: true }],
  [3, { match: 'rounds', roundsToWin: 2 }],
  [4, { target: 700, match: 'points' }],
  [6, { edition: 'circuit' }],
  [8, { target: 700 }],
];

describe.each(TABLES)('at a table of %i, %o', (seats, options) => {
  const eachTurn = (onTurn: (state: State, seat: Seat, moves: readonly Move[]) => void): void => {
    for (let table = 0; table < 2; table++) played([mixed], seats, { options, seed: `any ${table}`, onTurn });
  };

  test('the policy returns a legal move, and every move has a positive weight', () => {
    eachTurn((state, seat, moves) => {
      expect(moves[policy(state, seat, moves)]).toBeDefined();
      const weights = Array.from(priors(state, seat, moves));
      expect(weights).toHaveLength(moves.length);
      expect(weights.every((weight) => weight > 0 && Number.isFinite(weight))).toBe(true);
    });
  });

  test('hints for a seat follow from what it knows', () => {
    const rng = fastRandom('elsewhere');
    eachTurn((state, seat, moves) => {
      const other = game.resample(state, seat, rng);
      expect(game.moves(other, seat)).toStrictEqual(moves);
      expect(policy(other, seat, moves)).toBe(policy(state, seat, moves));
      expect(priors(other, seat, moves)).toStrictEqual(priors(state, seat, moves));
      for (const move of moves) expect(reasons(other, seat, move)).toStrictEqual(reasons(state, seat, move));
    });
  });

  test('the chances of all seats add up to 1, and partners have the same', () => {
    eachTurn((state) => {
      const each = chances(state);
      expect(each).toHaveLength(seats);
      expect(each.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      each.forEach((chance, seat) => expect(chance).toBe(each[seat % state.sides.length]));
    });
  });

  test('hints change nothing', () => {
    eachTurn((state, seat, moves) => {
      const before = game.copy(state);
      policy(state, seat, moves);
      priors(state, seat, moves);
      chances(state);
      expect(state).toStrictEqual(before);
    });
  });

  test('the same table plays out the same way', () => {
    const told = { options, seed: 'twice' };
    expect(played([policy], seats, told)).toStrictEqual(played([policy], seats, told));
  });
});

const winnersOf = (state: State): readonly Seat[] => game.outcome(state)?.winners ?? [];

/** The wins of the first player's side, with each deal played once from either side. */
const winsOf = (player: Player, tables: number, options: Partial<MilleBornesOptions>): number => {
  let wins = 0;
  for (let table = 0; table < tables; table++) {
    for (const first of [0, 1]) {
      const players = first === 0 ? [player, anyMove] : [anyMove, player];
      const winners = winnersOf(played(players, 2, { options, seed: `wins ${table}` }));
      if (winners.length === 1 && winners[0] === first) wins += 1;
    }
  }
  return wins;
};

describe('the policy', () => {
  test('beats random moves in every match, and in nearly every round', () => {
    expect(winsOf(policy, 20, { match: 'points' })).toBe(40);
    expect(winsOf(policy, 40, {})).toBeGreaterThanOrEqual(74);
  });

  const choice = (at: Position): string => {
    const state = position({ pile: '25 50 go stop 75 100 gas 25 50 end flat 100 75 wheel go 25', ...at });
    const [seat = 0] = game.toAct(state);
    const moves = game.moves(state, seat);
    return game.format(moves[policy(state, seat, moves)] as Move);
  };

  const near = '200 200 100 100 100 100 100';
  const hands = (own: string): readonly string[] => [own, '25 25 50 gas gas wheel'];

  test('arrives when it can', () => {
    expect(choice({ hands: hands('100 75 50 25 stop end gas'), sides: [{ battle: 'go', distances: near }] })).toBe(
      '100',
    );
  });

  test('plays a safety before it arrives: one left in hand scores nothing', () => {
    const sides = [{ battle: 'go', distances: near }];
    const points = { match: 'points' } as const;
    expect(choice({ options: points, hands: hands('100 75 50 tank stop end gas'), sides })).toBe('tank');
  });

  test('starts as soon as it can', () => {
    expect(choice({ hands: hands('100 75 50 25 go end gas'), sides: [] })).toBe('go');
  });

  test('stops the opponent who is about to arrive', () => {
    const sides = [
      { battle: 'go', distances: '100' },
      { battle: 'go', distances: near },
    ];
    expect(choice({ hands: hands('75 75 50 25 flat end gas'), sides })).toBe('flat>B');
  });

  test('keeps safeties and green lights rather than useless cards', () => {
    const sides = [{ battle: 'go', distances: near }];
    expect(choice({ hands: hands('200 200 tank go end wheel repair'), sides })).toBe('-200');
  });
});

describe('beliefs', () => {
  const stopped = (): State =>
    position({
      pile: 'go go go go go go wheel wheel wheel wheel wheel 25 25 25 25 50 50 50 75 75',
      hands: ['100 75 50 25 stop end gas', 'go wheel 25 25 50 75'],
      sides: [{ battle: 'go' }, { battle: 'flat' }],
    });

  test('change nothing that the seat sees, and lose no card', () => {
    const rng = fastRandom('believe');
    for (const [seats, options] of TABLES) {
      const onTurn = (state: State, seat: Seat): void => {
        const believed = game.resample(state, seat, rng);
        hints.believe?.(believed, seat, rng);
        expect(game.view(believed, seat)).toStrictEqual(game.view(state, seat));
        const cards = (of: State): number => of.pile.length + of.places.reduce((sum, count) => sum + count, 0);
        expect(cards(believed)).toBe(cards(state));
        expect([...believed.places, ...believed.pile].every((count) => count >= 0)).toBe(true);
      };
      played([mixed], seats, { options, seed: 'believe', onTurn });
    }
  });

  test('a side stopped by a flat tyre hardly holds a spare', () => {
    const rng = fastRandom('flat');
    let even = 0;
    let likely = 0;
    const wheel = 2 * CARDS.length + CARDS.indexOf('wheel');
    for (let time = 0; time < 200; time++) {
      const state = game.resample(stopped(), 0, rng);
      even += state.places[wheel] as number;
      hints.believe?.(state, 0, rng);
      likely += state.places[wheel] as number;
    }
    expect(even).toBeGreaterThan(150);
    expect(likely).toBeLessThan(even / 5);
  });
});

describe('random sensible moves', () => {
  test('no safety is discarded while anything else can be done', () => {
    const tempting: string[] = [];
    played([policy], 2, {
      seed: 'whims',
      options: { match: 'points' },
      onTurn: (state, seat, moves) => {
        const weights = Array.from(priors(state, seat, moves));
        const least = Math.max(...weights) / 10;
        moves.forEach((move, index) => {
          const isWaste = move.kind === 'discard' && isSafety(move.card);
          if (isWaste && (weights[index] as number) >= least) tempting.push(game.format(move));
        });
      },
    });
    expect(tempting).toStrictEqual([]);
  });
});

describe('chances', () => {
  test('are calibrated for matches of careful players', () => {
    const bins = Array.from({ length: 5 }, () => ({ told: 0, won: 0, count: 0 }));
    for (let match = 0; match < 250; match++) {
      const seen: number[] = [];
      const onTurn = (state: State): void => {
        if (seen.length < state.round) seen.push(chances(state)[0] as number);
      };
      const end = played([policy], 2, { seed: `match ${match}`, options: { match: 'points' }, onTurn });
      const winners = winnersOf(end);
      for (const chance of seen) {
        const bin = bins[Math.min(4, Math.floor(chance * 5))] as (typeof bins)[number];
        bin.told += chance;
        bin.won += winners.includes(0) ? 1 / winners.length : 0;
        bin.count += 1;
      }
    }
    for (const { told, won, count } of bins) {
      expect(count).toBeGreaterThan(40);
      // Three standard errors, and rounds of one match are not independent.
      expect(Math.abs(told - won) / count).toBeLessThan(0.03 + 1.5 / Math.sqrt(count));
    }
  });

  test('in a match by rounds are even while nobody has won any, and certain for nobody before the end', () => {
    const state = game.setup(optionsFor(2, { match: 'rounds', roundsToWin: 2 }), 2, fastRandom('even'));
    expect(chances(state)[0]).toBeGreaterThan(0.3);
    expect(chances(state)[0]).toBeLessThan(0.7);
    state.results.push({ end: 'target', winners: [0], scores: [] });
    expect(chances(state)[0]).toBeGreaterThan(0.6);
    expect(chances(state)[0]).toBeLessThan(0.95);
  });
});

describe('reasons', () => {
  test('are all from the list, and each occurs', () => {
    const met = new Set<string>();
    for (let table = 0; table < 12; table++) {
      played([mixed], 2 + (table % 3), {
        seed: `why ${table}`,
        options: { match: 'points' },
        onTurn: (state, seat, moves) => {
          for (const move of moves) for (const reason of hints.reasons?.(state, seat, move) ?? []) met.add(reason);
        },
      });
    }
    expect([...met].toSorted()).toStrictEqual([...REASONS].toSorted());
  });
});
