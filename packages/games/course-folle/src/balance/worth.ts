import { below } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { CARDS, NO_CARD, VIOLET, colourOf, isStarter } from '../cards.ts';
import type { Card } from '../cards.ts';
import { LEFT_AERODROME, LEFT_STAGE, NO_HALF, RIGHT_STAGE } from '../deck.ts';
import type { Deck, Half } from '../deck.ts';
import { takeMove } from '../notation.ts';
import type { Move } from '../notation.ts';
import { OFFER, courseOf } from '../state.ts';
import type { State } from '../state.ts';

/** The value of an unmatched half before the last round. */
const PROMISED_STAGE = 0.3;
const PROMISED_AERODROME = 1.5;

/** The lead, in stages, that counts as safe, and the weight of a lead relative to a win. */
const LEAD_SCALE = 3;
const LEAD_SHARE = 0.2;

/** A power of two, so that sums are exact. */
const SPEED_WORTH = 1 / 1024;
const MOST_SEATS = 7;
const HALF_KINDS = 5;

/** The seat whose course a place is, or −1. */
const SEAT_OF = Array.from({ length: 1 + courseOf(MOST_SEATS - 1) }, (_, place) =>
  Array.from({ length: MOST_SEATS }, (__, seat) => courseOf(seat)).indexOf(place),
);

// Reused counters: continuations are played by the million, synchronously.
const halfCounts = Array.from({ length: MOST_SEATS * HALF_KINDS }, () => 0);
const starterCounts = Array.from({ length: MOST_SEATS }, () => 0);
const offered: Card[] = [];

/**
 * A seat's value of a game, between 0 and 1: its lead over the best of the others, and at the end mainly its share of
 * the win. Agrees with `scoreOf` for all seats at once, and during the game also values unmatched halves.
 */
export const valueFor = (deck: Deck, state: State, seat: Seat): number => {
  const worths = worthsOf(deck, state);
  const own = worths[seat] as number;
  let best = -Infinity;
  let ahead = true;
  let equal = 1;
  for (let other = 0; other < state.seats; other++) {
    if (other === seat) continue;
    const worth = worths[other] as number;
    best = Math.max(best, worth);
    if (worth > own) ahead = false;
    else if (worth === own) equal += 1;
  }
  const lead = 1 / (1 + Math.exp((best - own) / LEAD_SCALE));
  return state.phase === 'over' ? (1 - LEAD_SHARE) * (ahead ? 1 / equal : 0) + LEAD_SHARE * lead : lead;
};

/** By seat; at the end, a small fraction of the speeds breaks ties. */
export const worthsOf = (deck: Deck, state: State): number[] => {
  const { places, characters, seats } = state;
  const isOver = state.phase === 'over';
  const worths: number[] = [];
  for (let seat = 0; seat < seats; seat++) {
    worths.push(0);
    starterCounts[seat] = 0;
  }
  halfCounts.fill(0);
  for (let card = 0; card < CARDS.length; card++) {
    const seat = SEAT_OF[places[card] as number] as number;
    if (seat < 0) continue;
    const at = seat * HALF_KINDS + (deck.halves[card] as Half);
    halfCounts[at] = (halfCounts[at] as number) + 1;
    if (isStarter(card)) starterCounts[seat] = (starterCounts[seat] as number) + 1;
    const own = colourOf(card) === characters[seat] ? 1 : 0;
    const speed = isOver ? (deck.speeds[card] as number) * SPEED_WORTH : 0;
    worths[seat] = (worths[seat] as number) + (deck.stages[card] as number) + own + speed;
  }
  for (let seat = 0; seat < seats; seat++) {
    const bonus = characters[seat] === VIOLET && (starterCounts[seat] as number) >= 2 ? 1 : 0;
    worths[seat] = (worths[seat] as number) + bonus + pairsWorth(seat * HALF_KINDS, isOver);
  }
  return worths;
};

const pairsWorth = (at: number, isOver: boolean): number => {
  const stage = pairWorth(at + LEFT_STAGE, 1, isOver ? 0 : PROMISED_STAGE);
  return stage + pairWorth(at + LEFT_AERODROME, 4, isOver ? 0 : PROMISED_AERODROME);
};

/** Lefts and rights are adjacent in the counts. */
const pairWorth = (at: number, pair: number, promised: number): number => {
  const lefts = halfCounts[at] as number;
  const rights = halfCounts[at + 1] as number;
  return pair * Math.min(lefts, rights) + promised * Math.abs(lefts - rights);
};

/** The card of the offer that adds most to one's own course; random among ties. */
export const bestTake = (deck: Deck, state: State, seat: Seat, rng: Rng): Move => {
  const halves = lookAround(deck, state, seat);
  let best: Card = NO_CARD;
  let most = -Infinity;
  let equal = 0;
  for (const card of offered) {
    const gain = gainOf(deck, state, seat, card, halves);
    if (gain > most) {
      best = card;
      most = gain;
      equal = 1;
    } else if (gain === most) {
      equal += 1;
      if (below(rng, equal) === 0) best = card;
    }
  }
  return takeMove(best);
};

/** Lists the offer, and counts the halves of a course. */
const lookAround = (deck: Deck, { places }: State, seat: Seat): readonly number[] => {
  const course = courseOf(seat);
  offered.length = 0;
  halfCounts.fill(0, 0, HALF_KINDS);
  for (let card = 0; card < CARDS.length; card++) {
    const place = places[card];
    if (place === OFFER) offered.push(card);
    else if (place === course) {
      const half = deck.halves[card] as Half;
      halfCounts[half] = (halfCounts[half] as number) + 1;
    }
  }
  return halfCounts;
};

const gainOf = (deck: Deck, state: State, seat: Seat, card: Card, halves: readonly number[]): number => {
  const half = deck.halves[card] as Half;
  const character = state.characters[seat];
  const own = colourOf(card) === character ? 1 : 0;
  // Violet's bonus needs two starters: each is half of it.
  const bonus = character === VIOLET && isStarter(card) ? 0.5 : 0;
  return (deck.stages[card] as number) + own + bonus + halfGain(half, halves);
};

const halfGain = (half: Half, halves: readonly number[]): number => {
  if (half === NO_HALF) return 0;
  const isStage = half === LEFT_STAGE || half === RIGHT_STAGE;
  const first = isStage ? LEFT_STAGE : LEFT_AERODROME;
  const other = half === first ? first + 1 : first;
  const completes = (halves[other] as number) > (halves[half] as number);
  const promised = isStage ? PROMISED_STAGE : PROMISED_AERODROME;
  return completes ? (isStage ? 1 : 4) - promised : promised;
};
