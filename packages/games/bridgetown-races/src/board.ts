// The data for drawing a board. Loads no rules, which run elsewhere.
export { ARROW, RAILS, STAIRS, STREETS } from './city/streets.ts';
export type { Street } from './city/streets.ts';
export { SPACE_FACTS } from './city/spaces.ts';
export type { SpaceFacts, SpaceKind } from './city/spaces.ts';
export { placeName } from './city/place-names.ts';
export { START, positionName, positionNamed, spaceOf } from './city/city.ts';
export type { Position, Space } from './city/city.ts';
export type { Move } from './notation.ts';
export { BRIDGES, BRIDGE_TITLES, COLOURS, MODES, SPECIALS, SPEEDS, TEAMS } from './parts.ts';
export type { BridgeName, ColourName, ModeName, SpecialName, TeamName } from './parts.ts';
export { waysOf } from './routes.ts';
export type { Phase, State } from './state.ts';
export type { ModeView, PlayerView, SpecialView, View } from './view.ts';
