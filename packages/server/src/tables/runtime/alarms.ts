const LONGEST_TIMER = 2_000_000_000;

interface Alarm {
  readonly at: number;
  readonly timer: NodeJS.Timeout;
}

/** One timer per table: the earliest that was requested. */
export class Alarms {
  readonly #now: () => number;
  readonly #alarms = new Map<string, Alarm>();

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * A later time doesn't replace an earlier timer: the caller re-checks on waking and sets it again. So a clock that
   * moves on with every move needs no new timer each time.
   */
  set(table: string, at: number, wake: () => void): void {
    const known = this.#alarms.get(table);
    if (known !== undefined && known.at <= at) return;
    clearTimeout(known?.timer);
    const wait = Math.min(LONGEST_TIMER, Math.max(0, at - this.#now()));
    const ring = (): void => {
      this.#alarms.delete(table);
      wake();
    };
    this.#alarms.set(table, { at, timer: setTimeout(ring, wait).unref() });
  }

  forget(table: string): void {
    clearTimeout(this.#alarms.get(table)?.timer);
    this.#alarms.delete(table);
  }

  forgetAll(): void {
    for (const table of this.#alarms.keys()) this.forget(table);
  }
}
