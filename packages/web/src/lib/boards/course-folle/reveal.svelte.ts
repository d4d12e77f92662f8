import type { View } from '@ponts-bornes/course-folle';
import { motion } from '../../board-kit/motion.svelte.ts';
import { UNRANKED, lastReveal } from './ladder.ts';

/** Reveals in two steps: the cards turn over in their places, and then they are ranked, whoever takes meanwhile. */
export class Reveal {
  readonly #read: () => View;
  #before: View | null = null;
  /** The view that revealed the cards of this round; null if the page has not seen it. */
  #latest: View | null = null;
  /** The reveal whose cards have been ranked already. */
  #ranked = $state.raw<View | null>(null);
  readonly #reveal: View | null = $derived.by(() => {
    const view = this.#read();
    this.#latest = lastReveal(this.#before, view, this.#latest);
    this.#before = view;
    return this.#latest;
  });

  constructor(read: () => View) {
    this.#read = read;
    $effect(() => {
      const reveal = this.#reveal;
      if (reveal === null) return;
      const timer = setTimeout(() => (this.#ranked = reveal), motion.duration(UNRANKED));
      return () => clearTimeout(timer);
    });
  }

  /** Whether revealed cards still lie in the order of the seats. */
  get isTurning(): boolean {
    return this.#reveal !== null && this.#ranked !== this.#reveal && !motion.isStill;
  }
}
