import type { KindName } from '@ponts-bornes/skybridge';
import type { Language } from '@ponts-bornes/kernel';

interface Memo {
  readonly pieces: Readonly<Record<KindName, readonly [name: string, count: string, text: string]>>;
  readonly notes: readonly (readonly [term: string, text: string])[];
}

/** The rules at hand, in a few words. */
export const MEMO: Readonly<Record<Language, Memo>> = {
  fr: {
    pieces: {
      tall: [
        'Grand bloc',
        '3 étages, 4 par couleur',
        'Toujours au plus bas : parmi les tours sans toit dont le sommet est d’une autre couleur, seulement sur les moins hautes.',
      ],
      low: ['Petit bloc', '2 étages, 4 par couleur', 'Comme le grand : au plus bas niveau possible.'],
      bridge: [
        'Pont',
        '1 étage, 1 par couleur',
        'Sur deux tours voisines, bâties, sans toit et de même hauteur ; chacune gagne un étage. Jamais exactement sur un autre pont.',
      ],
      roof: [
        'Toit',
        'Sans étage, 2 par couleur',
        'Sur toute tour bâtie et sans toit. Il la ferme pour de bon, et elle est à vous.',
      ],
    },
    notes: [
      ['Couleurs', 'Une pièce ne se pose jamais sur une pièce de sa couleur. Côte à côte, elles ne se touchent pas.'],
      [
        'Points',
        'Les étages des tours sous vos toits. Si votre pont part d’une de vos tours, celle de l’autre bout compte aussi ; si les deux sont à vous, leurs étages comptent double.',
      ],
      ['À deux', 'Vous avez deux couleurs. Chacune compte à part ; votre score est leur somme.'],
      ['À trois', 'Vous posez aussi un grand et un petit bloc blancs. Leurs étages comptent pour qui ferme la tour.'],
      ['Fin', 'Quand plus personne ne peut poser. Si vous ne pouvez rien poser, votre tour passe.'],
      [
        'Sur l’écran',
        'Touchez une pièce puis sa place, ou une place puis une pièce. Glissez sur la ville pour la tourner. Un pont : touchez la double flèche entre deux tours, ou une tour puis l’autre.',
      ],
    ],
  },
  en: {
    pieces: {
      tall: [
        'Tall block',
        '3 floors, 4 in each colour',
        'Always as low as it can: among the towers without a roof whose top is of another colour, only on the lowest.',
      ],
      low: ['Low block', '2 floors, 4 in each colour', 'Like the tall one: on the lowest level it can.'],
      bridge: [
        'Bridge',
        '1 floor, 1 in each colour',
        'On two neighbouring towers, built on, without roof and of equal height; each gains a floor. Never exactly on another bridge.',
      ],
      roof: [
        'Roof',
        'No floor, 2 in each colour',
        'On any tower that is built on and has no roof. It closes the tower for good, and the tower is yours.',
      ],
    },
    notes: [
      ['Colours', 'A piece never lies on a piece of its own colour. Side by side they don’t touch.'],
      [
        'Points',
        'The floors of the towers under your roofs. If your bridge starts from one of them, the tower at its other end counts too; if both are yours, their floors count twice.',
      ],
      ['For two', 'You have two colours. Each scores apart; your score is their sum.'],
      ['For three', 'You also place a tall and a low white block. Their floors count for whoever closes the tower.'],
      ['End', 'When nobody can place anything. If you can’t, your turn is skipped.'],
      [
        'On the screen',
        'Tap a piece and then its place, or a place and then a piece. Drag across the city to turn it. For a bridge, tap the double arrow between two towers, or one tower and then the other.',
      ],
    ],
  },
};
