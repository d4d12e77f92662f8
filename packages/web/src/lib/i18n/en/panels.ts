import type { PanelMessages } from '../fr/panels.ts';

export const panels: PanelMessages = {
  expected: 'To play',
  table: 'On the table',
  chooseMove: 'Choose a move from the list',
  hintNone: 'There’s nothing to choose here.',
  chancesBeside: 'On the right, your chances of winning.',
  because: (reasons) => `because ${reasons.join('; ')}`,
  movesNone: 'It’s not your turn.',
  filterNone: 'No moves found.',
  curtainTitle: (name) => `${name}’s turn`,
  curtainDetail: (name) => `Pass the device to ${name}. Everyone else, look away.`,
  curtainLift: (name) => `I’m ${name}`,
  allRules: 'All the rules',
  practiceDetail:
    'Cards or draws have been revealed since that move. If you undo it, the game becomes practice and won’t count in your statistics.',
  keepMove: 'Keep my move',
  undoMove: 'Undo my move',
  chances: 'chance of winning',
  equal: 'equally good',
  tapPlays: 'Tap a move to play it.',
  filter: 'Search',
};
