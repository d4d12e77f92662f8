import type { Section } from '../../../rules.ts';

export const notation: Section = {
  id: 'notation',
  title: { fr: 'Pour les curieux', en: 'For the curious' },
  rules: [
    {
      id: 'SK-N1',
      title: { fr: 'Écrire un coup', en: 'Writing a move' },
      text: [
        {
          fr: 'La pièce, sa couleur, sa fondation : « Tr a1 » est un grand bloc rouge en a1. Les lettres viennent de l’anglais : T grand, L petit, B pont, R toit ; r, b, y, w pour rouge, bleu, jaune et blanc.',
          en: 'Piece, colour, foundation: “Tr a1” is a tall red block on a1. T tall, L low, B bridge, R roof; r, b, y, w for red, blue, yellow and white.',
        },
        {
          fr: 'Un pont nomme ses deux fondations, d’abord celle de gauche ou de devant : « Bw a1-b1 ».',
          en: 'A bridge names its two foundations, the left or front one first: “Bw a1-b1”.',
        },
      ],
      ours: {
        kind: 'remade',
        text: {
          fr: 'La boîte n’a pas de notation. Un seul ordre est accepté, pour qu’un coup ne s’écrive que d’une façon.',
          en: 'The box has no notation. Only one order is accepted, so that each move is written in only one way.',
        },
      },
    },
  ],
};
