import { readFileSync } from 'node:fs';
import { RAILS, SPACE_FACTS, STREETS } from '@ponts-bornes/bridgetown-races/board';
import type { SpaceFacts } from '@ponts-bornes/bridgetown-races/board';
import { describe, expect, test } from 'vitest';
import type { Point } from '../../board-kit/point.ts';
import { lookingAt } from './camera.ts';
import { START_POINT } from './geography.ts';

interface Label {
  readonly words: string;
  /** Its middle line, from end to end. */
  readonly line: readonly Point[];
  /** Half its height. */
  readonly half: number;
}

const svg = readFileSync(new URL('city.svg', import.meta.url), 'utf8');

/** Widths of a letter and half heights of capitals, as `CityBase.svelte` sets them. */
const STYLES = { quarters: { letter: 12, half: 5.5 }, streets: { letter: 6.6, half: 4.5 } } as const;

const labelsIn = (layer: keyof typeof STYLES): readonly Label[] => {
  const { letter, half } = STYLES[layer];
  const body = new RegExp(`<g id="${layer}">([^]*?)</g>`).exec(svg)?.[1] ?? '';
  const texts = body.matchAll(/<text x="([\d.]+)" y="([\d.]+)"(?: transform="rotate\((-?[\d.]+) .*?)?>(.*?)</g);
  return [...texts].map(([, left, base, turn = '0', words = '']) => {
    const [x, y, angle] = [Number(left), Number(base), (Number(turn) * Math.PI) / 180];
    const reach = (words.length * letter) / 2;
    const line = Array.from({ length: 21 }, (_, at): Point => {
      const [along, up] = [reach * (at / 10 - 1), half];
      return {
        x: x + along * Math.cos(angle) + up * Math.sin(angle),
        y: y + along * Math.sin(angle) - up * Math.cos(angle),
      };
    });
    return { words, line, half };
  });
};

const placeOf = (name: string): SpaceFacts => SPACE_FACTS.find((facts) => facts.name === name)!;

const segmentsOf = (lines: readonly (readonly string[])[]): readonly (readonly [Point, Point])[] =>
  lines.flatMap((names) => names.slice(1).map((name, at) => [placeOf(names[at]!), placeOf(name)] as const));

const distance = ({ x, y }: Point, [from, to]: readonly [Point, Point]): number => {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const along = Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - from.x - along * dx, y - from.y - along * dy);
};

/** How near a label comes to any of these, in map units. */
const gap = ({ line, half }: Label, others: readonly (readonly [Point, Point])[]): number =>
  Math.min(...others.flatMap((other) => line.map((point) => distance(point, other)))) - half;

const LABELS = [...labelsIn('quarters'), ...labelsIn('streets')];
const ROADS = segmentsOf(STREETS.map(({ spaces }) => spaces));

describe('the names on the map', () => {
  test('are all read from the drawing', () => {
    expect(LABELS).toHaveLength(svg.match(/<text /g)!.length - 1);
  });

  test('lie under no rail, road or space', () => {
    const spaces = SPACE_FACTS.map((facts) => [facts, { x: facts.x + 0.1, y: facts.y }] as const);
    for (const label of LABELS) {
      expect(gap(label, segmentsOf(RAILS)), `${label.words}, rails`).toBeGreaterThan(8);
      expect(gap(label, ROADS), `${label.words}, roads`).toBeGreaterThan(9);
      expect(gap(label, spaces), `${label.words}, spaces`).toBeGreaterThan(16);
    }
  });

  test.each([
    [344, 320],
    [374, 470],
    [200, 320],
    [900, 500],
  ])('are not cut off where the whole city is shown on a map of %i by %i pixels', (width, height) => {
    const camera = lookingAt([...SPACE_FACTS, START_POINT], { width, height });
    for (const { words, line, half } of LABELS) {
      const edge = half * camera.scale;
      const isInside = line.every((point) => {
        const x = (point.x - camera.x) * camera.scale + width / 2;
        const y = (point.y - camera.y) * camera.scale + height / 2;
        return x > edge && x < width - edge && y > edge && y < height - edge;
      });
      expect(isInside, words).toBe(true);
    }
  });
});
