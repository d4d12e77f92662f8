import { settings } from '../storage/settings.svelte.ts';
import { onDemand } from '../ui/on-demand.ts';
import type { MoveKinds, News } from './tune.ts';

/** Many people play without. */
const bell = onDemand(() => import('./ring.ts'));

/** Rings and vibrates for the latest news, if either is on. */
export const signal = (news: News, kinds: MoveKinds): void => {
  const canVibrate = settings.vibration && matchMedia('(pointer: coarse)').matches;
  if (!settings.sound && !canVibrate) return;
  void bell()
    .then(({ ring }) => ring(news, kinds))
    .catch(() => {});
};
