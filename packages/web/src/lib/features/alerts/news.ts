import type { Turns } from '@ponts-bornes/protocol';
import { readEvents } from './events.ts';

/** Waits between attempts, in milliseconds: the first, doubled after each failure, and the longest. */
const FIRST = 2000;
const LONGEST = 300_000;
/** The server sends something every 25 seconds; a connection silent for longer than this, in milliseconds, is dead. */
const SILENCE = 60_000;

export interface Hearing {
  readonly hear: (turns: Turns) => void;
  /** The server does not know this person, so there are no further requests. */
  readonly refused: () => void;
}

/** Follows the server's list of waiting tables. Each connection starts with the whole list, so a gap loses nothing. */
export class News {
  readonly #hearing: Hearing;
  /** The current connection. */
  #connection: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pause = FIRST;
  #heardAt = 0;
  #isStopped = false;
  readonly #online = (): void => this.renew();

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
    addEventListener('online', this.#online);
    void this.#connect();
  }

  /** Connects again at once if the connection may be dead, such as after sleep or on another network. */
  check(): void {
    if (this.#connection === null || this.#isSilent) this.renew();
  }

  /** Connects again, because the network or the person may have changed. */
  renew(): void {
    this.#drop();
    this.#pause = FIRST;
    void this.#connect();
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    removeEventListener('online', this.#online);
    this.#drop();
  }

  get #isSilent(): boolean {
    return performance.now() - this.#heardAt > SILENCE;
  }

  async #connect(): Promise<void> {
    clearTimeout(this.#timer);
    // The browser's “online” event leads to another attempt.
    if (this.#isStopped || this.#connection !== null || !navigator.onLine) return;
    const own = new AbortController();
    this.#connection = own;
    this.#heardAt = performance.now();
    const watch = setInterval(() => this.#isSilent && own.abort(), SILENCE / 4);
    try {
      await this.#read(own.signal);
    } catch {
      // Lost or aborted; the next attempt follows.
    }
    clearInterval(watch);
    if (this.#connection !== own) return;
    this.#connection = null;
    if (!this.#isStopped) this.#wait();
  }

  async #read(signal: AbortSignal): Promise<void> {
    const response = await fetch('/api/me/news', { cache: 'no-store', signal });
    if (response.status === 401) {
      this.stop();
      return this.#hearing.refused();
    }
    if (!response.ok || response.body === null) return;
    const tell = ({ name, data }: { readonly name: string; readonly data: string }): void => {
      this.#pause = FIRST;
      if (name === 'turns' && !signal.aborted) this.#hearing.hear(JSON.parse(data) as Turns);
    };
    await readEvents(response.body, tell, () => (this.#heardAt = performance.now()));
  }

  #wait(): void {
    // Many browsers lose a restarting server at the same moment.
    this.#timer = setTimeout(() => void this.#connect(), this.#pause * (0.5 + Math.random()));
    this.#pause = Math.min(this.#pause * 2, LONGEST);
  }

  #drop(): void {
    const dropped = this.#connection;
    this.#connection = null;
    dropped?.abort();
  }
}
