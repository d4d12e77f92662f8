import { SPACE_FACTS } from '@ponts-bornes/bridgetown-races';
import { describe, expect, it } from 'vitest';
import { fitting, inDirection, nearest, panned, placeAt, viewBox, zoomed } from './camera.ts';
import { START_POINT, pathOf, pointOf } from './geography.ts';
import { ALL_SPACES } from './spots.ts';

const SIZE = { width: 344, height: 320 };
const MARGINS = { top: 46, right: 36, bottom: 62, left: 26 };

describe('the camera', () => {
  it('shows all places inside its margins', () => {
    const camera = fitting([...SPACE_FACTS, START_POINT], SIZE, MARGINS);
    for (const { x, y } of SPACE_FACTS) {
      const [left, top] = [
        (x - camera.x) / camera.units + SIZE.width / 2,
        (y - camera.y) / camera.units + SIZE.height / 2,
      ];
      expect(left).toBeGreaterThanOrEqual(MARGINS.left - 0.01);
      expect(left).toBeLessThanOrEqual(SIZE.width - MARGINS.right + 0.01);
      expect(top).toBeGreaterThanOrEqual(MARGINS.top - 0.01);
      expect(top).toBeLessThanOrEqual(SIZE.height - MARGINS.bottom + 0.01);
    }
  });

  it('comes near enough for fingers: neighbours 44 pixels apart', () => {
    const closest = Math.min(
      ...ALL_SPACES.flatMap((one, index) =>
        ALL_SPACES.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );
    const { units } = zoomed({ x: 455, y: 690, units: 3 }, 0.01, { x: 0, y: 0 }, SIZE);
    expect(closest / units).toBeGreaterThanOrEqual(44);
  });

  it('keeps what is under the finger while it zooms, and follows a drag', () => {
    const camera = { x: 455, y: 690, units: 2 };
    const pixel = { x: 200, y: 100 };
    const nearer = zoomed(camera, 0.7, pixel, SIZE);
    const [before, after] = [placeAt(camera, pixel, SIZE), placeAt(nearer, pixel, SIZE)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    const moved = placeAt(panned(camera, { x: 30, y: -10 }), { x: 230, y: 90 }, SIZE);
    expect(moved).toStrictEqual(before);
    expect(viewBox(camera, SIZE)).toBe('111 370 688 640');
  });

  it('finds the place nearest to a finger, and the next one in a direction', () => {
    const steel = pointOf('steel');
    expect(nearest(ALL_SPACES, { x: steel.x + 9, y: steel.y - 5 }, 30)?.space).toBe(2);
    expect(nearest(ALL_SPACES, { x: -300, y: 0 }, 30)).toBeNull();
    const west = ALL_SPACES.find(({ x, y }) => pointOf('w32').x === x && pointOf('w32').y === y)!;
    expect(SPACE_FACTS[inDirection(ALL_SPACES, west, 'ArrowRight')!.space]?.name).toBe('w33');
    expect(inDirection([west], west, 'ArrowLeft')).toBeNull();
    expect(pathOf([START_POINT, pointOf('start')])).toBe('M46 600L46 600');
  });
});
