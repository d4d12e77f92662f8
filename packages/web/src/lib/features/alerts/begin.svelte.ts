import type { Component } from 'svelte';
import { me } from '../../api/me.svelte.ts';
import { turns } from '../../api/turns.svelte.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import { showBadges } from './badges.ts';
import { shareNews } from './shared-news.ts';

/** Keeps the list of waiting tables up to date while the server knows the person, and returns what announces changes. */
export const begin = async (): Promise<Component> => {
  $effect.root(() => {
    const identity = $derived(me.person === null ? null : (me.person.account?.name ?? ''));
    $effect(() => (identity === null ? undefined : follow()));
    $effect(() => showBadges(turns.count));
  });
  const [{ default: TurnNotice }] = await Promise.all([
    speech.with(import('./TurnNotice.svelte'), 'turns'),
    // Without a network there is nothing to show yet; the next page tries again.
    me.load().catch(() => null),
  ]);
  return TurnNotice;
};

/** A page in the browser's back-forward cache must not hold the connection. */
const follow = (): (() => void) => {
  const open = (): ReturnType<typeof shareNews> =>
    shareNews({ hear: (told) => turns.set(told), refused: () => void me.set(null) });
  let sharing = open();
  // Another tab may be connected as the person before.
  sharing.renew();
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
