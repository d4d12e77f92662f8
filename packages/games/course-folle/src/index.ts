export { game } from './game.ts';
export { CARD_TABLE } from './cards.table.ts';
export { BOOSTERS, CARDS, CHARACTERS, HALVES, VEHICLES } from './cards.ts';
export type { BoosterName, CardName, CharacterName, HalfName, VehicleName } from './cards.ts';
export type { CardTable, Face } from './deck.ts';
export { meta } from './meta.ts';
export type { CourseFolleOptions } from './meta.ts';

export type { Move } from './notation.ts';
export { cardNames, phrases, theCard, theVehicle } from './phrases.ts';
export { END_REASONS, JOINTS } from './score.ts';
export type { EndReason, Joint, Score } from './score.ts';
export { PHASES } from './state.ts';
export type { Boost, Phase, State } from './state.ts';
export type { BoostView, CourseView, View } from './view.ts';
