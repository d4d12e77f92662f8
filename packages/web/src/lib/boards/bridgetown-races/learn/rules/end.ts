import type { Section } from '../../../rules.ts';

export const end: Section = {
  id: 'end',
  title: { fr: 'Manches et victoire', en: 'Rounds and winning' },
  rules: [
    {
      id: 'BR-E1',
      title: { fr: 'La fin d’une manche', en: 'The end of a round' },
      text: [
        { fr: 'Le bateau avance d’une étape. Puis :', en: 'The boat moves on one stop. Then:' },
        {
          fr: '- Le joueur qui a **le moins de drapeaux** devient premier joueur. À égalité, c’est le plus proche de l’ancien premier joueur, dans le sens des aiguilles d’une montre.',
          en: '- The player with **the fewest flags** becomes first player. In a tie, it is the one closest to the old first player, clockwise.',
        },
        {
          fr: '- Un drapeau bleu va sur Steel, s’il est vide et qu’il en reste.',
          en: '- A blue flag goes on Steel, if it is empty and there is one left.',
        },
        {
          fr: '- Du haut vers le bas, chaque autre pont vide reçoit un drapeau du sac. La limite de deux par couleur ne vaut plus.',
          en: '- From the top down, every other empty bridge gets a flag from the bag. The limit of two per colour no longer applies.',
        },
        {
          fr: 'Le sac suffit toujours : il contient au départ autant de drapeaux que les ponts et toutes les cartes peuvent en porter hors de Steel ; et cinq bleus suffisent à quatre cartes et à Steel.',
          en: 'The bag never runs out: it starts with as many flags as the bridges and all cards can hold apart from Steel; and five blue ones are enough for four cards and Steel.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret ne dit pas si l’ancien premier joueur est proche de lui-même. Nous le comptons comme le plus éloigné : à égalité, le rôle tourne.',
          en: 'The booklet doesn’t say whether the old first player is close to themselves. We count them as the furthest: in a tie, the role moves on.',
        },
      },
    },
    {
      id: 'BR-E2',
      title: { fr: 'Huit drapeaux', en: 'Eight flags' },
      text: [
        {
          fr: 'Avec huit drapeaux sur votre carte, un par pont, vous **gagnez aussitôt**, avant toute autre chose.',
          en: 'With eight flags on your card, one per bridge, you **win at once**, before anything else.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Le livret dit « immédiatement » ; nous précisons. Le trajet qui prend le huitième drapeau va jusqu’au bout, avec tous ses drapeaux. Il n’y a plus de permutation, les coordinateurs restent où ils sont, et un Double joué avec ce trajet compte comme utilisé.',
          en: 'The booklet says “immediately”; here is what we take that to mean. The ride that takes the eighth flag is completed, with all its flags. There is no swap, coordinators stay where they are, and a Double that went with the ride counts as used.',
        },
      },
    },
    {
      id: 'BR-E3',
      title: { fr: 'Le plus de couleurs', en: 'The most colours' },
      text: [
        {
          fr: 'Après cinq manches, gagne la carte qui a le plus de **couleurs différentes**, quel que soit son nombre de drapeaux. À égalité, la victoire est partagée : c’est l’issue d’environ une partie sur deux.',
          en: 'After five rounds the card with the most **different colours** wins, however many flags it has. In a tie the win is shared: about every second game ends that way.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'La cinquième manche finit sans appliquer [BR-E1] : on ne tire plus de drapeau, puisqu’il ne servirait à personne.',
          en: 'The fifth round ends without [BR-E1]: no more flags are drawn, since nobody could use them.',
        },
      },
      tryIt: 'colours',
    },
  ],
};
