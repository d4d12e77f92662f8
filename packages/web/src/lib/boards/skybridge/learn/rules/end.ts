import type { Section } from '../../../rules.ts';

export const end: Section = {
  id: 'end',
  title: { fr: 'La fin et les points', en: 'The end and the score' },
  rules: [
    {
      id: 'SK-E1',
      title: { fr: 'Quand on ne peut plus poser', en: 'When nothing can be placed' },
      text: [
        {
          fr: 'Si un joueur ne peut rien poser, son tour est passé automatiquement : un autre peut donc jouer plusieurs fois de suite. La partie s’arrête quand plus personne ne peut rien poser.',
          en: 'A player who can’t place anything is skipped automatically, so another may play several times in a row. The game ends when nobody can place anything.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Un coup adverse peut vous redonner une possibilité : vous retrouvez alors votre tour. La règle d’origine laisse simplement les adversaires continuer.',
          en: 'Another player’s move may give you a spot again: then you get your turn back. The original rules simply let the others go on.',
        },
      },
    },
    {
      id: 'SK-E2',
      title: { fr: 'Les tours sous vos toits', en: 'The towers under your roofs' },
      text: [
        {
          fr: 'Une couleur marque tous les étages de chaque tour qui porte un de ses toits, de quelque couleur que soient les blocs.',
          en: 'A colour scores every floor of every tower that carries one of its roofs, whatever the colours of the blocks.',
        },
      ],
    },
    {
      id: 'SK-E3',
      title: { fr: 'Un pont appuyé sur votre tour', en: 'A bridge from your tower' },
      text: [
        {
          fr: 'Si votre pont relie une tour à vous à une autre, les étages de cette autre tour comptent aussi pour vous, même si elle appartient à un autre. La même tour peut compter pour plusieurs joueurs.',
          en: 'If your bridge joins a tower of yours to another, the floors of that other tower count for you too, even if it belongs to someone else. One tower may count for several players.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle dit que la couleur du toit de l’autre tour n’importe pas : nous la comptons aussi quand elle n’en a aucun.',
          en: 'The rules say that the colour of the other tower’s roof doesn’t matter: we also count it when it has none.',
        },
      },
      tryIt: 'joined',
    },
    {
      id: 'SK-E4',
      title: { fr: 'Les deux bouts à vous : le double', en: 'Both ends yours: double' },
      text: [
        {
          fr: 'Si les deux tours de votre pont portent votre toit, vous marquez deux fois le total de leurs étages, l’étage du pont étant compris dans chacune. Des tours de 7 et 8 étages valent alors 30 points ; avec un seul bout à vous, elles en vaudraient 15.',
          en: 'If both towers of your bridge carry your roofs, you score twice the sum of their floors, the floor of the bridge included in each. Towers of 7 and 8 floors then make 30 points; with only one end yours they would make 15.',
        },
      ],
      tryIt: 'double',
    },
    {
      id: 'SK-E5',
      title: { fr: 'Qui gagne', en: 'Who wins' },
      text: [{ fr: 'Le plus grand score gagne.', en: 'The highest score wins.' }],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La règle ne départage pas : à égalité, la victoire est partagée.',
          en: 'The rules have no tie-break: equal scores share the win.',
        },
      },
    },
  ],
};
