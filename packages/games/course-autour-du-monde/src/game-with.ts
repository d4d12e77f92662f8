import type { Game, Seat } from '@ponts-bornes/kernel';
import { census } from './census.ts';
import { explain } from './explain.ts';
import { meta } from './meta.ts';
import type { CourseAutourDuMondeOptions } from './meta.ts';
import { moves, toAct } from './moves.ts';
import { notationOf } from './notation.ts';
import type { Move } from './notation.ts';
import { play } from './play.ts';
import { resample } from './resample.ts';
import { outcome } from './score.ts';
import { setup } from './setup.ts';
import { copy } from './state.ts';
import type { State } from './state.ts';
import { takeBack } from './take-back.ts';
import { reveal, view } from './view.ts';
import type { View } from './view.ts';
import type { World } from './world.ts';

export interface CourseAutourDuMonde extends Game<State, Move, View, CourseAutourDuMondeOptions> {
  /** [CM-T10] Always defined. */
  readonly takeBack: (state: State, seat: Seat) => Move | null;
}

/** The rules on any network: ours was balanced by playing on many. */
export const gameWith = (world: World): CourseAutourDuMonde => {
  const notation = notationOf(world);
  return {
    meta,
    setup,
    toAct,
    moves: (state, seat) => moves(world, notation.starts, state, seat),
    play: (state, seat, move, rng) => play(world, state, seat, move, rng),
    takeBack: (state, seat) => takeBack(world, state, seat),
    copy,
    outcome,
    view: (state, viewer) => view(world, state, viewer),
    resample,
    explain: (state, seat, text) => explain(world, notation, { state, seat, text }),
    parse: notation.parse,
    format: notation.format,
    census: (state) => census(world, state),
    reveal: (state) => reveal(world, state),
  };
};
