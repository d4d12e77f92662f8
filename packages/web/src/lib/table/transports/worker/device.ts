import { SPECTATOR } from '@ponts-bornes/kernel';
import type { BaseView, Seat, Viewer } from '@ponts-bornes/kernel';
import type { LocalGame } from './local-game.ts';

/**
 * Who may look at a shared device. A curtain falls between two people, and until it is lifted the page only gets public
 * information.
 */
export class Device {
  readonly #persons: readonly Seat[];
  /** Whether this moment hides nothing from anyone. */
  readonly #isOpen: (view: BaseView) => boolean;
  /** The person who lifted the curtain and still holds the device. */
  #holder: Seat | null = null;
  #viewer: Viewer;
  #curtain: Seat | null = null;

  constructor(persons: readonly Seat[], isOpen: (view: BaseView) => boolean) {
    this.#persons = persons;
    this.#isOpen = isOpen;
    this.#viewer = persons.length === 1 ? persons[0]! : SPECTATOR;
  }

  get viewer(): Viewer {
    return this.#viewer;
  }

  /** The person who lifted the curtain and still holds the device; null: anyone may be looking. */
  get holder(): Seat | null {
    return this.#holder;
  }

  /** The person the curtain is waiting for. */
  get curtain(): Seat | null {
    return this.#curtain;
  }

  lift(): void {
    if (this.#curtain === null) return;
    this.#viewer = this.#curtain;
    this.#holder = this.#curtain;
    this.#curtain = null;
  }

  /** A person has moved; show only public information until the next viewer is known. */
  passOn(inPlay: LocalGame, seat: Seat): void {
    if (!this.#isShared) return;
    const { awaited, view } = inPlay.show(SPECTATOR);
    if (this.#isOpen(view)) this.#openTo(awaited, seat);
    else if (!awaited.includes(seat) || this.#holder !== seat) this.#hide();
  }

  /** Call this after a change: hides new secrets, and asks the next person to take the device. */
  settle(inPlay: LocalGame): void {
    if (!this.#isShared) return;
    const { awaited, view, outcome } = inPlay.show(this.#viewer);
    const isOpen = this.#isOpen(view);
    if (!isOpen && this.#viewer !== this.#holder) this.#hide();
    const next = this.#nextOf(awaited);
    if (next === undefined || outcome !== null) return;
    const isAsked = this.#viewer !== SPECTATOR && awaited.includes(this.#viewer);
    if (isAsked) this.#curtain = null;
    else if (isOpen) {
      this.#curtain = null;
      this.#openTo(awaited, this.#viewer);
    } else this.#fall(next);
  }

  #fall(next: Seat): void {
    this.#hide();
    this.#curtain = next;
  }

  #hide(): void {
    this.#holder = null;
    this.#viewer = SPECTATOR;
  }

  get #isShared(): boolean {
    return this.#persons.length > 1;
  }

  #nextOf(awaited: readonly Seat[]): Seat | undefined {
    return awaited.find((seat) => this.#persons.includes(seat));
  }

  /** Shows the table to everyone, from the seat to move; the next secret needs a curtain even for that person. */
  #openTo(awaited: readonly Seat[], otherwise: Viewer): void {
    this.#holder = null;
    this.#viewer = this.#nextOf(awaited) ?? otherwise;
  }
}
