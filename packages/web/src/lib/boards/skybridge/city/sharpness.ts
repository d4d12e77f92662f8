/** Decides how many pixels to draw: fewer while frames come late, all when nothing moves. */
export interface Sharpness {
  /** Pixels per CSS pixel for the frame at this time, in milliseconds. */
  readonly at: (now: number) => number;
  /** Whether the last frame has to be drawn again once nothing moves. */
  readonly isReduced: () => boolean;
}

/** Frames closer together than this belong to one movement. */
export const MOVEMENT = 250;
/** A frame of a movement is late after this time. */
const LATE = 40;
const STEP = 0.7;
const LEAST = 0.75;

/** Remembers what the device can draw in time, so that the next movement starts with it. */
export const makeSharpness = (most: number): Sharpness => {
  let last = -Infinity;
  let fluent = most;
  let ratio = most;
  return {
    at: (now) => {
      const gap = now - last;
      last = now;
      const isMoving = gap < MOVEMENT;
      if (isMoving && gap > LATE) fluent = Math.max(Math.min(LEAST, most), fluent * STEP);
      ratio = isMoving ? fluent : most;
      return ratio;
    },
    isReduced: () => ratio < most,
  };
};
