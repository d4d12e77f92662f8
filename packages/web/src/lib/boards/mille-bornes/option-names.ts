import type { OptionNames } from '../kit.ts';

export const optionNames: OptionNames = {
  fr: {
    edition: 'Édition',
    'edition.classic': 'Classique (route et feux)',
    'edition.circuit': 'Circuit (piste et drapeaux)',
    target: 'Distance à parcourir',
    'target.1000': '1000 km',
    'target.700': '700 km',
    match: 'Format de la partie',
    'match.round': 'Une manche',
    'match.rounds': 'En manches gagnantes',
    'match.points': 'En 5000 points',
    roundsToWin: 'Manches à gagner',
    limitNeedsGreen: 'Après une fin de limite, il faut un drapeau vert pour 75, 100 et 200',
  },
  en: {
    edition: 'Edition',
    'edition.classic': 'Classic (road and lights)',
    'edition.circuit': 'Circuit (track and flags)',
    target: 'Distance to drive',
    'target.1000': '1000 km',
    'target.700': '700 km',
    match: 'Match length',
    'match.round': 'One round',
    'match.rounds': 'Several rounds',
    'match.points': 'To 5000 points',
    roundsToWin: 'Rounds to win',
    limitNeedsGreen: 'After an end of limit, a green flag is needed for 75, 100 and 200',
  },
};
