import type { Rules } from '../../../rules.ts';

export const brief: Rules['brief'] = [
  {
    title: { fr: 'À votre tour', en: 'Your turn' },
    text: [
      {
        fr: 'Choisissez **un tas** et prenez-y autant d’allumettes que vous voulez, au moins une.',
        en: 'Choose **one heap** and take as many of its matches as you like, at least one.',
      },
    ],
    figure: {
      name: 'start',
      caption: { fr: 'Au début : 3, 4 et 5 allumettes.', en: 'At the start: 3, 4 and 5 matches.' },
    },
  },
  {
    title: { fr: 'Gagner', en: 'Winning' },
    text: [{ fr: 'Prenez la dernière allumette de la table.', en: 'Take the last match on the table.' }],
  },
];
