import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { TRAIN, cardName, characterName, vehicleOf } from './cards.ts';
import type { Card } from './cards.ts';
import { parse } from './notation.ts';
import type { Move } from './notation.ts';
import { handOf, placeOf } from './state.ts';
import type { Phase, State } from './state.ts';

/** By phase: the rule that says what is to be done, and the kind of move that does it. */
const DUTIES: Readonly<Record<Phase, { readonly rule: string; readonly kinds: readonly Move['kind'][] }>> = {
  character: { rule: 'CF-S1', kinds: ['character'] },
  choose: { rule: 'CF-T1', kinds: ['choose'] },
  late: { rule: 'CF-B3', kinds: ['choose'] },
  take: { rule: 'CF-T3', kinds: ['take'] },
  pole: { rule: 'CF-B1', kinds: ['pole'] },
  swap: { rule: 'CF-B6', kinds: ['swap', 'keep'] },
  over: { rule: DOOR_RULES.over, kinds: [] },
};

/** Why a text is not a legal move for the seat to act: the first rule it violates. */
export const explain = (state: State, seat: Seat, text: string): Refusal => {
  const move = parse(text);
  if (move === null) return { rule: DOOR_RULES.text, data: {} };
  const { rule, kinds } = DUTIES[state.phase];
  if (!kinds.includes(move.kind)) return { rule, data: { why: 'moment' } };
  return { rule, data: objection(state, seat, move) };
};

/** The data of the refusal for a move of the right kind. */
const objection = (state: State, seat: Seat, move: Move): Refusal['data'] => {
  switch (move.kind) {
    case 'character':
      return { why: 'taken', character: characterName(move.character) };
    case 'choose':
      return { why: isInHand(state, seat, move.card) ? 'same' : 'hand', card: cardName(move.card) };
    case 'take':
      return { why: 'offer', card: cardName(move.card) };
    case 'swap':
      return swapObjection(state, seat, move.card, move.taken);
    case 'pole':
    case 'keep':
      return { why: 'moment' };
  }
};

const swapObjection = (state: State, seat: Seat, card: Card, taken: Card): Refusal['data'] => {
  if (!isInHand(state, seat, card)) return { why: 'hand', card: cardName(card) };
  if (vehicleOf(card) === TRAIN) return { why: 'train', card: cardName(card) };
  return { why: 'course', card: cardName(taken) };
};

const isInHand = (state: State, seat: Seat, card: Card): boolean => placeOf(state, card) === handOf(seat);
