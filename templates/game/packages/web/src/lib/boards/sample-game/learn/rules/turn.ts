import type { Section } from '../../../rules.ts';

export const turn: Section = {
  id: 'turn',
  title: { fr: 'Un tour', en: 'A turn' },
  rules: [
    {
      id: 'SG-T1',
      title: { fr: 'Prendre dans un tas', en: 'Take from one heap' },
      text: [
        {
          fr: 'Les joueurs alternent. À chaque tour, prenez une ou plusieurs allumettes d’un même tas, jusqu’à le vider. On ne passe pas.',
          en: 'Players alternate. On each turn take one or more matches from the same heap, up to all of them. There is no passing.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La première place commence : la règle d’origine ne dit pas qui.',
          en: 'The first seat begins: the original rules do not say who does.',
        },
      },
    },
    {
      id: 'SG-T2',
      title: { fr: 'Tas vide', en: 'Empty heap' },
      text: [
        {
          fr: 'Un tas vide reste vide : prenez ailleurs [SG-T1].',
          en: 'An empty heap stays empty: take from another [SG-T1].',
        },
      ],
    },
    {
      id: 'SG-N1',
      title: { fr: 'Écrire un coup', en: 'Writing a move' },
      text: [
        {
          fr: 'Le tas, puis le nombre : b3 prend trois allumettes dans le tas b.',
          en: 'The heap, then the number: b3 takes three matches from heap b.',
        },
      ],
    },
  ],
};
