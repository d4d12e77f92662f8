import type { Section } from '../../../../learn/rules.ts';
import { visaTable } from '../cities.ts';

export const VISAS: Section = {
  id: 'visas',
  title: 'Les visas et la victoire',
  rules: [
    {
      id: 'CM-V1',
      title: 'Recevoir un visa',
      text: [
        'Atterrir dans une ville, **même au milieu d’une chaîne**, donne le visa de son continent si vous ne l’avez pas. Un seul par continent. L’ordre est libre.',
      ],
      table: visaTable('fr'),
    },
    {
      id: 'CM-V2',
      title: 'L’Océanie, par l’Australie',
      text: [
        'Le visa d’Océanie ne se reçoit qu’à **Darwin ou à Sydney**. Honolulu, Papeete et toute autre ville d’Océanie n’en donnent pas ; ce sont des escales comme les autres.',
      ],
      figure: {
        name: 'oceania',
        caption: 'L’Océanie : Darwin et Sydney, cerclées, donnent le visa ; Honolulu et Papeete ne le donnent pas.',
      },
      tryIt: 'oceania',
    },
    {
      id: 'CM-V3',
      title: 'Rentrer et gagner',
      text: [
        'Avec les cinq visas, atterrir dans votre ville de départ gagne **aussitôt** : on ne pose plus rien, on ne tire plus rien, et les autres ne finissent pas le tour de table.',
        'Passer chez soi avec moins de cinq visas ne donne rien : il faudra y revenir.',
        'Au décompte, un point par visa, et un sixième point au vainqueur pour son retour. Il n’y a qu’un gagnant.',
      ],
      ours: {
        kind: 'reading',
        text: 'La règle dit que gagne qui rejoint le premier son point de départ, sans dire s’il faut s’y arrêter. Nous lisons : l’atteindre suffit, même au milieu d’une chaîne.',
      },
      tryIt: 'home',
    },
    {
      id: 'CM-T9',
      title: 'Si personne ne rentre',
      text: [
        'Il n’y a pas de partie nulle : on joue jusqu’à ce que quelqu’un rentre. Les joueurs peuvent convenir d’arrêter ; personne ne gagne alors.',
      ],
      ours: {
        kind: 'reading',
        text: 'La règle ne prévoit pas que deux joueurs s’attendent sans fin. S’entendre pour arrêter est l’affaire de la table, et non un coup : le jeu lui-même ne finit jamais sans gagnant.',
      },
    },
  ],
};
