import type { Point } from './point.ts';

/** A rectangle in window pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Placing {
  /** What the card explains. */
  readonly anchor: Box;
  readonly card: { readonly width: number; readonly height: number };
  readonly window: { readonly width: number; readonly height: number };
  /** Where a finger rests; null for a mouse or a key. */
  readonly finger: Point | null;
}

/** Between the card and what it explains, and between the card and the edges of the window. */
const GAP = 8;
/** A fingertip covers this much in each direction. */
const FINGER = 28;
/** An element that fills more of the window than this is explained where it was touched. */
const LARGE = 0.4;

/**
 * The corner of a card: above what it explains if there is room, otherwise below or beside it. Never outside the window,
 * and never under the finger.
 */
export const cardPlace = ({ anchor, card, window, finger }: Placing): Point => {
  const { left, top, right, bottom } = keptClear(anchor, window, finger);
  const within = (at: Point): Point => ({
    x: clamp(at.x, GAP, window.width - card.width - GAP),
    y: clamp(at.y, GAP, window.height - card.height - GAP),
  });
  const middle = { x: (left + right - card.width) / 2, y: (top + bottom - card.height) / 2 };
  const above = { x: middle.x, y: top - GAP - card.height };
  const below = { x: middle.x, y: bottom + GAP };
  const places = [above, below, { x: left - GAP - card.width, y: middle.y }, { x: right + GAP, y: middle.y }];
  const isFree = ({ x, y }: Point): boolean =>
    x + card.width <= left || x >= right || y + card.height <= top || y >= bottom;
  const roomy = places.map(within).find(isFree);
  return roomy ?? within(top > window.height - bottom ? above : below);
};

/** What the card must not cover. */
const keptClear = (
  { left, top, width, height }: Box,
  window: Placing['window'],
  finger: Point | null,
): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } => {
  const isLarge = width * height > LARGE * window.width * window.height;
  const { x, y } = finger ?? { x: left + width / 2, y: top + height / 2 };
  const tip = finger === null ? 0 : FINGER;
  if (isLarge) return { left: x - tip, top: y - tip, right: x + tip, bottom: y + tip };
  return {
    left: Math.min(left, x - tip),
    top: Math.min(top, y - tip),
    right: Math.max(left + width, x + tip),
    bottom: Math.max(top + height, y + tip),
  };
};

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(most, value));
