import type { Box } from '../kit.ts';

export const box: Box = {
  blurb: {
    fr: 'Mille kilomètres de route, des pannes pour les autres, et des bottes cachées pour le coup-fourré.',
    en: 'A thousand kilometres of road, breakdowns for the others, and safeties kept hidden for the coup-fourré.',
  },
  minutes: [15, 30],
  age: 7,
  usualSeats: 2,
  options: {
    fr: {
      edition: 'Édition',
      'edition.classic': 'Classique : route et feux',
      'edition.circuit': 'Circuit : piste et drapeaux',
      target: 'Distance à parcourir',
      'target.1000': '1000 km',
      'target.700': '700 km',
      match: 'La partie se joue',
      'match.round': 'en une manche',
      'match.rounds': 'en manches gagnantes',
      'match.points': 'en 5000 points',
      roundsToWin: 'Manches à gagner',
      limitNeedsGreen: 'Après une fin de limite, un drapeau vert avant 75, 100 et 200',
    },
    en: {
      edition: 'Edition',
      'edition.classic': 'Classic: road and lights',
      'edition.circuit': 'Circuit: track and flags',
      target: 'Distance to drive',
      'target.1000': '1000 km',
      'target.700': '700 km',
      match: 'The game is played',
      'match.round': 'in one round',
      'match.rounds': 'in rounds won',
      'match.points': 'to 5000 points',
      roundsToWin: 'Rounds to win',
      limitNeedsGreen: 'After an end of limit, a green flag before 75, 100 and 200',
    },
  },
};
