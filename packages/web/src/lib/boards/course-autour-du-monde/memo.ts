import type { Language } from '@ponts-bornes/kernel';

/** What is worth having at hand, in the order in which one asks for it. */
interface Notes {
  readonly goal: string;
  readonly notes: readonly (readonly [label: string, text: string])[];
  readonly signsTitle: string;
  readonly signs: Readonly<
    Record<'now' | 'later' | 'far' | 'bright' | 'home' | 'frame' | 'number' | 'stamp' | 'plane' | 'fresh', string>
  >;
  readonly visasTitle: string;
  readonly noVisa: string;
}

export const NOTES: Readonly<Record<Language, Notes>> = {
  fr: {
    goal: 'Quittez votre ville de départ, recevez les visas des cinq continents, revenez : le premier rentré gagne aussitôt.',
    notes: [
      [
        'Voler',
        'Posez une carte qui porte la ville où vous êtes : vous voilà dans l’autre. Enchaînez autant de vols que vos cartes le permettent, puis arrêtez-vous : vous reprenez au talon autant de cartes. Chaque ligne se vole dans les deux sens.',
      ],
      [
        'Rester',
        'Ou bien échangez deux cartes. Choisissez d’abord celles que vous prenez : la carte visible d’un écart, des deux, ou des cartes du talon. Posez-en ensuite deux de votre main, une sur chaque écart.',
      ],
      [
        'Visas',
        'Chaque ville où vous atterrissez, même en passant, donne le visa de son continent. En Océanie, seules Darwin et Sydney en donnent un.',
      ],
      ['Gagner', 'Avec les cinq visas, touchez votre ville de départ, même au milieu d’une chaîne.'],
      [
        'Talon vide',
        'Les cartes posées en volant sont battues en un nouveau talon ; s’il y en a moins de dix, avec celles que les écarts recouvrent.',
      ],
      [
        'Revenir en arrière',
        'Tant que votre tour dure, vous pouvez reprendre vos pas un à un. Après la dernière carte, plus.',
      ],
    ],
    signsTitle: 'Les signes',
    signs: {
      now: 'sur le planisphère : une carte à vous qui part d’ici',
      later: 'une carte à vous qui peut suivre',
      far: 'une carte à vous, hors d’atteinte',
      bright: 'la carte que vous montrez ou prenez',
      home: 'votre ville de départ',
      frame: 'cette carte peut être jouée',
      number: 'à quel vol cette carte pourrait suivre',
      stamp: 'ce vol donnerait ce visa',
      plane: 'la carte de cet écart part d’où vous êtes',
      fresh: 'une carte que vous venez de recevoir',
    },
    visasTitle: 'Les visas et leurs villes',
    noVisa: 'sans visa',
  },
  en: {
    goal: 'Leave your start city, get the visas of the five continents, come back: the first one home wins at once.',
    notes: [
      [
        'Fly',
        'Lay a card with the city you are in: you are in its other city. Chain as many flights as your cards allow, then stop: you draw as many cards from the stock. Every line is flown both ways.',
      ],
      [
        'Stay',
        'Or exchange two cards. First choose what you take: the card that shows in one slot, in both, or cards off the stock. Then lay two from your hand, one on each slot.',
      ],
      [
        'Visas',
        'Every city you land in, even in passing, gives the visa of its continent. In Oceania only Darwin and Sydney give one.',
      ],
      ['Winning', 'With all five visas, touch your start city, even in the middle of a chain.'],
      [
        'Empty stock',
        'The cards laid in flight are shuffled into a new stock; if they are fewer than ten, with those covered in the slots.',
      ],
      [
        'Second thoughts',
        'As long as your turn lasts you may take back your steps one by one. Not after the last card.',
      ],
    ],
    signsTitle: 'The marks',
    signs: {
      now: 'on the map: a card of yours that leaves from here',
      later: 'a card of yours that can follow',
      far: 'a card of yours, out of reach',
      bright: 'the card you point at or take',
      home: 'your start city',
      frame: 'this card can be played',
      number: 'at which flight this card could follow',
      stamp: 'this flight would give this visa',
      plane: 'the card in this slot leaves from where you are',
      fresh: 'a card you have just been given',
    },
    visasTitle: 'The visas and their cities',
    noVisa: 'no visa',
  },
};
