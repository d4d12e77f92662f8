import type { Component } from 'svelte';
import { dev } from '$app/environment';
import { speech } from '../../i18n/speech.svelte.ts';
import { offline, register, watchNetwork } from '../../settings/offline.svelte.ts';

/** Caches the app on this device, and returns the bar once it may have something to show. */
export const begin = async (): Promise<Component> => {
  watchNetwork();
  if (!dev) void register();
  await somethingToTell();
  return (await speech.with(import('./OfflineBar.svelte'), 'offline')).default;
};

const somethingToTell = (): Promise<void> =>
  new Promise((resolve) => {
    $effect.root(() => {
      $effect(() => {
        if (offline.isUpdateReady || !offline.isOnline) resolve();
      });
    });
  });
