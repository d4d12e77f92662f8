import type { Seat } from '@ponts-bornes/kernel';
import {
  CARD_COUNTS,
  FIFTY,
  GO,
  KILOMETRES,
  LIMIT,
  RIGHT_OF_WAY,
  STOP,
  TWO_HUNDRED,
  attackHealedBy,
  isAttack,
  isDistance,
  isSafety,
  safetyAgainst,
} from '../cards.ts';
import type { Card } from '../cards.ts';
import { DISCARD, countIn, handRow, hasSafety, rolls, sideAt, sideOf, sideRow, underLimit } from '../state.ts';
import type { State } from '../state.ts';

/** A seat's assessment of the table before it evaluates its moves, using only what it may know. */
export interface Look {
  readonly state: State;
  readonly seat: Seat;
  readonly side: number;
  /** The most dangerous opponent: the one closest to the target. */
  readonly rival: number;
  /** Kilometres to go. */
  readonly left: number;
  readonly rivalLeft: number;
  readonly rolling: boolean;
  /** 0 rolling, 1 only a green light is missing, then out of gas, flat tyre, accident; plus 5 under a limit. */
  readonly trouble: number;
  /** How late it is, from 0 (the pile is empty) to 6 (many turns to come). */
  readonly phase: number;
  /** How close the rival is, 0 … 4, plus 5 while it is rolling. */
  readonly threat: number;
  /** Who is ahead: 0 far ahead … 4 far behind. */
  readonly race: number;
  readonly used200: number;
  /** Whether a distance in hand reaches the target now. */
  readonly canFinish: boolean;
  readonly distances: number;
  readonly attacks: number;
}

export const TROUBLES = 10;
export const PHASES = 7;
export const THREATS = 10;
export const RACES = 5;
export const LEFTS = 13;

export const lookFor = (state: State, seat: Seat): Look => {
  const side = sideOf(state, seat);
  const own = sideAt(state, side);
  const rival = rivalOf(state, side);
  const left = state.options.target - own.km;
  const rivalLeft = state.options.target - sideAt(state, rival).km;
  const rolling = rolls(state, side);
  const slow = underLimit(own) || own.slowed;
  const hand = handRow(seat);
  const used200 = countIn(state, sideRow(state, side), TWO_HUNDRED);
  return {
    state,
    seat,
    side,
    rival,
    left,
    rivalLeft,
    rolling,
    trouble: (rolling ? 0 : troubleOf(own.battleTop)) + (slow ? 5 : 0),
    phase: phaseOf(Math.ceil(state.pile.length / state.seats)),
    threat: threatOf(rivalLeft) + (rolls(state, rival) ? 5 : 0),
    race: raceOf(left - rivalLeft),
    used200,
    canFinish: rolling && canReach(state, hand, { left, slow, used200 }),
    distances: sumOf(state, hand, 0, LIMIT),
    attacks: sumOf(state, hand, LIMIT, LIMIT + 5),
  };
};

export const rivalOf = (state: State, side: number): number => {
  const { sides } = state;
  let rival = (side + 1) % sides.length;
  for (let step = 2; step < sides.length; step++) {
    const other = (side + step) % sides.length;
    if (sideAt(state, other).km > sideAt(state, rival).km) rival = other;
  }
  return rival;
};

const troubleOf = (top: Card): number => (isAttack(top) && top !== STOP ? top - STOP + 1 : 1);

const phaseOf = (turns: number): number => {
  if (turns === 0) return 0;
  if (turns <= 2) return 1;
  if (turns <= 5) return 2;
  if (turns <= 10) return 3;
  if (turns <= 18) return 4;
  return turns <= 28 ? 5 : 6;
};

export const threatOf = (left: number): number => {
  if (left <= 100) return 0;
  if (left <= 200) return 1;
  if (left <= 400) return 2;
  return left <= 700 ? 3 : 4;
};

export const raceOf = (behind: number): number => {
  if (behind < -300) return 0;
  if (behind < -75) return 1;
  if (behind <= 75) return 2;
  return behind <= 300 ? 3 : 4;
};

/** Kilometres to go: in steps of 25 up to 200, coarser beyond. */
export const leftOf = (left: number): number => {
  if (left <= 200) return left / 25;
  if (left <= 300) return 9;
  if (left <= 500) return 10;
  return left <= 750 ? 11 : 12;
};

const canReach = (
  state: State,
  hand: number,
  { left, slow, used200 }: { readonly left: number; readonly slow: boolean; readonly used200: number },
): boolean => {
  if (left > 200) return false;
  const card = KILOMETRES.indexOf(left);
  if (card < 0 || countIn(state, hand, card) === 0) return false;
  return !(slow && card > FIFTY) && !(card === TWO_HUNDRED && used200 === 2);
};

const sumOf = (state: State, row: number, from: Card, to: Card): number => {
  let sum = 0;
  for (let card = from; card < to; card++) sum += countIn(state, row, card);
  return sum;
};

/** How many of a card are in the pile or in other hands, as far as this seat can tell. */
export const unseen = ({ state, seat }: Look, card: Card): number => {
  let seen = countIn(state, DISCARD, card) + countIn(state, handRow(seat), card);
  for (let side = 0; side < state.sides.length; side++) seen += countIn(state, sideRow(state, side), card);
  return (CARD_COUNTS[card] as number) - seen;
};

/** How many attacks covered by a safety may still come. */
export const unseenAgainst = (look: Look, safety: Card): number =>
  safety === RIGHT_OF_WAY
    ? unseen(look, LIMIT) + unseen(look, STOP)
    : unseen(look, safety - (RIGHT_OF_WAY + 1) + STOP + 1);

/** 0: open to this attack; 1: the safety is in hand; 2: it is on the table. */
export const shelterFrom = ({ state, seat, side }: Look, attack: Card): number => {
  const safety = safetyAgainst(attack);
  if (hasSafety(state, side, safety)) return 2;
  return countIn(state, handRow(seat), safety) > 0 ? 1 : 0;
};

export const held = ({ state, seat }: Look, card: Card): number => countIn(state, handRow(seat), card);

/** What playing a distance leaves in hand to arrive with: 0 nothing exact, 1 two cards, 2 one card. */
export const arrivals = (look: Look, laid: Card, left: number): number => {
  if (left === 0) return 2;
  if (left > 400) return 0;
  for (let first = 0; first <= TWO_HUNDRED; first++) {
    const own = held(look, first) - (first === laid ? 1 : 0);
    if (own > 0 && KILOMETRES[first] === left) return 2;
  }
  for (let first = 0; first <= TWO_HUNDRED; first++) {
    if (held(look, first) - (first === laid ? 1 : 0) <= 0) continue;
    const second = KILOMETRES.indexOf(left - (KILOMETRES[first] as number));
    if (second < 0) continue;
    const needed = 1 + (second === laid ? 1 : 0) + (second === first ? 1 : 0);
    if (held(look, second) >= needed) return 1;
  }
  return 0;
};

/** Whether a card is useless for the rest of the round. */
export const isUseless = (look: Look, card: Card): boolean => {
  if (isDistance(card)) {
    return (KILOMETRES[card] as number) > look.left || (card === TWO_HUNDRED && look.used200 === 2);
  }
  if (isSafety(card)) return false;
  if (isAttack(card)) {
    return look.state.sides.every((_, side) => side === look.side || hasSafety(look.state, side, safetyAgainst(card)));
  }
  if (card === GO) return hasSafety(look.state, look.side, RIGHT_OF_WAY);
  const attack = attackHealedBy(card);
  const own = sideAt(look.state, look.side);
  if (own.battleTop === attack || own.speedTop === attack) return false;
  return shelterFrom(look, attack) === 2 || unseen(look, attack) === 0;
};
