import type { LiveTable } from './live-table.ts';

/** How long unused tables stay in memory, in milliseconds, and how many of them. */
const KEPT = 60_000;
const MOST = 1000;

export interface OpenTablesParts {
  readonly open: (id: string) => Promise<LiveTable>;
  /** Whether a table needs no work for a while. */
  readonly isIdle: (table: LiveTable) => boolean;
  readonly now: () => number;
  /** Called for every table that leaves memory. */
  readonly dropped: (id: string) => void;
  readonly most?: number;
}

interface Kept {
  readonly opening: Promise<LiveTable>;
  table: LiveTable | null;
  users: number;
  usedAt: number;
}

/** A table that stays in memory until it is released. */
export interface Held {
  readonly table: LiveTable;
  readonly release: () => void;
}

/** The tables in memory. */
export class OpenTables {
  readonly #parts: OpenTablesParts;
  readonly #most: number;
  /** Least recently used first. */
  readonly #kept = new Map<string, Kept>();

  constructor(parts: OpenTablesParts) {
    this.#parts = parts;
    this.#most = parts.most ?? MOST;
  }

  get size(): number {
    return this.#kept.size;
  }

  async hold(id: string): Promise<Held> {
    const one = this.#keep(id);
    one.users += 1;
    let isHeld = true;
    const release = (): void => {
      if (!isHeld) return;
      isHeld = false;
      one.users -= 1;
      one.usedAt = this.#parts.now();
    };
    try {
      const table = await one.opening;
      if (this.#kept.size > this.#most) this.sweep();
      return { table, release };
    } catch (error) {
      release();
      throw error;
    }
  }

  /** Keeps a table in memory while an action runs. */
  async using<Result>(id: string, action: (table: LiveTable) => Promise<Result>): Promise<Result> {
    const { table, release } = await this.hold(id);
    try {
      return await action(table);
    } finally {
      release();
    }
  }

  /** Returns a table only if it is in memory. */
  get(id: string): LiveTable | null {
    return this.#kept.get(id)?.table ?? null;
  }

  all(): readonly LiveTable[] {
    return [...this.#kept.values()].flatMap(({ table }) => table ?? []);
  }

  /** Drops unused tables. */
  sweep(): void {
    const since = this.#parts.now() - KEPT;
    for (const [id, { table, users, usedAt }] of this.#kept) {
      if (usedAt > since && this.#kept.size <= this.#most) continue;
      if (table !== null && users === 0 && this.#parts.isIdle(table)) this.drop(id);
    }
  }

  /** Drops a table if it is unused and idle. Returns whether it did. */
  letGo(id: string): boolean {
    const one = this.#kept.get(id);
    if (one === undefined || one.table === null || one.users > 0 || !this.#parts.isIdle(one.table)) return false;
    this.drop(id);
    return true;
  }

  drop(id: string): void {
    this.#kept.delete(id);
    this.#parts.dropped(id);
  }

  #keep(id: string): Kept {
    const { open, now } = this.#parts;
    const one = this.#kept.get(id) ?? { opening: open(id), table: null, users: 0, usedAt: now() };
    if (!this.#kept.has(id)) {
      one.opening.then(
        (table) => (one.table = table),
        () => this.#kept.delete(id),
      );
    }
    one.usedAt = now();
    this.#kept.delete(id);
    this.#kept.set(id, one);
    return one;
  }
}
