import type { Lessons } from '../../lesson.ts';
import { firstGame } from './first-game.ts';
import { chain, home, oceania } from './try-flights.ts';
import { openSlots, stay } from './try-shoe.ts';

export const lessons: Lessons = {
  firstGame,
  tryIts: { stay, 'open-slots': openSlots, chain, oceania, home },
};
