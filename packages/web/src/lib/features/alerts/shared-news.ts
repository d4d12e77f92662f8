import type { Turns } from '@ponts-bornes/protocol';
import { News } from './news.ts';
import type { Hearing } from './news.ts';

const NAME = 'ponts-bornes.news';
/** A tab that holds the connection answers within this time, in milliseconds, unless it is frozen or gone. */
const PATIENCE = 1500;

/** Messages between the tabs of a browser. */
type Message =
  /** From a tab that wants to know the list. */
  | { readonly t: 'ask' }
  /** From the tab that holds the connection. */
  | { readonly t: 'turns'; readonly turns: Turns }
  /** The person may have changed. */
  | { readonly t: 'renew' };

/** A part in the connection that all tabs share. */
export interface Sharing {
  readonly renew: () => void;
  readonly stop: () => void;
}

/**
 * Follows the list of waiting tables with one connection per browser. Where there are no locks (a page without https),
 * every visible tab has its own connection.
 */
export const shareNews = (hearing: Hearing): Sharing =>
  'locks' in navigator ? new SharedNews(hearing) : followWhileVisible(hearing);

/**
 * The tab that holds a lock is connected and passes the list on. When it closes, the browser gives the lock to another
 * tab. A visible tab that gets no answer takes it, because phones freeze tabs in the background.
 */
class SharedNews implements Sharing {
  readonly #hearing: Hearing;
  readonly #channel = new BroadcastChannel(NAME);
  readonly #ended = new AbortController();
  /** The wait for the lock. */
  #queueing = new AbortController();
  /** Null: another tab is connected. */
  #news: News | null = null;
  #latest: Turns | null = null;
  #isAnswered = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(hearing: Hearing) {
    this.#hearing = hearing;
    const { signal } = this.#ended;
    this.#channel.addEventListener('message', ({ data }: MessageEvent<Message>) => this.#listen(data), { signal });
    document.addEventListener('visibilitychange', () => this.#look(), { signal });
    void this.#queueUp();
    this.#look();
  }

  renew(): void {
    if (this.#news === null) this.#post({ t: 'renew' });
    else this.#news.renew();
  }

  stop(): void {
    this.#ended.abort();
    this.#queueing.abort();
    clearTimeout(this.#timer);
    this.#leave();
    this.#channel.close();
  }

  #post(message: Message): void {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel, not a window
    if (!this.#ended.signal.aborted) this.#channel.postMessage(message);
  }

  #listen(message: Message): void {
    if (message.t === 'turns') {
      this.#isAnswered = true;
      this.#hearing.hear(message.turns);
    } else if (message.t === 'renew') this.#news?.renew();
    else if (this.#news !== null && this.#latest !== null) this.#post({ t: 'turns', turns: this.#latest });
  }

  /** Waits for the lock. A tab that loses it waits again. */
  async #queueUp(): Promise<void> {
    this.#queueing = new AbortController();
    const { signal } = this.#queueing;
    await this.#hold({ signal });
    if (!signal.aborted && !this.#ended.signal.aborted) await this.#queueUp();
  }

  /** Takes the lock from a tab that doesn't answer. */
  async #take(): Promise<void> {
    this.#queueing.abort();
    await this.#hold({ steal: true });
    if (!this.#ended.signal.aborted) await this.#queueUp();
  }

  async #hold(options: LockOptions): Promise<void> {
    // Rejects if another tab takes the lock, or the wait ends.
    await navigator.locks.request(NAME, options, () => this.#lead()).catch(() => {});
    this.#leave();
  }

  /** Holds the connection, and the lock as long as the promise is pending. */
  #lead(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#ended.signal.aborted) return resolve();
      this.#ended.signal.addEventListener('abort', () => resolve());
      this.#news = new News({
        hear: (turns) => {
          this.#latest = turns;
          this.#hearing.hear(turns);
          this.#post({ t: 'turns', turns });
        },
        refused: () => {
          this.#ended.abort();
          this.#hearing.refused();
        },
      });
    });
  }

  #leave(): void {
    this.#news?.stop();
    this.#news = null;
  }

  /** Asks the connected tab for the list, and takes its place if it doesn't answer. */
  #look(): void {
    if (document.hidden) return;
    if (this.#news !== null) return this.#news.check();
    this.#isAnswered = false;
    this.#post({ t: 'ask' });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => {
      const isNeeded = !this.#isAnswered && this.#news === null && !document.hidden;
      if (isNeeded && !this.#ended.signal.aborted) void this.#take();
    }, PATIENCE);
  }
}

const followWhileVisible = (hearing: Hearing): Sharing => {
  let news: News | null = null;
  const look = (): void => {
    if (document.hidden) {
      news?.stop();
      news = null;
    } else news ??= new News(hearing);
  };
  document.addEventListener('visibilitychange', look);
  look();
  return {
    renew: () => news?.renew(),
    stop: () => {
      document.removeEventListener('visibilitychange', look);
      news?.stop();
    },
  };
};
