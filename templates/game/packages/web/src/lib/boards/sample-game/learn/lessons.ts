import type { Lessons } from '../../lesson.ts';
import { firstGame } from './first-game.ts';
import { equal } from './try-its.ts';

export const lessons: Lessons = { firstGame, tryIts: { equal } };
