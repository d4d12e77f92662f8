import type { Store } from '../../store/store.ts';
import type { LiveTable } from './live-table.ts';

interface LostTimeParts {
  readonly store: Store;
  /** The tables in memory whose deadlines this node may check. */
  readonly tables: () => readonly LiveTable[];
  readonly report: (where: string, error: unknown) => void;
}

/** Postpones deadlines by the time for which this process was suspended. */
export class LostTime {
  readonly #parts: LostTimeParts;
  #writing: Promise<void> = Promise.resolve();

  constructor(parts: LostTimeParts) {
    this.#parts = parts;
  }

  /** Postpones tables in memory at once, then those that are only in the database. */
  lose(millis: number): void {
    for (const table of this.#parts.tables()) {
      table.audience.excuse(millis);
      table.postpone(millis);
    }
    this.#writing = this.#writing.then(() => this.#write(millis));
  }

  /** Resolves when deadlines in the database can be relied on. */
  settled(): Promise<void> {
    return this.#writing;
  }

  async #write(millis: number): Promise<void> {
    const { store, tables, report } = this.#parts;
    try {
      await store.jobs.postpone(millis);
    } catch (error) {
      report('all', error);
    }
    // Tables in memory were already postponed: write their own deadlines over the ones just written.
    for (const table of tables()) table.postpone(0);
  }
}
