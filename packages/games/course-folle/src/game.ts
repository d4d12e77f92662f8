import { CARD_TABLE } from './cards.table.ts';
import { deckOf } from './deck.ts';
import { gameWith } from './game-with.ts';

export const game = gameWith(deckOf(CARD_TABLE));
