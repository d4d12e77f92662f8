import type { Section } from '../../../rules.ts';

export const distances: Section = {
  id: 'distances',
  title: { fr: 'Les étapes', en: 'Distances' },
  rules: [
    {
      id: 'MB-D1',
      title: { fr: 'Il faut rouler', en: 'Only while moving' },
      text: [
        {
          fr: 'Une étape se pose seulement quand vous roulez [MB-S6] : la valeur que vous voulez, une carte par tour.',
          en: 'A distance is played only while you’re moving [MB-S6]: any value you like, one card a turn.',
        },
      ],
    },
    {
      id: 'MB-D2',
      title: { fr: 'Sous une limite', en: 'Under a limit' },
      text: [
        {
          fr: 'Sous une limite de vitesse, seules les étapes de 25 et de 50 se posent.',
          en: 'Under a speed limit only distances of 25 and 50 can be played.',
        },
      ],
      figure: {
        name: 'limit',
        caption: {
          fr: 'Avec une limite sur la pile de vitesse : 25 et 50 passent ; 75, 100 et 200 attendent la fin de limite.',
          en: 'With a limit on the speed pile: 25 and 50 are allowed; 75, 100 and 200 wait for the end of limit.',
        },
      },
    },
    {
      id: 'MB-D3',
      title: { fr: 'Deux 200 au plus', en: 'Two 200s at most' },
      text: [
        {
          fr: 'Un camp pose au plus deux cartes 200 dans une manche, partenaires ensemble. La troisième est refusée.',
          en: 'A side plays at most two 200s in a round, partners together. A third is refused.',
        },
      ],
    },
    {
      id: 'MB-D4',
      title: { fr: 'Tomber juste', en: 'Landing exactly' },
      text: [
        {
          fr: 'Le total ne dépasse jamais le but : il faut l’atteindre exactement. À 950 sur 1000, il ne reste que 25 et 50. Il n’y a pas de prolongation.',
          en: 'The total never passes the target: it must be reached exactly. At 950 of 1000 only 25 and 50 are of use. There is no extension.',
        },
      ],
      figure: {
        name: 'exact',
        caption: {
          fr: 'À 925 km : 25 et 50 rapprochent, 75 gagne, 100 et 200 dépasseraient et sont refusés.',
          en: 'At 925 km: 25 and 50 bring you closer, 75 wins, 100 and 200 would go past and are refused.',
        },
      },
      tryIt: 'exact',
    },
  ],
};
