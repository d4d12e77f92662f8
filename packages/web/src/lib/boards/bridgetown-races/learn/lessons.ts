import type { Lessons } from '../../lesson.ts';
import { firstGame } from './first-game.ts';
import { double, first, swap } from './try-actions.ts';
import { colours } from './try-colours.ts';
import { exact, overpass, stairs } from './try-streets.ts';

export const lessons: Lessons = { firstGame, tryIts: { exact, overpass, stairs, double, swap, first, colours } };
