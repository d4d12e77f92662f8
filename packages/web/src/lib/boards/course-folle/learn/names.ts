import { cardNames } from '@ponts-bornes/course-folle';
import type { CardName, VehicleName } from '@ponts-bornes/course-folle';
import { SPEECH } from '@ponts-bornes/course-folle/speech';
import { counted } from '@ponts-bornes/kernel';
import { shownCard } from '@ponts-bornes/course-folle/art';
import { capital } from '../say.ts';

const [FR, EN] = await Promise.all([SPEECH.fr(), SPEECH.en()]);

/** Names of things, for texts written in both languages side by side. */
export const NAMES = { fr: FR, en: EN } as const;

const FRENCH: Readonly<Record<VehicleName, string>> = {
  train: 'le ',
  car: 'la ',
  motorbike: 'la ',
  boat: 'le ',
  plane: 'l’',
};

/** "voiture verte", "green car". */
export const bare = { fr: cardNames(FR), en: cardNames(EN) } as const;

/** "la voiture verte", "the green car". */
export const the = {
  fr: (name: CardName): string => FRENCH[kindOf(name)] + bare.fr(name),
  en: (name: CardName): string => `the ${bare.en(name)}`,
} as const;

/** Capitalised, for the start of a sentence. */
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

/** Capitalised, for the start of a sentence. */
export const TheKind = {
  fr: (name: CardName): string => capital(theKind.fr(name)),
  en: (name: CardName): string => capital(theKind.en(name)),
} as const;

export const kindOf = (name: CardName): VehicleName => shownCard(name).vehicle;

export const speedOf = (name: CardName): number => shownCard(name).speed;

/** "4 bornes", "4 milestones". */
export const stones = {
  fr: (name: CardName): string => counted('fr', shownCard(name).stages, 'borne', 'bornes'),
  en: (name: CardName): string => counted('en', shownCard(name).stages, 'milestone', 'milestones'),
} as const;
