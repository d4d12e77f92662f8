import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { endRefusal, flagRefusal } from './explain-ride.ts';
import { canMove, isSwappable } from './moves.ts';
import { parse } from './notation.ts';
import type { Move, Ride } from './notation.ts';
import { positionName } from './city/city.ts';
import { DOUBLE, SWAP, bridgeName, modeName, specialName } from './parts.ts';
import type { Mode, Special } from './parts.ts';
import { NONE, flagOn, holderOf, isOn } from './state.ts';
import type { Phase, State } from './state.ts';

/** By phase: the rule that says what is to be done, and the kinds of move that do it. */
const DUTIES: Readonly<Record<Phase, { readonly rule: string; readonly kinds: readonly Move['kind'][] }>> = {
  place: { rule: 'BR-P1', kinds: ['place', 'special'] },
  mode: { rule: 'BR-P3', kinds: ['place'] },
  first: { rule: 'BR-R5', kinds: ['first', 'wait'] },
  ride: { rule: 'BR-R1', kinds: ['ride', 'walk', 'stay', 'swap'] },
  swap: { rule: 'BR-R4', kinds: ['swap', 'done'] },
  over: { rule: DOOR_RULES.over, kinds: [] },
};

/** Why a text is not a legal move for the seat to act: the first rule it violates. */
export const explain = (state: State, seat: Seat, text: string): Refusal => {
  const move = parse(text);
  if (move === null) return { rule: DOOR_RULES.text, data: {} };
  const { rule, kinds } = DUTIES[state.phase];
  const moment = { rule, data: { why: 'moment' } };
  return kinds.includes(move.kind) ? (objection(state, seat, move) ?? moment) : moment;
};

const objection = (state: State, seat: Seat, move: Move): Refusal | null => {
  switch (move.kind) {
    case 'place':
      return { rule: 'BR-P1', data: { why: 'mode', mode: modeName(move.mode) } };
    case 'special':
      return specialObjection(state, move.special);
    case 'swap':
      return (
        holdingObjection(state, seat, SWAP, 'BR-R4') ??
        flagsObjection(state, move.one) ??
        flagsObjection(state, move.other)
      );
    case 'ride':
      return rideObjection(state, seat, move);
    case 'walk':
    case 'stay':
      return modeObjection(state, seat, move.mode) ?? footObjection(state, seat, move);
    case 'first':
    case 'wait':
    case 'done':
      return null;
  }
};

/** [BR-P2, BR-V2] */
const specialObjection = (state: State, special: Special): Refusal => {
  const data = { special: specialName(special) };
  if (!state.options.specialActions) return { rule: 'BR-V2', data };
  return { rule: 'BR-P2', data: { ...data, seat: holderOf(state, special) } };
};

/** A special action must be the seat's own, and unused. */
const holdingObjection = (state: State, seat: Seat, special: Special, rule: string): Refusal | null => {
  const data = { special: specialName(special) };
  if (!state.options.specialActions) return { rule: 'BR-V2', data };
  if (holderOf(state, special) !== seat) return { rule, data: { ...data, why: 'holder' } };
  return (state.used & (1 << special)) === 0 ? null : { rule, data: { ...data, why: 'used' } };
};

/** [BR-R4] */
const flagsObjection = (state: State, bridge: number): Refusal | null => {
  if (isSwappable(state, bridge)) return null;
  const why = flagOn(state, bridge) === NONE ? 'empty' : 'blue';
  return { rule: 'BR-R4', data: { why, bridge: bridgeName(bridge) } };
};

/** [BR-R1] */
const modeObjection = (state: State, seat: Seat, mode: Mode): Refusal | null =>
  isOn(state, seat, mode) ? null : { rule: 'BR-R1', data: { why: 'mode', mode: modeName(mode) } };

const rideObjection = (state: State, seat: Seat, ride: Ride): Refusal | null => {
  const { mode, double } = ride;
  const stuck: Refusal = { rule: 'BR-M6', data: { why: 'stuck', mode: modeName(mode) } };
  return (
    modeObjection(state, seat, mode) ??
    (double ? holdingObjection(state, seat, DOUBLE, 'BR-R3') : null) ??
    (canMove(state, seat, mode) ? null : stuck) ??
    endRefusal(state, seat, ride) ??
    flagRefusal(state, seat, ride)
  );
};

/** [BR-M6] */
const footObjection = (state: State, seat: Seat, move: Extract<Move, { kind: 'walk' | 'stay' }>): Refusal => {
  const mode = modeName(move.mode);
  if (canMove(state, seat, move.mode) || move.kind === 'stay') return { rule: 'BR-M6', data: { why: 'moves', mode } };
  return { rule: 'BR-M6', data: { why: 'far', mode, end: positionName(move.end) } };
};
