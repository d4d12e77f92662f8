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
