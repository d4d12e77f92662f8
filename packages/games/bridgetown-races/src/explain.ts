import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import { parse } from './notation.ts';
import type { State } from './state.ts';

/** Why a text is no legal move of a seat that is to act: the first rule that stands against it. */
export const explain = (_state: State, _seat: Seat, text: string): Refusal =>
  parse(text) === null ? { rule: DOOR_RULES.text, data: {} } : { rule: 'BR-R1', data: {} };
