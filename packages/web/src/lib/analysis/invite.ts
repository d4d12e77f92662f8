import type { Language } from '@ponts-bornes/kernel';

/** What a replay and the end of a game say of the analysis before any of it is loaded. */
interface Invitation {
  readonly analyse: string;
  readonly results: string;
  readonly failed: string;
}

export const INVITE: Readonly<Record<Language, Invitation>> = {
  fr: {
    analyse: 'Analyser',
    results: 'Analyse',
    failed: 'L’analyse n’a pas pu être chargée. Vérifiez la connexion et réessayez.',
  },
  en: {
    analyse: 'Analyse',
    results: 'Analysis',
    failed: 'The analysis could not be loaded. Check the connection and try again.',
  },
};
