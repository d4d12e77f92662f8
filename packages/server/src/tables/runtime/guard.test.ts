import { expect, test } from 'vitest';
import { Hung, openGuard } from './guard.ts';

test('an endless loop and an exception fail only their own caller', async () => {
  // Long enough for the other calls, even where other programs have the processor for a while.
  const guard = openGuard(1000);
  const asked = await Promise.allSettled([
    guard(() => 'before'),
    guard(() => {
      for (;;);
    }),
    guard(() => {
      throw new RangeError('broken');
    }),
    guard(() => 'after'),
  ]);
  expect(asked).toMatchObject([
    { status: 'fulfilled', value: 'before' },
    { status: 'rejected', reason: expect.any(Hung) as Hung },
    { status: 'rejected', reason: new RangeError('broken') },
    { status: 'fulfilled', value: 'after' },
  ]);
  expect(await guard(() => 'later')).toBe('later');
});

test('many calls that together exceed the limit all finish', async () => {
  // Together more than two seconds; each far less, even where other programs have the processor for nearly all of them.
  const guard = openGuard(2000);
  const busy = (): number => {
    const since = performance.now();
    while (performance.now() - since < 10);
    return 1;
  };
  const done = await Promise.all(Array.from({ length: 210 }, () => guard(busy)));
  expect(done).toHaveLength(210);
});
