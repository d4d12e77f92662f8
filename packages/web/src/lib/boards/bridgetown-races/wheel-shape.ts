import type { Point } from '../../board-kit/point.ts';

/** The whole wheel, or the half that rises from the bottom edge of a small screen. */
export interface WheelShape {
  readonly width: number;
  readonly height: number;
  readonly centre: Point;
  /** Radii of the rim and the hub. */
  readonly rim: number;
  readonly hub: number;
  /** Radius of the centre hole. */
  readonly axle: number;
  /** Start angle and span of the modes in degrees, clockwise from the right. */
  readonly from: number;
  readonly span: number;
  /** Distance of the coordinators and the vehicle from the centre. */
  readonly coordinators: number;
  readonly drawing: number;
  /** Distance of the speed from the centre; null: below the vehicle. */
  readonly speed: number | null;
  /** Size of the vehicle. */
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

/** The middle angle of a part, in degrees. */
export const middleOf = ({ from, span }: WheelShape, number: number, count: number): number =>
  from + ((number + 0.5) * span) / count;

/** A ring sector between two radii, inset on each side. */
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

/** Positions of coordinators side by side along the rim. */
export const alongRim = (shape: WheelShape, middle: number, count: number): readonly Point[] => {
  const step = ((18 / shape.coordinators) * 180) / Math.PI;
  return Array.from({ length: count }, (_, index) =>
    at(shape, middle + (index - (count - 1) / 2) * step, shape.coordinators),
  );
};
