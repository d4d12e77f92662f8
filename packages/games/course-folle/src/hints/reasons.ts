import type { Seat } from '@ponts-bornes/kernel';
import { VIOLET, colourOf, isStarter, vehicleOf } from '../cards.ts';
import type { Card } from '../cards.ts';
import { NO_HALF } from '../deck.ts';
import type { Half } from '../deck.ts';
import type { Move } from '../notation.ts';
import { OFFER, ROUNDS, cardsIn, handOf } from '../state.ts';
import type { State } from '../state.ts';
import { DECK, completes, courseAt, gainOf, promiseIn } from './look.ts';
import type { Course } from './look.ts';
import { keyOf, othersKeys, placeAmong } from './order.ts';

/** Why a move of this game may be good. */
export const REASONS = [
  /** Hardly any card can come before this one. */
  'comes-first',
  /** It most likely comes last and brings its booster. */
  'wins-booster',
  /** Nothing in the offer brings more stages. */
  'most-stages',
  /** Completes a stage or an aerodrome. */
  'completes-pair',
  'own-colour',
  /** A starter, for violet's bonus. */
  'starter-bonus',
  /** The next player would have gained most from it. */
  'denies-next',
  /** Puts a vehicle from one's own hand on top. */
  'raises-own',
  /** The card laid is worth more than the one taken back. */
  'improves-course',
  /** No swap would bring more stages. */
  'nothing-better',
] as const;
export type Reason = (typeof REASONS)[number];

/** The maximum expected number of seats before it, and the minimum probability of coming last. */
const FEW = 0.25;
const LIKELY = 0.6;

export const reasons = (state: State, seat: Seat, move: Move): readonly Reason[] => {
  switch (move.kind) {
    case 'character':
      return [];
    case 'choose':
      return choiceReasons(state, seat, move.card);
    case 'take':
      return takeReasons(state, seat, move.card);
    case 'pole':
      return only({ 'raises-own': cardsIn(state, handOf(seat)).some((card) => vehicleOf(card) === move.vehicle) });
    case 'swap':
      return swapReasons(courseAt(state, seat), move.card, move.taken);
    case 'keep':
      return ['nothing-better'];
  }
};

const only = (said: Readonly<Partial<Record<Reason, boolean>>>): Reason[] =>
  REASONS.filter((reason) => said[reason] === true);

const choiceReasons = (state: State, seat: Seat, card: Card): Reason[] => {
  const { before, last } = placeAmong(keyOf(state, seat, card), othersKeys(state, seat));
  const brings = state.round < ROUNDS && !isStarter(card);
  return only({ 'comes-first': before <= FEW, 'wins-booster': brings && last >= LIKELY });
};

const takeReasons = (state: State, seat: Seat, card: Card): Reason[] => {
  const course = courseAt(state, seat);
  const following = state.order[state.taken + 1];
  return only({
    'most-stages': isBest(state, course, card),
    'completes-pair': completes(course, DECK.halves[card] as Half),
    'own-colour': colourOf(card) === course.colour,
    'starter-bonus': course.colour === VIOLET && isStarter(card) && course.starters < 2,
    'denies-next': following !== undefined && isBest(state, courseAt(state, following), card),
  });
};

const isBest = (state: State, course: Course, card: Card): boolean => {
  const promise = promiseIn(state);
  const gain = gainOf(course, card, promise);
  return cardsIn(state, OFFER).every((other) => gainOf(course, other, promise) <= gain);
};

const swapReasons = (course: Course, card: Card, taken: Card): Reason[] => {
  const half = DECK.halves[card] as Half;
  return only({
    'improves-course': gainOf(course, card, 1) > gainOf(course, taken, 1),
    'completes-pair': half !== NO_HALF && completes(course, half) && DECK.halves[taken] !== half,
    'own-colour': colourOf(card) === course.colour,
  });
};
