import type { ExplanationMessages } from '../fr/explanations.ts';

export const explanations: ExplanationMessages = {
  byTouch: 'On the board: tap or hold a card or symbol to learn what it is.',
  byMouse: 'On the board: rest the mouse on a card or symbol to learn what it is. On the keyboard, press I.',
  own: 'This colour and emblem mark your pieces, cards and moves.',
  theirs: (name) => `This colour and emblem mark ${name}’s pieces, cards and moves.`,
  bot: (level, manner) => `${level} bot: ${manner}.`,
  online: 'Filled dot: online; empty dot: offline. The time left is beside the name.',
  practice: 'You undid a move after something was revealed, so this game won’t count in your statistics.',
  tools: {
    table: 'The players, the settings and the table’s link, and what you can propose to the others.',
    log: 'Every move of the game, from first to last.',
    description: 'The whole table described in writing, for anyone who can’t see the board.',
    memo: 'The cards and pieces and what they do, with a link to the rules.',
    settings: 'Language, colours, animation speed and sounds.',
    undo: 'Goes back to your last decision. If cards have been revealed since, the game becomes practice.',
    hint: 'What the strongest bot would play, and why.',
    moves: 'A list of all the moves you can play.',
  },
};
