import type { Language } from '@ponts-bornes/kernel';
import type { Reason } from './reasons.ts';

/** What the reasons mean, after "because". */
export const REASON_WORDS: Readonly<Record<Language, Readonly<Record<Reason, string>>>> = {
  fr: {
    'only-choice': 'il n’y a rien d’autre à jouer',
    'best-roof': 'aucun autre toit ne rapporte autant maintenant',
    doubles: 'les deux bouts du pont sont à soi : ses tours comptent double',
    joins: 'un bout du pont est à soi : l’autre tour compte aussi',
    denies: 'un autre aurait pu fermer cette tour',
    'cuts-bridge': 'un adversaire perd un bout de son pont',
    'high-bridge': 'aucune paire de tours à relier n’est plus haute',
    'prepares-bridge': 'deux tours voisines deviennent égales : un pont se prépare',
    'spoils-bridge': 'un adversaire n’a plus de paire à relier',
    'keeps-roofs': 'les toits attendent, tant qu’on bâtit encore',
  },
  en: {
    'only-choice': 'there is nothing else to play',
    'best-roof': 'no other roof brings as many points now',
    doubles: 'both ends of the bridge are one’s own: its towers count twice',
    joins: 'one end of the bridge is one’s own: the other tower counts too',
    denies: 'another could have closed this tower',
    'cuts-bridge': 'a rival loses an end of its bridge',
    'high-bridge': 'no pair of towers one could join is higher',
    'prepares-bridge': 'two neighbours become equal: a bridge is in the making',
    'spoils-bridge': 'a rival has no pair left to join',
    'keeps-roofs': 'the roofs wait while there is still building',
  },
};
