import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nim } from '../test/nim.ts';
import { sealed } from '../test/sealed.ts';
import type { SealedOptions, SealedState } from '../test/sealed.ts';
import { playOut, secretOf } from '../test/tables.ts';
import { anyGame } from './contract.ts';
import { formatRecord, parseRecord } from './record.ts';
import type { GameRecord } from './record.ts';
import { recordOf, tableStreams } from './recording.ts';
import { replayRecord, verifyRecord } from './replay.ts';
import { commitmentTo } from './secure-random.ts';
import { toHex } from './bytes.ts';

const SEALED: SealedOptions = { hand: 2, refill: 'draw' };

const good = playOut(sealed, {
  seats: 2,
  options: SEALED,
  seed: 'good',
  entropy: ['rouge', 'noir'],
  names: ['Ada', 'Blaise'],
  notes: ['one', 'two'],
});

/** Headers up to line 12 (two notes), an empty line, then the moves from line 14 on. */
const FIRST_MOVE = 14;

/** Seat 0 leaves one match in each heap of 1 and 2; each seat takes one. */
const nimGame: GameRecord = recordOf(nim, {
  seats: 2,
  options: { heaps: 2, misere: false },
  secret: secretOf('nim'),
  moves: [
    { seat: 0, text: 'b1' },
    { seat: 1, text: 'a1' },
    { seat: 0, text: 'b1' },
  ],
  result: { winners: [0], scores: [1, 0], reason: 'last-match' },
});
const NIM_FIRST_MOVE = 10;

describe('a good record', () => {
  test('is proven, and gives the state and the outcome it ended in', () => {
    expect(verifyRecord(nim, nimGame)).toStrictEqual({
      ok: true,
      state: { misere: false, heaps: [0, 0], taken: [2, 1], turn: 1 },
      outcome: nimGame.result,
    });
  });

  test('is proven for every game, number of seats and deal, also after a trip through its text', () => {
    const sitting = fc.record({
      seats: fc.constantFrom(2, 3),
      hand: fc.constantFrom(1, 2, 3),
      seed: fc.string(),
      entropy: fc.array(fc.string(), { minLength: 3, maxLength: 3 }),
    });
    fc.assert(
      fc.property(sitting, ({ seats, hand, seed, entropy }) => {
        const refill = seats === 2 ? 'draw' : 'none';
        const record = playOut(sealed, { seats, options: { hand, refill }, seed, entropy: entropy.slice(0, seats) });
        const parsed = parseRecord(formatRecord(record));
        expect(parsed).toStrictEqual({ ok: true, record });
        expect(verifyRecord(sealed, record)).toMatchObject({ ok: true, outcome: record.result });
      }),
    );
  });

  test('is proven through the type-erased game just the same', () => {
    expect(verifyRecord(anyGame(sealed), good)).toStrictEqual(verifyRecord(sealed, good));
  });

  test('shows the setup and each move as it is played', () => {
    const seen: unknown[] = [];
    replayRecord(nim, nimGame, ({ number, state, played }) => seen.push([number, [...state.heaps], played]));
    expect(seen).toStrictEqual([
      [0, [1, 2], null],
      [1, [1, 1], { seat: 0, move: { heap: 1, take: 1 } }],
      [2, [0, 1], { seat: 1, move: { heap: 0, take: 1 } }],
      [3, [0, 0], { seat: 0, move: { heap: 1, take: 1 } }],
    ]);
  });

  test('loses no card on the way', () => {
    const counts = new Set<string>();
    replayRecord(sealed, good, ({ state }) => counts.add(JSON.stringify(sealed.census(state))));
    expect([...counts]).toStrictEqual(['{"cards":9}']);
  });

  test('of an unfinished game is proven as far as it goes', () => {
    const unfinished = { ...good, moves: good.moves.slice(0, 3), result: null };
    expect(verifyRecord(sealed, unfinished)).toMatchObject({ ok: true, outcome: null });
  });

  test('is proven whatever order the game builds its outcome in', () => {
    const reordered = {
      ...nim,
      outcome: (state: Parameters<typeof nim.outcome>[0]) => {
        const outcome = nim.outcome(state);
        return outcome && { reason: outcome.reason, scores: outcome.scores, winners: outcome.winners };
      },
    };
    expect(verifyRecord(reordered, nimGame).ok).toBe(true);
  });
});

describe('a bad record is refused', () => {
  const problemOf = (record: GameRecord) => {
    const verified = verifyRecord(sealed, record);
    return verified.ok ? null : verified.error;
  };

  test('unknown-game: it is of another game', () => {
    expect(problemOf({ ...good, game: 'nim' })).toStrictEqual({ line: 2, problem: 'unknown-game', detail: 'nim' });
  });

  test.each([0, 2])('rules-version: it was played by rules %i', (rules) => {
    expect(problemOf({ ...good, rules })).toStrictEqual({ line: 3, problem: 'rules-version', detail: '1' });
  });

  test.each([{}, { refill: 'none', hand: 2 }])('options: %j are not written whole and in order', (options) => {
    expect(problemOf({ ...good, options })).toStrictEqual({
      line: 5,
      problem: 'options',
      detail: expect.stringMatching(/^\{"hand":\d,"refill":"[a-z]+"\}$/),
    });
  });

  test('options: so many seats can not play', () => {
    expect(problemOf({ ...good, seats: 4 })).toStrictEqual({
      line: 4,
      problem: 'options',
      detail: '',
      refusal: { rule: 'SC-1', data: { seats: '4', allowed: '2 3' } },
    });
  });

  test.each([
    [2, { hand: 4 }, 'K-OPTION', { option: 'hand', value: '4' }],
    [2, { colour: 1 }, 'K-OPTION', { option: 'colour' }],
    [3, { refill: 'draw' }, 'SC-5', { option: 'refill', value: 'draw' }],
  ])('options: %i seats may not choose %j', (seats, options, rule, data) => {
    expect(problemOf({ ...good, seats, options })).toStrictEqual({
      line: 5,
      problem: 'options',
      detail: '',
      refusal: { rule, data },
    });
  });

  test('secret-hidden: what is not revealed can not be replayed', () => {
    expect(problemOf({ ...good, secret: null })).toStrictEqual({ line: 11, problem: 'secret-hidden', detail: '' });
  });

  test('commitment: the secret is not the one that was published', () => {
    const secret = secretOf('another');
    expect(problemOf({ ...good, secret: toHex(secret) })).toStrictEqual({
      line: 9,
      problem: 'commitment',
      detail: commitmentTo(secret),
    });
    expect(problemOf({ ...good, commitment: '0'.repeat(64) })?.problem).toBe('commitment');
  });

  test('illegal-move: the card is not in that hand', () => {
    const [first] = good.moves;
    const held = dealt(['rouge', 'noir']).hands[first?.seat ?? 0];
    const text = ['1', '2', '3'].find((card) => !held?.includes(Number(card))) ?? '';
    const moves = good.moves.with(0, { seat: first?.seat ?? 0, text });
    expect(problemOf({ ...good, moves })).toStrictEqual({
      line: FIRST_MOVE,
      problem: 'illegal-move',
      detail: text,
      refusal: { rule: 'SC-3', data: { card: Number(text) } },
    });
  });

  test('illegal-move: that seat was not to act', () => {
    const first = good.moves[0] as GameRecord['moves'][number];
    const moves = good.moves.with(1, first);
    expect(problemOf({ ...good, moves })).toStrictEqual({
      line: FIRST_MOVE + 1,
      problem: 'illegal-move',
      detail: first.text,
      refusal: { rule: 'K-TURN', data: { seat: String(first.seat) } },
    });
  });

  test('illegal-move: the text is no move at all', () => {
    const verified = verifyRecord(nim, { ...nimGame, moves: nimGame.moves.with(2, { seat: 0, text: 'pass' }) });
    expect(verified).toStrictEqual({
      ok: false,
      error: {
        line: NIM_FIRST_MOVE + 2,
        problem: 'illegal-move',
        detail: 'pass',
        refusal: { rule: 'K-TEXT', data: {} },
      },
    });
  });

  test('already-over: a move follows the end of the game', () => {
    const moves = [...nimGame.moves, { seat: 1, text: 'a1' }];
    expect(verifyRecord(nim, { ...nimGame, moves })).toStrictEqual({
      ok: false,
      error: { line: NIM_FIRST_MOVE + 3, problem: 'already-over', detail: 'a1' },
    });
  });

  test('not-over: a result is given before the end', () => {
    const moves = nimGame.moves.slice(0, 2);
    expect(verifyRecord(nim, { ...nimGame, moves })).toStrictEqual({
      ok: false,
      error: { line: NIM_FIRST_MOVE + 2, problem: 'not-over', detail: '' },
    });
  });

  test.each([
    { winners: [1], scores: [1, 0], reason: 'last-match' },
    { winners: [0], scores: [2, 0], reason: 'last-match' },
    { winners: [0], scores: [1, 0], reason: 'resigned' },
    null,
  ])('result: the game did not end with %j', (result) => {
    expect(verifyRecord(nim, { ...nimGame, result })).toStrictEqual({
      ok: false,
      error: { line: 8, problem: 'result', detail: JSON.stringify(nimGame.result) },
    });
  });

  test('the line of a problem is its line in the text', () => {
    const moves = [...good.moves, { seat: 0, text: '1' }];
    const error = problemOf({ ...good, moves });
    expect(formatRecord({ ...good, moves }).split('\n')[(error?.line ?? 0) - 1]).toBe(`${moves.length}. 0 1`);
  });

  test('any record is proven or refused, and never throws', () => {
    const anyMoves = fc.array(fc.record({ seat: fc.integer({ min: -1, max: 3 }), text: fc.string() }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(anyMoves, fc.option(fc.string()), (moves, secret) => {
        expect(problemOf({ ...good, moves, secret: secret ?? good.secret })).not.toBeNull();
      }),
    );
  });
});

describe('the deal', () => {
  test('is the same for the same secret and entropy', () => {
    expect(dealt(['a', 'b'])).toStrictEqual(dealt(['a', 'b']));
  });

  test('changes with what any seat adds', () => {
    const deals = Array.from({ length: 40 }, (_, index) => JSON.stringify(dealt([String(index), 'b'])));
    expect(new Set(deals).size).toBeGreaterThan(30);
    expect(dealt(['a', 'b'])).not.toStrictEqual(dealt(['b', 'a']));
  });

  test('a record with other entropy is not proven', () => {
    const verified = verifyRecord(sealed, { ...good, entropy: ['noir', 'rouge'] });
    expect(verified.ok ? null : verified.error.problem).toBe('illegal-move');
  });

  test('what is drawn later does not depend on who sealed first', () => {
    const [first, second, ...rest] = good.moves as [GameRecord['moves'][0], GameRecord['moves'][0]];
    expect(first?.seat).not.toBe(second?.seat);
    const swapped = { ...good, moves: [second, first, ...rest] };
    expect(verifyRecord(sealed, swapped)).toStrictEqual(verifyRecord(sealed, good));
  });
});

test('a record of a game played here reveals its secret and leaves out what nobody said', () => {
  const secret = secretOf('nim');
  expect(nimGame).toStrictEqual({
    game: 'nim',
    rules: 1,
    seats: 2,
    options: { heaps: 2, misere: false },
    names: [],
    notes: [],
    commitment: commitmentTo(secret),
    pledges: null,
    entropy: [],
    secret: toHex(secret),
    result: { winners: [0], scores: [1, 0], reason: 'last-match' },
    moves: nimGame.moves,
  });
});

function dealt(entropy: readonly string[]): SealedState {
  return sealed.setup(SEALED, 2, tableStreams(secretOf('good'), entropy)(0));
}
