import type { Language } from '@ponts-bornes/kernel';
import type { Reason } from './reasons.ts';

/** What the reasons mean, after "because". */
export const REASON_WORDS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  fr: {
    'comes-first': 'presque personne ne peut passer devant',
    'wins-booster': 'on sera sans doute dernier, avec son coup de pouce',
    'most-stages': 'rien d’autre n’apporte plus d’étapes',
    'completes-pair': 'deux moitiés font une étape entière',
    'own-colour': 'c’est la couleur de son personnage',
    'starter-bonus': 'c’est un départ de plus',
    'denies-next': 'le suivant en aurait eu le plus besoin',
    'raises-own': 'un véhicule de sa main passe devant',
    'improves-course': 'la carte posée vaut mieux que la carte reprise',
    'nothing-better': 'aucun échange n’apporterait plus d’étapes',
  },
  en: {
    'comes-first': 'hardly anybody can come before it',
    'wins-booster': 'one will most likely be last, and gets the booster',
    'most-stages': 'nothing on offer brings more stages',
    'completes-pair': 'two halves make a whole',
    'own-colour': 'it is one’s own colour',
    'starter-bonus': 'it is one starter more',
    'denies-next': 'whoever takes next would have gained most by it',
    'raises-own': 'a vehicle of one’s own hand goes on top',
    'improves-course': 'what is laid is worth more than what is taken back',
    'nothing-better': 'no swap would bring more stages',
  },
};
