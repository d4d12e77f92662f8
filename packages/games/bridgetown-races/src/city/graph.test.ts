import { describe, expect, test } from 'vitest';
import {
  NOWHERE,
  POSITIONS,
  SPACES,
  START,
  bridgeOf,
  neighboursOf,
  onRails,
  positionName,
  positionNamed,
  positionsOf,
  railsFrom,
  roadAt,
  spaceOf,
  stepsFrom,
} from './city.ts';
import { SPACE_FACTS } from './spaces.ts';
import { ARROW, RAILS, STAIRS, STREETS } from './streets.ts';

const names = SPACE_FACTS.map(({ name }) => name);
const spaces = [...names.keys()];
const positions = [...Array(POSITIONS).keys()];
const bridges = spaces.filter((space) => SPACE_FACTS[space]?.kind === 'bridge');
const at = (name: string): number => names.indexOf(name);
const nameOf = (position: number): string => names[spaceOf(position)] ?? 'start';
const edgesOf = (lists: readonly (readonly string[])[]): readonly string[] =>
  lists.flatMap((list) => list.slice(1).map((to, index) => [list[index] ?? '', to].toSorted().join(' ')));
const streetEdges = edgesOf(STREETS.map((street) => street.spaces));
const railEdges = edgesOf(RAILS);

type Steps = (position: number, from: number) => readonly number[];
const riding: Steps = (position, from) => stepsFrom(position, from, false);
const walking: Steps = (position, from) => stepsFrom(position, from, true);

/** Every reachable position with the space it was entered from, for moves starting at any of these positions. */
const entered = (begun: readonly number[], steps: Steps): Map<string, readonly [number, number]> => {
  const seen = new Map<string, readonly [number, number]>();
  const queue = begun.map((position): readonly [number, number] => [position, NOWHERE]);
  for (const [position, from] of queue) {
    for (const to of steps(position, from)) {
      const key = `${to} ${spaceOf(position)}`;
      if (seen.has(key)) continue;
      seen.set(key, [to, spaceOf(position)]);
      queue.push([to, spaceOf(position)]);
    }
  }
  return seen;
};

/** The number of steps from a position to each space within one move. */
const distances = (from: number, steps: Steps): Map<number, number> => {
  const found = new Map<number, number>();
  const seen = new Set<string>();
  let heads: (readonly [number, number])[] = [[from, NOWHERE]];
  for (let length = 1; heads.length > 0; length++) {
    const next: (readonly [number, number])[] = [];
    for (const [position, before] of heads) {
      for (const to of steps(position, before)) {
        const key = `${to} ${spaceOf(position)}`;
        if (seen.has(key)) continue;
        seen.add(key);
        next.push([to, spaceOf(position)]);
        if (!found.has(spaceOf(to))) found.set(spaceOf(to), length);
      }
    }
    heads = next;
  }
  return found;
};

describe('[BR-N1] the city', () => {
  test('has about ninety spaces, each with a unique name that players can type', () => {
    expect(SPACES).toBeGreaterThanOrEqual(85);
    expect(SPACES).toBeLessThanOrEqual(105);
    expect(new Set(names).size).toBe(SPACES);
    expect(names.filter((name) => !/^[a-z][a-z0-9]*$/.test(name))).toStrictEqual([]);
  });

  test('has one space per bridge, in river order, before all others', () => {
    expect(bridges.map((space) => names[space])).toStrictEqual(
      'fremont broadway steel burnside morrison hawthorne marquam rossisland'.split(' '),
    );
    expect(bridges).toStrictEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(positions.map(bridgeOf).filter((bridge) => bridge >= 0)).toStrictEqual(bridges);
    expect(bridgeOf(START)).toBe(-1);
  });

  test('connects one space of the west bank and one of the east bank by each bridge', () => {
    for (const bridge of bridges) {
      expect(
        neighboursOf(bridge)
          .map((space) => names[space]?.[0])
          .toSorted(),
      ).toStrictEqual(['e', 'w']);
    }
  });

  test('connects the banks by bridges only', () => {
    const banks = new Set(
      streetEdges.map((edge) =>
        edge
          .split(' ')
          .map((name) => (bridges.includes(at(name)) ? '' : name[0]))
          .join(''),
      ),
    );
    expect([...banks].toSorted()).toStrictEqual(['e', 'ee', 'w', 'ww']);
  });

  test('names no edge twice, and only existing spaces', () => {
    expect(new Set(streetEdges).size).toBe(streetEdges.length);
    expect(streetEdges.flatMap((edge) => edge.split(' ')).filter((name) => at(name) < 0)).toStrictEqual([]);
    expect(new Set(STREETS.map(({ name }) => name)).size).toBe(STREETS.length);
    expect(STREETS.filter(({ name }) => !/^[a-z][a-z0-9]*$/.test(name))).toStrictEqual([]);
  });

  test('lets Burnside road run through from the start arrow, over its bridge', () => {
    const burnside = STREETS.find(({ name }) => name === 'burnside')?.spaces ?? [];
    expect(burnside[0]).toBe(ARROW);
    expect(burnside).toContain('burnside');
    expect(riding(START, NOWHERE).map(nameOf)).toStrictEqual([ARROW]);
    expect(spaceOf(START)).toBe(NOWHERE);
    expect(positionName(START)).toBe('start');
  });

  test('has a street along each bank that passes all eight bridges', () => {
    for (const bank of ['w', 'e']) {
      const heads = bridges.map((bridge) => neighboursOf(bridge).find((space) => names[space]?.startsWith(bank)) ?? -1);
      const waterfront = STREETS.filter(({ name }) => ['naito', 'interstate', 'water'].includes(name));
      const passed = heads.filter((head) => waterfront.some((street) => street.spaces.includes(names[head] ?? '')));
      expect(passed).toStrictEqual(heads);
    }
  });

  test('has at least two overpasses, each a straight crossing of exactly two roads, and an underpass on one', () => {
    const overpasses = spaces.filter((space) => SPACE_FACTS[space]?.kind === 'overpass');
    expect(overpasses.length).toBeGreaterThanOrEqual(2);
    for (const space of overpasses) {
      const roads = STREETS.filter((street) => street.spaces.includes(names[space] ?? ''));
      expect(roads).toHaveLength(2);
      expect(neighboursOf(space)).toHaveLength(4);
      expect(positionsOf(space).map((position) => STREETS[roadAt(position)])).toStrictEqual(roads);
    }
    const underpasses = spaces.filter((space) => SPACE_FACTS[space]?.kind === 'underpass');
    expect(underpasses.length).toBeGreaterThanOrEqual(1);
    for (const space of underpasses) {
      expect(STREETS.filter((street) => street.spaces.includes(names[space] ?? ''))).toHaveLength(1);
      expect(neighboursOf(space)).toHaveLength(2);
    }
  });
});

describe('[BR-N1] the blue rails', () => {
  const railNames = [...new Set(RAILS.flat())];
  const degree = (name: string): number => railEdges.filter((edge) => edge.split(' ').includes(name)).length;

  test('form a loop on each bank, connected over Steel', () => {
    const loops = RAILS.filter((rail) => rail[0] === rail.at(-1));
    expect(loops.map((loop) => [...new Set(loop.map((name) => name[0]))])).toStrictEqual([['w'], ['e']]);
    for (const loop of loops) expect(new Set(loop).size).toBe(loop.length - 1);
    const link = RAILS.filter((rail) => rail[0] !== rail.at(-1));
    expect(link).toHaveLength(1);
    expect(link[0]).toStrictEqual([loops[0]?.[0], 'steel', loops[1]?.[0]]);
    expect(railNames.filter((name) => degree(name) === 3)).toStrictEqual([loops[0]?.[0], loops[1]?.[0]]);
    expect(railNames.filter((name) => bridges.includes(at(name)))).toStrictEqual(['steel']);
  });

  test('are streets too, and no street without rails connects two of their spaces', () => {
    expect(railEdges.filter((edge) => !streetEdges.includes(edge))).toStrictEqual([]);
    const between = streetEdges.filter((edge) => edge.split(' ').every((name) => railNames.includes(name)));
    expect(between.toSorted()).toStrictEqual([...railEdges].toSorted());
    expect(
      spaces
        .filter(onRails)
        .map((space) => names[space])
        .toSorted(),
    ).toStrictEqual(railNames.toSorted());
  });

  test('have at least one stair from an overpass that is not adjacent to them', () => {
    expect(STAIRS.length).toBeGreaterThanOrEqual(1);
    for (const [overpass, rail] of STAIRS) {
      expect(SPACE_FACTS[at(overpass)]?.kind).toBe('overpass');
      expect(railNames).toContain(rail);
      expect(neighboursOf(at(overpass)).filter(onRails)).toStrictEqual([]);
      for (const position of positionsOf(at(overpass)))
        expect(railsFrom(position, NOWHERE).map(nameOf)).toStrictEqual([rail]);
    }
  });

  test('[BR-M4] are boarded from beside them, never from the arrow, and not left again', () => {
    expect(railsFrom(START, NOWHERE)).toStrictEqual([]);
    const boarding = positions.filter((position) => railsFrom(position, NOWHERE).length > 0);
    const beside = spaces.filter(
      (space) => neighboursOf(space).some(onRails) || STAIRS.some(([overpass]) => at(overpass) === space),
    );
    expect([...new Set(boarding.map(spaceOf))].toSorted((a, b) => a - b)).toStrictEqual(beside);
    const ridden = entered(positions, railsFrom);
    expect([...ridden.values()].filter(([position]) => !onRails(spaceOf(position)))).toStrictEqual([]);
    expect(new Set([...ridden.values()].map(([position]) => nameOf(position)))).toStrictEqual(new Set(railNames));
  });
});

describe('[BR-N2] connectivity', () => {
  test.each([
    ['riding', riding],
    ['walking', walking],
    ['the streetcar', railsFrom],
  ] as const)('%s has no dead end, not even after any previous step', (_, steps) => {
    const ends = [...entered([START, ...positions], steps).values()].filter(
      ([position, from]) => steps(position, from).length === 0,
    );
    expect(ends).toStrictEqual([]);
  });

  test.each([
    ['riding', riding],
    ['walking', walking],
  ] as const)('%s leads from the arrow, and from every position, to every space in one long move', (_, steps) => {
    for (const position of [START, ...positions]) expect(distances(position, steps).size).toBe(SPACES);
  });

  test('walking step by step leads from every space to every other', () => {
    for (const space of spaces) expect(distances(space, (position) => walking(position, NOWHERE)).size).toBe(SPACES);
  });

  test('each bridge is four to five steps from its neighbours on the river', () => {
    const apart = bridges.slice(1).map((bridge) => distances(bridge - 1, riding).get(bridge));
    expect(apart.filter((steps) => steps !== 4 && steps !== 5)).toStrictEqual([]);
  });

  test('a step leads to a neighbour, and never straight back', () => {
    for (const [position, from] of entered(positions, walking).values()) {
      const here = spaceOf(position);
      const next = walking(position, from).map(spaceOf);
      expect([from, ...next].toSorted()).toStrictEqual(neighboursOf(here).toSorted());
    }
  });

  test('[BR-M2] riding goes straight on at an overpass and stays on its road; walking may turn', () => {
    for (const [position, from] of entered(positions, riding).values()) {
      const road = STREETS[roadAt(position)];
      if (road === undefined) continue;
      const index = road.spaces.indexOf(nameOf(position));
      const axis = [road.spaces[index - 1], road.spaces[index + 1]];
      expect(axis).toContain(names[from]);
      expect(riding(position, from).map(nameOf)).toStrictEqual(axis.filter((name) => name !== names[from]));
      expect(riding(position, NOWHERE).map(nameOf).toSorted()).toStrictEqual(axis.toSorted());
      expect(walking(position, from)).toHaveLength(3);
    }
  });
});

test('positions can be found by their names', () => {
  for (const position of positions) expect(positionNamed(positionName(position))).toBe(position);
  expect(new Set(positions.map(positionName)).size).toBe(POSITIONS);
  expect(positionNamed('start')).toBe(-1);
  expect(positionName(positionsOf(at('w8'))[0] ?? -1)).toBe('w8@naito');
});
