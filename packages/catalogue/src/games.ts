// `npm run new-game` writes this file from the folders of packages/games. It keeps their order here, which is that
// of the home page.
import { anyHints } from '@ponts-bornes/kernel';
import { meta as bridgetownRaces } from '@ponts-bornes/bridgetown-races/meta';
import { SPEECH as bridgetownRacesSpeech } from '@ponts-bornes/bridgetown-races/speech';
import { meta as courseAutourDuMonde } from '@ponts-bornes/course-autour-du-monde/meta';
import { SPEECH as courseAutourDuMondeSpeech } from '@ponts-bornes/course-autour-du-monde/speech';
import { meta as courseFolle } from '@ponts-bornes/course-folle/meta';
import { SPEECH as courseFolleSpeech } from '@ponts-bornes/course-folle/speech';
import { meta as milleBornes } from '@ponts-bornes/mille-bornes/meta';
import { SPEECH as milleBornesSpeech } from '@ponts-bornes/mille-bornes/speech';
import { meta as skybridge } from '@ponts-bornes/skybridge/meta';
import { SPEECH as skybridgeSpeech } from '@ponts-bornes/skybridge/speech';
import { anyPhrases, loaded } from './entry.ts';
import type { Entry } from './entry.ts';

/** The one list of games. */
export const CATALOGUE: readonly Entry[] = [
  {
    meta: milleBornes,
    load: async () => loaded(await import('@ponts-bornes/mille-bornes')),
    loadSpeech: (language) => milleBornesSpeech[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/mille-bornes/phrases')).phrases),
    loadHints: async () => anyHints((await import('@ponts-bornes/mille-bornes/hints')).hints),
  },
  {
    meta: skybridge,
    load: async () => loaded(await import('@ponts-bornes/skybridge')),
    loadSpeech: (language) => skybridgeSpeech[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/skybridge/phrases')).phrases),
    loadHints: async () => anyHints((await import('@ponts-bornes/skybridge/hints')).hints),
  },
  {
    meta: courseFolle,
    load: async () => loaded(await import('@ponts-bornes/course-folle')),
    loadSpeech: (language) => courseFolleSpeech[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/course-folle/phrases')).phrases),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-folle/hints')).hints),
  },
  {
    meta: courseAutourDuMonde,
    load: async () => loaded(await import('@ponts-bornes/course-autour-du-monde')),
    loadSpeech: (language) => courseAutourDuMondeSpeech[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/course-autour-du-monde/phrases')).phrases),
    loadHints: async () => anyHints((await import('@ponts-bornes/course-autour-du-monde/hints')).hints),
  },
  {
    meta: bridgetownRaces,
    load: async () => loaded(await import('@ponts-bornes/bridgetown-races')),
    loadSpeech: (language) => bridgetownRacesSpeech[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/bridgetown-races/phrases')).phrases),
    loadHints: async () => anyHints((await import('@ponts-bornes/bridgetown-races/hints')).hints),
  },
];
