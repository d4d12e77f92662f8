import type { GameEnding } from '../kit.ts';
import Celebration from './Celebration.svelte';

export const ending: GameEnding = {
  consolation: {
    fr: 'Vos tours tiennent toujours debout : la ville vous attend.',
    en: 'Your towers still stand: the city will be glad to have you back.',
  },
  Celebration,
};
