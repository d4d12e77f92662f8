import type { Section } from '../../../rules.ts';

export const goal: Section = {
  id: 'goal',
  title: { fr: 'Le but et les joueurs', en: 'The goal and the players' },
  rules: [
    {
      id: 'CM-G1',
      title: { fr: 'Boucler la boucle', en: 'Full circle' },
      text: [
        {
          fr: 'Quittez votre ville de départ en avion, touchez l’Europe, l’Asie, l’Amérique, l’Afrique et l’Océanie (par l’Australie, [CM-V2]), et revenez à votre ville de départ. Le premier qui y parvient gagne aussitôt [CM-V3].',
          en: 'Leave your home city by plane, touch Europe, Asia, America, Africa and Oceania (via Australia, [CM-V2]), and come back to your home city. The first to do so wins at once [CM-V3].',
        },
      ],
    },
    {
      id: 'CM-G2',
      title: { fr: 'Combien de joueurs', en: 'How many players' },
      text: [{ fr: 'De 2 à 6 joueurs, chacun pour soi.', en: '2 to 6 players, each for themselves.' }],
    },
  ],
};
