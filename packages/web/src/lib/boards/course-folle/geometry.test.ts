import { describe, expect, it } from 'vitest';
import { flightFrom, nearestIn } from './geometry.ts';
import type { Box } from './geometry.ts';

const box = (left: number, top: number, width = 40): Box => ({
  left,
  top,
  width,
  right: left + width,
  bottom: top + width,
});

describe('arrow keys', () => {
  const boxes = [box(0, 0), box(50, 0), box(100, 4), box(50, 60)];
  const from = (index: number, key: string): number | null => nearestIn(key, boxes[index]!, boxes);

  it('go to the nearest in their direction, and nowhere from the last', () => {
    expect(from(0, 'ArrowRight')).toBe(1);
    expect(from(1, 'ArrowRight')).toBe(2);
    expect(from(2, 'ArrowRight')).toBeNull();
    expect(from(1, 'ArrowLeft')).toBe(0);
    expect(from(1, 'ArrowDown')).toBe(3);
    expect(from(3, 'ArrowUp')).toBe(1);
  });

  it('are the only keys that go anywhere', () => {
    expect(from(0, 'Enter')).toBeNull();
  });
});

describe('a flight', () => {
  it('starts where and as large as the thing was', () => {
    expect(flightFrom(box(100, 50, 20), box(0, 0, 40))).toBe('translate(100px, 50px) scale(0.5)');
  });

  it('is not made for what was only pushed aside, or is not shown', () => {
    expect(flightFrom(box(10, 0), box(0, 0))).toBeNull();
    expect(flightFrom(box(100, 0), box(0, 0, 0))).toBeNull();
  });
});
