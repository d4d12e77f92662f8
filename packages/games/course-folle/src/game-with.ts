import type { Game } from '@ponts-bornes/kernel';
import type { Deck } from './deck.ts';
import { explain } from './explain.ts';
import { meta } from './meta.ts';
import type { CourseFolleOptions } from './meta.ts';
import { awaitedSeats, moves, toAct } from './moves.ts';
import { format, parse } from './notation.ts';
import type { Move } from './notation.ts';
import { play } from './play.ts';
import { resample } from './resample.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { census, copy } from './state.ts';
import type { State } from './state.ts';
import { reveal, view } from './view.ts';
import type { View } from './view.ts';

/** The rules with the numbers of any deck: ours was balanced by playing many. */
export const gameWith = (deck: Deck): Game<State, Move, View, CourseFolleOptions> => ({
  meta,
  setup,
  toAct,
  awaited: awaitedSeats,
  moves,
  play: (state, seat, move, rng) => play(deck, state, seat, move, rng),
  copy,
  outcome: (state) => outcome(deck, state),
  view: (state, viewer) => view(deck, state, viewer),
  resample,
  explain,
  parse,
  format,
  census,
  reveal: (state) => reveal(deck, state),
});
