import { SPACE_FACTS } from '@ponts-bornes/bridgetown-races';
import { describe, expect, it } from 'vitest';
import { pointAt } from '../../board-kit/camera.ts';
import { fitting, lookingAt, nearest, panned, viewBox, zoomed } from './camera.ts';
import { START_POINT, pathOf, pointOf } from './geography.ts';
import { ALL_SPACES } from './spots.ts';

const SIZE = { width: 344, height: 320 };
const MARGINS = { top: 46, right: 36, bottom: 62, left: 26 };

describe('the camera', () => {
  it('shows all places inside its margins', () => {
    const camera = fitting([...SPACE_FACTS, START_POINT], SIZE, MARGINS);
    for (const { x, y } of SPACE_FACTS) {
      const [left, top] = [
        (x - camera.x) * camera.scale + SIZE.width / 2,
        (y - camera.y) * camera.scale + SIZE.height / 2,
      ];
      expect(left).toBeGreaterThanOrEqual(MARGINS.left - 0.01);
      expect(left).toBeLessThanOrEqual(SIZE.width - MARGINS.right + 0.01);
      expect(top).toBeGreaterThanOrEqual(MARGINS.top - 0.01);
      expect(top).toBeLessThanOrEqual(SIZE.height - MARGINS.bottom + 0.01);
    }
  });

  it('leaves no place under the buttons of a phone’s map, whichever it looks at', () => {
    const buttons = { right: 193, top: 49 };
    for (const height of [280, 320]) {
      const size = { ...SIZE, height };
      for (const [index, one] of ALL_SPACES.entries()) {
        for (const other of ALL_SPACES.slice(index + 1)) {
          const camera = lookingAt([one, other], size);
          for (const { x, y } of [one, other]) {
            const left = (x - camera.x) * camera.scale + size.width / 2;
            const below = size.height / 2 - (y - camera.y) * camera.scale;
            expect(left > buttons.right || below > buttons.top, `${x} ${y}, ${height} high`).toBe(true);
          }
        }
      }
    }
  });

  it('zooms in until neighbours are 44 pixels apart, wide enough for fingers', () => {
    const closest = Math.min(
      ...ALL_SPACES.flatMap((one, index) =>
        ALL_SPACES.slice(index + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
      ),
    );
    const { scale } = zoomed({ x: 455, y: 690, scale: 1 / 3 }, 100, { x: 0, y: 0 }, SIZE);
    expect(closest * scale).toBeGreaterThanOrEqual(44);
  });

  it('keeps the point under the finger while zooming, and follows a drag', () => {
    const camera = { x: 455, y: 690, scale: 0.5 };
    const pixel = { x: 200, y: 100 };
    const nearer = zoomed(camera, 1.4, pixel, SIZE);
    const [before, after] = [pointAt(camera, pixel, SIZE), pointAt(nearer, pixel, SIZE)];
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
    const moved = pointAt(panned(camera, { x: 30, y: -10 }), { x: 230, y: 90 }, SIZE);
    expect(moved).toStrictEqual(before);
    expect(viewBox(camera, SIZE)).toBe('111 370 688 640');
  });

  it('finds the place nearest to a finger', () => {
    const steel = pointOf('steel');
    expect(nearest(ALL_SPACES, { x: steel.x + 9, y: steel.y - 5 }, 30)?.space).toBe(2);
    expect(nearest(ALL_SPACES, { x: -300, y: 0 }, 30)).toBeNull();
    expect(pathOf([START_POINT, pointOf('start')])).toBe('M46 600L46 600');
  });
});
