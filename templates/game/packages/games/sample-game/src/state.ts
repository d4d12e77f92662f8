import type { Seat } from '@ponts-bornes/kernel';

export const HEAPS = ['a', 'b', 'c'] as const;
export type HeapName = (typeof HEAPS)[number];
/** An index of HEAPS. */
export type Heap = number;

/** [SG-C1] */
const SIZES: Readonly<Record<HeapName, number>> = { a: 3, b: 4, c: 5 };

export interface State {
  /** The matches left, by heap. */
  readonly heaps: number[];
  /** The matches taken, by seat. */
  readonly taken: number[];
  turn: Seat;
}

/** [SG-T1] Seat 0 begins. */
export const setup = (): State => ({ heaps: HEAPS.map((name) => SIZES[name]), taken: [0, 0], turn: 0 });

export const copy = ({ heaps, taken, turn }: State): State => ({ heaps: [...heaps], taken: [...taken], turn });

export const leftIn = (state: State, heap: Heap): number => state.heaps[heap] as number;

export const matchesLeft = ({ heaps }: State): number => heaps.reduce((sum, left) => sum + left, 0);
