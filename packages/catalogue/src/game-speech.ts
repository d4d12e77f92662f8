// `npm run new-game` writes this file from the folders of packages/games.
import { SPEECH as bridgetownRaces } from '@ponts-bornes/bridgetown-races/speech';
import { SPEECH as courseAutourDuMonde } from '@ponts-bornes/course-autour-du-monde/speech';
import { SPEECH as courseFolle } from '@ponts-bornes/course-folle/speech';
import { SPEECH as milleBornes } from '@ponts-bornes/mille-bornes/speech';
import { SPEECH as skybridge } from '@ponts-bornes/skybridge/speech';
import { anyPhrases } from './entry.ts';
import type { SpeechEntry } from './entry.ts';

/** The sentences of each game, on demand. */
export const SPEECH: Readonly<Record<string, SpeechEntry>> = {
  'mille-bornes': {
    loadSpeech: (language) => milleBornes[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/mille-bornes/phrases')).phrases),
  },
  skybridge: {
    loadSpeech: (language) => skybridge[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/skybridge/phrases')).phrases),
  },
  'course-folle': {
    loadSpeech: (language) => courseFolle[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/course-folle/phrases')).phrases),
  },
  'course-autour-du-monde': {
    loadSpeech: (language) => courseAutourDuMonde[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/course-autour-du-monde/phrases')).phrases),
  },
  'bridgetown-races': {
    loadSpeech: (language) => bridgetownRaces[language](),
    loadPhrases: async () => anyPhrases((await import('@ponts-bornes/bridgetown-races/phrases')).phrases),
  },
};
