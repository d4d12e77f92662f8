import type { Language, LevelName } from '@ponts-bornes/kernel';

/** An opponent as people meet it. */
export interface Character {
  readonly name: Readonly<Record<Language, string>>;
  /** How it plays, the end of "it …". */
  readonly manner: Readonly<Record<Language, string>>;
  /** How long it may think about a choice, in milliseconds; most choices take less. */
  readonly millis: number;
}

/** The opponents, from the most playful to the strongest. */
export const CHARACTERS: Readonly<Record<LevelName, Character>> = {
  curious: {
    name: { fr: 'Curieux', en: 'Curious' },
    manner: { fr: 'essaie tout ce qui a l’air amusant', en: 'tries whatever looks fun' },
    millis: 300,
  },
  easy: {
    name: { fr: 'Facile', en: 'Easy' },
    manner: { fr: 'joue avec soin, mais cède souvent à une envie', en: 'plays with care, but often follows a whim' },
    millis: 300,
  },
  medium: {
    name: { fr: 'Moyen', en: 'Medium' },
    manner: { fr: 'joue avec soin, d’un coup d’œil', en: 'plays with care, at first sight' },
    millis: 500,
  },
  strong: {
    name: { fr: 'Fort', en: 'Strong' },
    manner: { fr: 'réfléchit un peu avant de jouer', en: 'thinks a little before playing' },
    millis: 1000,
  },
  expert: {
    name: { fr: 'Expert', en: 'Expert' },
    manner: { fr: 'réfléchit autant qu’on veut bien attendre', en: 'thinks as long as one is willing to wait' },
    millis: 2500,
  },
};
