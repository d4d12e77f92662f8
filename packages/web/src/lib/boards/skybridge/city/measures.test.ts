import { describe, expect, it } from 'vitest';
import { FIRST_STANCE, SHORE, fall, footOf, frameOf, pointOf, topOf, turned } from './measures.ts';

describe('the 3D city', () => {
  it('has row 1 in front and column a on the left', () => {
    const [front, back] = [pointOf('a1', 0), pointOf('c3', 0)];
    expect(front.x).toBeLessThan(back.x);
    expect(front.z).toBeGreaterThan(back.z);
  });

  it('puts a bridge between its two places', () => {
    const foot = footOf({ places: ['a1', 'b1'], level: 3 });
    expect(foot.x).toBeCloseTo((pointOf('a1', 3).x + pointOf('b1', 3).x) / 2);
    expect(foot.z).toBe(pointOf('a1', 3).z);
  });

  it('stacks each piece on the top of the one below', () => {
    const low = topOf({ kind: 'low', places: ['b2'], level: 0 });
    const tall = topOf({ kind: 'tall', places: ['b2'], level: 2 });
    const five = topOf({ kind: 'low', places: ['b2'], level: 3 });
    expect(low.y).toBeLessThan(tall.y);
    expect(tall.y).toBeCloseTo(five.y);
  });

  it('fits every screen at every height and rotation', () => {
    for (const aspect of [0.6, 1, 1.7]) {
      for (const tilt of [0.2, 0.56, 1.35]) {
        for (const high of [2, 5, 16]) {
          const half = frameOf(high, { ...FIRST_STANCE, tilt }, aspect);
          expect(half.x / half.y).toBeCloseTo(aspect);
          expect(half.x).toBeGreaterThan(SHORE);
          expect(half.y).toBeGreaterThan(SHORE * Math.sin(tilt) + (high / 2) * Math.cos(tilt));
        }
      }
    }
  });

  it('is never seen from below', () => {
    expect(turned(FIRST_STANCE, 0, -9).tilt).toBeGreaterThan(0);
    expect(turned(FIRST_STANCE, 0, 9).tilt).toBeLessThan(Math.PI / 2);
    expect(turned(FIRST_STANCE, 1, 0).azimuth).toBe(FIRST_STANCE.azimuth + 1);
  });

  it('lets pieces fall from above and come to rest', () => {
    expect(fall(0)).toBe(1);
    expect(fall(1)).toBe(0);
    expect(fall(3)).toBe(0);
    for (let part = 0; part <= 1; part += 0.05) expect(fall(part)).toBeGreaterThanOrEqual(0);
  });
});
