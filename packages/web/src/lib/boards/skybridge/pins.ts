import type { Spot } from './city/city.ts';

/** Something to tap over the city. */
export interface Pin {
  readonly name: string;
  /** The move it plays. */
  readonly text: string;
  readonly label: string;
  readonly spot: Spot;
}

export interface PlacedPin extends Pin {
  readonly x: number;
  readonly y: number;
  /** How a span lies on the canvas, in degrees. */
  readonly angle: number;
}
