import type { Seat } from '@ponts-bornes/kernel';
import { GO, KINDS, LIMIT, RIGHT_OF_WAY, SAFETIES, isAttack, safetyBit } from './cards.ts';
import type { Card } from './cards.ts';
import type { MilleBornesOptions } from './meta.ts';

export const HAND_SIZE = 6;

/** Stands for "no card" in an empty pile. */
export const NO_CARD = -1;

/** The complete state, including hidden information. */
export interface State {
  /** Frozen, so that copies and views share it. */
  options: MilleBornesOptions;
  seats: number;
  /** From 1. */
  round: number;
  /** The seat that began this round. */
  starter: Seat;
  /** The seat whose turn it is; during a riposte, the attacker. */
  turn: Seat;
  /** The attack waiting for answers, already in place. */
  riposte: Riposte | null;
  over: boolean;
  /** The draw pile; the last card is the top. */
  pile: Card[];
  /**
   * The location of all other cards: one row of counts per place, with a column per card: the discard pile, then each
   * seat's hand, then each side's tableau. See `DISCARD`, `handRow` and `sideRow`. Of piles only the top matters, and
   * that is stored separately.
   */
  places: number[];
  discardTop: Card;
  sides: Side[];
  /** Distance cards still in the pile or in a hand. */
  distancesLeft: number;
  /** The finished rounds, each frozen. */
  results: RoundResult[];
}

/** What one side shows, besides the cards in its row. */
export interface Side {
  battleTop: Card;
  speedTop: Card;
  km: number;
  /** Bit set of safeties played as a coup-fourré. */
  coups: number;
  /** House rule `limitNeedsGreen`: the limit ended, but the green flag is still missing. */
  slowed: boolean;
}

export interface Riposte {
  attack: Card;
  /** The attacked side. */
  side: number;
  /** The top card of the pile before the attack covered it. */
  covered: Card;
  /** Bit set of seats of that side that have accepted. */
  accepted: number;
}

const ROUND_ENDS = ['target', 'no-cards', 'no-distances'] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];

/** How a round ended. */
export interface RoundResult {
  readonly end: RoundEnd;
  /** The winning sides: none, one, or several that share. */
  readonly winners: readonly number[];
  /** By side. */
  readonly scores: readonly RoundScore[];
}

/** The points of one side for one round, line by line. */
export interface RoundScore {
  km: number;
  safeties: number;
  coups: number;
  win: number;
  no200: number;
  stuck: number;
}

export const copy = (state: State): State => {
  const { riposte, sides } = state;
  const copiedSides: Side[] = [];
  for (let side = 0; side < sides.length; side++) copiedSides.push(copySide(sides[side] as Side));
  return {
    options: state.options,
    seats: state.seats,
    round: state.round,
    starter: state.starter,
    turn: state.turn,
    riposte: riposte === null ? null : copyRiposte(riposte),
    over: state.over,
    pile: state.pile.slice(),
    places: state.places.slice(),
    discardTop: state.discardTop,
    sides: copiedSides,
    distancesLeft: state.distancesLeft,
    results: state.results.slice(),
  };
};

export const newSide = (): Side => ({ battleTop: NO_CARD, speedTop: NO_CARD, km: 0, coups: 0, slowed: false });

/** [MB-S1, MB-S2] Up to four players are a side each; six and eight sit in sides of two, alternately. */
export const sidesFor = (seats: number): number => (seats > 4 ? seats / 2 : seats);

export const sideOf = (state: State, seat: Seat): number => seat % state.sides.length;

export const sideAt = (state: State, side: number): Side => state.sides[side] as Side;

export const seatsOfSide = (state: State, side: number): Seat[] =>
  state.seats === state.sides.length ? [side] : [side, side + state.sides.length];

/** The row of the discard pile. */
export const DISCARD = 0;
export const handRow = (seat: Seat): number => (1 + seat) * KINDS;
export const sideRow = (state: State, side: number): number => (1 + state.seats + side) * KINDS;

export const countIn = (state: State, row: number, card: Card): number => state.places[row + card] as number;

export const addTo = (state: State, row: number, card: Card): void => {
  state.places[row + card] = (state.places[row + card] as number) + 1;
};

export const takeFrom = (state: State, row: number, card: Card): void => {
  state.places[row + card] = (state.places[row + card] as number) - 1;
};

export const sizeOf = (state: State, row: number): number => {
  let size = 0;
  for (let card = 0; card < KINDS; card++) size += countIn(state, row, card);
  return size;
};

export const hasSafety = (state: State, side: number, safety: Card): boolean =>
  countIn(state, sideRow(state, side), safety) > 0;

export const safetiesOf = (state: State, side: number): Card[] =>
  SAFETIES.filter((safety) => hasSafety(state, side, safety));

export const coupsOf = (state: State, side: number): Card[] =>
  SAFETIES.filter((safety) => (sideAt(state, side).coups & safetyBit(safety)) !== 0);

/** [MB-S6] */
export const rolls = (state: State, side: number): boolean => {
  const top = sideAt(state, side).battleTop;
  return top === GO || (!isAttack(top) && hasSafety(state, side, RIGHT_OF_WAY));
};

export const underLimit = (side: Side): boolean => side.speedTop === LIMIT;

/** Whether a seat of the attacked side has yet to answer. */
export const owesAnswer = (state: State, seat: Seat): boolean =>
  state.riposte !== null && sideOf(state, seat) === state.riposte.side && (state.riposte.accepted & (1 << seat)) === 0;

const copySide = (side: Side): Side => ({
  battleTop: side.battleTop,
  speedTop: side.speedTop,
  km: side.km,
  coups: side.coups,
  slowed: side.slowed,
});

const copyRiposte = (riposte: Riposte): Riposte => ({
  attack: riposte.attack,
  side: riposte.side,
  covered: riposte.covered,
  accepted: riposte.accepted,
});
