import { describe, expect, test } from 'vitest';
import { nearestAhead, stepInList } from './direction.ts';
import type { ScreenBox } from './direction.ts';

const box = (left: number, top: number): ScreenBox => ({ left, top, right: left + 10, bottom: top + 10 });

describe('arrow keys on a board', () => {
  // 0 1 2
  // 3   4
  const boxes = [box(0, 0), box(20, 0), box(40, 0), box(0, 20), box(40, 20)];
  const from = (index: number, key: string): number | null => nearestAhead(key, boxes[index]!, boxes);

  test('move to the nearest thing in their direction', () => {
    expect(from(0, 'ArrowRight')).toBe(1);
    expect(from(2, 'ArrowLeft')).toBe(1);
    expect(from(0, 'ArrowDown')).toBe(3);
    expect(from(4, 'ArrowUp')).toBe(2);
  });

  test('prefer things straight ahead to nearer ones at the side', () => {
    expect(from(3, 'ArrowRight')).toBe(4);
  });

  test('move nowhere past the edge, and neither do other keys', () => {
    expect(from(0, 'ArrowLeft')).toBeNull();
    expect(from(3, 'ArrowDown')).toBeNull();
    expect(from(0, 'Enter')).toBeNull();
  });
});

describe('arrow keys in a list', () => {
  test('move back and forth, and wrap around', () => {
    expect(stepInList('ArrowRight', 1, 3)).toBe(2);
    expect(stepInList('ArrowDown', 2, 3)).toBe(0);
    expect(stepInList('ArrowLeft', 0, 3)).toBe(2);
    expect(stepInList('ArrowUp', 2, 3)).toBe(1);
  });

  test('Home and End move to the ends', () => {
    expect(stepInList('Home', 1, 3)).toBe(0);
    expect(stepInList('End', 1, 3)).toBe(2);
  });

  test('other keys and an empty list move nowhere', () => {
    expect(stepInList('Tab', 1, 3)).toBeNull();
    expect(stepInList('Home', 0, 0)).toBeNull();
  });
});
