import type { Seat } from '@ponts-bornes/kernel';
import { END_OF_LIMIT, GO, KILOMETRES, isAttack, isDistance, isSafety } from '../cards.ts';
import type { Card } from '../cards.ts';
import type { Move } from '../notation.ts';
import { countIn, handRow, sideAt, sideOf } from '../state.ts';
import type { State } from '../state.ts';

/**
 * A careful player by common-sense rules, without weights learnt from games; a baseline for measuring others. Counter;
 * get rolling again; end a limit; attack the leader; drive as far as allowed; keep safeties for a coup-fourré while
 * there is anything else to do; discard duplicates or the least needed card.
 */
export const byHand = (state: State, seat: Seat, moves: readonly Move[]): number => {
  let best = 0;
  let most = -Infinity;
  for (const [index, move] of moves.entries()) {
    const worth = worthOf(state, seat, move);
    if (worth > most) [best, most] = [index, worth];
  }
  return best;
};

const worthOf = (state: State, seat: Seat, move: Move): number => {
  switch (move.kind) {
    case 'counter':
      return 1000;
    case 'accept':
      return 0;
    case 'attack':
      return 600 + sideAt(state, move.side).km / 10;
    case 'lay':
      return layWorth(state, seat, move.card);
    case 'discard':
      return 100 - keepWorth(state, seat, move.card);
  }
};

/** Once the pile is empty there is hardly time for another attack: play safeties. */
const layWorth = (state: State, seat: Seat, card: Card): number => {
  if (isDistance(card)) {
    const km = KILOMETRES[card] ?? 0;
    const left = state.options.target - sideAt(state, sideOf(state, seat)).km;
    return km === left ? 950 : 500 + km / 10;
  }
  if (isSafety(card)) return state.pile.length < 12 ? 900 : 110;
  return card === END_OF_LIMIT ? 700 : 800;
};

/** The value of keeping a card; a duplicate is worth less. */
const keepWorth = (state: State, seat: Seat, card: Card): number => {
  const copies = countIn(state, handRow(seat), card);
  return firstWorth(state, seat, card) / copies;
};

const firstWorth = (state: State, seat: Seat, card: Card): number => {
  if (isSafety(card)) return 99;
  if (isDistance(card)) {
    const km = KILOMETRES[card] ?? 0;
    const left = state.options.target - sideAt(state, sideOf(state, seat)).km;
    return km > left ? 1 : 20 + km / 5;
  }
  if (isAttack(card)) return 40;
  return card === GO ? 60 : 35;
};
