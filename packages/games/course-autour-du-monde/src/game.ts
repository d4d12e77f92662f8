import { gameWith } from './game-with.ts';
import type { CourseAutourDuMonde } from './game-with.ts';
import { OUR_WORLD } from './our-world.ts';

export const game: CourseAutourDuMonde = gameWith(OUR_WORLD);
