import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameMeta } from './contract.ts';
import type { Options } from './option-field.ts';
import { resolveOptions } from './options.ts';
import type { Resolved } from './options.ts';

const meta: GameMeta = {
  id: 'form',
  name: { fr: 'Formulaire', en: 'Form' },
  rules: 1,
  seats: [2, 3, 4, 6],
  seatsRule: 'F-SEATS',
  options: [
    { key: 'goal', kind: 'whole', min: 1, max: 10, default: 5 },
    { key: 'deck', kind: 'choice', values: ['short', 'long', 3], default: 'short' },
    { key: 'open', kind: 'flag', default: false },
    { key: 'teams', kind: 'flag', default: false, when: { rule: 'F-TEAMS', seats: [4, 6] } },
    {
      key: 'bonus',
      kind: 'whole',
      min: 0,
      max: 9,
      default: 0,
      when: { rule: 'F-BONUS', seats: [2, 4], options: { deck: ['long', 3], open: [true] } },
    },
  ],
  perfectInformation: true,
};

const DEFAULTS: Options = { goal: 5, deck: 'short', open: false, teams: false, bonus: 0 };

const refused = (rule: string, data: Record<string, string | number | boolean>): Resolved<Options> => ({
  ok: false,
  refusal: { rule, data },
});

describe('accepted options', () => {
  test('an empty object yields every default, in field order', () => {
    const resolved = resolveOptions(meta, 2);
    expect(resolved).toStrictEqual({ ok: true, options: DEFAULTS });
    expect(resolved.ok && Object.keys(resolved.options)).toStrictEqual(meta.options.map(({ key }) => key));
  });

  test.each([
    { goal: 1 },
    { goal: 10 },
    { deck: 'long' },
    { deck: 3 },
    { open: true },
    { open: true, deck: 'long', bonus: 9 },
  ])('%j is completed with the defaults', (given) => {
    expect(resolveOptions(meta, 2, given)).toStrictEqual({ ok: true, options: { ...DEFAULTS, ...given } });
  });

  test('the order of the given options does not matter', () => {
    const resolved = resolveOptions(meta, 2, { bonus: 1, open: true, deck: 3 });
    expect(JSON.stringify(resolved)).toBe(JSON.stringify(resolveOptions(meta, 2, { deck: 3, open: true, bonus: 1 })));
  });

  test('the given object is neither changed nor kept', () => {
    const given = { goal: 7 };
    const resolved = resolveOptions(meta, 2, given);
    expect(given).toStrictEqual({ goal: 7 });
    expect(resolved.ok && resolved.options).not.toBe(given);
  });
});

describe('seats', () => {
  test.each([0, 1, 5, -2, 2.5, Number.NaN, '2', null, undefined, [2], {}, true])('%j seats are refused', (seats) => {
    const resolved = resolveOptions(meta, seats);
    expect(resolved.ok ? null : resolved.refusal.rule).toBe('F-SEATS');
    expect(resolved.ok ? null : resolved.refusal.data['allowed']).toBe('2 3 4 6');
  });

  test('the refusal names the number of seats', () => {
    expect(resolveOptions(meta, 5)).toStrictEqual(refused('F-SEATS', { seats: '5', allowed: '2 3 4 6' }));
  });
});

describe('values', () => {
  test.each([
    ['goal', 0],
    ['goal', 11],
    ['goal', 1.5],
    ['goal', '5'],
    ['goal', true],
    ['goal', null],
    ['goal', [5]],
    ['deck', 'Short'],
    ['deck', '3'],
    ['deck', 4],
    ['deck', ['short']],
    ['open', 0],
    ['open', 'true'],
    ['open', null],
    ['open', {}],
  ])('%s does not accept %j', (option, value) => {
    expect(resolveOptions(meta, 2, { [option]: value })).toStrictEqual(
      refused('K-OPTION', { option, value: JSON.stringify(value) }),
    );
  });

  test('a value that JSON cannot hold is refused by its type name', () => {
    expect(resolveOptions(meta, 2, { goal: undefined })).toStrictEqual(
      refused('K-OPTION', { option: 'goal', value: 'undefined' }),
    );
    expect(resolveOptions(meta, 2, { goal: 5n })).toStrictEqual(
      refused('K-OPTION', { option: 'goal', value: 'bigint' }),
    );
  });

  test('a long value is truncated in the refusal', () => {
    const resolved = resolveOptions(meta, 2, { deck: 'x'.repeat(10_000) });
    expect(resolved).toStrictEqual(refused('K-OPTION', { option: 'deck', value: `"${'x'.repeat(79)}` }));
  });
});

describe('the object itself', () => {
  test.each([null, [], [['goal', 5]], 'goal', 5, true])('%j is not an options object', (given) => {
    expect(resolveOptions(meta, 2, given)).toStrictEqual(refused('K-OPTIONS', { value: JSON.stringify(given) }));
  });

  test.each(['speed', '', 'Goal', '__proto__', 'constructor', 'toString', 'hasOwnProperty', '0'])(
    'the unknown option %j is refused by name',
    (option) => {
      const given: unknown = JSON.parse(`{${JSON.stringify(option)}: 5}`);
      expect(resolveOptions(meta, 2, given)).toStrictEqual(refused('K-OPTION', { option }));
    },
  );

  test('an object smuggled in as a prototype is refused and pollutes no prototype', () => {
    const given: unknown = JSON.parse('{"__proto__": {"goal": 9}}');
    expect(resolveOptions(meta, 2, given)).toStrictEqual(refused('K-OPTION', { option: '__proto__' }));
    expect('goal' in {}).toBe(false);
  });

  test('inherited values are not options', () => {
    expect(resolveOptions(meta, 2, Object.create({ goal: 9 }))).toStrictEqual({ ok: true, options: DEFAULTS });
  });

  test('a long unknown name is truncated in the refusal', () => {
    expect(resolveOptions(meta, 2, { ['x'.repeat(500)]: 1 })).toStrictEqual(
      refused('K-OPTION', { option: 'x'.repeat(40) }),
    );
  });

  test('a value nested too deeply to display is refused like any other', () => {
    const deep: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    expect(resolveOptions(meta, 2, deep)).toStrictEqual(refused('K-OPTIONS', { value: 'object' }));
    expect(resolveOptions(meta, 2, { goal: deep })).toStrictEqual(
      refused('K-OPTION', { option: 'goal', value: 'object' }),
    );
  });
});

describe('conditions', () => {
  test.each([
    [4, { teams: true }],
    [6, { teams: true }],
    [2, { bonus: 3, deck: 'long', open: true }],
    [4, { bonus: 3, deck: 3, open: true }],
  ])('with %i seats %j is allowed', (seats, given) => {
    expect(resolveOptions(meta, seats, given)).toStrictEqual({ ok: true, options: { ...DEFAULTS, ...given } });
  });

  test.each([
    [2, { teams: true }, 'F-TEAMS', { option: 'teams', value: true }],
    [2, { bonus: 3 }, 'F-BONUS', { option: 'bonus', value: 3 }],
    [2, { bonus: 3, deck: 'long' }, 'F-BONUS', { option: 'bonus', value: 3 }],
    [2, { bonus: 3, open: true }, 'F-BONUS', { option: 'bonus', value: 3 }],
    [3, { bonus: 3, deck: 'long', open: true }, 'F-BONUS', { option: 'bonus', value: 3 }],
  ])('with %i seats %j is refused by the rule of the condition', (seats, given, rule, data) => {
    expect(resolveOptions(meta, seats, given)).toStrictEqual(refused(rule, data));
  });

  test('the default is always accepted, even if its condition does not hold', () => {
    expect(resolveOptions(meta, 2, { teams: false, bonus: 0 })).toStrictEqual({ ok: true, options: DEFAULTS });
  });
});

describe('arbitrary JSON', () => {
  const anyOption = fc.constantFrom(...meta.options.map(({ key }) => key), '__proto__', 'constructor');

  test('is accepted or refused with a rule, and never throws', () => {
    const given = fc.oneof(fc.jsonValue(), fc.dictionary(anyOption, fc.jsonValue()));
    fc.assert(
      fc.property(fc.oneof(fc.constantFrom(...meta.seats), fc.jsonValue()), given, (seats, options) => {
        const resolved = resolveOptions(meta, seats, options);
        if (resolved.ok) expect(Object.keys(resolved.options)).toStrictEqual(Object.keys(DEFAULTS));
        else expect(resolved.refusal.rule).toMatch(/^(?:F-SEATS|F-TEAMS|F-BONUS|K-OPTION|K-OPTIONS)$/);
      }),
      { numRuns: 500 },
    );
  });

  test('resolving is idempotent', () => {
    const given = fc.record(
      {
        goal: fc.integer({ min: 0, max: 11 }),
        deck: fc.constantFrom('short', 'long', 3, 'none'),
        open: fc.boolean(),
        teams: fc.boolean(),
        bonus: fc.constantFrom(0, 1, 9),
      },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(fc.constantFrom(...meta.seats), given, (seats, options) => {
        const resolved = resolveOptions(meta, seats, options);
        if (resolved.ok) expect(resolveOptions(meta, seats, resolved.options)).toStrictEqual(resolved);
        else expect(Object.keys(resolved.refusal.data)).toContain('option');
      }),
    );
  });
});
