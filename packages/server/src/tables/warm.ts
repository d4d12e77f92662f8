import type { LiveTable } from './live-table.ts';

/** Tables that nobody uses are kept in memory for so many milliseconds, and at most so many of them. */
const KEPT = 60_000;
const MOST = 1000;

export interface WarmParts {
  readonly open: (id: string) => Promise<LiveTable>;
  /** Whether nothing is to be done at a table for a while. */
  readonly isIdle: (table: LiveTable) => boolean;
  readonly now: () => number;
  /** Told of every table that is let go. */
  readonly dropped: (id: string) => void;
  readonly most?: number;
}

interface Kept {
  readonly opening: Promise<LiveTable>;
  table: LiveTable | null;
  users: number;
  usedAt: number;
}

/** A table that stays in memory until it is let go. */
export interface Held {
  readonly table: LiveTable;
  readonly release: () => void;
}

/** The tables in memory. */
export class Warm {
  readonly #parts: WarmParts;
  readonly #most: number;
  /** The longest unused first. */
  readonly #kept = new Map<string, Kept>();

  constructor(parts: WarmParts) {
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

  /** Has a table in memory as long as something is done with it. */
  async using<Result>(id: string, action: (table: LiveTable) => Promise<Result>): Promise<Result> {
    const { table, release } = await this.hold(id);
    try {
      return await action(table);
    } finally {
      release();
    }
  }

  /** A table that is in memory already. */
  get(id: string): LiveTable | null {
    return this.#kept.get(id)?.table ?? null;
  }

  all(): readonly LiveTable[] {
    return [...this.#kept.values()].flatMap(({ table }) => table ?? []);
  }

  /** Lets go what is not needed. */
  sweep(): void {
    const since = this.#parts.now() - KEPT;
    for (const [id, { table, users, usedAt }] of this.#kept) {
      if (usedAt > since && this.#kept.size <= this.#most) continue;
      if (table !== null && users === 0 && this.#parts.isIdle(table)) this.drop(id);
    }
  }

  /** Lets one go that nobody uses and where nothing is to be done. Says whether it is gone. */
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
