import type { Component } from 'svelte';
import { me } from '../../api/me.svelte.ts';
import { turns } from '../../api/turns.svelte.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import { WHERE } from './alert-cache.ts';
import { showBadges } from './badges.ts';
import { closeOutdated } from './notifications.ts';
import { shareNews } from './shared-news.ts';
import { thisDevice } from './this-device.ts';

/** Keeps the list of waiting tables up to date while the server knows the person, and returns what announces changes. */
export const begin = async (): Promise<Component> => {
  $effect.root(() => {
    const identity = $derived(me.person === null ? null : (me.person.account?.name ?? ''));
    let before: string | null = null;
    $effect(() => {
      const isOther = before !== null && identity !== before;
      before = identity ?? before;
      return identity === null ? undefined : follow(isOther);
    });
    $effect(() => showBadges(turns.count));
    $effect(() => {
      const { isKnown, count, list } = turns;
      if (isKnown) void closeOutdated({ count, turns: list });
    });
  });
  navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port, not a window
    if (data === WHERE) ports[0]?.postMessage(location.href);
  });
  // Without a network there is nothing to show yet.
  const load = (): Promise<unknown> => me.load().catch(() => null);
  addEventListener('online', () => void load());
  const [{ default: TurnNotice }] = await Promise.all([speech.with(import('./TurnNotice.svelte'), 'turns'), load()]);
  if (me.person !== null && thisDevice() !== null) void checkDevice();
  return TurnNotice;
};

/** Once in each tab is enough. A network that fails, or a browser that asks again, is tried the next time. */
const checkDevice = async (): Promise<void> => {
  if (sessionStorage.getItem(CHECKED) !== null) return;
  const { checkThisDevice } = await import('./push.ts');
  await checkThisDevice().then(
    () => sessionStorage.setItem(CHECKED, ''),
    () => {},
  );
};

const CHECKED = 'ponts-bornes.push-checked';

/**
 * Follows the news. A page in the browser's back-forward cache must not hold the connection.
 *
 * @param isOther whether the person has changed; the connected tab may still belong to the earlier one
 */
const follow = (isOther: boolean): (() => void) => {
  const open = (): ReturnType<typeof shareNews> =>
    shareNews({ hear: (told) => turns.set(told), refused: () => void me.set(null) });
  let sharing = open();
  if (isOther) sharing.renew();
  const leave = (): void => sharing.stop();
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) sharing = open();
  };
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
    sharing.stop();
    turns.set(null);
  };
};
