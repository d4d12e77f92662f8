import { SPECTATOR } from '@ponts-bornes/kernel';
import type { GameInPlay, RecordedMove, ViewerStream } from '@ponts-bornes/kernel';

/** What spectators saw at one moment. */
interface Moment extends ViewerStream {
  readonly lines: readonly RecordedMove[];
  /** Since when it was so. */
  readonly at: number;
}

/**
 * The spectators' stream of a table, some changes behind the players'. It keeps what spectators would have seen, so that
 * nothing they get is derived from later moves.
 */
export class DelayedView {
  readonly #delay: number;
  /** Oldest first. The first is shown; there is always one. */
  readonly #moments: Moment[] = [];

  constructor(delay: number, inPlay: GameInPlay, at: number) {
    this.#delay = delay;
    this.note(inPlay, at);
  }

  /** Call this after every entry. It calls the rules. */
  note(inPlay: GameInPlay, at: number): void {
    const stream = inPlay.show(SPECTATOR);
    if (this.#moments.at(-1)?.seen === stream.seen) return;
    this.#moments.push({ ...stream, lines: [...inPlay.lines()], at });
    while (this.#moments.length > 1 && this.#moments[1]!.seen <= stream.seen - this.#delay) this.#moments.shift();
  }

  get shown(): Moment {
    return this.#moments[0]!;
  }

  /** Whether what happened at this time came before the first move that spectators have not seen. */
  isPast(at: number): boolean {
    const next = this.#moments[1];
    return next === undefined || at < next.at;
  }
}
