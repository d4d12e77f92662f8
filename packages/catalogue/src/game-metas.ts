// `npm run new-game` writes this file from the folders of packages/games. It keeps their order here.
import type { GameMeta } from '@ponts-bornes/kernel';
import { meta as bridgetownRaces } from '@ponts-bornes/bridgetown-races/meta';
import { meta as courseAutourDuMonde } from '@ponts-bornes/course-autour-du-monde/meta';
import { meta as courseFolle } from '@ponts-bornes/course-folle/meta';
import { meta as milleBornes } from '@ponts-bornes/mille-bornes/meta';
import { meta as skybridge } from '@ponts-bornes/skybridge/meta';

/** The facts about each game. */
export const METAS: readonly GameMeta[] = [
  // In the order of the home page.
  milleBornes,
  skybridge,
  courseFolle,
  courseAutourDuMonde,
  bridgetownRaces,
];
