// `npm run new-game` writes this file from the folders of packages/games.
import { anyHints } from '@ponts-bornes/kernel';
import { loaded } from './entry.ts';
import type { RulesEntry } from './entry.ts';

/** The rules of each game and its hints for bots, on demand. */
export const RULES: Readonly<Record<string, RulesEntry>> = {
  'mille-bornes': {
    load: async () => loaded(await import('@ponts-bornes/mille-bornes')),
    loadHints: async () => anyHints((await import('@ponts-bornes/mille-bornes/hints')).hints),
  },
  skybridge: {
    load: async () => loaded(await import('@ponts-bornes/skybridge')),
    loadHints: async () => anyHints((await import('@ponts-bornes/skybridge/hints')).hints),
  },
  'course-folle': {
    load: async () => loaded(await import('@ponts-bornes/course-folle')),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-folle/hints')).hints),
  },
  'course-autour-du-monde': {
    load: async () => loaded(await import('@ponts-bornes/course-autour-du-monde')),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-autour-du-monde/hints')).hints),
  },
  'bridgetown-races': {
    load: async () => loaded(await import('@ponts-bornes/bridgetown-races')),
    loadHints: async () => anyHints((await import('@ponts-bornes/bridgetown-races/hints')).hints),
  },
};
