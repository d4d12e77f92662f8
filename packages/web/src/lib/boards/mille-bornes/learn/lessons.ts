import type { Lessons } from '../../lesson.ts';
import { ending } from './first-game-ending.ts';
import { opening } from './first-game-opening.ts';
import { TRY_ITS } from './try-its.ts';

export const lessons: Lessons = {
  firstGame: {
    title: { fr: 'Première partie', en: 'A first game' },
    seats: 2,
    learner: 0,
    seed: 'route-537',
    steps: [...opening, ...ending],
  },
  tryIts: TRY_ITS,
};
