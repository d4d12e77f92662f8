import type { Store } from '../../store/store.ts';

/** Frozen tables retried during startup; the others follow, one per sweep. */
const MOST_THAWED = 20;
/** Maximum number of frozen tables to retry. */
const MOST_STOPPED = 1000;

interface StoppedParts {
  readonly store: Store;
  readonly report: (table: string, error: unknown) => void;
}

/** Retries tables that were frozen when this process started: once per process, and never on request. */
export class StoppedTables {
  readonly #parts: StoppedParts;
  readonly #thaw: (id: string) => Promise<void>;
  #waiting: readonly string[] = [];

  constructor(parts: StoppedParts, thaw: (id: string) => Promise<void>) {
    this.#parts = parts;
    this.#thaw = thaw;
  }

  /** Finds them, and retries the first. */
  async read(): Promise<void> {
    this.#waiting = await this.#parts.store.tables.stopped(MOST_STOPPED);
    for (let tried = 0; tried < MOST_THAWED && this.#waiting.length > 0; tried++) await this.thawNext();
  }

  async thawNext(): Promise<void> {
    const [id, ...others] = this.#waiting;
    this.#waiting = others;
    if (id !== undefined) await this.#thaw(id).catch((error: unknown) => this.#parts.report(id, error));
  }
}
