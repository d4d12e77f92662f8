// `npm run new-game` writes this file from the folders of packages/games.
import { anyGame, anyHints } from '@ponts-bornes/kernel';
import type { RulesEntry } from './entry.ts';

/** The rules of each game and its hints for bots, on demand. */
export const RULES: Readonly<Record<string, RulesEntry>> = {
  'mille-bornes': {
    loadGame: async () => {
      const { game } = await import('@ponts-bornes/mille-bornes');
      return anyGame(game);
    },
    loadHints: async () => anyHints((await import('@ponts-bornes/mille-bornes/hints')).hints),
  },
  skybridge: {
    loadGame: async () => {
      const { game } = await import('@ponts-bornes/skybridge');
      return anyGame(game);
    },
    loadHints: async () => anyHints((await import('@ponts-bornes/skybridge/hints')).hints),
  },
  'course-folle': {
    loadGame: async () => {
      const { game } = await import('@ponts-bornes/course-folle');
      return anyGame(game);
    },
    loadHints: async () => anyHints((await import('@ponts-bornes/course-folle/hints')).hints),
  },
  'course-autour-du-monde': {
    loadGame: async () => {
      const { game } = await import('@ponts-bornes/course-autour-du-monde');
      return anyGame(game);
    },
    loadHints: async () => anyHints((await import('@ponts-bornes/course-autour-du-monde/hints')).hints),
  },
  'bridgetown-races': {
    loadGame: async () => {
      const { game } = await import('@ponts-bornes/bridgetown-races');
      return anyGame(game);
    },
    loadHints: async () => anyHints((await import('@ponts-bornes/bridgetown-races/hints')).hints),
  },
};
