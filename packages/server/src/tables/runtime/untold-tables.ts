import type { SeatPosition } from '../../store/alerts/turns.ts';
import type { Store } from '../../store/store.ts';
import { Failure } from '../../failure.ts';

/** Seats read per query, and tables opened per sweep. */
const PAGE = 500;
const MOST_OPENED = 20;
const START: SeatPosition = ['', -1];

interface UntoldParts {
  readonly store: Store;
  readonly report: (table: string, error: unknown) => void;
}

/**
 * Opens the tables whose players may have missed the alert of their turn, because the node that had the table in memory
 * died. Once in memory, a table is watched like any other.
 */
export class UntoldTables {
  readonly #parts: UntoldParts;
  readonly #open: (id: string) => Promise<void>;
  #living: ReadonlySet<string> = new Set();
  /** Where to read on; null: nothing to read. Everything is read when this process starts. */
  #next: SeatPosition | null = START;
  #waiting: readonly string[] = [];

  constructor(parts: UntoldParts, open: (id: string) => Promise<void>) {
    this.#parts = parts;
    this.#open = open;
  }

  /** Notes which other nodes are alive. If one is gone, its tables have to be found. */
  noteLiving(living: ReadonlySet<string>): void {
    if ([...this.#living].some((node) => !living.has(node))) this.#next = START;
    this.#living = living;
  }

  async openSome(): Promise<void> {
    const { store, report } = this.#parts;
    if (this.#waiting.length < MOST_OPENED && this.#next !== null) {
      const { tables, next } = await store.alerts.turns.untold(this.#next, PAGE);
      this.#waiting = [...new Set([...tables, ...this.#waiting])];
      this.#next = next;
    }
    const [some, others] = [this.#waiting.slice(0, MOST_OPENED), this.#waiting.slice(MOST_OPENED)];
    const failed: string[] = [];
    for (const id of some) {
      try {
        await this.#open(id);
      } catch (error) {
        // The table was deleted.
        if (error instanceof Failure) continue;
        report(id, error);
        failed.push(id);
      }
    }
    // Last, so that a table that can't be opened does not keep others waiting.
    this.#waiting = [...others, ...failed];
  }
}
