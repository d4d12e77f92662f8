// `npm run new-game` writes this file from the folders of packages/games.
import { anyGame, anyHints } from '@ponts-bornes/kernel';
import type { RulesEntry } from './entry.ts';

/** The rules of each game and its hints for bots, on demand. */
export const RULES: Readonly<Record<string, RulesEntry>> = {
  'mille-bornes': {
    loadGame: async () => anyGame((await import('@ponts-bornes/mille-bornes/game')).game),
    loadHints: async () => anyHints((await import('@ponts-bornes/mille-bornes/hints')).hints),
  },
  skybridge: {
    loadGame: async () => anyGame((await import('@ponts-bornes/skybridge/game')).game),
    loadHints: async () => anyHints((await import('@ponts-bornes/skybridge/hints')).hints),
  },
  'course-folle': {
    loadGame: async () => anyGame((await import('@ponts-bornes/course-folle/game')).game),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-folle/hints')).hints),
  },
  'course-autour-du-monde': {
    loadGame: async () => anyGame((await import('@ponts-bornes/course-autour-du-monde/game')).game),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-autour-du-monde/hints')).hints),
  },
  'bridgetown-races': {
    loadGame: async () => anyGame((await import('@ponts-bornes/bridgetown-races/game')).game),
    loadHints: async () => anyHints((await import('@ponts-bornes/bridgetown-races/hints')).hints),
  },
};
