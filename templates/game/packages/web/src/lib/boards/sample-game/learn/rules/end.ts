import type { Section } from '../../../rules.ts';

export const end: Section = {
  id: 'end',
  title: { fr: 'Fin', en: 'End' },
  rules: [
    {
      id: 'SG-E1',
      title: { fr: 'La dernière allumette', en: 'The last match' },
      text: [
        {
          fr: 'La partie s’arrête quand il ne reste rien. Qui a pris la dernière allumette gagne.',
          en: 'The game ends when nothing is left. The player who took the last match wins.',
        },
      ],
      figure: {
        name: 'equal',
        caption: {
          fr: 'Deux tas égaux : copiez chaque coup adverse dans l’autre tas, et la dernière est pour vous.',
          en: 'Two equal heaps: copy every move of your rival in the other heap, and the last match is yours.',
        },
      },
      tryIt: 'equal',
    },
  ],
};
