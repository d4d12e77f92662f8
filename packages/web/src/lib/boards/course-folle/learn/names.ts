import { NAMES, cardNames } from '@ponts-bornes/course-folle';
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

/** "voiture verte", "green car". */
export const bare = { fr: cardNames('fr'), en: cardNames('en') } as const;

/** "la voiture verte", "the green car". */
export const the = {
  fr: (name: CardName): string => FRENCH[kindOf(name)] + bare.fr(name),
  en: (name: CardName): string => `the ${bare.en(name)}`,
} as const;

/** The same at the beginning of a sentence. */
export const The = {
  fr: (name: CardName): string => capital(the.fr(name)),
  en: (name: CardName): string => capital(the.en(name)),
} as const;

/** "votre voiture verte", "your green car". */
export const your = {
  fr: (name: CardName): string => `votre ${bare.fr(name)}`,
  en: (name: CardName): string => `your ${bare.en(name)}`,
} as const;

/** "la voiture", "the car". */
export const theKind = {
  fr: (name: CardName): string => FRENCH[kindOf(name)] + NAMES.fr.vehicles[kindOf(name)],
  en: (name: CardName): string => `the ${NAMES.en.vehicles[kindOf(name)]}`,
} as const;

/** The same at the beginning of a sentence. */
export const TheKind = {
  fr: (name: CardName): string => capital(theKind.fr(name)),
  en: (name: CardName): string => capital(theKind.en(name)),
} as const;

export const kindOf = (name: CardName): VehicleName => shownCard(name).vehicle;

export const speedOf = (name: CardName): number => shownCard(name).speed;

/** "4 bornes", "4 milestones". */
export const stones = {
  fr: (name: CardName): string => `${shownCard(name).stages} ${shownCard(name).stages < 2 ? 'borne' : 'bornes'}`,
  en: (name: CardName): string =>
    `${shownCard(name).stages} ${shownCard(name).stages === 1 ? 'milestone' : 'milestones'}`,
} as const;
