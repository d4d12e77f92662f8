import { expect, test } from 'vitest';
import { carried, flightFrom } from './flight-path.ts';
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

test("things that only go with their panel don't fly, nor those around which it grows", () => {
  const moved = { before: box(0, 300, 200), now: box(0, 400, 200) };
  expect(carried(box(50, 320), box(50, 420), moved)).toStrictEqual(box(50, 420));
  expect(carried(box(50, 320), box(50, 320), moved)).toStrictEqual(box(50, 320));
  // It also changes its place within the panel.
  expect(flightFrom(carried(box(50, 320), box(150, 420), moved), box(150, 420))).toBe(
    'translate(-100px, 0px) scale(1)',
  );
});
