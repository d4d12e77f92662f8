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

/** The length of a bridge's silhouette, and by how much its height is exaggerated. */
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
