import { settings } from '../storage/settings.svelte.ts';
import { onDemand } from '../ui/on-demand.ts';
import type { SoundName } from './synthesiser.ts';

/** Whether the person has touched the page; before, browsers allow neither sounds nor vibration. */
export const isAwake = (): boolean => !('userActivation' in navigator) || navigator.userActivation.hasBeenActive;

/** Many people play without sounds. */
const synthesiser = onDemand(() => import('./synthesiser.ts'));

/** Plays sounds one after the other, if they are on and the browser allows them. */
export const sound = (...names: readonly SoundName[]): void => {
  if (!settings.sound || settings.volume === 0 || !isAwake()) return;
  // If it can't be loaded or played, nothing is heard.
  void synthesiser()
    .then(({ ringAll }) => ringAll(names, settings.volume / 100))
    .catch(() => {});
};
