import type { Game } from '@ponts-bornes/kernel';
import { meta } from './meta.ts';
import type { SampleGameOptions } from './meta.ts';
import { explain, moves, toAct } from './moves.ts';
import { format, parse } from './notation.ts';
import type { Move } from './notation.ts';
import { outcome, play } from './play.ts';
import { copy, setup } from './state.ts';
import type { State } from './state.ts';
import { census, reveal, view } from './view.ts';
import type { View } from './view.ts';

export const game: Game<State, Move, View, SampleGameOptions> = {
  meta,
  setup,
  toAct,
  moves,
  play,
  copy,
  outcome,
  view,
  resample: copy,
  explain,
  parse,
  format,
  census,
  reveal,
};
