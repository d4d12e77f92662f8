import type { Section } from '../../../rules.ts';

export const match: Section = {
  id: 'match',
  title: { fr: 'Une manche, plusieurs, ou des points', en: 'A round, several, or points' },
  rules: [
    {
      id: 'MB-X1',
      title: { fr: 'Trois façons de jouer', en: 'Three ways to play' },
      text: [
        {
          fr: 'Une manche partagée compte pour chacun des camps qui la partagent ; ceux qui arrivent ensemble au nombre de manches partagent la partie. Une manche sans vainqueur ne compte pour personne : on en joue une autre.',
          en: 'A shared round counts for each side that shares it; sides that reach the number of rounds together share the match. A round without a winner counts for nobody: another is played.',
        },
      ],
      table: {
        head: [
          { fr: 'Partie', en: 'Match' },
          { fr: 'Gagne', en: 'Who wins' },
          { fr: 'Score', en: 'Score' },
        ],
        rows: [
          [
            { fr: 'Une manche', en: 'One round' },
            { fr: 'le vainqueur de la manche', en: 'the winner of the round' },
            { fr: 'kilomètres', en: 'kilometres' },
          ],
          [
            { fr: 'En manches', en: 'Rounds' },
            {
              fr: 'le premier à 2, 3, 4 ou 5 manches, au choix',
              en: 'the first to win 2, 3, 4 or 5 rounds, as chosen',
            },
            { fr: 'manches gagnées', en: 'rounds won' },
          ],
          [
            { fr: 'Aux points', en: 'Points' },
            {
              fr: 'le meilleur total, dès que quelqu’un a 5000 points',
              en: 'the highest total, once somebody has 5000 points',
            },
            { fr: 'points', en: 'points' },
          ],
        ],
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets parlent de gagner des manches, ou d’aller à 5000 points, sans fixer le nombre de manches : la table le choisit.',
          en: 'The booklets speak of winning rounds, or of going for 5000 points, without saying how many rounds: the table chooses.',
        },
      },
    },
    {
      id: 'MB-X2',
      title: { fr: 'Les points d’une manche', en: 'Points for a round' },
      text: [{ fr: 'Chaque camp compte :', en: 'Each side counts:' }],
      table: {
        head: [
          { fr: 'Pour', en: 'For' },
          { fr: 'Points', en: 'Points' },
        ],
        rows: [
          [{ fr: 'chaque kilomètre posé', en: 'each kilometre played' }, 1],
          [{ fr: 'chaque botte posée (restée en main : rien)', en: 'each safety played (left in hand: nothing)' }, 100],
          [{ fr: 'chaque coup-fourré, en plus de la botte', en: 'each coup-fourré, on top of the safety' }, 300],
          [
            {
              fr: 'la manche gagnée, arrivé au but ou non',
              en: 'winning the round, with or without reaching the target',
            },
            400,
          ],
          [{ fr: 'la manche gagnée sans aucune carte 200', en: 'winning the round without any 200' }, 200],
        ],
      },
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets ne parlent pas de manche partagée. Ici, chacun des camps à égalité reçoit 400 points, et les 200 de prime s’il n’a lui-même posé aucun 200.',
          en: 'The booklets don’t mention shared rounds. Here each sharing side gets the full 400, and the 200 as well if it played no 200 itself.',
        },
      },
    },
    {
      id: 'MB-X3',
      title: { fr: 'Resté au départ', en: 'Left at the start' },
      text: [
        {
          fr: 'Pour chaque camp qui n’a posé aucune étape, chacun des autres camps marque 500 points.',
          en: 'For each side that played no distance at all, every other side scores 500 points.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets ne disent rien de plusieurs camps restés à zéro. Les 500 points s’additionnent, et un camp à zéro en marque aussi pour les autres camps à zéro.',
          en: 'The booklets don’t say what happens if several sides are left at zero. The 500s add up, and sides at zero score for each other too.',
        },
      },
    },
    {
      id: 'MB-X4',
      title: { fr: 'La fin aux points', en: 'The end of a points game' },
      text: [
        {
          fr: 'La partie s’arrête après la manche où un camp atteint 5000 points. Le total le plus haut gagne ; à égalité, la victoire est partagée.',
          en: 'The game ends after the round in which a side reaches 5000 points. The highest total wins; equal totals share the win.',
        },
      ],
      ours: {
        kind: 'reading',
        text: {
          fr: 'Les livrets ne disent rien de plusieurs camps au-delà de 5000, ni de totaux égaux.',
          en: 'The booklets say nothing about several sides passing 5000, or about equal totals.',
        },
      },
    },
  ],
};
