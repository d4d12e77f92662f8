import { below, fastRandom } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { game } from '../index.ts';
import type { Move, State } from '../index.ts';
import { chances } from './chances.ts';
import { REASONS, hints } from './index.ts';
import { policy, priors } from './policy.ts';
import { playout } from './quick.ts';
import { reasons } from './reasons.ts';

type Player = (state: State, seat: Seat, moves: readonly Move[], rng: Rng) => number;
type Watch = (state: State, seat: Seat, moves: readonly Move[]) => void;

const anyMove: Player = (_, __, moves, rng) => below(rng, moves.length);

/** Mostly sensible, so that cards fill up; sometimes random, so that games reach unusual states. */
const mixed: Player = (state, seat, moves, rng) => (below(rng, 4) === 0 ? anyMove : policy)(state, seat, moves, rng);

interface Told {
  readonly options?: State['options'];
  readonly watch?: Watch;
  readonly prepare?: (state: State) => void;
}

const played = (players: readonly Player[], seed: string, { options, watch, prepare }: Told = {}): State => {
  const rng = fastRandom(seed);
  const state = game.setup(options ?? { streetcarRules: true, specialActions: true }, players.length, rng);
  prepare?.(state);
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.moves(state, seat);
    watch?.(state, seat, moves);
    game.play(state, seat, moves[(players[seat] as Player)(state, seat, moves, rng)] as Move, rng);
  }
  return state;
};

const shareOf = (state: State, seat: Seat): number => {
  const winners = game.outcome(state)?.winners ?? [];
  return winners.includes(seat) ? 1 / winners.length : 0;
};

const VARIANTS = [
  { streetcarRules: true, specialActions: true },
  { streetcarRules: false, specialActions: false },
];

describe.each([2, 3, 4])('with %i players', (seats) => {
  const eachTurn = (watch: Watch): void => {
    for (const options of VARIANTS) {
      played(
        Array.from({ length: seats }, () => mixed),
        `any ${seats}`,
        { options, watch },
      );
    }
  };

  test('policy and playout return a legal move, the same for the same randomness', () => {
    eachTurn((state, seat, moves) => {
      for (const player of [policy, playout]) {
        const index = player(state, seat, moves, fastRandom('same'));
        expect(moves[index]).toBeDefined();
        expect(player(state, seat, moves, fastRandom('same'))).toBe(index);
      }
    });
  });

  test('every move has a positive weight, and the best weighs 1', () => {
    eachTurn((state, seat, moves) => {
      const weights = Array.from(priors(state, seat, moves));
      expect(weights).toHaveLength(moves.length);
      expect(weights.every((weight) => weight > 0)).toBe(true);
      expect(Math.max(...weights)).toBe(1);
    });
  });

  test('chances add up to 1', () => {
    eachTurn((state) => {
      const each = chances(state);
      expect(each).toHaveLength(seats);
      expect(each.every((chance) => chance >= 0 && chance <= 1)).toBe(true);
      expect(each.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    });
  });

  test('hints for a seat follow from what it knows, and change nothing', () => {
    const rng = fastRandom('elsewhere');
    eachTurn((state, seat, moves) => {
      const before = game.copy(state);
      const other = game.resample(state, seat, rng);
      expect(policy(other, seat, moves, fastRandom('same'))).toBe(policy(state, seat, moves, fastRandom('same')));
      expect(priors(other, seat, moves)).toStrictEqual(priors(state, seat, moves));
      expect(moves.map((move) => reasons(other, seat, move))).toStrictEqual(
        moves.map((move) => reasons(state, seat, move)),
      );
      expect(state).toStrictEqual(before);
    });
  });
});

test('a finished game has the actual result as its chances', () => {
  const end = played([policy, anyMove], 'end');
  expect(chances(end)).toStrictEqual([0, 1].map((seat) => shareOf(end, seat)));
});

describe('the policy', () => {
  const winsOf = (player: Player, rival: Player, games: number): number => {
    let won = 0;
    for (let deal = 0; deal < games; deal++) {
      won += shareOf(played([player, rival], `duel ${deal}`), 0) + shareOf(played([rival, player], `duel ${deal}`), 1);
    }
    return won / games / 2;
  };

  test('beats random moves', () => {
    expect(winsOf(policy, anyMove, 10)).toBeGreaterThanOrEqual(0.95);
  });

  test('beats the playout policy, which beats random moves', () => {
    expect(winsOf(policy, playout, 20)).toBeGreaterThan(0.6);
    expect(winsOf(playout, anyMove, 10)).toBeGreaterThan(0.9);
  });
});

describe('priors', () => {
  test('never give up a colour of the card', () => {
    const tempting: string[] = [];
    const watch: Watch = (state, seat, moves) => {
      const weights = Array.from(priors(state, seat, moves));
      moves.forEach((move, index) => {
        if ((weights[index] as number) < 0.1 || move.kind !== 'ride') return;
        const then = game.copy(state);
        game.play(then, seat, move, fastRandom('then'));
        const coloursOf = (of: State): number =>
          new Set(of.cards.slice(seat * 8, seat * 8 + 8).filter((colour) => colour >= 0)).size;
        if (coloursOf(then) < coloursOf(state)) tempting.push(game.format(move));
      });
    };
    for (let deal = 0; deal < 6; deal++) played([policy, policy], `keep ${deal}`, { watch });
    expect(tempting).toStrictEqual([]);
  });

  test('agree with the careful policy on the best ride', () => {
    let rides = 0;
    let agreed = 0;
    const watch: Watch = (state, seat, moves) => {
      if (state.phase !== 'ride' || moves.length === 1) return;
      rides += 1;
      if ((priors(state, seat, moves)[policy(state, seat, moves, fastRandom('look'))] as number) > 0.9) agreed += 1;
    };
    for (let deal = 0; deal < 4; deal++) played([policy, policy], `look ${deal}`, { watch });
    expect(agreed / rides).toBeGreaterThan(0.95);
  });
});

test('chances are calibrated for games between equal players', () => {
  const bins = Array.from({ length: 4 }, () => ({ told: 0, came: 0, count: 0 }));
  for (let deal = 0; deal < 100; deal++) {
    const told: number[] = [];
    const watch: Watch = (state) => {
      if (told.length < state.round) told.push(chances(state)[0] as number);
    };
    const came = shareOf(played([mixed, mixed], `told ${deal}`, { watch }), 0);
    for (const chance of told) {
      const bin = bins[Math.min(3, Math.floor(chance * 4))] as (typeof bins)[number];
      bin.told += chance;
      bin.came += came;
      bin.count += 1;
    }
  }
  for (const { told, came, count } of bins) {
    expect(count).toBeGreaterThan(20);
    expect(Math.abs(told - came) / count).toBeLessThan(0.1 + 0.5 / Math.sqrt(count));
  }
});

describe('reasons', () => {
  test('are from the list, and each occurs', () => {
    const given = new Set<string>();
    const watch: Watch = (state, seat, moves) => {
      for (const move of moves) for (const reason of hints.reasons?.(state, seat, move) ?? []) given.add(reason);
    };
    for (let deal = 0; deal < 20; deal++) played([policy, mixed, mixed], `why ${deal}`, { watch });
    const nearlyFull = ({ cards }: State): void => {
      for (let bridge = 0; bridge < 7; bridge++) cards[bridge] = bridge;
    };
    played([policy, policy], 'nearly full', { watch, prepare: nearlyFull });
    expect([...given].toSorted()).toStrictEqual([...REASONS].toSorted());
  });
});
