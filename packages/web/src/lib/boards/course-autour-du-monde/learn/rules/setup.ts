import type { Section } from '../../../rules.ts';

export const setup: Section = {
  id: 'setup',
  title: { fr: 'Avant de partir', en: 'Before take-off' },
  rules: [
    {
      id: 'CM-S1',
      title: { fr: 'La donne', en: 'The deal' },
      text: [
        {
          fr: 'Des 108 cartes de lignes, chacun en reçoit autant, selon le nombre de joueurs. Le reste est le talon, face cachée, dans le compartiment de gauche du sabot. Les deux autres compartiments, les écarts, sont vides au départ.',
          en: 'Everyone gets the same number of the 108 route cards, depending on the number of players. The rest is the deck, face down in the left compartment of the shoe. The other two compartments, the discard slots, start empty.',
        },
      ],
      table: {
        head: [
          { fr: 'Joueurs', en: 'Players' },
          { fr: 'Cartes chacun', en: 'Cards each' },
          { fr: 'Talon', en: 'Deck' },
        ],
        rows: [
          [2, 15, 78],
          [3, 13, 69],
          [4, 12, 60],
          [5, 10, 58],
          [6, 9, 54],
        ],
      },
    },
    {
      id: 'CM-S2',
      title: { fr: 'Les visas', en: 'The visas' },
      text: [
        {
          fr: 'De chaque continent, autant de visas que de joueurs. Chacun n’en prend qu’un par continent [CM-V1] : il y en a donc toujours assez.',
          en: 'As many visas of each continent as there are players. Nobody takes more than one per continent [CM-V1], so there are always enough.',
        },
      ],
    },
    {
      id: 'CM-S3',
      title: { fr: 'La ville de départ', en: 'The home city' },
      text: [
        {
          fr: 'Chacun choisit Paris, New York ou Tokyo, et reçoit le visa de ce continent : Europe, Amérique ou Asie. Plusieurs joueurs peuvent choisir la même ville. C’est là qu’il faudra revenir.',
          en: 'Everyone picks Paris, New York or Tokyo and gets the visa of that continent: Europe, America or Asia. Several players may pick the same city. You will have to come back there.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle dit que chacun choisit à son gré, sans dire quand. Ici l’on choisit dans l’ordre du jeu, ouvertement, après avoir regardé sa main : choisir à l’aveugle livrerait tout au hasard.',
          en: 'The booklet lets everyone choose freely but doesn’t say when. Here players choose in turn order, openly, after looking at their hands: choosing blindly would leave it all to luck.',
        },
      },
    },
    {
      id: 'CM-S4',
      title: { fr: 'Qui commence', en: 'Who begins' },
      text: [
        {
          fr: 'Le joueur à gauche du donneur choisit et joue en premier ; on continue vers la gauche.',
          en: 'The player to the dealer’s left chooses and plays first; play goes on to the left.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle laisse donner n’importe qui. Nous tirons le donneur au sort, pour que personne ne choisisse sa place.',
          en: 'In the booklet anybody may deal. We draw the dealer at random, so that nobody picks their own place.',
        },
      },
    },
  ],
};
