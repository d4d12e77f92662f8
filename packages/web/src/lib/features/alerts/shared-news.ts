import type { Turns } from '@ponts-bornes/protocol';
import { followNews } from './news.ts';
import type { News } from './news.ts';

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

interface Hearing {
  readonly hear: (turns: Turns) => void;
  readonly refused: () => void;
}

/**
 * Follows the list of waiting tables with one connection per browser. The tab that holds a lock is connected and passes
 * the list on. When it closes, the browser gives the lock to another tab; a visible tab that gets no answer takes it,
 * because phones freeze tabs in the background. Where there are no locks (a page without https), every visible tab has
 * its own connection.
 */
export const shareNews = ({ hear, refused }: Hearing): { readonly renew: () => void; readonly stop: () => void } =>
  'locks' in navigator ? follow({ hear, refused }) : followWhileVisible({ hear, refused });

const follow = ({ hear, refused }: Hearing): { readonly renew: () => void; readonly stop: () => void } => {
  const channel = new BroadcastChannel(NAME);
  const ended = new AbortController();
  let news: News | null = null;
  let latest: Turns | null = null;
  let isAnswered = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const post = (message: Message): void => {
    if (!ended.signal.aborted) channel.postMessage(message);
  };

  const lead = (): Promise<void> =>
    new Promise((resolve) => {
      news = followNews({
        hear: (turns) => {
          latest = turns;
          hear(turns);
          post({ t: 'turns', turns });
        },
        refused: () => {
          resolve();
          refused();
        },
      });
      ended.signal.addEventListener('abort', () => resolve());
    });
  const leave = (): void => {
    news?.stop();
    news = null;
  };
  /** Waits for the lock, or takes it. A tab that loses it waits again. */
  const stand = async (isTaking: boolean): Promise<void> => {
    const options = isTaking ? { steal: true } : { signal: ended.signal };
    try {
      await navigator.locks.request(NAME, options, lead);
      leave();
    } catch {
      leave();
      if (!ended.signal.aborted) await stand(false);
    }
  };
  const look = (): void => {
    if (document.hidden || ended.signal.aborted) return;
    if (news !== null) return news.check();
    isAnswered = false;
    post({ t: 'ask' });
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!isAnswered && news === null && !document.hidden && !ended.signal.aborted) void stand(true);
    }, PATIENCE);
  };

  channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.t === 'turns') {
      isAnswered = true;
      hear(data.turns);
    } else if (data.t === 'renew') news?.renew();
    else if (news !== null && latest !== null) post({ t: 'turns', turns: latest });
  });
  document.addEventListener('visibilitychange', look, { signal: ended.signal });
  void stand(false);
  look();
  return {
    renew: () => {
      if (news === null) post({ t: 'renew' });
      else news.renew();
    },
    stop: () => {
      ended.abort();
      clearTimeout(timer);
      leave();
      channel.close();
    },
  };
};

const followWhileVisible = (hearing: Hearing): { readonly renew: () => void; readonly stop: () => void } => {
  let news: News | null = null;
  const look = (): void => {
    if (document.hidden) {
      news?.stop();
      news = null;
    } else news ??= followNews(hearing);
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
