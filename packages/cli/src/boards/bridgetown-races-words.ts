import type { BridgeName, ColourName } from '@ponts-bornes/bridgetown-races';
import type { Language, Seat } from '@ponts-bornes/kernel';
import type { Words } from './bridgetown-races-vocabulary.ts';
import { EN } from './bridgetown-races-words-en.ts';
import { FR } from './bridgetown-races-words-fr.ts';

export const SAY: Readonly<Record<Language, Words>> = { fr: FR, en: EN };

/** Proper names, the same in both languages. */
export const BRIDGE_TITLES: Readonly<Record<BridgeName, string>> = {
  fremont: 'Fremont',
  broadway: 'Broadway',
  steel: 'Steel',
  burnside: 'Burnside',
  morrison: 'Morrison',
  hawthorne: 'Hawthorne',
  marquam: 'Marquam',
  rossisland: 'Ross Island',
};

/** On the map; `>` says who is to act. */
export const START_SIGN = '→';

/** A seat's racer and coordinators. */
export const letterOf = (seat: Seat): string => String.fromCodePoint(65 + seat);

/** Three letters of a colour, different for each one in both languages. */
export const shortColour = (colour: ColourName, language: Language): string =>
  SAY[language].colours[colour].slice(0, 3);
