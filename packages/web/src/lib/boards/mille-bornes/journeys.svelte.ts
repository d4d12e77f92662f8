import { tick } from 'svelte';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import type { View } from '@ponts-bornes/mille-bornes';
import type { Whence } from './motion.ts';
import { NO_STEP, stepBetween } from './steps.ts';
import type { Step } from './steps.ts';

/** What a board knows when it is asked where something came from. */
interface Sight {
  readonly view: View;
  readonly viewer: Viewer;
  readonly root: HTMLElement | undefined;
}

/** Where cards come from when they have come to lie somewhere. Places say who they are in `data-place`. */
export class Journeys {
  readonly #sight: () => Sight;
  /** Where the card that is being played was last seen. */
  #launch: DOMRect | null = null;
  #before: View | null = null;

  /** What the last look at the table brought. */
  readonly step: Step = $derived.by(() => {
    const { view } = this.#sight();
    const before = this.#before;
    this.#before = view;
    return before === null ? NO_STEP : stepBetween(before, view);
  });

  constructor(sight: () => Sight) {
    this.#sight = sight;
    $effect(() => {
      // The next card starts from elsewhere.
      if (this.step !== NO_STEP) void tick().then(() => (this.#launch = null));
    });
  }

  /** The chosen card leaves the hand. */
  leave(): void {
    const card = this.#sight().root?.querySelector('[data-card][aria-pressed="true"]');
    this.#launch = card?.getBoundingClientRect() ?? this.#place('hand');
  }

  readonly fromActor: Whence = () => {
    const { actor } = this.step;
    if (actor === null) return null;
    return actor === this.#sight().viewer ? (this.#launch ?? this.#place('hand')) : this.#place(`seat-${actor}`);
  };

  readonly toDiscard: Whence = () => {
    const { swept } = this.step;
    const side = swept === null ? undefined : this.#sight().view.sides[swept];
    return side === undefined ? this.fromActor() : this.#place(`battle-${side.letter}`);
  };

  readonly fromPile: Whence = () => this.#place('pile');

  readonly drawnBy =
    (seat: Seat): Whence =>
    () =>
      this.step.drew.includes(seat) ? this.#place('pile') : null;

  #place(place: string): DOMRect | null {
    return this.#sight().root?.querySelector(`[data-place="${place}"]`)?.getBoundingClientRect() ?? null;
  }
}
