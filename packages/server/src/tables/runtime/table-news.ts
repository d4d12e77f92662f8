import { parseNews } from '../../bus/news.ts';
import type { LiveTable } from './live-table.ts';

/** What to read again, because another node published a change. */
type Errand = 'follow' | 'refresh' | 'people' | 'said';

interface TableNewsParts {
  /** Whether this node has to follow the moves of other nodes. */
  readonly isWanted: () => boolean;
  /** Reloads the table; `heard` reloads its chat too. */
  readonly refresh: (heard: boolean) => Promise<void>;
  readonly report: (table: string, error: unknown) => void;
}

/**
 * Messages from other nodes about one table. A message is only a hint: what changed is read from the database. One read
 * runs at a time and none is queued twice, so that any number of messages, genuine or forged, costs little.
 */
export class TableNews {
  readonly #table: LiveTable;
  readonly #parts: TableNewsParts;
  readonly #waiting = new Set<Errand>();
  #isRunning = false;

  constructor(table: LiveTable, parts: TableNewsParts) {
    this.#table = table;
    this.#parts = parts;
  }

  receive(text: string, from: string): void {
    const news = parseNews(text);
    if (news === null) return;
    switch (news.t) {
      case 'entry':
        if (this.#parts.isWanted() && news.number > this.#table.tip.length) this.#add('follow');
        break;
      case 'changed':
        this.#add('refresh');
        break;
      case 'people':
      case 'said':
        this.#add(news.t);
        break;
      case 'here':
        this.#table.audience.setRemotePresence(from, news);
    }
  }

  /** Reloads the table, because a message arrived while it was being opened. */
  readAgain(): void {
    this.#add('refresh');
  }

  #add(errand: Errand): void {
    this.#waiting.add(errand);
    if (!this.#isRunning) void this.#run();
  }

  async #run(): Promise<void> {
    this.#isRunning = true;
    for (const errand of this.#waiting) {
      this.#waiting.delete(errand);
      try {
        await this.#perform(errand);
      } catch (error) {
        // The store has the truth: the next sweep reads it.
        this.#table.isUnsure = true;
        this.#parts.report(this.#table.id, error);
      }
    }
    this.#isRunning = false;
  }

  async #perform(errand: Errand): Promise<void> {
    switch (errand) {
      case 'follow':
        await this.#table.follow();
        break;
      case 'refresh':
        return this.#parts.refresh(false);
      case 'people':
        return this.#parts.refresh(true);
      case 'said':
        return this.#table.hearMore();
    }
  }
}
