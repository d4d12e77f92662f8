import { isPlane } from './shown-card.ts';
import type { ShownCard } from './shown-card.ts';
import type { Part } from './vehicles.ts';

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

/** A milestone, 15 wide and 25 high. */
export const STONE_PARTS: readonly Part<'stone' | 'cap'>[] = [
  ['stone', 'M0 25V12a7.500 7.500 0 0 1 15 0v13z'],
  ['cap', 'M0 13.500V12a7.500 7.500 0 0 1 15 0v1.500z'],
];

/** The right half of a milestone or of an aerodrome, at the left edge of a card. */
export const HALF_PARTS: Readonly<
  Record<'stage' | 'aerodrome', readonly Part<'stone' | 'cap' | 'hangar' | 'door' | 'cab' | 'roof' | 'mast'>[]>
> = {
  stage: [
    ['stone', 'M0 3.500a10.500 10.500 0 0 1 10.500 10.500V25H0'],
    ['cap', 'M0 3.500a10.500 10.500 0 0 1 10.500 10.500v1H0'],
  ],
  aerodrome: [
    ['hangar', 'M4 25V15c0-5 4-8 9-8s9.500 3 9.500 8v10z'],
    ['door', 'M9 25v-7.500h9V25z'],
    ['stone', 'M0-6h4l2 31H0'],
    ['cab', 'M0-15h9.500l-2.500 9H0'],
    ['roof', 'M0-19h7.500l1.500 4H0'],
    ['mast', 'M0-26v8'],
  ],
};
