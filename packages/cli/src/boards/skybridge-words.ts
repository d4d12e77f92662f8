import { NAMES } from '@ponts-bornes/skybridge';
import type { ColourName, KindName } from '@ponts-bornes/skybridge';
import type { Language } from '@ponts-bornes/kernel';

type Note = readonly [label: string, text: string];

/** What the terminal board of Skybridge says. */
interface Words {
  readonly colours: Readonly<Record<ColourName, string>>;
  readonly pieces: Readonly<Record<KindName, (colour: string) => string>>;
  readonly last: (name: string, text: string) => string;
  readonly begins: (name: string) => string;
  readonly supply: string;
  readonly scoreNow: string;
  readonly score: string;
  readonly total: string;
  readonly neutral: string;
  readonly out: string;
  readonly bridge: string;
  readonly blocked: (names: string) => string;
  readonly skipped: (names: readonly string[]) => string;
  readonly pieceMemo: readonly string[];
  readonly ruleMemo: readonly Note[];
  /** What is particular to a number of seats. */
  readonly seatsMemo: Readonly<Record<number, Note>>;
  readonly boardMemo: readonly Note[];
}

export const SAY: Readonly<Record<Language, Words>> = {
  fr: {
    colours: NAMES.fr.colours,
    pieces: NAMES.fr.pieces,
    last: (name, text) => `dernier coup : ${text} (${name})`,
    begins: (name) => `${name} commence`,
    supply: 'réserve',
    scoreNow: 'points si tout finissait ici',
    score: 'points',
    total: 'total',
    neutral: 'neutre, sans points',
    out: 'hors du jeu',
    bridge: 'pont',
    blocked: (names) => `Sans coup possible pour l’instant : ${names}.`,
    skipped: (names) =>
      `${new Intl.ListFormat('fr').format(names)} ${names.length > 1 ? 'ne peuvent' : 'ne peut'} rien poser : tour passé.`,
    pieceMemo: [
      'À chaque tour, vous posez une de vos pièces. Par couleur :',
      '  T  grand bloc  3 étages  ×4       B  pont  1 étage     ×1',
      '  L  petit bloc  2 étages  ×4       R  toit  sans étage  ×2',
      '  Couleurs : r rouge   b bleu   y jaune   w blanc',
    ],
    ruleMemo: [
      ['Couleur', 'Une pièce ne se pose jamais sur une pièce de sa couleur.'],
      [
        'Bloc',
        'Toujours au plus bas : parmi les tours sans toit dont le sommet est d’une autre couleur, vous ne pouvez choisir que les moins hautes.',
      ],
      [
        'Pont',
        'Sur deux tours voisines, sans toit, bâties et de même hauteur ; chacune gagne un étage. Jamais exactement sur un autre pont.',
      ],
      ['Toit', 'Sur toute tour bâtie et sans toit. Il la ferme, et elle est à vous.'],
      [
        'Points',
        'Les étages de vos tours. Votre pont y ajoute la tour de l’autre bout ; si les deux bouts sont à vous, leurs étages comptent double.',
      ],
      ['Fin', 'Quand plus personne ne peut poser. Si vous ne pouvez rien poser, votre tour passe.'],
    ],
    seatsMemo: {
      2: ['À deux', 'Vous avez deux couleurs. Chacune compte à part ; votre score est leur somme.'],
      3: ['À trois', 'Vous avez aussi un grand et un petit bloc blancs, qui ne rapportent à personne.'],
    },
    boardMemo: [
      [
        'Coups',
        'Tr a1 : grand bloc rouge en a1. Br a1-b1 : pont rouge, de gauche à droite ou de bas en haut. « tra1 » et « bra1b1 » suffisent.',
      ],
      [
        'Plan',
        '7 Tr : 7 étages, un grand bloc rouge au sommet. Cadre épais et /r\\ : toit rouge. ═r═ et ║r : pont rouge. * : la dernière pièce. À droite, chaque tour de bas en haut.',
      ],
    ],
  },
  en: {
    colours: NAMES.en.colours,
    pieces: NAMES.en.pieces,
    last: (name, text) => `last move: ${text} (${name})`,
    begins: (name) => `${name} begins`,
    supply: 'supply',
    scoreNow: 'points if it ended now',
    score: 'points',
    total: 'total',
    neutral: 'neutral, no points',
    out: 'out of the game',
    bridge: 'bridge',
    blocked: (names) => `Without a legal move for now: ${names}.`,
    skipped: (names) => `${new Intl.ListFormat('en').format(names)} can’t place anything: turn skipped.`,
    pieceMemo: [
      'Each turn you place one of your pieces. In each colour:',
      '  T  tall block  3 floors  ×4       B  bridge  1 floor   ×1',
      '  L  low block   2 floors  ×4       R  roof    no floor  ×2',
      '  Colours: r red   b blue   y yellow   w white',
    ],
    ruleMemo: [
      ['Colour', 'A piece never lies on a piece of its own colour.'],
      [
        'Block',
        'Always as low as it can: among the towers without a roof whose top is of another colour, you may choose only the lowest.',
      ],
      [
        'Bridge',
        'On two neighbouring towers, without roof, built on and of equal height; each gains a floor. Never exactly on another bridge.',
      ],
      ['Roof', 'On any tower that is built on and has no roof. It closes the tower, which is then yours.'],
      [
        'Points',
        'The floors of your towers. Your bridge adds the tower at its other end; if both ends are yours, their floors count twice.',
      ],
      ['End', 'When nobody can place anything. If you can’t, your turn is skipped.'],
    ],
    seatsMemo: {
      2: ['For two', 'You have two colours. Each scores apart; your score is their sum.'],
      3: ['For three', 'You also have a tall and a low white block, which score for nobody.'],
    },
    boardMemo: [
      [
        'Moves',
        'Tr a1: a tall red block on a1. Br a1-b1: the red bridge, from left to right or upwards. “tra1” and “bra1b1” will do.',
      ],
      [
        'Plan',
        '7 Tr: 7 floors, a tall red block on top. Heavy frame and /r\\: a red roof. ═r═ and ║r: a red bridge. *: the piece placed last. To the right, each tower from bottom to top.',
      ],
    ],
  },
};
