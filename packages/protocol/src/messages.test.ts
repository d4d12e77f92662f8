import fc from 'fast-check';
import { expect, test } from 'vitest';
import { LIMITS } from './limits.ts';
import { ClientMessage, readClientMessage } from './messages.ts';

/** Messages of moves, most of them with something wrong. */
const almost = fc
  .record(
    {
      t: fc.constantFrom<unknown>('play', 'play', 'play', 'back', 'Play', null),
      id: fc.oneof(
        fc.constantFrom<unknown>('r1', 'a-b_C', '', 'x'.repeat(LIMITS.requestId), 'x'.repeat(LIMITS.requestId + 1)),
        fc.constantFrom<unknown>('é', 'a b', 'a\n', 7, null),
        fc.string({ maxLength: 45 }),
      ),
      seen: fc.oneof(
        fc.constantFrom<unknown>(0, -0, 1, 12, -1, 1.5, 2 ** 53 - 1, 2 ** 53, NaN, Infinity, '1', null, [1]),
        fc.integer(),
        fc.double(),
      ),
      text: fc.oneof(
        fc.constantFrom<unknown>('ok', '', 'x'.repeat(200), 'x'.repeat(201), '🚗'.repeat(100), '🚗'.repeat(101), 3, {}),
        fc.string(),
      ),
      more: fc.jsonValue(),
      __proto__x: fc.jsonValue(),
    },
    { requiredKeys: [] },
  )
  .filter((message) => !('more' in message) || !('__proto__x' in message));

test('a message is read exactly as its schema reads it', () => {
  let accepted = 0;
  const isSame = (value: unknown): void => {
    const read = ClientMessage.safeParse(value);
    expect(readClientMessage(value)).toStrictEqual(read.success ? read.data : null);
    accepted += read.success ? 1 : 0;
  };
  const valid = fc.record({
    t: fc.constant('play'),
    id: fc.stringMatching(/^[\w-]{1,40}$/),
    seen: fc.nat(),
    text: fc.string({ minLength: 1, maxLength: 200 }),
  });
  fc.assert(fc.property(fc.oneof(valid, almost, fc.jsonValue()), isSame), { numRuns: 20_000 });
  for (const value of [null, undefined, 1, 'play', [], ['play'], {}]) isSame(value);
  expect(accepted).toBeGreaterThan(1000);
});
