import type { Lessons } from '../../../learn/lesson.ts';

export const lessons: Lessons = {
  firstGame: { title: { fr: 'a', en: 'b' }, seats: 2, learner: 0, seed: 'x', steps: [] },
  tryIts: {},
};
