import { expect, test } from 'vitest';
import { hashPassword, isPassword } from './passwords.ts';

test('requests beyond the queue limit are refused at once, and the others are served', async () => {
  const hashed = await hashPassword('cent bornes par jour');
  const asked = await Promise.allSettled(Array.from({ length: 60 }, () => isPassword(hashed, 'cent bornes par jour')));
  const served = asked.filter(({ status }) => status === 'fulfilled');
  const refused = asked.flatMap((one) => (one.status === 'rejected' ? [String(one.reason)] : []));
  expect(served).toHaveLength(42);
  expect(new Set(refused)).toStrictEqual(new Set(['Failure: try-again']));
  expect(await isPassword(hashed, 'cent bornes par jour')).toBe(true);
});
