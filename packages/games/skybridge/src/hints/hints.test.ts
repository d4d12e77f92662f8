import { fastRandom, pick } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { position } from '../../test/position.ts';
import { SYMMETRIES, canonical, game, meta, seatScores, turnMove, turnState } from '../index.ts';
import type { Move, State } from '../index.ts';
import { colourScore } from '../score.ts';
import { REASONS, hints } from './index.ts';
import { look, pointsOf } from './sight.ts';

const { priors, policy, playout, chances, key, movesLeft, reasons } = hints as Required<typeof hints>;

/** Fewer cases tell little. */
const FEW = 100;

/** Games in which every other move is the careful policy's, inspected before every placement. */
const walk = (seats: number, games: number, see: (state: State, legal: readonly Move[]) => void): void => {
  for (let number = 0; number < games; number++) {
    const rng = fastRandom(`hints, ${seats} seats, game ${number}`);
    const state = game.setup({}, seats, rng);
    for (let seat = state.turn; seat >= 0; seat = state.turn) {
      const legal = game.moves(state, seat);
      see(state, legal);
      const move = pick(rng, [legal[policy(state, seat, legal, rng)]!, pick(rng, legal)]);
      game.play(state, seat, move, rng);
    }
  }
};

describe.each(meta.seats)('%i seats', (seats) => {
  test('policies choose legal moves, are deterministic for the same randomness, and change nothing', () => {
    walk(seats, 6, (state, legal) => {
      const before = JSON.stringify(state);
      for (const player of [policy, playout]) {
        const index = player(state, state.turn, legal, fastRandom('think'));
        expect(legal[index]).toBeDefined();
        expect(player(state, state.turn, legal, fastRandom('think'))).toBe(index);
      }
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test('every move has a positive prior, and the policy’s choice is among the six greatest', () => {
    walk(seats, 6, (state, legal) => {
      const promises = Array.from(priors(state, state.turn, legal));
      expect(promises).toHaveLength(legal.length);
      expect(promises.every((promise) => promise > 0 && promise <= 1)).toBe(true);
      const chosen = promises[policy(state, state.turn, legal, fastRandom('think'))]!;
      expect(promises.filter((promise) => promise > chosen + 1e-6).length).toBeLessThan(6);
    });
  });

  test('chances are between 0 and 1 and add up to 1', () => {
    walk(seats, 6, (state) => {
      const all = chances(state);
      expect(all).toHaveLength(seats);
      expect(all.every((each) => each >= 0 && each <= 1)).toBe(true);
      expect(all.reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 9);
    });
  });

  test('nothing is hidden: a resampled state looks the same', () => {
    walk(seats, 4, (state, legal) => {
      const other = game.resample(state, state.turn, fastRandom('anew'));
      expect(priors(other, state.turn, legal)).toStrictEqual(priors(state, state.turn, legal));
      const index = policy(state, state.turn, legal, fastRandom('think'));
      expect(policy(other, state.turn, legal, fastRandom('think'))).toBe(index);
    });
  });

  test('rotated and mirrored boards look the same', () => {
    walk(seats, 4, (state, legal) => {
      const promises = priors(state, state.turn, legal);
      for (const symmetry of SYMMETRIES) {
        const turned = turnState(state, symmetry);
        expect(key(turned)).toBe(key(state));
        expect(chances(turned)).toStrictEqual(chances(state));
        const images = legal.map((move) => turnMove(move, symmetry));
        const others = priors(turned, turned.turn, images);
        for (const index of legal.keys()) expect(others[index]).toBeCloseTo(promises[index]!, 9);
      }
    });
  });

  test('positions with the same key are equivalent: the same number of moves, and the same score differences, now and after any move', () => {
    const byKey = new Map<string, State>();
    let met = 0;
    const apart = (state: State): number[] => seatScores(state).map((points, _, all) => points - all[0]!);
    const nextKeys = (state: State): string[] =>
      game
        .moves(state, state.turn)
        .map((move) => {
          const next = game.copy(state);
          game.play(next, state.turn, move, fastRandom('none'));
          return key(next);
        })
        .toSorted();
    walk(seats, 75, (state) => {
      const other = byKey.get(key(state));
      if (other === undefined) byKey.set(key(state), game.copy(state));
      else if (JSON.stringify(other.placed) !== JSON.stringify(state.placed)) {
        met++;
        expect(apart(other)).toStrictEqual(apart(state));
        expect(nextKeys(other)).toStrictEqual(nextKeys(state));
      }
    });
    expect(met).toBeGreaterThan(50);
  });

  test('the number of moves left is an upper bound, and falls with each move', () => {
    walk(seats, 6, (state, legal) => {
      const left = movesLeft(state);
      const next = game.copy(state);
      game.play(next, state.turn, legal[0]!, fastRandom('none'));
      expect(movesLeft(next)).toBe(left - 1);
      expect(left).toBeGreaterThan(0);
    });
  });

  test('the quick score equals that of the rules', () => {
    walk(seats, 10, (state) => {
      const sight = look(state);
      for (const colour of [0, 1, 2, 3]) expect(pointsOf(state, sight, colour)).toBe(colourScore(state, colour));
    });
  });

  test('the careful policy beats random moves', () => {
    const GAMES = 30;
    let wins = 0;
    for (let number = 0; number < GAMES; number++) {
      const rng = fastRandom(`careful, ${seats} seats, game ${number}`);
      const state = game.setup({}, seats, rng);
      for (let seat = state.turn; seat >= 0; seat = state.turn) {
        const legal = game.moves(state, seat);
        const isCareful = seat === number % seats;
        game.play(state, seat, isCareful ? legal[policy(state, seat, legal, rng)]! : pick(rng, legal), rng);
      }
      if (game.outcome(state)!.winners.includes(number % seats)) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(0.95 * GAMES);
  });

  test('chances are calibrated: about one in k games given a chance of 1/k is won', () => {
    const said = [0, 0, 0, 0, 0];
    const won = [0, 0, 0, 0, 0];
    const count = [0, 0, 0, 0, 0];
    for (let number = 0; number < 100; number++) {
      const rng = fastRandom(`chances, ${seats} seats, game ${number}`);
      const state = game.setup({}, seats, rng);
      const told: (readonly number[])[] = [];
      for (let seat = state.turn; seat >= 0; seat = state.turn) {
        const legal = game.moves(state, seat);
        const anyhow = state.placed.length < 6 || rng.next() % 10 === 0;
        game.play(state, seat, anyhow ? pick(rng, legal) : legal[policy(state, seat, legal, rng)]!, rng);
        if (state.placed.length % 5 === 0) told.push(chances(state));
      }
      const { winners } = game.outcome(state)!;
      for (const all of told) {
        for (const [seat, chance] of all.entries()) {
          const bucket = Math.min(4, Math.floor(5 * chance));
          said[bucket]! += chance;
          won[bucket]! += winners.includes(seat) ? 1 / winners.length : 0;
          count[bucket]! += 1;
        }
      }
    }
    const errors = count.map((times, bucket) => Math.abs(said[bucket]! - won[bucket]!) / Math.max(times, FEW));
    expect(Math.max(...errors)).toBeLessThan(0.12);
  });

  test('reasons are from the list', () => {
    const given = new Set<string>();
    walk(seats, 10, (state, legal) => {
      for (const move of legal) {
        const found = reasons(state, state.turn, move);
        expect(new Set(found).size).toBe(found.length);
        for (const reason of found) given.add(reason);
      }
    });
    // Only a player with a second colour can build for a bridge of the first.
    const common = REASONS.filter((reason) => reason !== 'prepares-bridge');
    expect(REASONS).toStrictEqual(expect.arrayContaining([...given]));
    expect([...given]).toStrictEqual(expect.arrayContaining(seats === 2 ? [...REASONS] : common));
  });
});

describe('reasons', () => {
  const why = (placed: string, text: string, turn = 0): readonly string[] =>
    reasons(position({ seats: 4, placed, turn }), turn, game.parse(text)!);

  test('a roof on the higher tower, which a rival could have closed', () => {
    expect(why('Tb a1, Ly b1', 'Rr a1')).toStrictEqual(['best-roof', 'denies']);
    expect(why('Tb a1, Ly b1', 'Rr b1')).toStrictEqual(['denies']);
  });

  test('a roof on the first and on the second end of one’s bridge', () => {
    const placed = 'Tb a1, Ty b1, Br a1-b1, Lb a1, Ly b1';
    expect(why(placed, 'Rr a1')).toContain('joins');
    expect(why(`${placed}, Rr b1`, 'Rr a1')).toContain('doubles');
    expect(why(placed, 'Rw a1', 3)).toContain('cuts-bridge');
  });

  test('the higher of two bridges', () => {
    const placed = 'Tb a1, Ty b1, Lb a3, Ly b3';
    expect(why(placed, 'Br a1-b1')).toStrictEqual(['high-bridge']);
    expect(why(placed, 'Br a3-b3')).toStrictEqual([]);
  });
});

test('the key ignores where closed towers stand, but not their points', () => {
  const one = position({ seats: 4, placed: 'Tr a1, Lb b1, Rw a1, Rw b1' });
  const other = position({ seats: 4, placed: 'Lb a1, Tr b1, Rw a1, Rw b1' });
  expect(canonical(other).key).not.toBe(canonical(one).key);
  expect(key(other)).toBe(key(one));
  const better = position({ seats: 4, placed: 'Lb a1, Tr b1, Ry a1, Rw b1', holding: { 2: '', 3: '' } });
  const worse = position({ seats: 4, placed: 'Lb a1, Tr b1, Rw a1, Ry b1', holding: { 2: '', 3: '' } });
  expect(key(better)).not.toBe(key(worse));
});
