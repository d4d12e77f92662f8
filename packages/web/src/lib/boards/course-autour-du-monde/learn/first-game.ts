import type { Lesson } from '../../../learn/lesson.ts';
import { HOMEWARD } from './steps-homeward.ts';
import { OUTBOUND } from './steps-outbound.ts';

/**
 * The very journey that the booklet begins with (Paris, New York, Anchorage, Tokyo, Honolulu), and on through Sydney
 * and Johannesburg home: all but two of its cards are dealt. Aline plays as the strong bot does, but for her first
 * discard.
 */
export const firstGame: Lesson = {
  title: { fr: 'Votre premier tour du monde', en: 'Your first trip around the world' },
  seats: 2,
  learner: 0,
  seed: 'tour-12359133',
  steps: [...OUTBOUND, ...HOMEWARD],
};
