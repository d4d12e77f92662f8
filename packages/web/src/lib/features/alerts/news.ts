import type { Turns } from '@ponts-bornes/protocol';
import { readEvents } from './events.ts';

/** Waits between attempts, in milliseconds: the first, doubled after each failure, and the longest. */
const FIRST = 2000;
const LONGEST = 300_000;
/** The server sends something every 25 seconds; a connection silent for longer than this, in milliseconds, is dead. */
const SILENCE = 60_000;

export interface News {
  /** Connects again at once if the connection may be dead, such as after sleep or on another network. */
  readonly check: () => void;
  /** Connects again, because the person may have changed. */
  readonly renew: () => void;
  readonly stop: () => void;
}

interface Hearing {
  readonly hear: (turns: Turns) => void;
  /** The server does not know this person; nothing more is asked. */
  readonly refused: () => void;
}

/** Follows the server's list of waiting tables. Each connection starts with the whole list, so a gap loses nothing. */
export const followNews = ({ hear, refused }: Hearing): News => {
  let connection: AbortController | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST;
  let heardAt = 0;
  let isStopped = false;

  const connect = async (): Promise<void> => {
    clearTimeout(timer);
    // The browser's “online” event leads to another attempt.
    if (isStopped || connection !== null || !navigator.onLine) return;
    const own = new AbortController();
    connection = own;
    heardAt = performance.now();
    const watch = setInterval(() => isSilent() && own.abort(), SILENCE / 4);
    try {
      const response = await fetch('/api/me/news', { cache: 'no-store', signal: own.signal });
      if (response.status === 401) {
        isStopped = true;
        return refused();
      }
      if (!response.ok || response.body === null) return;
      await readEvents(
        response.body,
        ({ name, data }) => {
          pause = FIRST;
          if (name === 'turns') hear(JSON.parse(data) as Turns);
        },
        () => (heardAt = performance.now()),
      );
    } catch {
      // Lost or aborted; the next attempt follows.
    } finally {
      clearInterval(watch);
      if (connection === own) connection = null;
      if (!isStopped && connection === null) wait();
    }
  };
  const isSilent = (): boolean => performance.now() - heardAt > SILENCE;
  const wait = (): void => {
    clearTimeout(timer);
    // Many browsers lose a restarting server at the same moment.
    timer = setTimeout(() => void connect(), pause * (0.5 + Math.random()));
    pause = Math.min(pause * 2, LONGEST);
  };
  const drop = (): void => {
    const dropped = connection;
    connection = null;
    dropped?.abort();
  };
  const renew = (): void => {
    drop();
    pause = FIRST;
    void connect();
  };
  const check = (): void => {
    if (connection === null || isSilent()) renew();
  };
  addEventListener('online', renew);
  void connect();
  return {
    check,
    renew,
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
      removeEventListener('online', renew);
      drop();
    },
  };
};
