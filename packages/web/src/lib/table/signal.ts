import { settings } from '../storage/settings.svelte.ts';
import type { MoveKinds, News } from './tune.ts';

/** Rings and vibrates for the latest news, if either is on. Loaded on demand: many people play without. */
export const signal = (news: News, kinds: MoveKinds): void => {
  const canVibrate = settings.vibration && matchMedia('(pointer: coarse)').matches;
  if (!settings.sound && !canVibrate) return;
  void import('./ring.ts').then(({ ring }) => ring(news, kinds)).catch(() => {});
};
