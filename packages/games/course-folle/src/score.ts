import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { CARDS, VIOLET, colourOf, isStarter } from './cards.ts';
import type { Card } from './cards.ts';
import { LEFT_AERODROME, LEFT_STAGE, RIGHT_AERODROME, RIGHT_STAGE } from './deck.ts';
import type { Deck, Half } from './deck.ts';
import { cardsIn, courseOf } from './state.ts';
import type { State } from './state.ts';

/** [CF-E2] What two halves side by side are worth. */
const PAIR = 1;
const AERODROME = 4;
/** [CF-E4] */
const STARTERS_FOR_BONUS = 2;

/** How the game was decided: by stages, by the speeds among those tied for most stages, or shared. */
export const END_REASONS = ['stages', 'speed', 'shared'] as const;
export type EndReason = (typeof END_REASONS)[number];

/** [CF-E1 … CF-E4] A course's score, line by line; everything except `speed` is in stages. */
export interface Score {
  readonly whole: number;
  readonly pairs: number;
  readonly aerodromes: number;
  readonly own: number;
  readonly bonus: number;
  readonly total: number;
  /** [CF-E5] The sum of speeds, which breaks ties. */
  readonly speed: number;
}

/**
 * Exact without trying orders: a card shows at most one half, so pairs never compete for a card, and any number of
 * disjoint pairs can be laid side by side. `arranged` does that.
 */
export const scoreOf = (deck: Deck, state: State, seat: Seat): Score => {
  const { places, characters } = state;
  const course = courseOf(seat);
  const counts = [0, 0, 0, 0, 0];
  let whole = 0;
  let own = 0;
  let starters = 0;
  let speed = 0;
  for (let card = 0; card < CARDS.length; card++) {
    if (places[card] !== course) continue;
    const half = deck.halves[card] as Half;
    counts[half] = (counts[half] as number) + 1;
    whole += deck.stages[card] as number;
    speed += deck.speeds[card] as number;
    if (isStarter(card)) starters += 1;
    else if (colourOf(card) === characters[seat]) own += 1;
  }
  const pairs = PAIR * Math.min(counts[LEFT_STAGE] as number, counts[RIGHT_STAGE] as number);
  const aerodromes = AERODROME * Math.min(counts[LEFT_AERODROME] as number, counts[RIGHT_AERODROME] as number);
  const bonus = characters[seat] === VIOLET && starters >= STARTERS_FOR_BONUS ? 1 : 0;
  return { whole, pairs, aerodromes, own, bonus, total: whole + pairs + aerodromes + own + bonus, speed };
};

/** What two adjacent cards form. */
export const JOINTS = ['stage', 'aerodrome'] as const;
export type Joint = (typeof JOINTS)[number];

/** A course in an order with the highest score. */
export interface Arrangement {
  readonly cards: readonly Card[];
  /** For each card, what it forms with the next one. */
  readonly joints: readonly (Joint | null)[];
}

/** [CF-E2] Aerodromes first, then joined stages, then the rest, each in the order of CARDS. */
export const arranged = (deck: Deck, state: State, seat: Seat): Arrangement => {
  const course = cardsIn(state, courseOf(seat));
  const showing = (half: Half): Card[] => course.filter((card) => deck.halves[card] === half);
  const joined = [
    ...pairsOf(showing(LEFT_AERODROME), showing(RIGHT_AERODROME), 'aerodrome'),
    ...pairsOf(showing(LEFT_STAGE), showing(RIGHT_STAGE), 'stage'),
  ];
  const laid = new Set(joined.map(({ card }) => card));
  const rest = course.filter((card) => !laid.has(card)).map((card) => ({ card, joint: null }));
  const all = [...joined, ...rest];
  return { cards: all.map(({ card }) => card), joints: all.map(({ joint }) => joint) };
};

interface Laid {
  readonly card: Card;
  readonly joint: Joint | null;
}

const pairsOf = (lefts: readonly Card[], rights: readonly Card[], joint: Joint): Laid[] =>
  lefts.slice(0, rights.length).flatMap((left, pair) => [
    { card: left, joint },
    { card: rights[pair] as Card, joint: null },
  ]);

/** [CF-E5] */
export const outcome = (deck: Deck, state: State): Outcome | null => {
  if (state.phase !== 'over') return null;
  const scores: number[] = [];
  const speeds: number[] = [];
  for (let seat = 0; seat < state.seats; seat++) {
    const { total, speed } = scoreOf(deck, state, seat);
    scores.push(total);
    speeds.push(speed);
  }
  const first = bestOf(scores, seatsUpTo(state.seats));
  const winners = bestOf(speeds, first);
  return { winners, scores, reason: reasonFor(first.length, winners.length) };
};

const reasonFor = (first: number, winners: number): EndReason => {
  if (first === 1) return 'stages';
  return winners === 1 ? 'speed' : 'shared';
};

const seatsUpTo = (seats: number): Seat[] => Array.from({ length: seats }, (_, seat) => seat);

/** The seats among these with the highest value. */
const bestOf = (values: readonly number[], seats: readonly Seat[]): Seat[] => {
  const best = Math.max(...seats.map((seat) => values[seat] as number));
  return seats.filter((seat) => values[seat] === best);
};
