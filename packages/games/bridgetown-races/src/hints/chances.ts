import { BRIDGES, COORDINATORS } from '../parts.ts';
import { colourCount, flagCount, outcome } from '../score.ts';
import { NONE, racerOf, unplacedBy } from '../state.ts';
import type { State } from '../state.ts';
import { cardOutlook } from './outlook.ts';
import { meansOf, planFor } from './weigh.ts';

/*
 * By round, fitted to 2800 games of two planning players with occasional mistakes (softmax over seats, shared wins
 * divided). Early rounds decide little: the player behind goes first, and collecting colours gets harder.
 */

/** Before placing: colours, flags, distance to wanted bridges, available flags of missing colours. */
const AT_START: readonly (readonly [number, number, number, number])[] = [
  [0, 0, 0, 0],
  [0.39, 0.23, 0.22, 0.23],
  [0.95, 0.1, 1.08, 0.18],
  [1.12, 0.3, 2.18, 0.22],
  [1.39, 0.12, 0, 0.18],
];

/** Later in a round: colours, flags, the value of the plan for its rest. */
const WITHIN: readonly (readonly [number, number, number])[] = [
  [0, 0.47, 0.29],
  [0.66, 0, 0.39],
  [0.61, 0.33, 0.51],
  [1.15, 0.19, 0.83],
  [2.45, 0, 2],
];

/** Caps a plan that may win at once: worth more than any other, but not certain. */
const MOST = 4;

/** Each seat's chances; shared wins are divided. */
export const chances = (state: State): readonly number[] => {
  const end = outcome(state);
  const seats = Array.from({ length: state.seats }, (_, seat) => seat);
  if (end !== null) return seats.map((seat) => (end.winners.includes(seat) ? 1 / end.winners.length : 0));
  const isStart = seats.every((seat) => unplacedBy(state, seat) === COORDINATORS);
  const strengths = seats.map((seat) => Math.exp(isStart ? startStrength(state, seat) : strengthWithin(state, seat)));
  const all = strengths.reduce((sum, strength) => sum + strength, 0);
  return strengths.map((strength) => strength / all);
};

const startStrength = (state: State, seat: number): number => {
  const [colour, flag, place, lying] = AT_START[state.round - 1] as readonly [number, number, number, number];
  const card = cardOutlook(state, seat);
  let wanted = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const on = card.flags[bridge] as number;
    if (on !== NONE && (card.colours & (1 << on)) === 0) wanted += 1;
  }
  const near = card.places[racerOf(state, seat)] as number;
  return colour * colourCount(state, seat) + flag * flagCount(state, seat) + place * near + lying * wanted;
};

const strengthWithin = (state: State, seat: number): number => {
  const [colour, flag, plan] = WITHIN[state.round - 1] as readonly [number, number, number];
  const hope = Math.min(MOST, planFor(state, seat, 0, meansOf(state, seat)).worth);
  return colour * colourCount(state, seat) + flag * flagCount(state, seat) + plan * hope;
};
