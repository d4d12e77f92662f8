import type { GameEnding } from '../kit.ts';
import Celebration from './Celebration.svelte';

export const ending: GameEnding = {
  consolation: {
    fr: 'Une belle course tout de même, et le prochain départ n’est jamais loin.',
    en: 'A good run all the same, and the next departure is never far off.',
  },
  Celebration,
};
