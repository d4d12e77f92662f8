import type { Lesson } from '../../lesson.ts';
import { FIRST_GAME } from './deals.ts';
import { ending } from './first-game-ending.ts';
import { opening } from './first-game-opening.ts';

export const firstGame: Lesson = {
  title: { fr: 'Première course', en: 'First race' },
  seats: 2,
  learner: 0,
  seed: FIRST_GAME.seed,
  before: [`1 ${FIRST_GAME.rounds[0].hers}`],
  steps: [...opening, ...ending],
};
