import type { View } from '@ponts-bornes/course-folle';
import { motion } from '../../board-kit/motion.svelte.ts';
import { UNRANKED, isNewRanking } from './ladder.ts';

/** Reveals in two steps: the cards turn over in their places, and then they are ranked. */
export class Reveal {
  readonly #read: () => View;
  #before: View | null = null;
  /** The view whose cards have been ranked already. */
  #ranked = $state.raw<View | null>(null);
  readonly #isNew: boolean = $derived.by(() => {
    const view = this.#read();
    const before = this.#before;
    this.#before = view;
    return before !== null && before !== view && isReveal(before, view);
  });

  constructor(read: () => View) {
    this.#read = read;
    $effect(() => {
      if (!this.#isNew) return;
      const view = this.#read();
      const timer = setTimeout(() => this.#end(view), motion.duration(UNRANKED));
      return () => clearTimeout(timer);
    });
  }

  /** Whether revealed cards still lie in the order of the seats. */
  get isTurning(): boolean {
    return this.#isNew && this.#ranked !== this.#read() && !motion.isStill;
  }

  #end(view: View): void {
    this.#ranked = view;
  }
}

const isReveal = (before: View, after: View): boolean =>
  before.round === after.round && before.order.length === 0 && isNewRanking(after);
