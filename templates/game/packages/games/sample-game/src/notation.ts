import { HEAPS } from './state.ts';
import type { Heap } from './state.ts';

/** Takes some matches from a heap. */
export interface Move {
  readonly heap: Heap;
  readonly take: number;
}

const MOST = 9;

// Each move is created once; lists of legal moves refer to these objects.
const MOVES: readonly (readonly Move[])[] = HEAPS.map((_, heap) =>
  Array.from({ length: MOST }, (_unused, index) => Object.freeze({ heap, take: index + 1 })),
);

/** The moves that take 1, 2, … matches from a heap, whatever it has left. */
export const movesFrom = (heap: Heap): readonly Move[] => MOVES[heap] as readonly Move[];

/** [SG-N1] `b3`: three matches from heap b. */
export const format = ({ heap, take }: Move): string => `${HEAPS[heap]}${take}`;

const BY_TEXT = new Map(MOVES.flat().map((move) => [format(move), move]));

export const parse = (text: string): Move | null => BY_TEXT.get(text) ?? null;
