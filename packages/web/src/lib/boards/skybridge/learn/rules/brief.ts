import type { Rules } from '../../../rules.ts';

export const brief: Rules['brief'] = [
  {
    title: { fr: 'Vos pièces', en: 'Your pieces' },
    text: [
      {
        fr: 'Chaque couleur a onze pièces : **quatre grands blocs** (3 étages), **quatre petits blocs** (2 étages), **un pont** (1 étage) et **deux toits** (aucun étage).',
        en: 'Each colour has eleven pieces: **four tall blocks** (3 floors), **four low blocks** (2 floors), **one bridge** (1 floor) and **two roofs** (no floors).',
      },
      {
        fr: 'À votre tour, vous posez une pièce au choix. On ne peut pas passer.',
        en: 'On your turn you place one piece, any you like. You can’t pass.',
      },
    ],
    figure: {
      name: 'pieces',
      caption: {
        fr: 'Les quatre sortes de pièces : grand bloc, petit bloc, pont et toit.',
        en: 'The four kinds of pieces: tall block, low block, bridge and roof.',
      },
    },
  },
  {
    title: { fr: 'Les couleurs ne se touchent pas', en: 'A colour never touches itself' },
    text: [
      {
        fr: 'Une pièce ne se pose jamais **sur** une pièce de sa couleur. Côte à côte, c’est permis : les fondations sont séparées.',
        en: 'A piece never goes **on** a piece of its own colour. Side by side is fine: the foundations are separate.',
      },
    ],
  },
  {
    title: { fr: 'Les blocs vont au plus bas', en: 'Blocks go as low as possible' },
    text: [
      {
        fr: 'Un bloc se pose sur la tour la moins haute où il a le droit d’aller. Tant qu’il reste une fondation vide, il va donc sur une fondation vide.',
        en: 'A block goes on the lowest tower where it is allowed. As long as a foundation is empty, that means an empty foundation.',
      },
      {
        fr: 'Si le sommet de la tour la plus basse est de la couleur du bloc, elle est exclue : prenez la moins haute des tours au sommet d’une autre couleur.',
        en: 'If the lowest tower’s top has the block’s colour, skip it: take the next lowest tower with another colour on top.',
      },
    ],
    figure: {
      name: 'lowest',
      caption: {
        fr: 'Un bloc jaune doit aller en b2, qui n’a que 2 étages : toutes les autres tours en ont au moins 3.',
        en: 'A yellow block has to go to b2, which has only 2 floors: every other tower has 3 or more.',
      },
    },
  },
  {
    title: { fr: 'Le pont relie deux tours de même hauteur', en: 'A bridge joins two towers of the same height' },
    text: [
      {
        fr: 'Il se pose à n’importe quel niveau, sur deux tours voisines (jamais en diagonale), bâties et de même hauteur. Il ajoute un étage à chacune.',
        en: 'It goes at any level, on two neighbouring towers (never diagonally) of the same height, not on bare foundations. It adds a floor to each.',
      },
    ],
    figure: {
      name: 'bridge',
      caption: {
        fr: 'Le pont rouge ne peut aller qu’entre a1 et b1 : deux tours de 3 étages, aux sommets jaune et bleu. Entre a1 et a2 il toucherait du rouge ; entre b1 et c1, ou b1 et b2, les hauteurs diffèrent.',
        en: 'The red bridge can only go between a1 and b1: two towers of 3 floors, with yellow and blue tops. Between a1 and a2 it would touch red; between b1 and c1, or b1 and b2, the heights differ.',
      },
    },
  },
  {
    title: { fr: 'Le toit ferme la tour, et elle est à vous', en: 'A roof closes the tower and makes it yours' },
    text: [
      {
        fr: 'Il se pose sur toute tour bâtie, à n’importe quelle hauteur, si son sommet est d’une autre couleur. Plus rien ne s’y ajoutera.',
        en: 'It goes on any tower that has been built, at any height, if its top is another colour. Nothing can be added to it afterwards.',
      },
    ],
  },
  {
    title: { fr: 'La fin et les points', en: 'The end and the score' },
    text: [
      {
        fr: 'Quand plus personne ne peut rien poser, chaque couleur compte les étages des tours sous ses toits, quelle que soit la couleur des blocs.',
        en: 'When nobody can place anything, each colour counts the floors of the towers under its roofs, whatever the colours of the blocks.',
      },
      {
        fr: '- Si votre pont s’appuie sur une tour à vous, la tour de l’autre bout compte aussi.',
        en: '- If your bridge rests on a tower of yours, the tower at its other end counts too.',
      },
      {
        fr: '- Si les deux tours de votre pont sont à vous, leurs étages comptent **double**.',
        en: '- If both towers of your bridge are yours, their floors count **double**.',
      },
      {
        fr: 'À deux joueurs, chacun a deux couleurs, qui comptent chacune à part ; votre score est leur somme.',
        en: 'With two players each has two colours, and each colour scores separately; your score is the sum of both.',
      },
    ],
    figure: {
      name: 'doubled',
      caption: {
        fr: 'Deux toits rouges aux deux bouts du pont rouge : 8 et 9 étages, soit 17, comptés double : 34 points.',
        en: 'Red roofs at both ends of the red bridge: 8 and 9 floors make 17, counted double: 34 points.',
      },
    },
  },
];
