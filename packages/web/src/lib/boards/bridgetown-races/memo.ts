import type { SpecialName } from '@ponts-bornes/bridgetown-races/board';
import type { Language } from '@ponts-bornes/kernel';

type Note = readonly [head: string, text: string];

interface MemoWords {
  readonly modes: string;
  readonly notes: readonly Note[];
  readonly streetcar: Note;
  readonly freeStreetcar: Note;
  readonly map: readonly Note[];
  readonly specials: string;
  readonly specialsNote: string;
  readonly special: Readonly<Record<SpecialName, string>>;
}

export const MEMO: Readonly<Record<Language, MemoWords>> = {
  fr: {
    modes: 'Modes, drapeaux et vitesses',
    notes: [
      [
        'Gagner',
        'Huit drapeaux, un par pont, gagnent aussitôt. Sinon, après cinq manches, le plus de couleurs différentes ; à égalité, la victoire est partagée.',
      ],
      [
        'Une manche',
        'Chacun place ses trois coordinateurs dans la roue, puis la course a trois tours : à chaque tour, vous utilisez un de vos modes.',
      ],
      [
        'Un trajet',
        'Autant de cases que la vitesse, plus une pour chaque autre joueur encore sur ce mode. Toute la longueur, sans demi-tour ; les boucles sont permises.',
      ],
      [
        'Un drapeau',
        'Traversez un pont, ou arrêtez-vous dessus, avec le mode de la couleur de son drapeau : il est à vous. Pas celui du pont d’où vous partez. Si vous avez déjà un drapeau de ce pont, vous l’échangez ou non.',
      ],
      ['Manche suivante', 'Les ponts vides reçoivent un drapeau du sac. Commence qui a le moins de drapeaux.'],
    ],
    streetcar: [
      'Le tramway',
      'Il ne roule que sur les rails bleus ; on y monte d’une case voisine, ou par l’escalier. Lui seul prend le drapeau bleu, toujours sur Steel. Loin des rails ou à la flèche du départ, faites un pas à pied, sans drapeau, ou restez.',
    ],
    freeStreetcar: ['Le tramway', 'Il va partout dans cette partie, et les drapeaux bleus sont dans le sac.'],
    map: [
      [
        'Carrés',
        'Des passages supérieurs : on continue tout droit, seul un marcheur y tourne. La 1re Avenue passe sous Burnside Road sans la toucher : sur la route du dessus, sa case ne compte pas.',
      ],
    ],
    specials: 'Actions spéciales',
    specialsNote:
      'La première personne qui en prend une l’a pour la manche. Elle occupe un coordinateur, et un autre se place aussitôt sur un mode.',
    special: {
      first: 'Une fois, partez avant tout le monde.',
      double: 'Une fois, avancez du double de la vitesse de base, sans case en plus.',
      swap: 'Une fois, avant ou après votre trajet, permutez les drapeaux de deux ponts ; un drapeau bleu qui garde Steel ne bouge pas.',
    },
  },
  en: {
    modes: 'Modes, flags and speeds',
    notes: [
      [
        'Winning',
        'Eight flags, one of each bridge, win at once. Otherwise, after five rounds, most different colours; who is equal shares the win.',
      ],
      [
        'A round',
        'All place their three coordinators on the wheel, then race for three turns: in each you use one of your modes.',
      ],
      [
        'A ride',
        'As many spaces as the speed, and one more for each other player still on that mode. The whole length, never straight back; loops are fine.',
      ],
      [
        'A flag',
        'Cross a bridge, or stop on it, by the mode of its flag’s colour: the flag is yours. Not the one of the bridge you start from. If you have a flag of that bridge already, exchange it or leave it.',
      ],
      ['The next round', 'Empty bridges get a flag from the bag. Whoever has the fewest flags begins.'],
    ],
    streetcar: [
      'The streetcar',
      'It runs on the blue rails only; board it from a space beside them, or by the stairs. It alone takes the blue flag, always on Steel. Far from the rails or at the start arrow, walk one step, taking no flag, or stay.',
    ],
    freeStreetcar: ['The streetcar', 'It goes anywhere in this game, and blue flags are in the bag.'],
    map: [
      [
        'Squares',
        'Overpasses: go straight on, only who walks may turn. 1st Avenue passes under Burnside Road without touching it: on the road above, its space does not count.',
      ],
    ],
    specials: 'Special actions',
    specialsNote:
      'The first to take one has it for the round. It holds a coordinator, and another is placed on a mode at once.',
    special: {
      first: 'Once, go before everybody else.',
      double: 'Once, go twice the base speed, without extra spaces.',
      swap: 'Once, before or after your ride, swap the flags of two bridges; a blue flag that keeps to Steel stays.',
    },
  },
};
