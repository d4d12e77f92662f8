import type { Language } from '@ponts-bornes/kernel';
import type { Translated } from './translated.ts';

/** How a sentence addresses its reader. Workers load no messages, so these words stand apart from them. */
export const YOU: Translated = { fr: 'vous', en: 'you' };

const PLAYER: Translated = { fr: 'Joueur', en: 'Player' };

/** A player whom a record does not name: “Joueur 1”. */
export const numberedPlayer = (language: Language, number: number): string => `${PLAYER[language]} ${number}`;
