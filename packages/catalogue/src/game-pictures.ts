// `npm run new-game` writes this file from the folders of packages/games that have src/picture.
import { anyPicture } from '@ponts-bornes/kernel/picture';
import type { PictureEntry } from './entry.ts';

/** How the end of each game is drawn, on demand. */
export const PICTURES: Readonly<Record<string, PictureEntry>> = {
  'mille-bornes': {
    loadPicture: async () => anyPicture((await import('@ponts-bornes/mille-bornes/picture')).picture),
  },
  skybridge: {
    loadPicture: async () => anyPicture((await import('@ponts-bornes/skybridge/picture')).picture),
  },
  'course-folle': {
    loadPicture: async () => anyPicture((await import('@ponts-bornes/course-folle/picture')).picture),
  },
  'course-autour-du-monde': {
    loadPicture: async () => anyPicture((await import('@ponts-bornes/course-autour-du-monde/picture')).picture),
  },
  'bridgetown-races': {
    loadPicture: async () => anyPicture((await import('@ponts-bornes/bridgetown-races/picture')).picture),
  },
};
