import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { movesFrom, parse } from './notation.ts';
import type { Move } from './notation.ts';
import { HEAPS, leftIn, matchesLeft } from './state.ts';
import type { State } from './state.ts';

export const toAct = (state: State): readonly Seat[] => (matchesLeft(state) === 0 ? [] : [state.turn]);

/** By heap, then by number. */
export const moves = (state: State, seat: Seat): readonly Move[] =>
  seat === state.turn
    ? HEAPS.flatMap((_, heap) => movesFrom(heap).filter((move) => refusalOf(state, move) === null))
    : [];

/** Why a text is not a legal move of the seat to act. */
export const explain = (state: State, _seat: Seat, text: string): Refusal => {
  const move = parse(text);
  return (move && refusalOf(state, move)) ?? { rule: DOOR_RULES.text, data: {} };
};

/** The rule that forbids a move; null if it is legal. */
const refusalOf = (state: State, { heap, take }: Move): Refusal | null => {
  const left = leftIn(state, heap);
  if (take <= left) return null;
  const data = { heap: HEAPS[heap] as string };
  return left === 0 ? { rule: 'SG-T2', data } : { rule: 'SG-T1', data: { ...data, take, left } };
};
