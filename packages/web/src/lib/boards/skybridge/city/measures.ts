import type { PlaceName } from '@ponts-bornes/skybridge';
import { FLOORS, gridOf } from '../pieces.ts';
import type { Laid } from '../stacks.ts';

/** In tower widths. */
export const STOREY = 0.36;
export const APART = 1.85;
export const ROOF = 0.62;
/** The foundations rise slightly above the land. */
export const SLAB = 0.06;
/** Radius of the island. */
export const SHORE = 3.65;

export interface CityPoint {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The centre of a place at a level. Row 1 is in front, facing the initial camera. */
export const pointOf = (place: PlaceName, level: number): CityPoint => {
  const { column, row } = gridOf(place);
  return { x: (column - 1) * APART, y: level * STOREY, z: (1 - row) * APART };
};

/** The centre of a piece's base; for a bridge, between its two places. */
export const footOf = ({ places, level }: Pick<Laid, 'places' | 'level'>): CityPoint => {
  const points = places.map((place) => pointOf(place, level));
  const mean = (axis: 'x' | 'z'): number => points.reduce((sum, point) => sum + point[axis], 0) / points.length;
  return { x: mean('x'), y: level * STOREY, z: mean('z') };
};

export const topOf = (laid: Pick<Laid, 'kind' | 'places' | 'level'>): CityPoint => {
  const foot = footOf(laid);
  return { ...foot, y: foot.y + SLAB + (laid.kind === 'roof' ? ROOF : FLOORS[laid.kind] * STOREY) };
};

/** The camera's rotation and tilt, in radians. */
export interface Stance {
  readonly azimuth: number;
  readonly tilt: number;
}

export const FIRST_STANCE: Stance = { azimuth: 0.5, tilt: 0.56 };
const LEAST_TILT = 0.2;
const MOST_TILT = 1.35;

export const turned = ({ azimuth, tilt }: Stance, round: number, up: number): Stance => ({
  azimuth: azimuth + round,
  tilt: Math.min(MOST_TILT, Math.max(LEAST_TILT, tilt + up)),
});

/** Half the visible height and width that keep a city of this height in view at every rotation. */
export const frameOf = (high: number, { tilt }: Stance, aspect: number): { readonly x: number; readonly y: number } => {
  const [wide, tall] = [SHORE * 1.02, SHORE * Math.sin(tilt) + (high / 2) * Math.cos(tilt) + 0.25];
  return tall * aspect > wide ? { x: tall * aspect, y: tall } : { x: wide, y: wide / aspect };
};

/** A fall with one small bounce, from 1 to 0. */
export const fall = (part: number): number => {
  if (part >= 1) return 0;
  const down = 0.72;
  if (part < down) return 1 - (part / down) ** 2;
  const bounce = (part - down) / (1 - down);
  return 0.06 * 4 * bounce * (1 - bounce);
};
