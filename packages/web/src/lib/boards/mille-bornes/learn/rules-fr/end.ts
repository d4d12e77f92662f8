import type { Section } from '../../../../learn/rules.ts';

export const END: Section = {
  id: 'end',
  title: 'La fin d’une manche',
  rules: [
    {
      id: 'MB-E1',
      title: 'À l’arrivée',
      text: ['Un camp qui atteint exactement le but gagne aussitôt la manche.'],
    },
    {
      id: 'MB-E2',
      title: 'Quand la pioche est vide',
      text: [
        'On continue sans piocher, et la défausse n’est jamais remélangée. Qui n’a plus de carte est sauté. Une botte ou un coup-fourré qui vide votre main finit votre tour, et le jeu passe à votre gauche.',
        '**Classique :** la manche s’arrête quand plus aucune main n’a de carte. Si la toute dernière carte est une attaque, sa riposte a encore lieu.',
      ],
      ours: {
        kind: 'reading',
        text: 'Le livret classique arrête la manche quand le jeu est « bloqué », sans dire quand il l’est. Nous jouons jusqu’à la dernière carte : alors, il n’y a pas de doute.',
      },
    },
    {
      id: 'MB-E3',
      title: 'Circuit : étapes épuisées',
      text: [
        '**Circuit :** la manche s’arrête dès qu’il n’y a plus une seule étape, ni dans la pioche, ni dans une main.',
      ],
      ours: {
        kind: 'reading',
        text: 'Le livret dit : quand toutes les étapes sont posées. Les étapes défaussées ne reviennent pas ; à la lettre, la manche ne finirait pas toujours. Nous les comptons comme parties.',
      },
    },
    {
      id: 'MB-E4',
      title: 'Le plus loin',
      text: ['Si personne n’est arrivé, le camp qui a le plus de kilomètres gagne la manche.'],
      ours: {
        kind: 'reading',
        text: 'L’égalité n’est pas prévue. Les camps à égalité partagent la manche ; si tous sont à 0, personne ne gagne.',
      },
    },
  ],
};

export const MATCH: Section = {
  id: 'match',
  title: 'Une manche, plusieurs, ou des points',
  rules: [
    {
      id: 'MB-X1',
      title: 'Trois façons de jouer',
      text: [
        'Une manche partagée compte pour chacun des camps qui la partagent ; ceux qui arrivent ensemble au nombre de manches partagent la partie. Une manche sans vainqueur ne compte pour personne : on en joue une autre.',
      ],
      table: {
        head: ['Partie', 'Gagne', 'Score'],
        rows: [
          ['Une manche', 'qui gagne la manche', 'kilomètres'],
          ['En manches', 'le premier à 2, 3, 4 ou 5 manches, au choix', 'manches gagnées'],
          ['Aux points', 'le meilleur total, dès que quelqu’un a 5000 points', 'points'],
        ],
      },
      ours: {
        kind: 'reading',
        text: 'Les livrets parlent de gagner des manches, ou d’aller à 5000 points, sans fixer le nombre de manches : la table le choisit.',
      },
    },
    {
      id: 'MB-X2',
      title: 'Les points d’une manche',
      text: ['Chaque camp compte :'],
      table: {
        head: ['Pour', 'Points'],
        rows: [
          ['chaque kilomètre posé', '1'],
          ['chaque botte posée (restée en main : rien)', '100'],
          ['chaque coup-fourré, en plus de la botte', '300'],
          ['la manche gagnée, arrivé au but ou non', '400'],
          ['la manche gagnée sans aucune carte 200', '200'],
        ],
      },
      ours: {
        kind: 'reading',
        text: 'Les livrets n’ont pas de manche partagée. Ici, chaque camp qui partage reçoit les 400 entiers, et les 200 de prime s’il n’a lui-même posé aucun 200.',
      },
    },
    {
      id: 'MB-X3',
      title: 'Resté au départ',
      text: ['Pour chaque camp qui n’a posé aucune étape, chacun des autres camps marque 500 points.'],
      ours: {
        kind: 'reading',
        text: 'Rien n’est dit de plusieurs camps restés à zéro. Les 500 s’additionnent, et les camps à zéro en marquent l’un de l’autre.',
      },
    },
    {
      id: 'MB-X4',
      title: 'La fin aux points',
      text: [
        'La partie s’arrête après la manche où un camp atteint 5000 points. Le total le plus haut gagne ; des totaux égaux partagent.',
      ],
      ours: {
        kind: 'reading',
        text: 'Les livrets ne disent rien de plusieurs camps au-delà de 5000, ni de totaux égaux.',
      },
    },
  ],
};
