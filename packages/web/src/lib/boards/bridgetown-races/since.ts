import type { BridgeName } from '@ponts-bornes/bridgetown-races/board';
import { readMove } from '@ponts-bornes/bridgetown-races/notation';
import type { RecordedMove, Seat } from '@ponts-bornes/kernel';

/** What the others did since the viewer's turn. */
export interface SinceMarks {
  /** The seats that rode or walked. */
  readonly riders: ReadonlySet<Seat>;
  /** Who last took or swapped a bridge's flag. */
  readonly bridges: ReadonlyMap<BridgeName, Seat>;
  /** Placed coordinators, as seat and mode or special action: `1 taxi`. */
  readonly placed: ReadonlySet<string>;
}

/** Nothing to mark, as in a figure. */
export const NO_MARKS: SinceMarks = { riders: new Set(), bridges: new Map(), placed: new Set() };

export const marksOf = (since: readonly RecordedMove[]): SinceMarks => {
  const moves = since.map(({ seat, text }) => ({ seat, move: readMove(text) }));
  return {
    riders: new Set(moves.flatMap(({ seat, move }) => (move?.kind === 'ride' || move?.kind === 'walk' ? [seat] : []))),
    bridges: new Map(moves.flatMap(({ seat, move }) => bridgesIn(move).map((bridge) => [bridge, seat] as const))),
    placed: new Set(moves.flatMap(({ seat, move }) => (move?.kind === 'place' ? [`${seat} ${move.on}`] : []))),
  };
};

const bridgesIn = (move: ReturnType<typeof readMove>): readonly BridgeName[] => {
  if (move?.kind === 'ride') return move.flags;
  return move?.kind === 'swap' ? move.bridges : [];
};
