import { below, shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import {
  END_OF_LIMIT,
  GO,
  KINDS,
  LIMIT,
  RIGHT_OF_WAY,
  STOP,
  attackHealedBy,
  isAttack,
  isDistance,
  isSafety,
  safetyAgainst,
} from '../cards.ts';
import type { Card } from '../cards.ts';
import { addTo, handRow, hasSafety, rolls, sideAt, sideOf, sizeOf, underLimit } from '../state.ts';
import type { State } from '../state.ts';
import { rivalOf } from './look.ts';

/**
 * How likely a hand is to hold each card, given what its side did with its turns: a side at a red light has no green
 * one. Percentages of an even deal, counted in 2,000 matches of careful players. One row per card; in it, first for
 * many cards left to draw and then for few, the three cases of `caseOf`.
 */
const LIKELY: readonly (readonly number[])[] = [
  [68, 31, 23, 67, 26, 32],
  [53, 26, 45, 41, 25, 54],
  [48, 58, 56, 36, 64, 56],
  [51, 108, 110, 47, 118, 114],
  [67, 205, 213, 102, 210, 217],
  [21, 132, 54, 10, 154, 37],
  [3, 167, 74, 5, 168, 45],
  [18, 160, 120, 104, 201, 144],
  [14, 138, 89, 108, 197, 141],
  [18, 153, 112, 106, 192, 137],
  [166, 3, 127, 124, 2, 88],
  [90, 25, 139, 88, 23, 114],
  [173, 5, 107, 143, 5, 95],
  [171, 5, 87, 131, 4, 62],
  [173, 5, 91, 138, 4, 78],
  [104, 6, 135, 79, 1, 43],
  [219, 10, 233, 220, 2, 242],
  [220, 13, 234, 212, 2, 233],
  [219, 22, 238, 224, 3, 248],
];

const LATE = 36;

/** Redeals the other hands of a sampled state by their likelihood, given what everybody saw. */
export const believe = (state: State, seat: Seat, rng: Rng): void => {
  const { pile, places, seats } = state;
  if (pile.length === 0) return;
  const hidden = new Int32Array(KINDS);
  for (const card of pile) hidden[card] = (hidden[card] as number) + 1;
  for (let other = 0; other < seats; other++) {
    if (other === seat) continue;
    const hand = handRow(other);
    for (let card = 0; card < KINDS; card++) {
      hidden[card] = (hidden[card] as number) + (places[hand + card] as number);
    }
  }
  for (let step = 1; step < seats; step++) dealLikely(state, (seat + step) % seats, { hidden, rng });
  pile.length = 0;
  for (let card = 0; card < KINDS; card++) for (let left = hidden[card] as number; left > 0; left--) pile.push(card);
  shuffle(rng, pile);
};

const weights = new Int32Array(KINDS);

const dealLikely = (
  state: State,
  seat: Seat,
  { hidden, rng }: { readonly hidden: Int32Array; readonly rng: Rng },
): void => {
  const hand = handRow(seat);
  const size = sizeOf(state, hand);
  const side = sideOf(state, seat);
  const foe = rivalOf(state, side);
  const late = state.pile.length <= LATE ? 3 : 0;
  for (let card = 0; card < KINDS; card++) {
    state.places[hand + card] = 0;
    weights[card] = (LIKELY[card] as readonly number[])[late + caseOf(state, { side, foe }, card)] as number;
  }
  for (let dealt = 0; dealt < size; dealt++) {
    const card = drawn(hidden, rng);
    hidden[card] = (hidden[card] as number) - 1;
    addTo(state, hand, card);
  }
};

/** A random hidden card, by weight. */
const drawn = (hidden: Int32Array, rng: Rng): Card => {
  let total = 0;
  for (let card = 0; card < KINDS; card++) total += (hidden[card] as number) * (weights[card] as number);
  let left = below(rng, total);
  let card = 0;
  for (;;) {
    left -= (hidden[card] as number) * (weights[card] as number);
    if (left < 0) return card;
    card += 1;
  }
};

/** Which of the three cases of its row applies to a card in a hand of this side. */
const caseOf = (
  state: State,
  { side, foe }: { readonly side: number; readonly foe: number },
  card: Card,
): 0 | 1 | 2 => {
  const own = sideAt(state, side);
  const rolling = rolls(state, side);
  if (isDistance(card)) return rolling ? (underLimit(own) ? 1 : 0) : 2;
  if (isAttack(card)) {
    if (hasSafety(state, foe, safetyAgainst(card))) return 2;
    const isOpen = card === LIMIT ? !underLimit(sideAt(state, foe)) : rolls(state, foe);
    return isOpen ? 0 : 1;
  }
  if (isSafety(card)) {
    if (rolling) return 0;
    return isAttack(own.battleTop) && safetyAgainst(own.battleTop) === card ? 1 : 2;
  }
  if (card === GO) return greenCase(state, side);
  const attack = attackHealedBy(card);
  if (hasSafety(state, side, safetyAgainst(attack))) return 2;
  return (card === END_OF_LIMIT ? underLimit(own) : own.battleTop === attack) ? 1 : 0;
};

/** 0: rolling; 1: only a green light is missing; 2: it would not help yet, or never. */
const greenCase = (state: State, side: number): 0 | 1 | 2 => {
  if (rolls(state, side)) return 0;
  const { battleTop } = sideAt(state, side);
  if (hasSafety(state, side, RIGHT_OF_WAY)) return 2;
  return isAttack(battleTop) && battleTop !== STOP ? 2 : 1;
};
