import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyGame, fastRandom, replayRecord, SPECTATOR } from '../src/index.ts';
import type { AnyGame, GameRecord } from '../src/index.ts';
import { nim } from './nim.ts';
import { sealed } from './sealed.ts';
import { playOut } from './tables.ts';

/** The fixtures serve as examples of the contract, so they must honour it. The testkit has the full laws. */
const EXAMPLES: readonly (readonly [string, AnyGame, (seed: string) => GameRecord])[] = [
  ['Nim', anyGame(nim), (seed) => playOut(nim, { seats: 2, options: { heaps: 4, misere: true }, seed })],
  [
    'sealed cards',
    anyGame(sealed),
    (seed) => playOut(sealed, { seats: 2, options: { hand: 3, refill: 'draw' }, seed }),
  ],
  [
    'sealed cards for three',
    anyGame(sealed),
    (seed) => playOut(sealed, { seats: 3, options: { hand: 2, refill: 'none' }, seed }),
  ],
];

describe.each(EXAMPLES)('%s', (_, game, played) => {
  type State = ReturnType<AnyGame['setup']>;

  /** Checks a law at every moment of any game; `seats` are all seats at the table. */
  const always = (law: (state: State, seats: readonly number[]) => void): void => {
    fc.assert(
      fc.property(fc.string(), (seed) => {
        const record = played(seed);
        const seats = Array.from({ length: record.seats }, (__, seat) => seat);
        expect(replayRecord(game, record, ({ state }) => law(state, seats)).ok).toBe(true);
      }),
      { numRuns: 20 },
    );
  };

  test('the seats that may act are those with moves, and none once the game is over', () => {
    always((state, seats) => {
      expect(game.toAct(state)).toStrictEqual(seats.filter((seat) => game.moves(state, seat).length > 0));
      expect(game.toAct(state).length === 0).toBe(game.outcome(state) !== null);
    });
  });

  test('every legal move is listed once and survives formatting and parsing', () => {
    always((state, seats) => {
      for (const seat of seats) {
        const moves = game.moves(state, seat);
        const texts = moves.map((move) => game.format(move));
        expect(new Set(texts).size).toBe(texts.length);
        expect(texts.map((text) => game.parse(text))).toStrictEqual(moves);
      }
    });
  });

  test('a state is plain JSON, and its copy is deep', () => {
    always((state) => {
      const before = JSON.stringify(state);
      expect(JSON.parse(before)).toStrictEqual(state);
      const copied = game.copy(state);
      expect(JSON.stringify(copied)).toBe(before);
      const seat = game.toAct(copied)[0];
      const move = seat === undefined ? undefined : game.moves(copied, seat).at(-1);
      if (seat !== undefined && move !== undefined) game.play(copied, seat, move, fastRandom('copy'));
      expect(JSON.stringify(state)).toBe(before);
    });
  });

  test('a viewer cannot distinguish a resampled state from the real one', () => {
    always((state, seats) => {
      for (const viewer of [...seats, SPECTATOR] as const) {
        const other = game.resample(state, viewer, fastRandom('resample'));
        expect(JSON.stringify(game.view(other, viewer))).toBe(JSON.stringify(game.view(state, viewer)));
        if (viewer !== SPECTATOR) expect(game.moves(other, viewer)).toStrictEqual(game.moves(state, viewer));
        expect(game.census(other)).toStrictEqual(game.census(state));
      }
    });
  });
});

test('resampling can produce every hidden deal', () => {
  const state = sealed.setup({ hand: 1, refill: 'none' }, 2, fastRandom('deal'));
  const rng = fastRandom('open');
  const others = new Set(Array.from({ length: 500 }, () => sealed.resample(state, 0, rng).hands[1]?.[0]));
  expect(others.size).toBe(8);
});
