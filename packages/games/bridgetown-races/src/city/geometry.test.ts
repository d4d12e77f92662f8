import { describe, expect, test } from 'vitest';
import { EAST_BANK, MAP_HEIGHT, MAP_WIDTH, WEST_BANK } from './river.ts';
import type { Point } from './river.ts';
import { SPACE_FACTS } from './spaces.ts';
import type { SpaceFacts } from './spaces.ts';
import { ARROW, RAILS, STAIRS, STREETS } from './streets.ts';

/** The minimum distance between two spaces on the map. */
const APART = 48;
/** The minimum distance between an edge and a space that it does not join. */
const CLEAR = 24;
/** How far from straight a road may be at an overpass, in degrees. */
const STRAIGHT = 12;

const factsOf = (name: string): SpaceFacts => {
  const facts = SPACE_FACTS.find((candidate) => candidate.name === name);
  if (facts === undefined) throw new RangeError(name);
  return facts;
};

type Edge = readonly [SpaceFacts, SpaceFacts];
const pairs = (list: readonly string[]): readonly Edge[] =>
  list.slice(1).map((to, index): Edge => [factsOf(list[index] ?? ''), factsOf(to)]);
const edges = STREETS.flatMap((street) => pairs(street.spaces));
const told = ([a, b]: Edge): string => `${a.name} ${b.name}`;
const bridges = SPACE_FACTS.filter(({ kind }) => kind === 'bridge');
const underpasses = SPACE_FACTS.filter(({ kind }) => kind === 'underpass');

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);
const side = (a: Point, b: Point, c: Point): number => Math.sign((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x));
const crosses = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
const distanceToEdge = (point: Point, [a, b]: Edge): number => {
  const along = ((point.x - a.x) * (b.x - a.x) + (point.y - a.y) * (b.y - a.y)) / distance(a, b) ** 2;
  const t = Math.max(0, Math.min(1, along));
  return distance(point, { x: a.x + t * (b.x - a.x), y: a.y + t * (b.y - a.y) });
};
/** Between 0 and 180 degrees: 180 is straight on. */
const angleAt = (here: Point, from: Point, to: Point): number => {
  const turn = Math.atan2(from.y - here.y, from.x - here.x) - Math.atan2(to.y - here.y, to.x - here.x);
  const degrees = Math.abs((turn * 180) / Math.PI) % 360;
  return degrees > 180 ? 360 - degrees : degrees;
};
const xAt = (bank: readonly Point[], y: number): number => {
  const index = bank.findIndex((point) => point.y >= y);
  const after = bank[index];
  const before = bank[index - 1];
  if (after === undefined || before === undefined) throw new RangeError(`no bank at ${y}`);
  return before.x + ((after.x - before.x) * (y - before.y)) / (after.y - before.y);
};

describe('[BR-N1] every space is drawn in its place', () => {
  test('on the map, away from its border', () => {
    const outside = SPACE_FACTS.filter(({ x, y }) => x < 40 || y < 40 || x > MAP_WIDTH - 40 || y > MAP_HEIGHT - 40);
    expect(outside).toStrictEqual([]);
  });

  test(`no two closer than ${APART}`, () => {
    const near = SPACE_FACTS.flatMap((a, index) =>
      SPACE_FACTS.slice(index + 1)
        .filter((b) => distance(a, b) < APART)
        .map((b) => `${a.name} ${b.name} ${distance(a, b).toFixed(0)}`),
    );
    expect(near).toStrictEqual([]);
  });

  test('on its own bank, clear of the water, with the bridges across it', () => {
    const wrong = SPACE_FACTS.filter(({ name, kind, x, y }) => {
      if (kind === 'bridge') return x < xAt(WEST_BANK, y) + 30 || x > xAt(EAST_BANK, y) - 30;
      const nearest = Math.min(...[...WEST_BANK, ...EAST_BANK].map((point) => distance(point, { x, y })));
      return nearest < 15 || (name.startsWith('w') ? x > xAt(WEST_BANK, y) : x < xAt(EAST_BANK, y));
    });
    expect(wrong.map(({ name }) => name)).toStrictEqual([]);
  });

  test('the bridges run from top to bottom, and the river bends north-west at the top', () => {
    expect(bridges.map(({ y }) => y)).toStrictEqual(bridges.map(({ y }) => y).toSorted((a, b) => a - b));
    const [fremont, broadway, steel] = bridges.map(({ x }) => x);
    expect([steel, broadway, fremont]).toStrictEqual([fremont, broadway, steel].toSorted((a = 0, b = 0) => b - a));
  });
});

describe('[BR-N1] edges show the true adjacencies', () => {
  test('they are short', () => {
    expect(edges.filter(([a, b]) => distance(a, b) > 170).map(told)).toStrictEqual([]);
  });

  test('none crosses another; roads overlap only at an underpass, and meet there', () => {
    const crossings = edges.flatMap((one, index) =>
      edges
        .slice(index + 1)
        .filter((other) => crosses(...one, ...other))
        .map((other) => `${told(one)} x ${told(other)}`),
    );
    expect(crossings).toStrictEqual([]);
    for (const space of underpasses) {
      const above = edges.filter((edge) => !edge.includes(space) && distanceToEdge(space, edge) < 0.5);
      expect(above).toHaveLength(1);
      const [a, b] = above[0] as Edge;
      const ways = edges.filter((edge) => edge.includes(space)).map(([from, to]) => (from === space ? to : from));
      expect(ways.map((way) => side(a, b, way)).toSorted()).toStrictEqual([-1, 1]);
    }
  });

  test(`none passes a space it does not join by less than ${CLEAR}, except at an underpass`, () => {
    const near = edges.flatMap((edge) =>
      SPACE_FACTS.filter((space) => !edge.includes(space) && distanceToEdge(space, edge) < CLEAR).map((space) => space),
    );
    expect(near).toStrictEqual(underpasses);
  });

  test('roads leaving a space diverge by at least 25 degrees', () => {
    const narrow = SPACE_FACTS.flatMap((space) => {
      const ways = edges.filter((edge) => edge.includes(space)).map(([a, b]) => (a === space ? b : a));
      return ways.flatMap((a, index) =>
        ways
          .slice(index + 1)
          .filter((b) => angleAt(space, a, b) < 25)
          .map((b) => `${space.name}: ${a.name} ${b.name}`),
      );
    });
    expect(narrow).toStrictEqual([]);
  });

  test('the water is crossed only at the bridges, once by each', () => {
    const banks = [WEST_BANK, EAST_BANK].map((bank) =>
      bank.slice(1).map((to, index) => [bank[index] ?? to, to] as const),
    );
    for (const bank of banks) {
      const wet = edges.flatMap((edge) => bank.filter((piece) => crosses(...edge, ...piece)).map(() => edge));
      const decks = wet.map(([a, b]) => [a, b].find(({ kind }) => kind === 'bridge')?.name);
      expect(decks.toSorted()).toStrictEqual(bridges.map(({ name }) => name).toSorted());
    }
  });

  test(`[BR-M2] both roads of an overpass continue within ${STRAIGHT} degrees of straight, and cross clearly`, () => {
    for (const space of SPACE_FACTS.filter(({ kind }) => kind === 'overpass')) {
      const axes = STREETS.filter((street) => street.spaces.includes(space.name)).map((street) => {
        const index = street.spaces.indexOf(space.name);
        return [factsOf(street.spaces[index - 1] ?? ''), factsOf(street.spaces[index + 1] ?? '')] as const;
      });
      for (const [from, to] of axes) expect(angleAt(space, from, to)).toBeGreaterThan(180 - STRAIGHT);
      const [[one] = [], [other] = []] = axes;
      expect(Math.abs(90 - angleAt(space, one ?? space, other ?? space))).toBeLessThan(35);
    }
  });

  test('bridges go straight over', () => {
    for (const bridge of bridges) {
      const [west, east] = edges.filter((edge) => edge.includes(bridge)).map(([a, b]) => (a === bridge ? b : a));
      expect(angleAt(bridge, west ?? bridge, east ?? bridge)).toBeGreaterThan(180 - STRAIGHT);
    }
  });

  test('stairs are short and cross no edge', () => {
    for (const [overpass, rail] of STAIRS) {
      const stair: Edge = [factsOf(overpass), factsOf(rail)];
      expect(distance(...stair)).toBeLessThan(100);
      expect(edges.filter((edge) => crosses(...stair, ...edge)).map(told)).toStrictEqual([]);
    }
  });

  test('rails are drawn along streets, and the start arrow points at its space from the west', () => {
    const drawn = new Set(edges.flatMap(([a, b]) => [told([a, b]), told([b, a])]));
    expect(RAILS.flatMap(pairs).filter((edge) => !drawn.has(told(edge)))).toStrictEqual([]);
    const first = factsOf(ARROW);
    const west = SPACE_FACTS.filter((space) => space.x < first.x && Math.abs(space.y - first.y) < CLEAR);
    expect(west).toStrictEqual([]);
  });
});
