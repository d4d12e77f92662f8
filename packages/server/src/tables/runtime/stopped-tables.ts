import type { Thawed } from './frozen-tables.ts';

/** Frozen tables retried during startup; the others follow, one per sweep. */
const MOST_THAWED = 20;
/** Maximum number of frozen tables to retry. */
const MOST_STOPPED = 1000;

/** Pause after rules that hung, in milliseconds: they block every table of this node until their time limit. */
const PAUSE = 60_000;

interface StoppedParts {
  /** The newest frozen tables, at most so many. */
  readonly list: (most: number) => Promise<readonly string[]>;
  readonly now: () => number;
  readonly report: (table: string, error: unknown) => void;
}

/** Retries tables that were frozen when this process started: once per process, and never on request. */
export class StoppedTables {
  readonly #parts: StoppedParts;
  readonly #thaw: (id: string) => Promise<Thawed>;
  #waiting: readonly string[] = [];
  /** No table is retried before this time. */
  #from = -Infinity;

  constructor(parts: StoppedParts, thaw: (id: string) => Promise<Thawed>) {
    this.#parts = parts;
    this.#thaw = thaw;
  }

  /** Finds them, and retries the first, up to one that hangs. */
  async read(): Promise<void> {
    this.#waiting = await this.#parts.list(MOST_STOPPED);
    for (let tried = 0; tried < MOST_THAWED && this.#waiting.length > 0; tried++) await this.thawNext();
  }

  async thawNext(): Promise<void> {
    const { now, report } = this.#parts;
    const [id, ...others] = this.#waiting;
    if (id === undefined || now() < this.#from) return;
    this.#waiting = others;
    try {
      if ((await this.#thaw(id)) === 'hung') this.#from = now() + PAUSE;
    } catch (error) {
      // It was not replayed: its turn comes again after the others.
      this.#waiting = [...this.#waiting, id];
      report(id, error);
    }
  }
}
