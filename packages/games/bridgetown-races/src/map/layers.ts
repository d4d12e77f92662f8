import { EAST_BANK, MAP_HEIGHT, MAP_WIDTH, WEST_BANK } from '../city/river.ts';
import type { Point } from '../city/river.ts';
import { SPACE_FACTS } from '../city/spaces.ts';
import type { SpaceFacts } from '../city/spaces.ts';
import { ARROW, RAILS, STAIRS, STREETS } from '../city/streets.ts';
import type { Street } from '../city/streets.ts';
import { INK, beside, group, pathOf, shape, tenth, text, towards } from './ink.ts';

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.name, facts]));

const placeOf = (name: string): SpaceFacts => {
  const facts = FACTS.get(name);
  if (facts === undefined) throw new RangeError(`no such space: ${name}`);
  return facts;
};

const FREEWAYS: ReadonlySet<string> = new Set(['i405', 'marquam']);

const PARKS: readonly string[] = [
  'M0 150C60 170 96 230 78 300C66 356 30 392 0 410Z',
  'M0 660C44 668 78 700 82 760C86 830 40 880 0 890Z',
  'M282 800L300 798L304 905L286 908ZM287 924L305 922L326 1000L310 1006Z',
];

/** Between Naito and the water, from Steel down to Hawthorne. */
const waterfrontPark = (): string => {
  const naito = STREETS.find(({ name }) => name === 'naito')?.spaces.map(placeOf) ?? [];
  const inside = ({ y }: Point): boolean => y > 476 && y < 930;
  return `${pathOf([...naito.filter(inside), ...WEST_BANK.filter(inside).toReversed()])}Z`;
};

export const parks = (): string =>
  group(
    'parks',
    [...PARKS, waterfrontPark()].map((d) => shape('path', { d, fill: INK.park })),
  );

export const water = (): string =>
  group('river', [
    shape('path', {
      d: `${pathOf([...WEST_BANK, ...[...EAST_BANK].toReversed()])}Z`,
      fill: INK.water,
      stroke: INK.shore,
      'stroke-width': 1.5,
      'stroke-linejoin': 'round',
    }),
    shape('path', {
      d: 'M754 1380C770 1372 798 1386 824 1412C850 1438 868 1458 872 1480L830 1480C808 1450 768 1410 754 1380Z',
      fill: INK.park,
      stroke: INK.shore,
      'stroke-width': 1.2,
    }),
  ]);

const lines = (streets: readonly Street[], stroke: string, width: number): readonly string[] =>
  streets.map(({ spaces }) =>
    shape('path', { d: pathOf(spaces.map(placeOf)), stroke, 'stroke-width': width, fill: 'none' }),
  );

export const roads = (): string => {
  const freeways = STREETS.filter(({ name }) => FREEWAYS.has(name));
  const others = STREETS.filter(({ name }) => !FREEWAYS.has(name));
  return group(
    'streets',
    [
      ...lines(others, INK.casing, 12),
      ...lines(freeways, INK.freewayCasing, 15),
      ...lines(others, INK.street, 9),
      ...lines(freeways, INK.freeway, 11),
    ],
    { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' },
  );
};

/** The two spaces connected by a bridge. */
const endsOf = (bridge: SpaceFacts): readonly [SpaceFacts, SpaceFacts] => {
  const street = STREETS.find(({ spaces }) => spaces.includes(bridge.name));
  const index = street?.spaces.indexOf(bridge.name) ?? -1;
  const ends = [index - 1, index + 1].map((at) => placeOf(street?.spaces[at] ?? ''));
  const [one, other] = ends.toSorted((a, b) => a.x - b.x);
  if (one === undefined || other === undefined) throw new RangeError(bridge.name);
  return [one, other];
};

const deckOf = (bridge: SpaceFacts): string => {
  const [west, east] = endsOf(bridge);
  const points = [towards(west, bridge, 18), bridge, towards(east, bridge, 18)];
  return shape('path', { d: pathOf(points), stroke: INK.deck, 'stroke-width': 20, fill: 'none' });
};

const roadwayOf = (bridge: SpaceFacts): string => {
  const [west, east] = endsOf(bridge);
  const street = STREETS.find(({ spaces }) => spaces.includes(bridge.name));
  const stroke = FREEWAYS.has(street?.name ?? '') ? INK.freeway : INK.street;
  return shape('path', { d: pathOf([west, bridge, east]), stroke, 'stroke-width': 13, fill: 'none' });
};

const BRIDGES = SPACE_FACTS.filter(({ kind }) => kind === 'bridge');

export const decks = (): string =>
  group(
    'decks',
    BRIDGES.flatMap((bridge) => [deckOf(bridge), roadwayOf(bridge)]),
  );

const ties = (from: Point, to: Point): string => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const count = Math.floor(length / 8);
  const path = Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    const left = beside(from, to, along, 5);
    const right = beside(from, to, along, -5);
    return `M${left.x} ${left.y}L${right.x} ${right.y}`;
  });
  return shape('path', { d: path.join(''), stroke: INK.rail, 'stroke-width': 1.6 });
};

const railPairs = (): readonly (readonly [SpaceFacts, SpaceFacts])[] =>
  RAILS.flatMap((rail) => rail.slice(1).map((to, index) => [placeOf(rail[index] ?? ''), placeOf(to)] as const));

export const rails = (): string =>
  group(
    'rails',
    railPairs().flatMap(([from, to]) => [
      ties(from, to),
      ...[2.6, -2.6].map((far) =>
        shape('path', {
          d: pathOf([beside(from, to, 0, far), beside(from, to, 1, far)]),
          stroke: INK.rail,
          'stroke-width': 1.8,
        }),
      ),
    ]),
  );

export const stairs = (): string =>
  group(
    'stairs',
    STAIRS.flatMap(([overpass, rail]) => {
      const top = placeOf(overpass);
      const foot = placeOf(rail);
      const from = towards(top, foot, 17);
      const to = towards(foot, top, 17);
      const count = 7;
      const treads = Array.from({ length: count }, (_, index) => {
        const left = beside(from, to, index / (count - 1), 6);
        const right = beside(from, to, index / (count - 1), -6);
        return `M${left.x} ${left.y}L${right.x} ${right.y}`;
      });
      const strings = [6, -6].map((far) => pathOf([beside(from, to, 0, far), beside(from, to, 1, far)]));
      return [
        shape('path', { d: [...treads, ...strings].join(''), stroke: INK.deck, 'stroke-width': 1.6, fill: 'none' }),
      ];
    }),
  );

const numberOf = (space: SpaceFacts, fill: string): string =>
  text(space.name, { x: space.x, y: tenth(space.y + 4) }, { 'text-anchor': 'middle', 'font-size': 11.5, fill });

const SPACE = 13.5;

const disc = ({ x, y }: Point, stroke: string): string =>
  shape('circle', { cx: x, cy: y, r: SPACE, fill: INK.space, stroke, 'stroke-width': 1.7 });

const overpassAt = (space: SpaceFacts): readonly string[] => {
  const axes = STREETS.flatMap(({ name, spaces }) => {
    const index = spaces.indexOf(space.name);
    return index < 0 ? [] : [{ name, from: placeOf(spaces[index - 1] ?? ''), to: placeOf(spaces[index + 1] ?? '') }];
  });
  const [below, above] = axes.toSorted((a, b) => Math.abs(a.from.x - a.to.x) - Math.abs(b.from.x - b.to.x));
  if (below === undefined || above === undefined) return [];
  const d = pathOf([towards(space, above.from, 30), space, towards(space, above.to, 30)]);
  const surface = FREEWAYS.has(above.name) ? INK.freeway : INK.street;
  return [
    shape('path', { d, stroke: INK.deck, 'stroke-width': 34, fill: 'none' }),
    shape('path', { d, stroke: surface, 'stroke-width': 29, fill: 'none' }),
    shape('rect', {
      x: space.x - SPACE,
      y: space.y - SPACE,
      width: SPACE * 2,
      height: SPACE * 2,
      rx: 3,
      fill: INK.space,
      stroke: INK.deck,
      'stroke-width': 2,
    }),
    numberOf(space, INK.ink),
  ];
};

const bridgeAt = (space: SpaceFacts): readonly string[] => [
  shape('circle', { cx: space.x, cy: space.y, r: 17, fill: INK.deck, stroke: INK.space, 'stroke-width': 2 }),
  shape('path', {
    d: `M${space.x - 4} ${space.y + 9}V${space.y - 10}L${space.x + 9} ${space.y - 5}L${space.x - 4} ${space.y}`,
    fill: INK.space,
    stroke: INK.space,
    'stroke-width': 1.6,
    'stroke-linejoin': 'round',
  }),
];

const discAt = (space: SpaceFacts, railed: boolean): readonly string[] => [
  disc(space, railed ? INK.rail : INK.ink),
  numberOf(space, railed ? INK.rail : INK.ink),
];

/** The road that passes above an underpass: its parapets, and a translucent surface. */
const underpassAt = (space: SpaceFacts): readonly string[] => {
  const [one, other] = aboveOf(space);
  const from = towards(space, one, 34);
  const to = towards(space, other, 34);
  return [
    disc(space, INK.rail),
    shape('path', { d: pathOf([from, to]), stroke: INK.street, 'stroke-width': 17, 'stroke-opacity': 0.62 }),
    ...[9, -9].map((far) =>
      shape('path', {
        d: pathOf([beside(from, to, 0, far), beside(from, to, 1, far)]),
        stroke: INK.deck,
        'stroke-width': 2.6,
      }),
    ),
    numberOf(space, INK.rail),
  ];
};

/** The ends of the edge that passes over a space. */
const aboveOf = (space: SpaceFacts): readonly [SpaceFacts, SpaceFacts] => {
  for (const { spaces: names } of STREETS) {
    for (const [index, name] of names.slice(1).entries()) {
      const one = placeOf(names[index] ?? '');
      const other = placeOf(name);
      if (one !== space && other !== space && detour(one, space, other) < 0.1) return [one, other];
    }
  }
  throw new RangeError(`no edge passes over ${space.name}`);
};

const detour = (from: Point, over: Point, to: Point): number =>
  Math.hypot(from.x - over.x, from.y - over.y) +
  Math.hypot(to.x - over.x, to.y - over.y) -
  Math.hypot(from.x - to.x, from.y - to.y);

const RAILED: ReadonlySet<string> = new Set(RAILS.flat());

const spaceAt = (space: SpaceFacts): readonly string[] => {
  switch (space.kind) {
    case 'bridge':
      return bridgeAt(space);
    case 'overpass':
      return overpassAt(space);
    case 'underpass':
      return underpassAt(space);
    case 'street':
      return discAt(space, RAILED.has(space.name));
  }
};

export const spaces = (): string => group('spaces', SPACE_FACTS.flatMap(spaceAt), { 'font-weight': 'bold' });

export const arrow = (): string => {
  const { x, y } = placeOf(ARROW);
  return group('start', [
    shape('path', {
      d: `M${x - 106} ${y - 11}H${x - 50}V${y - 22}L${x - 20} ${y}L${x - 50} ${y + 22}V${y + 11}H${x - 106}Z`,
      fill: INK.start,
      stroke: INK.space,
      'stroke-width': 1.5,
    }),
    text(
      'START',
      { x: x - 70, y: y + 4.5 },
      { 'text-anchor': 'middle', 'font-size': 13, fill: INK.space, 'font-weight': 'bold', 'letter-spacing': 1 },
    ),
  ]);
};

export const paper = (): string => shape('rect', { width: MAP_WIDTH, height: MAP_HEIGHT, fill: INK.land });
