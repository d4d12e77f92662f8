import type { Language } from '@ponts-bornes/kernel';
import type { Reason } from './reasons.ts';

/** What the reasons mean, after "because". */
export const REASON_WORDS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  fr: {
    wins: 'c’est gagné',
    'new-colour': 'la couleur est nouvelle',
    'fills-slot': 'un pont de plus sur votre carte',
    'several-flags': 'plusieurs drapeaux d’un coup',
    'denies-rival': 'un adversaire le visait',
    'next-in-reach': 'le prochain drapeau est à portée',
    'flag-in-reach': 'un drapeau de cette couleur est à portée',
    'shared-mode': 'partager ce mode allonge le trajet',
    'swap-in-reach': 'un drapeau échangé serait à portée',
    'goes-first': 'passer devant sauve un drapeau',
  },
  en: {
    wins: 'it wins',
    'new-colour': 'the colour is a new one',
    'fills-slot': 'one bridge more on your card',
    'several-flags': 'several flags at once',
    'denies-rival': 'a rival was after it',
    'next-in-reach': 'the next flag is within reach',
    'flag-in-reach': 'a flag of this colour is within reach',
    'shared-mode': 'sharing this mode makes it longer',
    'swap-in-reach': 'a swapped flag would be within reach',
    'goes-first': 'going first saves a flag',
  },
};
