import type { Lessons } from '../../../learn/lesson.ts';
import { FIRST_HALF } from './first-half.ts';
import { SECOND_HALF } from './second-half.ts';
import { TRY_ITS } from './try-its.ts';

export const lessons: Lessons = {
  firstGame: {
    title: { fr: 'Première partie', en: 'A first game' },
    seats: 2,
    learner: 0,
    seed: 'route-537',
    steps: [...FIRST_HALF, ...SECOND_HALF],
  },
  tryIts: TRY_ITS,
};
