import { expect, test } from 'vitest';
import { flightFrom } from './flight-path.ts';
import type { FlightBox } from './flight-path.ts';

const box = (left: number, top: number, width = 40): FlightBox => ({ left, top, width, height: width });

test("a flight starts at the thing's old position and size", () => {
  expect(flightFrom(box(100, 50, 20), box(0, 0, 40))).toBe('translate(90px, 40px) scale(0.5)');
});

test('inside a drawing a flight is measured in its units', () => {
  expect(flightFrom(box(100, 50, 20), box(0, 0, 40), 2)).toBe('translate(45px, 20px) scale(0.5)');
});

test('a flight never starts tiny or huge', () => {
  expect(flightFrom(box(100, 0, 2), box(0, 0, 40))).toContain('scale(0.3)');
  expect(flightFrom(box(500, 0, 400), box(0, 0, 40))).toContain('scale(2.5)');
});

test("things that were only pushed aside or are not shown don't fly", () => {
  expect(flightFrom(box(10, 0), box(0, 0))).toBeNull();
  expect(flightFrom(box(100, 0), box(0, 0, 0))).toBeNull();
  expect(flightFrom(box(100, 0, 0), box(0, 0))).toBeNull();
});
