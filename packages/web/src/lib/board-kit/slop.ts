import type { Point } from './point.ts';

/** A press that moves further than this, in pixels, is no longer a tap. */
const SLOP = 8;

export const isPastSlop = (from: Point, to: Point): boolean => Math.hypot(to.x - from.x, to.y - from.y) >= SLOP;
