export { game } from './game.ts';
export { CARDS, MEMO } from './cards.ts';
export type { CardName } from './cards.ts';
export { meta } from './meta.ts';
export type { MilleBornesOptions } from './meta.ts';
export type { Move } from './notation.ts';
export { cardNames, oneCard, phrases, sidePerson } from './phrases.ts';
export type { RoundResult, RoundScore, State } from './state.ts';
export type { PileView, RiposteView, SideView, View } from './view.ts';
