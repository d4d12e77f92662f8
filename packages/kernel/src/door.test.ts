import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nim } from '../test/nim.ts';
import type { NimState } from '../test/nim.ts';
import { sealed } from '../test/sealed.ts';
import type { SealedState } from '../test/sealed.ts';
import type { Refusal } from './contract.ts';
import { DOOR_RULES, legalMove, MAX_MOVE_TEXT, submit, takeBack } from './door.ts';
import { fastRandom, fastStreams } from './random.ts';

const rng = fastRandom('the door');

/** Heaps of 0, 2 and 1; seat 1 is to act. */
const midGame = (): NimState => ({ misere: false, heaps: [0, 2, 1], taken: [1, 2], turn: 1 });

const over = (): NimState => ({ misere: false, heaps: [0], taken: [1, 0], turn: 1 });

/** Seat 0 has sealed its card, seats 1 and 2 have not. */
const halfSealed = (): SealedState => ({
  draw: false,
  hands: [[5], [2, 9], [1, 4]],
  sealed: [7, null, null],
  stock: [3, 6, 8],
  rounds: [],
  scores: [0, 0, 0],
});

/** What somebody without types might hand in. */
const untyped = (value: unknown): never => value as never;

describe('submit', () => {
  test('a legal text gives the next state and its move', () => {
    expect(submit(nim, midGame(), { seat: 1, text: 'b2', rng })).toStrictEqual({
      ok: true,
      state: { misere: false, heaps: [0, 0, 1], taken: [1, 4], turn: 0 },
      move: { heap: 1, take: 2 },
    });
  });

  test('any seat of several may act first', () => {
    const submitted = submit(sealed, halfSealed(), { seat: 2, text: '4', rng });
    expect(submitted.ok && submitted.state.sealed).toStrictEqual([7, null, 4]);
  });

  test('whatever is submitted, the given state stays as it was to the byte', () => {
    const text = fc.oneof(fc.constantFrom('1', '2', '4', '9', '5'), fc.string());
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 3 }), text, (seat, submittedText) => {
        const state = halfSealed();
        const submitted = submit(sealed, state, { seat, text: submittedText, rng });
        expect(JSON.stringify(state)).toBe(JSON.stringify(halfSealed()));
        if (submitted.ok) expect(submitted.state).not.toBe(state);
        else expect(submitted.refusal.rule).toMatch(/^(?:K-TURN|K-TEXT|SC-3)$/);
      }),
    );
  });

  test('the next state shares nothing with the given one', () => {
    const state = halfSealed();
    const submitted = submit(sealed, state, { seat: 1, text: '9', rng });
    if (submitted.ok) for (const hand of submitted.state.hands) hand.length = 0;
    expect(submitted.ok).toBe(true);
    expect(state).toStrictEqual(halfSealed());
  });

  test('a refused text draws nothing from the stream', () => {
    const used = fastStreams('unused')(1);
    submit(sealed, halfSealed(), { seat: 1, text: '1', rng: used });
    expect(used.next()).toBe(fastStreams('unused')(1).next());
  });

  test('a refusal is handed on as it is', () => {
    expect(submit(nim, midGame(), { seat: 1, text: 'b3', rng })).toStrictEqual({
      ok: false,
      refusal: { rule: 'NIM-3', data: { heap: 'b', left: 2, take: 3 } },
    });
  });
});

describe('legalMove', () => {
  const ruleFor = (seat: unknown, text: unknown, state = midGame()): string | null => {
    const checked = legalMove(nim, state, untyped(seat), untyped(text));
    return checked.ok ? null : checked.refusal.rule;
  };

  test('exactly the texts of the legal moves are let in', () => {
    const texts = ['a', 'b', 'c', 'd'].flatMap((heap) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((take) => `${heap}${take}`));
    expect(texts.filter((text) => ruleFor(1, text) === null)).toStrictEqual(['b1', 'b2', 'c1']);
  });

  test.each([
    ['a1', 'NIM-3'],
    ['c2', 'NIM-3'],
    ['d1', 'NIM-2'],
    ['', DOOR_RULES.text],
    ['b', DOOR_RULES.text],
    ['B1', DOOR_RULES.text],
    ['b1 ', DOOR_RULES.text],
    ['b1\n', DOOR_RULES.text],
    ['b01', DOOR_RULES.text],
    ['__proto__', DOOR_RULES.text],
  ])('the illegal text %j is explained by the game with %s', (text, rule) => {
    expect(ruleFor(1, text)).toBe(rule);
  });

  test.each([0, 2, -1, 1.5, Number.NaN, Number.POSITIVE_INFINITY, '1', null, undefined, true, [1], {}, 1n])(
    'seat %s is not to act, whatever it says',
    (seat) => {
      expect(ruleFor(seat, 'b1')).toBe(DOOR_RULES.turn);
    },
  );

  test('a seat that has no text form is refused like any other', () => {
    expect(ruleFor(JSON.parse('{"toString": 1}'), 'b1')).toBe(DOOR_RULES.turn);
    expect(ruleFor(Object.create(null), 'b1')).toBe(DOOR_RULES.turn);
  });

  test('a refused seat is named, and briefly', () => {
    expect(legalMove(nim, midGame(), -1, 'b1')).toStrictEqual({
      ok: false,
      refusal: { rule: DOOR_RULES.turn, data: { seat: '-1' } },
    });
    expect(legalMove(nim, midGame(), untyped('7'.repeat(1000)), 'b1')).toStrictEqual({
      ok: false,
      refusal: { rule: DOOR_RULES.turn, data: { seat: 'string' } },
    });
  });

  test('a seat that has already sealed is not to act', () => {
    expect(legalMove(sealed, halfSealed(), 0, '5')).toStrictEqual({
      ok: false,
      refusal: { rule: DOOR_RULES.turn, data: { seat: '0' } },
    });
  });

  test.each([0, 1, 2, Number.NaN])('when the game is over, seat %d hears so first', (seat) => {
    expect(ruleFor(seat, 'a1', over())).toBe(DOOR_RULES.over);
  });

  test('a text over the limit is refused unread', () => {
    const curious = { ...nim, explain: (): Refusal => ({ rule: 'READ', data: {} }) };
    const ruleOf = (text: string): string | null => {
      const checked = legalMove(curious, midGame(), 1, text);
      return checked.ok ? null : checked.refusal.rule;
    };
    expect(ruleOf('b'.repeat(MAX_MOVE_TEXT))).toBe('READ');
    expect(ruleOf('b'.repeat(MAX_MOVE_TEXT + 1))).toBe(DOOR_RULES.text);
  });

  test.each([null, undefined, 1, true, ['b1'], { length: 2 }, new String('b1')])(
    'a text that is none (%j) is refused as text',
    (text) => {
      expect(ruleFor(1, text)).toBe(DOOR_RULES.text);
    },
  );

  test('any text at all is let in or refused, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        expect(ruleFor(1, text)).toMatch(/^(?:K-TEXT|NIM-2|NIM-3)$/);
      }),
    );
  });
});

describe('second thoughts', () => {
  /** Sealed cards in which a sealed card may be taken back until all are. */
  const hesitant: typeof sealed = {
    ...sealed,
    takeBack: (state, seat) => {
      const card = state.sealed[seat] ?? null;
      if (card === null) return null;
      state.sealed[seat] = null;
      return { card };
    },
  };

  test('give the state before a step, and leave the given one as it was', () => {
    const state = halfSealed();
    const back = takeBack(hesitant, state, 0);
    expect(back).toMatchObject({ ok: true, move: { card: 7 }, state: { sealed: [null, null, null] } });
    expect(state).toStrictEqual(halfSealed());
  });

  test('are refused to a seat that has nothing to take back', () => {
    expect(takeBack(hesitant, halfSealed(), 1)).toStrictEqual({ ok: false, refusal: { rule: 'K-BACK', data: {} } });
  });

  test('are refused where every step is final', () => {
    expect(takeBack(sealed, halfSealed(), 0)).toStrictEqual({ ok: false, refusal: { rule: 'K-BACK', data: {} } });
  });

  test('are refused when the game is over', () => {
    expect(takeBack(nim, over(), 0)).toStrictEqual({ ok: false, refusal: { rule: DOOR_RULES.over, data: {} } });
  });
});
