import type { Seat } from '@ponts-bornes/kernel';
import type { Card } from '../cards.ts';
import { outcome } from '../score.ts';
import { cardsIn, handOf, lateSeat } from '../state.ts';
import type { State } from '../state.ts';
import { fallingGains } from './choice.ts';
import { DECK, courseAt, gainOf, speedOf, stagesAt, waitsForAerodrome } from './look.ts';
import type { Course } from './look.ts';
import { keyOf, leftAfter, placeAmong } from './order.ts';

/**
 * The features of a seat's prospects at the beginning of a round, in this order: its stages; whether it has half an
 * aerodrome unmatched; a tenth of its speeds; the most it could take now; what it may expect to take; the average value
 * to it of the cards in its own hand, and in the others'; a tenth of the speeds in its hand; whether it has the late
 * call.
 */
const prospectsOf = (state: State): number[][] => {
  const hands = state.characters.map((_, seat) => cardsIn(state, handOf(seat)));
  const keys = hands.map((hand, seat) => hand.map((card) => keyOf(state, seat, card)));
  return hands.map((hand, seat) => {
    const course = courseAt(state, seat);
    const gains = fallingGains(state, course);
    const others = hands.filter((other) => other !== hand);
    return [
      stagesAt(course),
      waitsForAerodrome(course) ? 1 : 0,
      course.speed / 10,
      gains[0] ?? 0,
      leftAfter(gains, seatsBefore(keys, seat)),
      meanGain(course, [hand]),
      meanGain(course, others),
      hand.reduce((sum, card) => sum + speedOf(card), 0) / 10,
      lateSeat(state) === seat ? 1 : 0,
    ];
  });
};

/** The average number of seats before one, if all play a random card of their hands. */
const seatsBefore = (keys: readonly (readonly number[])[], seat: Seat): number => {
  const own = keys[seat] as readonly number[];
  const others = keys.filter((other) => other !== own);
  return own.reduce((sum, key) => sum + placeAmong(key, others).before, 0) / Math.max(1, own.length);
};

const meanGain = (course: Course, hands: readonly (readonly Card[])[]): number => {
  let sum = 0;
  let count = 0;
  for (const hand of hands) {
    for (const card of hand) sum += gainOf(course, card, 1);
    count += hand.length;
  }
  return count === 0 ? 0 : sum / count;
};

/** The weight of each feature at the beginning of rounds 2, 3, 4 and 5, for two seats and for more. */
const DUEL: readonly (readonly number[])[] = [
  [0.42, 0.38, 0.23, 0, 0.25, 1.02, 0.87, 0.18, 0.18],
  [0.6, 0.41, 0.46, 0.06, 0.45, 1.18, 0.93, 0.15, 0.13],
  [0.73, 0.46, 0.36, 0.13, 0.63, 0.76, 0.65, 0.27, 0.14],
  [1.5, 0.17, 0.74, 0.26, 1.15, 0, 0, 0, 0],
];
const TABLE: readonly (readonly number[])[] = [
  [0.36, 0.45, 0.07, 0.1, 0.28, 0, 0.18, 0, 0.48],
  [0.45, 0.65, 0.12, 0.2, 0.28, 0, 0.1, -0.26, 0.32],
  [0.74, 0.63, 0.29, 0.52, 0.28, -0.12, -0.13, -0.23, 0.1],
  [1.37, 0.1, 0.49, 0.74, 0.41, 0, 0, 0, 0],
];

/** Each seat's chances at the beginning of a round; other moments are treated as if they were one. */
export const chances = (state: State): readonly number[] => {
  const over = outcome(DECK, state);
  if (over !== null) {
    return state.characters.map((_, seat) => (over.winners.includes(seat) ? 1 / over.winners.length : 0));
  }
  if (state.phase === 'character') return state.characters.map(() => 1 / state.seats);
  const table = state.seats === 2 ? DUEL : TABLE;
  const weights = table[Math.max(0, state.round - 2)] as readonly number[];
  const scores = prospectsOf(state).map((prospects) =>
    prospects.reduce((sum, prospect, at) => sum + prospect * (weights[at] as number), 0),
  );
  const most = Math.max(...scores);
  const odds = scores.map((score) => Math.exp(score - most));
  const all = odds.reduce((sum, odd) => sum + odd, 0);
  return odds.map((odd) => odd / all);
};
