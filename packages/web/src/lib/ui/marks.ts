import { MARKS } from '@ponts-bornes/kernel/picture';

/** A colour with the shape that identifies it without seeing it. Colours are CSS values. */
export interface Emblem {
  /** A path on a 24-unit square. */
  readonly shape: string;
  readonly fill: string;
  /** For outlines and lines: visible on every background of a page. */
  readonly line: string;
}

export type Emblems = readonly [Emblem, ...Emblem[]];

export const seatShape = (seat: number): string => MARKS[seat % MARKS.length] ?? MARKS[0];

/** How a seat looks where the rules give it no colour of its own. */
export const seatEmblems = (seat: number): Emblems => {
  const colour = `var(--seat-${seat % MARKS.length})`;
  return [{ shape: seatShape(seat), fill: colour, line: colour }];
};

/** An emblem's place on the common 24-unit square: its corner and scale. */
interface PlacedEmblem {
  readonly emblem: Emblem;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** One emblem fills the square; two share it, the second one below and behind. */
export const placeEmblems = ([first, second]: Emblems): readonly PlacedEmblem[] =>
  second === undefined
    ? [{ emblem: first, x: 0, y: 0, scale: 1 }]
    : [
        { emblem: second, x: 8, y: 8.5, scale: 0.66 },
        { emblem: first, x: 0, y: -0.5, scale: 0.66 },
      ];
