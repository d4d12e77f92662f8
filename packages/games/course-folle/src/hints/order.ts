import type { Seat } from '@ponts-bornes/kernel';
import type { Card } from '../cards.ts';
import { orderKey } from '../play.ts';
import { cardsIn, chosenBy, handOf, lateSeat } from '../state.ts';
import type { State } from '../state.ts';
import { DECK } from './look.ts';

/** A seat's position with a card, as things stand: smaller comes first. */
export const keyOf = (state: State, seat: Seat, card: Card): number => orderKey(DECK, state, seat, card, state.boost);

/** A seat's possible positions. Hands are public; the choice is not, until a late caller sees it. */
const keysOf = (state: State, seat: Seat): number[] =>
  state.phase === 'late' && seat !== lateSeat(state)
    ? [keyOf(state, seat, chosenBy(state, seat))]
    : cardsIn(state, handOf(seat)).map((card) => keyOf(state, seat, card));

export const othersKeys = (state: State, seat: Seat): number[][] => {
  const keys: number[][] = [];
  for (let other = 0; other < state.seats; other++) if (other !== seat) keys.push(keysOf(state, other));
  return keys;
};

export interface OrderChances {
  /** The expected number of seats before it. */
  readonly before: number;
  /** The probability of being last. */
  readonly last: number;
}

/** The position for a key if all others play random cards. */
export const placeAmong = (key: number, others: readonly (readonly number[])[]): OrderChances => {
  let before = 0;
  let last = 1;
  for (const keys of others) {
    let earlier = 0;
    for (const other of keys) if (other < key) earlier += 1;
    const share = earlier / Math.max(1, keys.length);
    before += share;
    last *= share;
  }
  return { before, last };
};

/** The expected gain, from gains in descending order, after this many others have taken the best ones. */
export const leftAfter = (gains: readonly number[], before: number): number => {
  const place = Math.floor(before);
  const gain = gains[place] ?? 0;
  return gain + (before - place) * ((gains[place + 1] ?? gain) - gain);
};
