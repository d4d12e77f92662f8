import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { PLACES, has } from './board.ts';
import type { Place } from './board.ts';
import { KINDS } from './pieces.ts';
import type { Colour } from './pieces.ts';
import { NOBODY, bridgeOf, coloursOf, handsOf, heightAt, left, toppedBy } from './state.ts';
import type { State } from './state.ts';

/** Why towers count: under one's own roof, at the other end of one's bridge, or with both its ends owned. */
export const SCORE_KINDS = ['owned', 'joined', 'doubled'] as const;
export type ScoreKind = (typeof SCORE_KINDS)[number];

/** One line of a colour's score. */
export interface ScoreLine {
  readonly kind: ScoreKind;
  readonly places: readonly Place[];
  /** The sum of those towers' floors. */
  readonly floors: number;
  readonly points: number;
}

export const END_REASONS = ['all-placed', 'blocked'] as const;
export type EndReason = (typeof END_REASONS)[number];

export const outcome = (state: State): Outcome | null => {
  if (state.turn !== NOBODY) return null;
  const scores = seatScores(state);
  // [SK-E5]
  const best = Math.max(...scores);
  const winners = [...scores.keys()].filter((seat) => scores[seat] === best);
  return { winners, scores, reason: endReason(state) };
};

/** [SK-P2] A seat's score is the sum of those of its colours. */
export const seatScores = (state: State): number[] =>
  Array.from({ length: state.seats }, (_, seat) =>
    coloursOf(state.seats, seat).reduce((sum, colour) => sum + colourScore(state, colour), 0),
  );

export const colourScore = (state: State, colour: Colour): number =>
  scoreLines(state, colour).reduce((sum, { points }) => sum + points, 0);

/** The current score of a colour. */
export const scoreLines = (state: State, colour: Colour): ScoreLine[] => {
  // [SK-T7]
  const roofs = state.roofed & toppedBy(state, colour);
  const owned = [...PLACES.keys()].filter((place) => has(roofs, place));
  const bridge = bridgeOf(state, colour);
  const ends = bridge === null ? [] : [bridge.at, bridge.to];
  const ownedEnds = ends.filter((place) => owned.includes(place));
  const lines: ScoreLine[] = [];
  // [SK-E4] Both ends owned: counted twice together, instead of one by one.
  const doubled = ownedEnds.length === 2;
  if (doubled) lines.push(scoreLine(state, 'doubled', ends));
  for (const place of owned) {
    // [SK-E2]
    if (!doubled || !ends.includes(place)) lines.push(scoreLine(state, 'owned', [place]));
  }
  // [SK-E3]
  const otherEnds = ends.filter((place) => !owned.includes(place));
  if (ownedEnds.length === 1) lines.push(scoreLine(state, 'joined', otherEnds));
  return lines;
};

const scoreLine = (state: State, kind: ScoreKind, places: readonly Place[]): ScoreLine => {
  const floors = places.reduce((sum, place) => sum + heightAt(state, place), 0);
  return { kind, places, floors, points: kind === 'doubled' ? 2 * floors : floors };
};

const endReason = (state: State): EndReason => {
  for (let seat: Seat = 0; seat < state.seats; seat++) {
    for (const hand of handsOf(state, seat)) {
      if ([...KINDS.keys()].some((kind) => left(state, hand, kind) > 0)) return 'blocked';
    }
  }
  return 'all-placed';
};
