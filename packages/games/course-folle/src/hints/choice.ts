import type { Seat } from '@ponts-bornes/kernel';
import type { Vehicle } from '../cards.ts';
import type { Move } from '../notation.ts';
import { OFFER, cardsIn, handOf } from '../state.ts';
import type { State } from '../state.ts';
import { courseAt, gainOf, promiseIn, speedOf } from './look.ts';
import type { Course } from './look.ts';
import { keyOf, leftAfter, othersKeys, placeAmong } from './order.ts';

// The weights for choosing a card, fitted to the visits of long searches.
const TAKE_COUNTS = 1.45;
const BOOSTER_COUNTS = 1.4;
const OWN_COUNTS = 0.15;
const OTHERS_COUNT = 0.15;
const SPEED_COUNTS = 0.07;

/** The value of playing each card: the expected take, the booster, and what it adds to the offer. */
export const choiceWorths = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const others = othersKeys(state, seat);
  const courses = state.characters.map((_, at) => courseAt(state, at));
  const own = courses[seat] as Course;
  const gains = fallingGains(state, own);
  return moves.map((move) => {
    if (move.kind !== 'choose') return 0;
    const { card } = move;
    const { before, last } = placeAmong(keyOf(state, seat, card), others);
    let theirs = 0;
    for (const course of courses) if (course !== own) theirs = Math.max(theirs, gainOf(course, card, 1));
    return (
      TAKE_COUNTS * leftAfter(gains, before) +
      BOOSTER_COUNTS * last +
      OWN_COUNTS * gainOf(own, card, 1) -
      OTHERS_COUNT * theirs -
      SPEED_COUNTS * speedOf(card)
    );
  });
};

/** The value of each card in the offer to a course, in descending order. */
export const fallingGains = (state: State, course: Course): number[] => {
  const promise = promiseIn(state);
  return cardsIn(state, OFFER)
    .map((card) => gainOf(course, card, promise))
    .toSorted((a, b) => b - a);
};

/** [CF-B1] The expected take with one's best card, for each vehicle on top. */
export const poleWorths = (state: State, seat: Seat, moves: readonly Move[]): number[] => {
  const gains = fallingGains(state, courseAt(state, seat));
  const hand = cardsIn(state, handOf(seat));
  return moves.map((move) => {
    if (move.kind !== 'pole') return 0;
    const raised = withOnTop(state, move.vehicle);
    const others = othersKeys(raised, seat);
    const takes = hand.map((card) => leftAfter(gains, placeAmong(keyOf(raised, seat, card), others).before));
    return TAKE_COUNTS * Math.max(0, ...takes);
  });
};

/** The booster is used up by its effect. */
const withOnTop = (state: State, vehicle: Vehicle): State => ({
  ...state,
  hierarchy: [vehicle, ...state.hierarchy.filter((other) => other !== vehicle)],
  boost: null,
});
