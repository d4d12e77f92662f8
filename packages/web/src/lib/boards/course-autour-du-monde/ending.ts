import type { GameEnding } from '../kit.ts';
import Celebration from './Celebration.svelte';

export const ending: GameEnding = {
  consolation: {
    fr: 'Quel voyage ! Il reste des pages dans votre passeport.',
    en: 'What a journey! There are still pages left in your passport.',
  },
  Celebration,
};
