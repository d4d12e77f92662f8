import { expect, test } from 'vitest';
import { Hung, openGuard } from './guard.ts';

test('an endless computation and an exception are errors of those who asked, and of nobody else', async () => {
  const guard = openGuard(100);
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

test('many that together take long all come to their end', async () => {
  const guard = openGuard(400);
  const busy = (): number => {
    const since = performance.now();
    while (performance.now() - since < 15);
    return 1;
  };
  const done = await Promise.all(Array.from({ length: 40 }, () => guard(busy)));
  expect(done).toHaveLength(40);
});
