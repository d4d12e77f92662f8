import type { Game } from '@ponts-bornes/kernel';
import { explain } from './explain.ts';
import { meta } from './meta.ts';
import type { BridgetownOptions } from './meta.ts';
import { moves, toAct } from './moves.ts';
import { format, parse } from './notation.ts';
import type { Move } from './notation.ts';
import { play } from './play.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { census, copy } from './state.ts';
import type { State } from './state.ts';
import { takeBack } from './take-back.ts';
import { reveal, view } from './view.ts';
import type { View } from './view.ts';

export const game: Game<State, Move, View, BridgetownOptions> = {
  meta,
  setup,
  toAct,
  moves,
  play,
  takeBack,
  copy,
  outcome,
  view,
  // Nothing is hidden.
  resample: (state) => copy(state),
  explain,
  parse,
  format,
  census,
  reveal,
};

export { ARROW, RAILS, STAIRS, STREETS } from './city/streets.ts';
export type { Street } from './city/streets.ts';
export { SPACE_FACTS } from './city/spaces.ts';
export type { SpaceFacts, SpaceKind } from './city/spaces.ts';
export { START, positionName, positionNamed, spaceOf } from './city/city.ts';
export type { Position, Space } from './city/city.ts';
export { meta } from './meta.ts';
export type { BridgetownOptions } from './meta.ts';
export type { Move } from './notation.ts';
export { BRIDGES, BRIDGE_TITLES, COLOURS, MODES, SPECIALS, SPEEDS, TEAMS } from './parts.ts';
export type { BridgeName, ColourName, ModeName, SpecialName, TeamName } from './parts.ts';
export { phrases } from './phrases.ts';
export { wayOf, waysOf } from './routes.ts';
export type { Way } from './routes.ts';
export { END_REASONS } from './score.ts';
export type { EndReason } from './score.ts';
export { PHASES } from './state.ts';
export type { Phase, State } from './state.ts';
export type { ModeView, PlayerView, SpecialView, View } from './view.ts';
