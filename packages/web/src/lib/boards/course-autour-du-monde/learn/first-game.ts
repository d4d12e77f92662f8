import type { Lesson } from '../../lesson.ts';
import { HOMEWARD } from './steps-homeward.ts';
import { OUTBOUND } from './steps-outbound.ts';

/**
 * The journey of the booklet's opening example (Paris, New York, Anchorage, Tokyo, Honolulu), then through Sydney and
 * Johannesburg back home; all but two of its cards are dealt. Aline plays the hard bot's moves except for her first
 * discard.
 */
export const firstGame: Lesson = {
  title: { fr: 'Votre premier tour du monde', en: 'Your first trip around the world' },
  seats: 2,
  learner: 0,
  seed: 'tour-12359133',
  steps: [...OUTBOUND, ...HOMEWARD],
};
