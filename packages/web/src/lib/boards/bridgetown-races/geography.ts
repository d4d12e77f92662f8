import {
  ARROW,
  BRIDGES,
  RAILS,
  SPACE_FACTS,
  STAIRS,
  STREETS,
  positionNamed,
  spaceOf,
} from '@ponts-bornes/bridgetown-races/board';
import type { BridgeName, SpaceFacts } from '@ponts-bornes/bridgetown-races/board';
import type { Point } from '../../board-kit/point.ts';

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.name, facts]));

const placeOf = (name: string): SpaceFacts => {
  const facts = FACTS.get(name);
  if (facts === undefined) throw new RangeError(`no such space: ${name}`);
  return facts;
};

const { x: arrowX, y: arrowY } = placeOf(ARROW);

/** Where racers stand before they enter the map, with the arrow that points the way in. */
export const START_POINT: Point = { x: arrowX - 72, y: arrowY };
export const ARROW_PATH = `M${arrowX - 122} ${arrowY - 16}h72v-16l34 32l-34 32v-16h-72z`;

/** The point of a named position, including `start`. */
export const pointOf = (position: string): Point => SPACE_FACTS[spaceOf(positionNamed(position))] ?? START_POINT;

/** The bridges nearest to a point, in a straight line. */
export const nearestBridges = ({ x, y }: Point, count: number): readonly BridgeName[] => {
  const far = (bridge: BridgeName): number => Math.hypot(placeOf(bridge).x - x, placeOf(bridge).y - y);
  return BRIDGES.toSorted((one, other) => far(one) - far(other)).slice(0, count);
};

/** Points to look at for bridges with their flags and names. */
export const bridgesWithRoom = (bridges: readonly BridgeName[]): readonly Point[] =>
  bridges.map(placeOf).flatMap(({ x, y }) => [
    { x: x - 45, y: y + 25 },
    { x: x + 45, y: y + 25 },
  ]);

const tenth = (value: number): number => Math.round(value * 10) / 10;

export const pathOf = (points: readonly Point[]): string =>
  points.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${tenth(x)} ${tenth(y)}`).join('');

/** The point this far from the first towards the second. */
const towards = (from: Point, to: Point, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + ((to.x - from.x) * far) / length, y: from.y + ((to.y - from.y) * far) / length };
};

/** A point this far along the line between two points, offset to the left. */
const beside = (from: Point, to: Point, along: number, far: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  return {
    x: from.x + (to.x - from.x) * along + ((to.y - from.y) * far) / length,
    y: from.y + (to.y - from.y) * along - ((to.x - from.x) * far) / length,
  };
};

const FREEWAYS: ReadonlySet<string> = new Set(['i405', 'marquam']);

const roadsOf = (freeways: boolean): string =>
  STREETS.filter(({ name }) => FREEWAYS.has(name) === freeways)
    .map(({ spaces }) => pathOf(spaces.map(placeOf)))
    .join('');

export const STREET_PATH = roadsOf(false);
export const FREEWAY_PATH = roadsOf(true);

/** The roads through a space, each with the space before and the one after it. */
const axesOf = (space: string): readonly { readonly freeway: boolean; readonly ends: readonly [Point, Point] }[] =>
  STREETS.flatMap(({ name, spaces }) => {
    const index = spaces.indexOf(space);
    const [before, after] = [spaces[index - 1], spaces[index + 1]];
    if (before === undefined || after === undefined) return [];
    return [{ freeway: FREEWAYS.has(name), ends: [placeOf(before), placeOf(after)] as const }];
  });

/** The length of a bridge's silhouette, and how much taller than true it stands. */
const SILHOUETTE = 120;
const TALL = 1.35;

/** A raised road: a bridge over the river, a road over another one. */
export interface Deck {
  readonly path: string;
  readonly isFreeway: boolean;
}

const deckOver = (space: SpaceFacts, far: (end: Point) => number): Deck => {
  const axes = axesOf(space.name).toSorted((a, b) => wideness(b.ends) - wideness(a.ends));
  const { ends, freeway } = axes[0] ?? { ends: [space, space] as const, freeway: false };
  const points = [towards(space, ends[0], far(ends[0])), space, towards(space, ends[1], far(ends[1]))];
  return { path: pathOf(points), isFreeway: freeway };
};

const wideness = ([one, other]: readonly [Point, Point]): number => Math.abs(one.x - other.x);

export const BRIDGE_DECKS: readonly Deck[] = SPACE_FACTS.filter(({ kind }) => kind === 'bridge').map((bridge) =>
  deckOver(bridge, (end) => Math.hypot(end.x - bridge.x, end.y - bridge.y) - 17),
);

/** Stands the silhouettes of the bridges on their decks: along the deck, but upright. */
export const BRIDGE_FRAMES: readonly (readonly [bridge: BridgeName, transform: string])[] = BRIDGES.map((bridge) => {
  const { x, y } = placeOf(bridge);
  const [west, east] = (axesOf(bridge)[0]?.ends ?? []).toSorted((one, other) => one.x - other.x);
  const [dx, dy] = west === undefined || east === undefined ? [1, 0] : [east.x - west.x, east.y - west.y];
  // Clear of the spaces at both ends.
  const size = (Math.hypot(dx, dy) - 34) / Math.hypot(dx, dy) / SILHOUETTE;
  return [bridge, `matrix(${tenth(dx * size * 10) / 10} ${tenth(dy * size * 10) / 10} 0 ${TALL} ${x} ${y - 5})`];
});

export const OVERPASS_DECKS: readonly Deck[] = SPACE_FACTS.filter(({ kind }) => kind === 'overpass').map((space) =>
  deckOver(space, () => 30),
);

/** The parapets of the road that passes over an underpass. */
export const UNDERPASS_PATH = SPACE_FACTS.filter(({ kind }) => kind === 'underpass')
  .map(({ x, y }) => `M${x - 34} ${y - 11}h68M${x - 34} ${y + 11}h68`)
  .join('');

const railPairs = RAILS.flatMap((rail) =>
  rail.slice(1).map((to, index) => [placeOf(rail[index] ?? ''), placeOf(to)] as const),
);

export const RAIL_PATH = railPairs
  .flatMap(([from, to]) => [3.4, -3.4].map((far) => pathOf([beside(from, to, 0, far), beside(from, to, 1, far)])))
  .join('');

const ladder = (from: Point, to: Point, count: number, half: number): string =>
  Array.from({ length: count }, (_, index) => {
    const along = (index + 0.5) / count;
    return pathOf([beside(from, to, along, half), beside(from, to, along, -half)]);
  }).join('');

export const TIE_PATH = railPairs
  .map(([from, to]) => ladder(from, to, Math.floor(Math.hypot(to.x - from.x, to.y - from.y) / 10), 6.5))
  .join('');

export const STAIR_PATH = STAIRS.map(([overpass, rail]) => {
  const from = towards(placeOf(overpass), placeOf(rail), 18);
  const to = towards(placeOf(rail), placeOf(overpass), 16);
  const strings = [7, -7].map((far) => pathOf([beside(from, to, 0, far), beside(from, to, 1, far)]));
  return `${ladder(from, to, 6, 7)}${strings.join('')}`;
}).join('');

export const RAILED: ReadonlySet<string> = new Set(RAILS.flat());

/** The Willamette, drawn beyond the visible edges. */
export const RIVER_PATH =
  'M-523 -480C-497 -457 -417 -387 -363 -340C-310 -293 -259 -243 -201 -198C-143 -153 -75 -114 -18 -71C39 -28 90 17 143 58C195 100 256 145 298 178C339 211 363 232 392 257C420 283 448 309 471 332C494 356 513 379 529 400C546 421 561 439 572 461C583 483 592 508 597 531C603 555 604 576 604 600C604 624 601 650 597 676C592 702 584 729 577 757C571 785 563 813 558 841C553 870 548 899 546 929C544 960 544 992 548 1024C552 1055 559 1086 569 1118C580 1151 595 1184 611 1217C627 1250 647 1282 665 1316C683 1350 698 1384 719 1419C739 1455 759 1490 789 1528C819 1565 861 1610 899 1646C938 1683 981 1713 1021 1748C1061 1783 1119 1838 1139 1856L1261 1724C1241 1705 1179 1647 1139 1612C1099 1577 1059 1547 1021 1514C983 1480 944 1442 911 1412C878 1383 849 1361 821 1337C794 1312 767 1291 745 1264C724 1237 708 1204 693 1175C678 1146 664 1117 655 1090C645 1062 639 1038 636 1012C632 987 632 960 634 935C636 909 641 885 646 859C652 833 659 807 667 779C674 751 684 722 689 692C695 662 700 631 700 600C700 569 697 539 689 509C681 478 666 447 652 419C638 392 621 369 603 344C584 319 563 294 539 268C515 241 486 214 456 187C427 159 402 138 362 102C323 66 268 15 217 -30C167 -76 114 -124 58 -169C2 -214 -63 -257 -119 -302C-175 -347 -224 -393 -277 -440C-329 -486 -410 -556 -437 -580Z';

/** Ross Island, in the river. */
export const ISLAND_PATH = 'M752 1374c22-10 52 12 84 46s54 64 58 94c-40-14-118-90-142-140z';

/** Forest Park, Washington Park, the Park Blocks, and the waterfront between Naito and the water. */
export const PARK_PATH = [
  'M-520 60C-300 90 20 120 66 220C96 300 40 372 -60 420C-200 480 -400 470 -520 470Z',
  'M-520 690C-300 640 20 640 76 740C104 820 40 880 -60 920C-220 980 -420 960 -520 960Z',
  'M282 800h18l4 105l-18 3zM287 924h18l22 78l-18 5z',
  'M545 478L566 540L573 600L577 660L550 760L529 870L518 925L546 929C548 915 553 870 558 841C563 813 571 785 577 757C584 729 592 702 597 676C601 650 604 624 604 600C604 576 603 555 597 531C592 508 583 483 572 461Z',
].join('');

export type Label = readonly [text: string, x: number, y: number, turn?: number];

export const STREET_LABELS: readonly Label[] = [
  ['Naito Parkway', 371, 320, 43.5],
  ['Naito Parkway', 511, 846, -78],
  ['Lovejoy', 323, 359, -8],
  ['23rd Avenue', 91, 478, -88],
  ['Burnside Road', 266, 630],
  ['E Burnside', 792, 578],
  ['Broadway', 316, 848, -90],
  ['1st Avenue', 528, 706, -75],
  ['Morrison', 416, 788, -2],
  ['Morrison', 768, 752],
  ['Hawthorne', 430, 903],
  ['Hawthorne', 747, 918],
  ['Barbur', 446, 1190, 73],
  ['Interstate', 494, 147, 41],
  ['Russell', 557, 52, 9],
  ['Weidler', 745, 214],
  ['Holladay', 754, 427],
  ['Grand Avenue', 874, 548, 86.5],
  ['Grand Avenue', 858, 1018, 87],
  ['Water Avenue', 701, 862, -78],
  ['Powell', 820, 1286, -4],
];

export const QUARTER_LABELS: readonly Label[] = [
  ['PEARL', 278, 474],
  ['OLD', 440, 528],
  ['TOWN', 440, 547],
  ['DOWNTOWN', 424, 700],
  ['GOOSE', 262, 712],
  ['HOLLOW', 262, 734],
  ['SOUTH', 392, 1212],
  ['PORTLAND', 392, 1234],
  ['ALBINA', 652, 168],
  ['LLOYD', 738, 322],
  ['CENTRAL', 782, 680],
  ['EASTSIDE', 782, 702],
  ['BROOKLYN', 758, 1056],
];
