import { tick } from 'svelte';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { View } from '@ponts-bornes/mille-bornes';
import { NO_STEP, stepBetween } from './steps.ts';
import type { Step } from './steps.ts';

/** What the board knows when it asks where something came from. */
interface Sight {
  readonly view: View;
  readonly viewer: Viewer;
}

/** The place or thing that a card comes from, for its `data-from`; undefined: it appears in place. */
export type Origin = () => string | undefined;

/** Finds the origin of cards that have just arrived. */
export class Journeys {
  readonly #sight: () => Sight;
  /** The hand card being played. */
  #launched: string | null = null;
  #before: View | null = null;

  /** The change since the last view. */
  readonly step: Step = $derived.by(() => {
    const { view } = this.#sight();
    const before = this.#before;
    this.#before = view;
    return before === null ? NO_STEP : stepBetween(before, view);
  });

  constructor(sight: () => Sight) {
    this.#sight = sight;
    $effect(() => {
      // The next card starts elsewhere.
      if (this.step !== NO_STEP) void tick().then(() => (this.#launched = null));
    });
  }

  /** Marks the hand card that is about to leave, by its key; null: no card was chosen. */
  leave(key: string | null): void {
    this.#launched = key;
  }

  readonly fromActor: Origin = () => {
    const { actor } = this.step;
    if (actor === null) return undefined;
    if (actor !== this.#sight().viewer) return `seat-${actor}`;
    return this.#launched === null ? 'hand' : heldThing(this.#launched);
  };

  readonly toDiscard: Origin = () => {
    const { swept } = this.step;
    const side = swept === null ? undefined : this.#sight().view.sides[swept];
    return side === undefined ? this.fromActor() : `battle-${side.letter}`;
  };

  readonly drawnBy =
    (seat: Seat): Origin =>
    () =>
      this.step.drew.includes(seat) ? 'pile' : undefined;
}

/** The `data-thing` of a hand card. */
export const heldThing = (key: string): string => `held ${key}`;
