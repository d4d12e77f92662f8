import { expect, test } from 'vitest';
import { wheelFactor } from './pan-zoom.ts';

test('turning the wheel forward and back zooms in and out by the same factor', () => {
  const closer = wheelFactor({ deltaY: -100, deltaMode: 0 });
  expect(closer).toBeGreaterThan(1);
  expect(closer * wheelFactor({ deltaY: 100, deltaMode: 0 })).toBeCloseTo(1);
});

test('a wheel reporting lines zooms about as far as one reporting pixels', () => {
  expect(wheelFactor({ deltaY: -3, deltaMode: 1 })).toBeCloseTo(wheelFactor({ deltaY: -100, deltaMode: 0 }), 1);
});
