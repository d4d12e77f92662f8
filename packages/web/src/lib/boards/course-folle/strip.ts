import type { ShownCard } from './cards.ts';
import { isPlane } from './cards.ts';

/** The width of a milestone, and the maximum distance between two. */
export const STONE = 15;
const PITCH = 19;
const MARGIN = 4;
const HALF_STONE = 13;
const HALF_AERODROME = 25;

/** The edge of a card's half. A left half is the left part of its picture, so it is at the card's right edge. */
export const edgeOf = ({ half }: Pick<ShownCard, 'half'>): 'left' | 'right' | null => {
  if (half === null) return null;
  return half === 'left' ? 'right' : 'left';
};

/** Positions of a card's milestones on a strip of this width, clear of its half. */
export const stonesOf = (card: ShownCard, width: number): readonly number[] => {
  const edge = edgeOf(card);
  const half = isPlane(card) ? HALF_AERODROME : HALF_STONE;
  const from = edge === 'left' ? half : MARGIN;
  const to = width - (edge === 'right' ? half : MARGIN);
  const pitch = Math.min(PITCH, (to - from) / Math.max(1, card.stages));
  const first = from + (to - from - pitch * card.stages) / 2 + (pitch - STONE) / 2;
  return Array.from({ length: card.stages }, (_, index) => first + index * pitch);
};
