import type { Section } from '../../../rules.ts';

export const players: Section = {
  id: 'players',
  title: { fr: 'Les joueurs et la donne', en: 'Players and the deal' },
  rules: [
    {
      id: 'MB-S1',
      title: { fr: 'De 2 à 8 joueurs', en: '2 to 8 players' },
      text: [
        {
          fr: 'On ne joue ni seul, ni à 5, ni à 7, ni à plus de 8.',
          en: 'Not for one player, nor for 5, 7 or more than 8.',
        },
      ],
      table: {
        head: [
          { fr: 'Joueurs', en: 'Players' },
          { fr: 'Camps', en: 'Sides' },
        ],
        rows: [
          [
            { fr: '2, 3 ou 4', en: '2, 3 or 4' },
            { fr: 'chacun pour soi', en: 'everyone for themselves' },
          ],
          [6, { fr: 'trois camps de deux', en: 'three sides of two' }],
          [8, { fr: 'quatre camps de deux', en: 'four sides of two' }],
        ],
      },
    },
    {
      id: 'MB-S2',
      title: { fr: 'Les partenaires', en: 'Partners' },
      text: [
        {
          fr: 'Deux partenaires ont un seul jeu sur la table : une route, une bataille, une vitesse, des bottes. Chacun garde sa propre main.',
          en: 'Two partners share what lies on the table: one road, one battle pile, one speed pile, one row of safeties. Each keeps a hand of their own.',
        },
      ],
      figure: {
        name: 'seats',
        caption: {
          fr: 'À six : les camps alternent autour de la table, A, B, C, puis de nouveau A, B, C. Les partenaires se font face.',
          en: 'With six: the sides alternate around the table, A, B, C, then A, B, C again. Partners face each other.',
        },
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets ne disent ni comment s’asseoir, ni si l’on montre ses cartes à son partenaire. Ici, les mains restent cachées pour tous et les camps jouent à tour de rôle, comme dans la plupart des jeux par équipes.',
          en: 'The booklets say neither how to sit nor whether partners show each other their cards. Here hands stay hidden from everyone and the sides take turns, as in most games played in teams.',
        },
      },
    },
    {
      id: 'MB-S3',
      title: { fr: '1000 ou 700 km', en: '1000 or 700 km' },
      text: [
        {
          fr: 'L’arrivée est à 1000 km. À 4 ou à 8 joueurs seulement, la table peut choisir 700 km.',
          en: 'The target is 1000 km. With 4 or 8 players only, the table may choose 700 km.',
        },
      ],
    },
    {
      id: 'MB-S4',
      title: { fr: 'La donne', en: 'The deal' },
      text: [
        {
          fr: 'Six cartes à chacun ; le reste forme la pioche, face cachée.',
          en: 'Six cards each; the rest is the draw pile, face down.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets ne disent pas qui commence. Le premier joueur est tiré au sort ; aux manches suivantes, le départ passe à gauche.',
          en: 'The booklets do not say who begins. The first player is drawn at random; in later rounds the start passes to the left.',
        },
      },
    },
  ],
};
