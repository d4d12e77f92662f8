import type { Component } from 'svelte';
import { dev } from '$app/environment';
import { hasBeenOnline } from '../meet/turn-notice.ts';
import { offline, register, watchNetwork } from './offline.svelte.ts';

/** Keeps the product on this device, and gives the bar once there is, or may be, something to tell. */
export const begin = async (): Promise<Component> => {
  watchNetwork();
  if (!dev) void register();
  await somethingToTell();
  return (await import('./OfflineBar.svelte')).default;
};

const somethingToTell = (): Promise<void> =>
  new Promise((resolve) => {
    $effect.root(() => {
      $effect(() => {
        if (offline.isUpdateReady || !offline.isOnline || hasBeenOnline()) resolve();
      });
    });
  });
