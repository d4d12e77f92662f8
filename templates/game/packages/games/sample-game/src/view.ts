import type { BaseView, Outcome } from '@ponts-bornes/kernel';
import { toAct } from './moves.ts';
import { outcome } from './play.ts';
import { HEAPS, leftIn } from './state.ts';
import type { HeapName, State } from './state.ts';

/** What everybody sees: nothing is hidden. */
export interface View extends BaseView {
  readonly heaps: readonly HeapView[];
  /** The matches taken, by seat. */
  readonly taken: readonly number[];
  readonly outcome: Outcome | null;
}

export interface HeapView {
  readonly name: HeapName;
  readonly left: number;
}

export const view = (state: State): View => ({
  toAct: toAct(state),
  heaps: HEAPS.map((name, heap) => ({ name, left: leftIn(state, heap) })),
  taken: [...state.taken],
  outcome: outcome(state),
});

export const census = ({ heaps, taken }: State): Readonly<Record<string, number>> => ({
  matches: [...heaps, ...taken].reduce((sum, count) => sum + count, 0),
});

export const reveal = (state: State): unknown => ({
  heaps: Object.fromEntries(HEAPS.map((name, heap) => [name, leftIn(state, heap)])),
  taken: [...state.taken],
  turn: state.turn,
});
