import { gameWith } from './game.ts';
import type { CourseAutourDuMonde } from './game.ts';
import { OUR_WORLD } from './our-world.ts';

export const game: CourseAutourDuMonde = gameWith(OUR_WORLD);

export { meta } from './meta.ts';
export type { CourseAutourDuMondeOptions } from './meta.ts';
export { CITIES, CONTINENTS } from './network/cities.ts';
export type { CityFacts, ContinentName } from './network/cities.ts';
export { PLACES, ROUTES, across, endsOf, placeOf } from './network/places.ts';
export type { Place } from './network/places.ts';
export { ROUTE_PAIRS } from './network/routes.ts';
export type { Move } from './notation.ts';
export { phrases } from './phrases.ts';
export { END_REASONS } from './score.ts';
export type { EndReason } from './score.ts';
export { PHASES, SOURCES } from './state.ts';
export type { Phase, SourcesName, State } from './state.ts';
export type { SlotView, StepView, View } from './view.ts';
