import type { GameEnding } from '../kit.ts';
import Celebration from './Celebration.svelte';

export const ending: GameEnding = {
  consolation: {
    fr: 'Belle route quand même : la prochaine borne est pour vous.',
    en: 'A fine drive all the same: the next milestone is yours.',
  },
  Celebration,
};
