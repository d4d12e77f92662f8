import type { Lessons } from '../../lesson.ts';
import { firstGame } from './first-game.ts';
import { bridge, double, joined, lowest } from './try-its.ts';

export const lessons: Lessons = { firstGame, tryIts: { lowest, bridge, joined, double } };
