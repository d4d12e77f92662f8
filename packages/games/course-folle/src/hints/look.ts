import type { Seat } from '@ponts-bornes/kernel';
import { CARD_TABLE } from '../cards.table.ts';
import { CARDS, VIOLET, colourOf, isStarter } from '../cards.ts';
import type { Card, Character } from '../cards.ts';
import { LEFT_AERODROME, LEFT_STAGE, NO_HALF, RIGHT_AERODROME, RIGHT_STAGE, deckOf } from '../deck.ts';
import type { Half } from '../deck.ts';
import { ROUNDS, courseOf } from '../state.ts';
import type { State } from '../state.ts';

/** Hints use the actual cards. */
export const DECK = deckOf(CARD_TABLE);

export const speedOf = (card: Card): number => DECK.speeds[card] as number;

/** The value of an unmatched half while more cards are to come. */
const PROMISED_STAGE = 0.35;
const PROMISED_AERODROME = 1.5;
/** Violet's bonus needs two starters: the value of the first. */
const PROMISED_BONUS = 0.4;
/** [CF-E2] */
const PAIR = 1;
const AERODROME = 4;
/** [CF-E4] */
const STARTERS_FOR_BONUS = 2;

/** A summary of a seat's course. */
export interface Course {
  readonly colour: Character;
  /** The number of halves of each kind. */
  readonly halves: readonly number[];
  readonly starters: number;
  /** Whole stages, and those for the seat's own colour. */
  readonly plain: number;
  readonly speed: number;
}

export const courseAt = ({ places, characters }: State, seat: Seat): Course => {
  const place = courseOf(seat);
  const colour = characters[seat] as Character;
  const halves = [0, 0, 0, 0, 0];
  let starters = 0;
  let plain = 0;
  let speed = 0;
  for (let card = 0; card < CARDS.length; card++) {
    if (places[card] !== place) continue;
    const half = DECK.halves[card] as Half;
    halves[half] = (halves[half] as number) + 1;
    plain += (DECK.stages[card] as number) + (colourOf(card) === colour ? 1 : 0);
    speed += speedOf(card);
    if (isStarter(card)) starters += 1;
  }
  return { colour, halves, starters, plain, speed };
};

/** [CF-E1 … CF-E4] A course's current score. */
export const stagesAt = ({ colour, halves, plain, starters }: Course): number =>
  plain +
  PAIR * Math.min(halves[LEFT_STAGE] as number, halves[RIGHT_STAGE] as number) +
  AERODROME * Math.min(halves[LEFT_AERODROME] as number, halves[RIGHT_AERODROME] as number) +
  (colour === VIOLET && starters >= STARTERS_FOR_BONUS ? 1 : 0);

/** Whether half an aerodrome is unmatched. */
export const waitsForAerodrome = ({ halves }: Course): boolean => halves[LEFT_AERODROME] !== halves[RIGHT_AERODROME];

/** The weight of promises: in the last round an unmatched half finds no partner any more. */
export const promiseIn = ({ round }: State): number => (round === ROUNDS ? 0 : 1);

/** The value of a card to a course; `promise` 0…1 weights what it may become. */
export const gainOf = (course: Course, card: Card, promise: number): number => {
  const own = colourOf(card) === course.colour ? 1 : 0;
  const half = DECK.halves[card] as Half;
  return (DECK.stages[card] as number) + own + bonusGain(course, card, promise) + halfGain(course, half, promise);
};

const bonusGain = ({ colour, starters }: Course, card: Card, promise: number): number => {
  if (colour !== VIOLET || !isStarter(card) || starters >= STARTERS_FOR_BONUS) return 0;
  const promised = promise * PROMISED_BONUS;
  return starters + 1 === STARTERS_FOR_BONUS ? 1 - promised : promised;
};

const halfGain = (course: Course, half: Half, promise: number): number => {
  if (half === NO_HALF) return 0;
  const isStage = half === LEFT_STAGE || half === RIGHT_STAGE;
  const promised = promise * (isStage ? PROMISED_STAGE : PROMISED_AERODROME);
  return completes(course, half) ? (isStage ? PAIR : AERODROME) - promised : promised;
};

/** Whether a half has a match in a course. */
export const completes = ({ halves }: Course, half: Half): boolean =>
  half !== NO_HALF && (halves[OTHER[half] as Half] as number) > (halves[half] as number);

const OTHER: readonly Half[] = [NO_HALF, RIGHT_STAGE, LEFT_STAGE, RIGHT_AERODROME, LEFT_AERODROME];
