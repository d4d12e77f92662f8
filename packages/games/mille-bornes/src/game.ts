import type { Game } from '@ponts-bornes/kernel';
import { explain } from './explain.ts';
import { meta } from './meta.ts';
import type { MilleBornesOptions } from './meta.ts';
import { moves, toAct } from './moves.ts';
import { format, parse } from './notation.ts';
import type { Move } from './notation.ts';
import { play } from './play.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import type { State } from './state.ts';
import { resample } from './resample.ts';
import { census, reveal, view } from './view.ts';
import type { View } from './view.ts';

export const game: Game<State, Move, View, MilleBornesOptions> = {
  meta,
  setup,
  toAct,
  moves,
  play,
  // [MB-F6]
  isPatient: (_state, _seat, { kind }) => kind === 'accept',
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
