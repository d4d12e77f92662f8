import type { Section } from '../../../rules.ts';

export const end: Section = {
  id: 'end',
  title: { fr: 'La fin d’une manche', en: 'The end of a round' },
  rules: [
    {
      id: 'MB-E1',
      title: { fr: 'À l’arrivée', en: 'Reaching the finish' },
      text: [
        {
          fr: 'Un camp qui atteint exactement le but gagne aussitôt la manche.',
          en: 'A side that reaches the target exactly wins the round at once.',
        },
      ],
    },
    {
      id: 'MB-E2',
      title: { fr: 'Quand la pioche est vide', en: 'When the draw pile is empty' },
      text: [
        {
          fr: 'On continue sans piocher, et la défausse n’est jamais remélangée. Un joueur sans carte passe son tour. Une botte ou un coup-fourré qui vide votre main finit votre tour, et le jeu passe à votre gauche.',
          en: 'Play goes on without drawing, and the discard pile is never reshuffled. A player with no cards left is skipped. A safety or coup-fourré that empties your hand ends your turn, and play passes to your left.',
        },
        {
          fr: '**Classique :** la manche s’arrête quand plus aucune main n’a de carte. Si la toute dernière carte est une attaque, on peut encore la contrer.',
          en: '**Classic:** the round ends when no hand holds a card. If the very last card is an attack, it can still be countered.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret classique arrête la manche quand le jeu est « bloqué », sans dire quand il l’est. Nous jouons jusqu’à la dernière carte : ainsi, il n’y a pas de doute.',
          en: 'The classic booklet ends the round when the game is “blocked”, without saying when that is. We play to the last card, so there is no doubt.',
        },
      },
    },
    {
      id: 'MB-E3',
      title: { fr: 'Circuit : étapes épuisées', en: 'Circuit: no distances left' },
      text: [
        {
          fr: '**Circuit :** la manche s’arrête dès qu’il n’y a plus une seule étape, ni dans la pioche, ni dans une main.',
          en: '**Circuit:** the round ends as soon as not a single distance is left, in the draw pile or in any hand.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret dit : quand toutes les étapes sont posées. Les étapes défaussées ne reviennent pas ; à la lettre, la manche ne finirait pas toujours. Nous les comptons comme jouées.',
          en: 'The booklet says: when all distances have been played. Discarded ones never come back; taken literally, some rounds would not end. We count them as gone.',
        },
      },
    },
    {
      id: 'MB-E4',
      title: { fr: 'Le plus loin', en: 'The furthest' },
      text: [
        {
          fr: 'Si personne n’est arrivé, le camp qui a le plus de kilomètres gagne la manche.',
          en: 'If nobody has arrived, the side with the most kilometres wins the round.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'L’égalité n’est pas prévue. Les camps à égalité partagent la manche ; si tous sont à 0, personne ne gagne.',
          en: 'Ties are not covered. Tied sides share the round; if all are at 0, nobody wins.',
        },
      },
    },
  ],
};
