import { SPACE_FACTS } from '@ponts-bornes/bridgetown-races';
import type { SpaceFacts } from '@ponts-bornes/bridgetown-races';
import { STREET_PAIRS, flawsOf, linksBetween, middleOf } from './links.ts';
import type { Link, Spot } from './links.ts';

/** The position of everything on the map. */
export interface Layout {
  readonly spots: ReadonlyMap<string, Spot>;
  readonly links: readonly Link[];
  readonly height: number;
}

export const MAP_WIDTH = 52;

/** Fits the longest colour name. */
export const BRIDGE_WIDTH = 6;

/** The label on the map, which marks overpasses and underpasses. */
export const labelOf = ({ name, kind }: SpaceFacts): string => {
  switch (kind) {
    case 'street':
      return name;
    case 'bridge':
      return ' '.repeat(BRIDGE_WIDTH);
    case 'overpass':
      return `^${name}`;
    case 'underpass':
      return `(${name})`;
  }
};

/** Spaces joined by a street share a row if their heights differ by less than this. */
const LEVEL = 14;
/** For the start arrow. */
const MARGIN = 2;
/** Extra columns for each half of the river, because bridges need room for a colour. */
const RIVER = 3;

const range = (values: readonly number[]): readonly [number, number] => [Math.min(...values), Math.max(...values)];
const [WEST, EAST] = range(SPACE_FACTS.map(({ x }) => x));
const [NORTH] = range(SPACE_FACTS.map(({ y }) => y));
const COLUMN_UNITS = (EAST - WEST) / (MAP_WIDTH - MARGIN - 3 - 2 * RIVER);

const FACTS = new Map(SPACE_FACTS.map((facts) => [facts.name, facts]));
export const BRIDGE_FACTS = SPACE_FACTS.filter(({ kind }) => kind === 'bridge');

/** Linear interpolation between points, clamped at both ends. */
const between = (value: number, points: readonly (readonly [at: number, is: number])[]): number => {
  const after = points.findIndex(([at]) => value <= at);
  if (after <= 0) return (after < 0 ? points.at(-1)! : points[0]!)[1];
  const [[at, is], [nextAt, nextIs]] = [points[after - 1]!, points[after]!];
  return is + ((nextIs - is) * (value - at)) / (nextAt - at);
};

/** 0 west of the river, 1 on a bridge, 2 in the east. */
const bankOf = ({ kind, x, y }: SpaceFacts): number => {
  if (kind === 'bridge') return 1;
  return x <
    between(
      y,
      BRIDGE_FACTS.map((bridge) => [bridge.y, bridge.x] as const),
    )
    ? 0
    : 2;
};

const NEIGHBOURS = new Map(
  SPACE_FACTS.map(({ name }) => [
    name,
    STREET_PAIRS.filter((pair) => pair.includes(name)).map(([one, other]) => (one === name ? other : one)),
  ]),
);

const COLUMNS = new Map(
  SPACE_FACTS.map((facts) => [
    facts.name,
    Math.round((facts.x - WEST) / COLUMN_UNITS) + MARGIN + bankOf(facts) * RIVER,
  ]),
);

/** Groups of spaces that share a row: joined by a level street, or an underpass with the road above it. */
const levels = (): readonly (readonly SpaceFacts[])[] => {
  const groupOf = new Map(SPACE_FACTS.map((facts) => [facts.name, [facts]]));
  const merge = (one: string, other: string): void => {
    const [into, from] = [groupOf.get(one)!, groupOf.get(other)!];
    if (into === from) return;
    into.push(...from);
    for (const { name } of from) groupOf.set(name, into);
  };
  for (const [one, other] of STREET_PAIRS) {
    if (Math.abs(FACTS.get(one)!.y - FACTS.get(other)!.y) <= LEVEL) merge(one, other);
  }
  for (const below of SPACE_FACTS.filter(({ kind }) => kind === 'underpass')) {
    const above = SPACE_FACTS.find(({ y, name }) => y === below.y && name !== below.name);
    if (above !== undefined) merge(above.name, below.name);
  }
  return [...new Set(groupOf.values())].toSorted((a, b) => heightOf(a) - heightOf(b));
};

const heightOf = (group: readonly SpaceFacts[]): number =>
  group.reduce((sum, { y }) => sum + y, 0) / Math.max(1, group.length);

const LEVELS = levels();

const overlap = (one: string, other: string): boolean => {
  const room = (name: string): number => (FACTS.get(name)!.kind === 'bridge' ? BRIDGE_WIDTH / 2 : 2);
  return Math.abs(COLUMNS.get(one)! - COLUMNS.get(other)!) < room(one) + room(other);
};

/**
 * Assigns rows from the top: each level as high as possible, but below what is above it, with a row between for the
 * street.
 */
const rowsOf = (rowUnits: number): ReadonlyMap<string, number> => {
  const rows = new Map<string, number>();
  const lowest = ({ name }: SpaceFacts, row: number): number =>
    Math.max(
      row,
      ...(NEIGHBOURS.get(name) ?? [])
        .filter((other) => rows.has(other) && overlap(name, other))
        .map((other) => rows.get(other)! + 2),
      ...[...rows].filter(([other, at]) => at === row && overlap(name, other)).map(() => row + 1),
    );
  for (const group of LEVELS) {
    let row = Math.round((heightOf(group) - NORTH) / rowUnits);
    for (let next = -1; next !== row;) {
      next = row;
      row = Math.max(...group.map((facts) => lowest(facts, next)));
    }
    for (const { name } of group) rows.set(name, row);
  }
  return rows;
};

/** Places the labels of a row from west to east, at least one column apart. */
const spotsIn = (rows: ReadonlyMap<string, number>): ReadonlyMap<string, Spot> => {
  const ends = new Map<number, number>();
  const inOrder = SPACE_FACTS.toSorted((a, b) => COLUMNS.get(a.name)! - COLUMNS.get(b.name)!);
  return new Map(
    inOrder.map((facts) => {
      const [row, width] = [rows.get(facts.name)!, labelOf(facts).length];
      const wished = COLUMNS.get(facts.name)! - Math.floor((width - 1) / 2);
      const from = Math.max(wished, (ends.get(row) ?? -2) + 2);
      ends.set(row, from + width - 1);
      return [facts.name, { row, from, to: from + width - 1 }];
    }),
  );
};

const layoutWith = (rowUnits: number): Layout => {
  const spots = spotsIn(rowsOf(rowUnits));
  const links = linksBetween(spots);
  const height = Math.max(...[...spots.values()].map(({ row }) => row)) + 1;
  return { spots, links, height };
};

/** Map units per row, from few rows to many. */
const ROW_UNITS = [33, 32, 31, 30, 29, 28, 27, 26, 25, 24];

let drawn: Layout | undefined;

/** The map with the fewest rows on which no street overlaps another one or a space. */
export const cityLayout = (): Layout => {
  drawn ??= ROW_UNITS.map(layoutWith)
    .map((layout) => ({ layout, flaws: flawsOf(layout).length }))
    .toSorted((a, b) => a.flaws - b.flaws || a.layout.height - b.layout.height)[0]!.layout;
  return drawn;
};

/** The middle of the river in a row. */
export const riverAt = ({ spots }: Layout, row: number): number => {
  const points = BRIDGE_FACTS.map(({ name }) => spots.get(name)!).map((spot) => [spot.row, middleOf(spot)] as const);
  return Math.round(between(row, points));
};
