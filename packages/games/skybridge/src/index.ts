import type { Game } from '@ponts-bornes/kernel';
import { explain } from './explain.ts';
import { meta } from './meta.ts';
import type { SkybridgeOptions } from './meta.ts';
import { moves, toAct } from './moves.ts';
import { format, parse } from './notation.ts';
import type { Move } from './notation.ts';
import { play } from './play.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import type { State } from './state.ts';
import { census, resample, reveal, view } from './view.ts';
import type { View } from './view.ts';

export const game: Game<State, Move, View, SkybridgeOptions> = {
  meta,
  setup,
  toAct,
  moves,
  play,
  copy,
  outcome,
  view,
  resample,
  explain,
  parse,
  format,
  census,
  reveal,
};

export { PLACES, SPANS } from './board.ts';
export type { PlaceName, Span } from './board.ts';
export { whyNot } from './explain.ts';
export { meta } from './meta.ts';
export type { SkybridgeOptions } from './meta.ts';
export { COLOUR_LETTERS, KIND_LETTERS } from './notation.ts';
export type { Move } from './notation.ts';
export { phrases } from './phrases.ts';
export { COLOURS, KINDS } from './pieces.ts';
export type { ColourName, KindName } from './pieces.ts';
export { END_REASONS, SCORE_KINDS, seatScores } from './score.ts';
export type { EndReason, ScoreKind } from './score.ts';
export type { State } from './state.ts';
export { SYMMETRIES, canonical, inverse, turnMove, turnState } from './symmetry.ts';
export type { Canonical, Symmetry } from './symmetry.ts';
export type { BridgeView, ColourScoreView, ScoreLineView, SupplyView, TowerView, View } from './view.ts';
