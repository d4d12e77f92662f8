/** Shapes that distinguish seats without colour, on a 24-unit square. */
export const MARKS = [
  'M12 3a9 9 0 1 0 0 18a9 9 0 1 0 0-18z',
  'M4 4h16v16H4z',
  'M12 2.5 22 20.5H2z',
  'M12 1.5 22.5 12 12 22.5 1.5 12z',
  'M12 1.8l3 6.9 7.5.7-5.7 4.9 1.7 7.3L12 17.8 5.5 21.6l1.7-7.3L1.5 9.4 9 8.7z',
  'M7 2.5h10L22.5 12 17 21.5H7L1.500 12z',
  'M8.500 2h7v6.500H22v7h-6.500V22h-7v-6.500H2v-7h6.500z',
  'M12 1.500c5 6 7.500 9.300 7.500 13a7.500 7.500 0 0 1-15 0c0-3.700 2.500-7 7.500-13z',
] as const;

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
