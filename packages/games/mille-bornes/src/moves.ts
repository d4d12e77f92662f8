import type { Seat } from '@ponts-bornes/kernel';
import {
  END_OF_LIMIT,
  FIFTY,
  GO,
  KILOMETRES,
  KINDS,
  LIMIT,
  RIGHT_OF_WAY,
  STOP,
  TWO_HUNDRED,
  attackHealedBy,
  isAttack,
  isDistance,
  isSafety,
  safetyAgainst,
} from './cards.ts';
import type { Card } from './cards.ts';
import { ACCEPT, attackMove, counterMove, discardMove, layMove } from './notation.ts';
import type { Move } from './notation.ts';
import {
  countIn,
  handRow,
  hasSafety,
  owesAnswer,
  rolls,
  seatsOfSide,
  sideAt,
  sideOf,
  sideRow,
  underLimit,
} from './state.ts';
import type { State } from './state.ts';

const NOBODY: readonly Seat[] = Object.freeze([]);
const NO_MOVES: readonly Move[] = Object.freeze([]);
const ALONE: readonly (readonly Seat[])[] = [0, 1, 2, 3, 4, 5, 6, 7].map((seat) => Object.freeze([seat]));

export const toAct = (state: State): readonly Seat[] => {
  if (state.over) return NOBODY;
  if (state.riposte === null) return ALONE[state.turn] as readonly Seat[];
  if (state.seats === state.sides.length) return ALONE[state.riposte.side] as readonly Seat[];
  return askedSeats(state).filter((seat) => owesAnswer(state, seat));
};

/** [MB-F6] The seats asked in a riposte, whether or not they have answered. */
export const askedSeats = (state: State): readonly Seat[] =>
  state.riposte === null ? NOBODY : seatsOfSide(state, state.riposte.side);

/** Card by card in the order of CARDS: its uses, then its discard. */
export const moves = (state: State, seat: Seat): readonly Move[] => {
  if (state.over) return NO_MOVES;
  if (state.riposte !== null) return answers(state, seat);
  if (seat !== state.turn) return NO_MOVES;
  const { places } = state;
  const hand = handRow(seat);
  const side = sideOf(state, seat);
  const legal: Move[] = [];
  for (let card = 0; card < KINDS; card++) {
    if (places[hand + card] === 0) continue;
    if (isAttack(card)) pushAttacks(legal, state, side, card);
    else if (layRefusal(state, side, card) === null) legal.push(layMove(card));
    legal.push(discardMove(card));
  }
  return legal;
};

/** The rule that forbids playing a distance, a remedy or a safety on one's own side; null if it is allowed. */
export const layRefusal = (state: State, side: number, card: Card): string | null => {
  if (isDistance(card)) return distanceRefusal(state, side, card);
  if (isSafety(card)) return null;
  if (card === GO) return goRefusal(state, side);
  if (card === END_OF_LIMIT) return underLimit(sideAt(state, side)) ? null : 'MB-T3';
  const top = sideAt(state, side).battleTop;
  if (top === attackHealedBy(card)) return null;
  return isAttack(top) ? 'MB-T5' : 'MB-T3';
};

/** The rule that forbids an attack on another side; null if it is allowed. */
export const attackRefusal = (state: State, target: number, attack: Card): string | null => {
  if (hasSafety(state, target, safetyAgainst(attack))) return 'MB-A3';
  if (attack === LIMIT) return underLimit(sideAt(state, target)) ? 'MB-A2' : null;
  if (rolls(state, target)) return null;
  return hasSafety(state, target, RIGHT_OF_WAY) ? 'MB-A4' : 'MB-A1';
};

/** [MB-F6] Everybody asked may accept; a seat with the safety may counter. */
const answers = (state: State, seat: Seat): readonly Move[] => {
  if (state.riposte === null || !owesAnswer(state, seat)) return NO_MOVES;
  const { attack } = state.riposte;
  return countIn(state, handRow(seat), safetyAgainst(attack)) > 0 ? [counterMove(attack), ACCEPT] : [ACCEPT];
};

const pushAttacks = (legal: Move[], state: State, own: number, attack: Card): void => {
  for (let side = 0; side < state.sides.length; side++) {
    if (side !== own && attackRefusal(state, side, attack) === null) legal.push(attackMove(attack, side));
  }
};

const distanceRefusal = (state: State, side: number, card: Card): string | null => {
  const shown = sideAt(state, side);
  if (!rolls(state, side)) return 'MB-D1';
  if (card > FIFTY && underLimit(shown)) return 'MB-D2';
  if (card > FIFTY && shown.slowed) return 'MB-T6';
  if (card === TWO_HUNDRED && countIn(state, sideRow(state, side), card) === 2) return 'MB-D3';
  return shown.km + (KILOMETRES[card] as number) > state.options.target ? 'MB-D4' : null;
};

const goRefusal = (state: State, side: number): string | null => {
  if (hasSafety(state, side, RIGHT_OF_WAY)) return 'MB-T3';
  const { battleTop: top, slowed } = sideAt(state, side);
  if (top === GO) return slowed ? null : 'MB-T3';
  return isAttack(top) && top !== STOP ? 'MB-T4' : null;
};
