import type { CitySpot } from './city/city.ts';

/** A tap target over the city. */
export interface Pin {
  readonly name: string;
  /** The move it plays. */
  readonly text: string;
  readonly label: string;
  readonly spot: CitySpot;
  /** What a roof here would earn: the tower's floors. Null for other pieces. */
  readonly floors: number | null;
}

export interface PlacedPin extends Pin {
  readonly x: number;
  readonly y: number;
  /** The direction of a span on the canvas, in degrees. */
  readonly angle: number;
}
