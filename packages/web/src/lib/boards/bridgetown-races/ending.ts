import type { GameEnding } from '../kit.ts';
import Celebration from './Celebration.svelte';

export const ending: GameEnding = {
  consolation: {
    fr: 'Les ponts ne bougent pas : ils vous attendent pour la revanche.',
    en: 'The bridges aren’t going anywhere: they’ll be here for the rematch.',
  },
  Celebration,
};
