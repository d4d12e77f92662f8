import type { AnyTableMessages } from '../fr/any-table.ts';

export const anyTable: AnyTableMessages = {
  'K-TURN': {
    title: 'Taking turns',
    text: 'You can only play when it’s your turn.',
  },
  'K-OVER': {
    title: 'End of the game',
    text: 'Once a game is over, nobody can play any more, but you can replay it.',
  },
  'K-BACK': {
    title: 'Undoing a move',
    text: 'You can undo your last move as long as it revealed nothing and nobody has played since, unless a rule of the game makes it final.',
  },
  'K-TEXT': {
    title: 'Move notation',
    text: 'Each move is written in exactly one way. Any other text is rejected, and nothing changes.',
  },
  'K-OPTION': {
    title: 'Options',
    text: 'An option’s value must be allowed for this number of players and compatible with the other options.',
  },
  'K-OPTIONS': {
    title: 'List of options',
    text: 'A table’s options are an object: names and their values.',
  },
};
