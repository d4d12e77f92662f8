import type { Lessons } from '../../lesson.ts';
import { firstGame } from './first-game.ts';
import { disguise, speed, swap } from './try-boosters.ts';
import { halves, leftover } from './try-cards.ts';

export const lessons: Lessons = { firstGame, tryIts: { halves, leftover, disguise, speed, swap } };
