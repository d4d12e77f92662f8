import { expect, test } from 'vitest';
import { answerCalls, callerOn } from './calls.ts';
import type { Line } from './calls.ts';

/** Two ends of a line that copies what it carries. */
const line = (): readonly [Line, Line] => {
  const { port1, port2 } = new MessageChannel();
  port1.start();
  port2.start();
  return [port1, port2] as unknown as readonly [Line, Line];
};

interface Adder {
  readonly add: (one: number, other: number) => Promise<number>;
  readonly fail: () => Promise<never>;
}

const adder: Adder = {
  add: async (one, other) => one + other,
  fail: async () => {
    throw new RangeError('too large');
  },
};

test('calls in both directions get their own answers', async () => {
  const [near, far] = line();
  answerCalls(near, { twice: (text: string) => text.repeat(2) });
  answerCalls(far, { ...adder });
  const [toFar, toNear] = [callerOn<Adder>(near), callerOn<{ twice: (text: string) => string }>(far)];
  const answers = await Promise.all([toFar('add', [1, 2]), toNear('twice', ['ab']), toFar('add', [3, 4])]);
  expect(answers).toStrictEqual([3, 'abab', 7]);
});

test('a failure arrives as an error with its message', async () => {
  const [near, far] = line();
  answerCalls(far, { ...adder });
  await expect(callerOn<Adder>(near)('fail', [])).rejects.toThrow('too large');
});
