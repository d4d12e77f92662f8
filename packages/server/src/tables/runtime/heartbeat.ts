/** Milliseconds between two beats while the process runs. */
export const BEAT = 1000;
/** A beat later than this, in milliseconds, means that the process was suspended. */
const LATE = 1000;

/**
 * Detects that the process was suspended: the machine slept, the process was stopped, or something blocked it. It
 * compares wall-clock times, because on some systems the monotonic clock stops while the machine sleeps. Setting the
 * clock forward looks the same; players could not use that time either.
 */
export class Heartbeat {
  readonly #wall: () => number;
  readonly #lost: (millis: number) => void;
  #at: number | null = null;
  #timer: NodeJS.Timeout | null = null;

  /**
   * @param wall the wall clock
   * @param lost called with the milliseconds for which the process was suspended
   */
  constructor(wall: () => number, lost: (millis: number) => void) {
    this.#wall = wall;
    this.#lost = lost;
  }

  start(): void {
    this.#at = this.#wall();
    this.#timer = setInterval(() => this.beat(), BEAT).unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#at = null;
  }

  /** Also called before any deadline is checked: timers that are due together run in any order. */
  beat(): void {
    if (this.#at === null) return;
    const at = this.#wall();
    const lost = at - this.#at - BEAT;
    this.#at = at;
    if (lost > LATE) this.#lost(lost);
  }
}
