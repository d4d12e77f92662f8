import type { Point } from './geography.ts';

/** The wheel, whole or the half that rises from the lower edge of a small screen. */
export interface WheelShape {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** The radii: of the rim, of the hub. */
  readonly rim: number;
  readonly hub: number;
  /** The hole in the middle. */
  readonly axle: number;
  /** Where the modes begin and how far they reach, in degrees; 0 is to the right, clockwise. */
  readonly from: number;
  readonly span: number;
  /** How far out coordinators and the drawing of a mode are. */
  readonly coordinators: number;
  readonly drawing: number;
  /** How far out its speed is; none: below the drawing. */
  readonly speed: number | null;
  /** Of the drawing. */
  readonly size: number;
}

export const WHOLE: WheelShape = {
  width: 280,
  height: 280,
  centre: { x: 140, y: 140 },
  rim: 137,
  hub: 60,
  axle: 10,
  from: -112.5,
  span: 360,
  coordinators: 123,
  drawing: 88,
  speed: null,
  size: 1,
};

export const HALF: WheelShape = {
  width: 344,
  height: 176,
  centre: { x: 172, y: 175 },
  rim: 171,
  hub: 84,
  axle: 16,
  from: 180,
  span: 180,
  coordinators: 159,
  drawing: 132,
  speed: 103,
  size: 0.82,
};

export const at = ({ centre }: WheelShape, degrees: number, radius: number): Point => ({
  x: round(centre.x + radius * Math.cos((degrees * Math.PI) / 180)),
  y: round(centre.y + radius * Math.sin((degrees * Math.PI) / 180)),
});

const round = (value: number): number => Math.round(value * 10) / 10;

/** The middle of the part with this number, of so many, in degrees. */
export const middleOf = ({ from, span }: WheelShape, number: number, count: number): number =>
  from + ((number + 0.5) * span) / count;

/** A part of the ring between two radii, so much smaller on each side. */
export const sector = (
  shape: WheelShape,
  number: number,
  count: number,
  [inner, outer]: readonly [number, number],
  gap = 0,
): string => {
  const [from, to] = [inner + gap, outer - gap];
  const angle = (each: number, radius: number, side: number): number =>
    shape.from + (each * shape.span) / count + (side * gap * 180) / (Math.PI * radius);
  const a = at(shape, angle(number, to, 1), to);
  const b = at(shape, angle(number + 1, to, -1), to);
  const c = at(shape, angle(number + 1, from, -1), from);
  const d = at(shape, angle(number, from, 1), from);
  return `M${a.x} ${a.y}A${to} ${to} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${from} ${from} 0 0 0 ${d.x} ${d.y}Z`;
};

/** Beside each other along the rim: the places of so many coordinators. */
export const alongRim = (shape: WheelShape, middle: number, count: number): readonly Point[] => {
  const step = ((18 / shape.coordinators) * 180) / Math.PI;
  return Array.from({ length: count }, (_, index) =>
    at(shape, middle + (index - (count - 1) / 2) * step, shape.coordinators),
  );
};
