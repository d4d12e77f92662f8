import type { Section } from '../../../rules.ts';

export const setup: Section = {
  id: 'setup',
  title: { fr: 'La mise en place', en: 'Setting up' },
  rules: [
    {
      id: 'BR-S1',
      title: { fr: 'Le sac', en: 'The bag' },
      text: [
        {
          fr: 'Les cinq drapeaux bleus sont toujours mis à part, quel que soit le nombre de joueurs. Des sept autres couleurs, le sac reçoit :',
          en: 'All five blue flags are set aside, whatever the number of players. Of the seven other colours the bag gets:',
        },
      ],
      table: {
        head: [
          { fr: 'Joueurs', en: 'Players' },
          { fr: 'Drapeaux de chaque couleur', en: 'Flags of each colour' },
          { fr: 'Dans le sac', en: 'In the bag' },
        ],
        rows: [
          [2, 3, 21],
          [3, 4, 28],
          [4, 5, 35],
        ],
      },
    },
    {
      id: 'BR-S2',
      title: { fr: 'Un drapeau par pont', en: 'A flag on every bridge' },
      text: [
        {
          fr: 'Un drapeau bleu va sur Steel. Puis, du haut du plan vers le bas et sans Steel, chaque pont reçoit un drapeau tiré du sac.',
          en: 'A blue flag goes on Steel. Then, from the top of the map down and skipping Steel, every bridge gets a flag drawn from the bag.',
        },
        {
          fr: 'À la mise en place seulement : si un tirage donne un troisième drapeau d’une même couleur, il retourne au sac et l’on en tire un autre.',
          en: 'In the setup only: a third flag of one colour goes back into the bag, and another is drawn.',
        },
        {
          fr: 'On tire un drapeau à la fois, et chaque drapeau du sac a la même chance ; c’est vrai de tous les tirages de la partie.',
          en: 'Flags are drawn one at a time, each flag in the bag as likely as any other; this goes for every draw in the game.',
        },
      ],
    },
    {
      id: 'BR-S3',
      title: { fr: 'Le départ', en: 'The start' },
      text: [
        {
          fr: 'Les coureurs attendent hors du plan, à la flèche devant Burnside Road : le premier pas entre sur la première case de cette route. La flèche n’est pas une case : on n’y monte pas dans le tramway, et on n’y revient pas.',
          en: 'Racers wait off the map, at the arrow at the start of Burnside Road: the first step enters the first space of that road. The arrow is not a space: you can’t board the streetcar there, and you can’t come back.',
        },
        {
          fr: 'Le premier joueur de la première manche est tiré au sort.',
          en: 'The first player of round one is drawn at random.',
        },
      ],
      figure: {
        name: 'start',
        caption: {
          fr: 'Un trajet de quatre cases depuis la flèche : la première case de Burnside Road compte un, et la route continue tout droit vers le fleuve.',
          en: 'A ride of four spaces from the arrow: the first space of Burnside Road counts as one, and the road runs straight on towards the river.',
        },
      },
    },
  ],
};
