/** A point in screen pixels or map units. */
export interface Point {
  readonly x: number;
  readonly y: number;
}
