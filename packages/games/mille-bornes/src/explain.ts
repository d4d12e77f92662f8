import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { CARDS, cardName, safetyAgainst } from './cards.ts';
import type { Card } from './cards.ts';
import { attackRefusal, layRefusal } from './moves.ts';
import { parse, sideLetter } from './notation.ts';
import type { Move } from './notation.ts';
import { countIn, handRow, sideAt, sideOf } from './state.ts';
import type { State } from './state.ts';

/** Why a text is not a legal move for the seat to act: the first rule it violates. */
export const explain = (state: State, seat: Seat, text: string): Refusal => {
  const move = parse(text);
  if (move === null) return refuse(DOOR_RULES.text, {});
  return state.riposte === null ? explainTurn(state, seat, move) : explainAnswer(state.riposte.attack, move);
};

const explainAnswer = (attack: Card, move: Move): Refusal =>
  move.kind === 'counter'
    ? refuse('MB-F1', { card: cardName(move.card), attack: cardName(attack), needs: cardName(safetyAgainst(attack)) })
    : refuse('MB-F6', { attack: cardName(attack) });

const explainTurn = (state: State, seat: Seat, move: Move): Refusal => {
  if (move.kind === 'accept') return refuse('MB-F6', {});
  if (move.kind === 'counter') return refuse('MB-F1', { card: cardName(move.card) });
  if (countIn(state, handRow(seat), move.card) === 0) return refuse('MB-T1', { card: cardName(move.card) });
  if (move.kind === 'attack') return explainAttack(state, seat, move.card, move.side);
  return explainLay(state, seat, move.card);
};

const explainAttack = (state: State, seat: Seat, card: Card, target: number): Refusal => {
  const data = { card: cardName(card), side: sideLetter(target) };
  if (target >= state.sides.length) return refuse('MB-S1', data);
  if (target === sideOf(state, seat)) return refuse('MB-A5', data);
  return refuse(attackRefusal(state, target, card) ?? DOOR_RULES.text, data);
};

const explainLay = (state: State, seat: Seat, card: Card): Refusal => {
  const side = sideOf(state, seat);
  const shown = sideAt(state, side);
  return refuse(layRefusal(state, side, card) ?? DOOR_RULES.text, {
    card: cardName(card),
    top: CARDS[shown.battleTop] ?? 'none',
    km: shown.km,
    target: state.options.target,
  });
};

const refuse = (rule: string, data: Refusal['data']): Refusal => ({ rule, data });
