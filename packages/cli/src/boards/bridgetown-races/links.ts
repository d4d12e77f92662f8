import { RAILS, SPACE_FACTS, STAIRS, STREETS } from '@ponts-bornes/bridgetown-races';

/** The position of a space: its row, and the first and last column of its label. */
export interface Spot {
  readonly row: number;
  readonly from: number;
  readonly to: number;
}

/** A drawn connection between two spaces: its characters and their positions. */
export interface Link {
  readonly ends: readonly [string, string];
  readonly kind: 'street' | 'rail' | 'stairs';
  readonly strokes: readonly Stroke[];
}

interface Stroke {
  readonly row: number;
  readonly column: number;
  readonly sign: string;
}

type Spots = ReadonlyMap<string, Spot>;

const pairs = (names: readonly string[]): (readonly [string, string])[] =>
  names.slice(1).map((name, index) => [names[index]!, name] as const);

export const STREET_PAIRS = STREETS.flatMap(({ spaces }) => pairs(spaces));
const RAIL_KEYS = new Set(RAILS.flatMap(pairs).flatMap(([one, other]) => [`${one} ${other}`, `${other} ${one}`]));
const UNDERPASSES = SPACE_FACTS.filter(({ kind }) => kind === 'underpass').map(({ name }) => name);

/** Every street, rail and stair between spaces at these positions. */
export const linksBetween = (spots: Spots): readonly Link[] => [
  ...STREET_PAIRS.map((ends): Link => {
    const [one, other] = ends;
    // The road above an underpass is hidden by the underpass's label.
    const isSeen = (stroke: Stroke): boolean => !UNDERPASSES.some((name) => covers(spots.get(name)!, stroke));
    return {
      ends,
      kind: RAIL_KEYS.has(`${one} ${other}`) ? 'rail' : 'street',
      strokes: strokesOf(spots.get(one)!, spots.get(other)!).filter(isSeen),
    };
  }),
  ...STAIRS.map((ends): Link => {
    const strokes = steepStrokes(...inRows(spots.get(ends[0])!, spots.get(ends[1])!));
    return { ends, kind: 'stairs', strokes: strokes.map((stroke) => ({ ...stroke, sign: ':' })) };
  }),
];

/** The errors of a drawing: a character in two links or on a label, or a link without characters. */
export const flawsOf = ({ spots, links }: { readonly spots: Spots; readonly links: readonly Link[] }): string[] => {
  const taken = new Map<string, string>();
  for (const [name, { row, from, to }] of spots) {
    for (let column = from; column <= to; column++) taken.set(`${row} ${column}`, name);
  }
  return links.flatMap(({ ends, strokes }) => {
    const link = ends.join('-');
    const clashes = strokes.map(({ row, column }) => `${row} ${column}`).filter((at) => taken.has(at));
    const flaws = clashes.map((at) => `${link} on ${taken.get(at)}`);
    for (const { row, column } of strokes) taken.set(`${row} ${column}`, link);
    return strokes.length === 0 ? [...flaws, `${link} is not drawn`] : flaws;
  });
};

const covers = ({ row, from, to }: Spot, stroke: Stroke): boolean =>
  stroke.row === row && stroke.column >= from && stroke.column <= to;

const inRows = (one: Spot, other: Spot): readonly [Spot, Spot] => (one.row <= other.row ? [one, other] : [other, one]);

const strokesOf = (one: Spot, other: Spot): Stroke[] => {
  const [west, east] = one.from <= other.from ? [one, other] : [other, one];
  const rise = Math.abs(one.row - other.row);
  // Two rows apart, a slanted line is clearer than corners without a column between them.
  const needed = rise > 1 ? rise + 1 : rise;
  const gap = east.from - west.to - 1;
  return gap >= Math.max(1, needed) ? levelStrokes(west, east) : steepStrokes(...inRows(one, other));
};

/** The middle column of a label. */
export const middleOf = ({ from, to }: Spot): number => Math.floor((from + to) / 2);

/** From the right of one label to the left of another, up or down in steps. */
const levelStrokes = (west: Spot, east: Spot): Stroke[] => {
  const length = east.from - west.to - 1;
  const rise = Math.abs(east.row - west.row);
  const down = east.row > west.row;
  const bends = Array.from({ length: rise }, (_, bend) => west.to + 1 + Math.floor(((bend + 0.5) * length) / rise));
  return Array.from({ length }, (_, index) => west.to + 1 + index).flatMap((column) => {
    const passed = bends.filter((bend) => bend < column).length;
    const row = west.row + (down ? passed : -passed);
    if (!bends.includes(column)) return [{ row, column, sign: '─' }];
    const [before, after] = down ? ['┐', '└'] : ['┘', '┌'];
    return [
      { row, column, sign: before },
      { row: row + (down ? 1 : -1), column, sign: after },
    ];
  });
};

/** From the bottom of one label to the top of another, one character per row. */
const steepStrokes = (upper: Spot, lower: Spot): Stroke[] => {
  const drop = lower.row - upper.row;
  const slant = (middleOf(lower) - middleOf(upper)) / drop;
  const leaning = slant > 0 ? '\\' : '/';
  return Array.from({ length: Math.max(0, drop - 1) }, (_, index) => ({
    row: upper.row + 1 + index,
    column: Math.round(middleOf(upper) + slant * (index + 1)),
    sign: Math.abs(slant) < 0.4 ? '│' : leaning,
  }));
};
