import { cardNames } from '@ponts-bornes/course-folle';
import type { CardName, VehicleName } from '@ponts-bornes/course-folle';
import { shownCard } from '../cards.ts';
import { capital } from '../say.ts';

const FRENCH: Readonly<Record<VehicleName, string>> = {
  train: 'le ',
  car: 'la ',
  motorbike: 'la ',
  boat: 'le ',
  plane: 'l’',
};

/** "la voiture verte", "the green car". */
export const the = {
  fr: (name: CardName): string => FRENCH[shownCard(name).vehicle] + cardNames('fr')(name),
  en: (name: CardName): string => `the ${cardNames('en')(name)}`,
} as const;

/** The same at the beginning of a sentence. */
export const The = {
  fr: (name: CardName): string => capital(the.fr(name)),
  en: (name: CardName): string => capital(the.en(name)),
} as const;

/** "votre voiture verte", "your green car". */
export const your = {
  fr: (name: CardName): string => `votre ${cardNames('fr')(name)}`,
  en: (name: CardName): string => `your ${cardNames('en')(name)}`,
} as const;
