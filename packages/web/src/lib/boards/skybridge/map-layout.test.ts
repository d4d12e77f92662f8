import { describe, expect, it } from 'vitest';
import { PLACES } from '@ponts-bornes/skybridge';
import { lanesOf, mapLayout, stepFrom } from './map-layout.ts';
import { FLOORS } from './pieces.ts';
import { after, randomGame } from './played.ts';
import { freshPieces, laidPieces, scaleOf } from './stacks.ts';

describe('the flat map', () => {
  it('has row 1 in front, at the bottom', () => {
    const { cell } = mapLayout(300, 330, 9);
    expect(cell('a1')).toStrictEqual({ x: 0, y: 220, width: 100, height: 110 });
    expect(cell('c3')).toStrictEqual({ x: 200, y: 0, width: 100, height: 110 });
  });

  it('stacks pieces without a gap', () => {
    const { piece } = mapLayout(300, 330, 9);
    const [low, tall] = [piece('b2', 'low', 0), piece('b2', 'tall', 2)];
    expect(tall.y + tall.height).toBeCloseTo(low.y);
  });

  it.each([
    [330, 330],
    [344, 260],
    [390, 500],
  ])('keeps every tower in its cell on %i × %i, however high it grows', (width, height) => {
    for (const { view } of [2, 3, 4].flatMap((seats) => randomGame(seats, 7))) {
      const layout = mapLayout(width, height, scaleOf(view));
      for (const { kind, level, places } of laidPieces(view)) {
        const [box, cell] = [layout.piece(places[0]!, kind, level), layout.cell(places[0]!)];
        expect(box.y).toBeGreaterThanOrEqual(cell.y);
        expect(box.x).toBeGreaterThan(cell.x);
      }
    }
  });

  it('gives each outside bridge its own lane', () => {
    const { view } = after(2, 'Tr a1', 'Tb a2', 'Tr b1', 'Tb b2', 'By b1-b2', 'Bw a1-a2');
    expect([...lanesOf(laidPieces(view)).keys()]).toStrictEqual(['bridge.white', 'bridge.yellow']);
  });
});

describe('the pieces on the board', () => {
  it('are listed once each, at their level', () => {
    for (const { view } of randomGame(4, 1)) {
      const laid = laidPieces(view);
      const floors = laid.reduce((sum, { kind, places }) => sum + FLOORS[kind] * places.length, 0);
      expect(floors).toBe(view.towers.reduce((sum, { height }) => sum + height, 0));
      expect(new Set(laid.map(({ id }) => id)).size).toBe(laid.length);
      const last = view.last === null ? [] : [view.last];
      expect(freshPieces(view, last).map(({ seat }) => seat)).toStrictEqual(last.map(({ seat }) => seat));
    }
  });
});

describe('the arrow keys', () => {
  const onlyPlaces = (name: string): boolean => PLACES.some((place) => place === name);

  it('go from place to place', () => {
    expect(stepFrom('a1', 'ArrowRight', onlyPlaces)).toBe('b1');
    expect(stepFrom('a1', 'ArrowUp', onlyPlaces)).toBe('a2');
    expect(stepFrom('a1', 'ArrowLeft', onlyPlaces)).toBeNull();
    expect(stepFrom('a1', 'x', onlyPlaces)).toBeNull();
  });

  it('stop at offered spans', () => {
    const withSpan = (name: string): boolean => onlyPlaces(name) || name === 'a1-b1';
    expect(stepFrom('a1', 'ArrowRight', withSpan)).toBe('a1-b1');
    expect(stepFrom('a1-b1', 'ArrowRight', withSpan)).toBe('b1');
    expect(stepFrom('a1-b1', 'ArrowUp', withSpan)).toBeNull();
  });
});
