import type { Section } from '../../../rules.ts';

export const players: Section = {
  id: 'players',
  title: { fr: 'À deux, trois ou quatre', en: 'With two, three or four' },
  rules: [
    {
      id: 'SK-P1',
      title: { fr: 'Combien de joueurs', en: 'How many players' },
      text: [{ fr: 'Deux, trois ou quatre.', en: 'Two, three or four.' }],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La boîte donne quatre couleurs et des règles pour deux et trois : c’est tout ce qu’elle permet.',
          en: 'The box has four colours and rules for two and three: that is all it allows.',
        },
      },
    },
    {
      id: 'SK-P2',
      title: { fr: 'À deux : deux couleurs chacun', en: 'Two players: two colours each' },
      text: [
        {
          fr: 'La première place joue rouge et jaune, la seconde bleu et blanc. À chaque tour, vous posez une pièce de l’une ou l’autre.',
          en: 'The first seat plays red and yellow, the second blue and white. Each turn you place a piece of either.',
        },
        {
          fr: 'Les couleurs comptent à part : un pont jaune ne relie pas des toits rouges. Votre score est la somme des deux.',
          en: 'The colours score separately: a yellow bridge doesn’t join red roofs. Your score is the sum of both.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle d’origine dit seulement de cumuler les points. Nous alternons les couleurs autour de la table, et laissons choisir la couleur à chaque tour, comme autour d’une vraie boîte.',
          en: 'The original rules only say to add up the points. We let the colours alternate around the table, and let you choose the colour each turn, as you would with the real box.',
        },
      },
    },
    {
      id: 'SK-P3',
      title: { fr: 'À trois : des blocs neutres', en: 'Three players: neutral blocks' },
      text: [
        {
          fr: 'Chacun a sa couleur, et reçoit en plus un grand et un petit bloc blancs, à poser quand il veut, comme les siens. Rouge, bleu et jaune jouent ; le reste du blanc ne sert pas. Les étages de ces blocs comptent pour le joueur qui ferme la tour ; le blanc lui-même n’a ni toit ni score.',
          en: 'Each player has a colour, plus a tall and a low white block to place whenever they like, like their own. Red, blue and yellow play; the rest of white is out of the game. The floors of these blocks count for the player who closes the tower; white itself has no roof and no score.',
        },
      ],
    },
    {
      id: 'SK-P4',
      title: { fr: 'À quatre : une couleur chacun', en: 'Four players: a colour each' },
      text: [
        {
          fr: 'Rouge, bleu, jaune, blanc, dans l’ordre des places.',
          en: 'Red, blue, yellow, white, in the order of the seats.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les couleurs suivent les places, quel que soit le tirage au sort : on garde la sienne d’une partie à l’autre.',
          en: 'Colours follow the seats, not the draw for first player: you keep your colour from game to game.',
        },
      },
    },
  ],
};
