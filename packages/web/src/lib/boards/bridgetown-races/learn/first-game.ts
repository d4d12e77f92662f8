import type { Lesson } from '../../lesson.ts';
import { ROUND_ONE } from './first-round.ts';
import { ROUND_TWO } from './second-round.ts';
import { LATER_ROUNDS } from './later-rounds.ts';

export const firstGame: Lesson = {
  title: { fr: 'Votre première course', en: 'Your first race' },
  seats: 2,
  learner: 0,
  seed: 'bridgetown 4954',
  steps: [...ROUND_ONE, ...ROUND_TWO, ...LATER_ROUNDS],
};
