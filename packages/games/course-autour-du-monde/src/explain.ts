import { DOOR_RULES } from '@ponts-bornes/kernel';
import type { Refusal, Seat } from '@ponts-bornes/kernel';
import type { Route } from './network/network.ts';
import type { Move, Notation } from './notation.ts';
import { cityOf, holds, showing } from './state.ts';
import type { Phase, Sources, State } from './state.ts';
import type { World } from './world.ts';

/** By phase: the moves allowed, and the rule that says so, with a word for why others are not. */
const DUTIES: Readonly<Record<Phase, { kinds: readonly Move['kind'][]; rule: string; why: string }>> = {
  start: { kinds: ['start'], rule: 'CM-S3', why: 'start' },
  turn: { kinds: ['fly', 'stay'], rule: 'CM-T5', why: 'begin' },
  flying: { kinds: ['fly', 'end'], rule: 'CM-T5', why: 'flying' },
  'first-drop': { kinds: ['drop'], rule: 'CM-T5', why: 'staying' },
  'second-drop': { kinds: ['drop'], rule: 'CM-T5', why: 'staying' },
  over: { kinds: [], rule: DOOR_RULES.over, why: 'over' },
};

interface Asked {
  readonly state: State;
  readonly seat: Seat;
  readonly text: string;
}

/** Why a text is not a legal move for the seat to act: the first rule it violates. */
export const explain = (world: World, { parse }: Notation, { state, seat, text }: Asked): Refusal => {
  const move = parse(text);
  if (move === null) return { rule: DOOR_RULES.text, data: {} };
  const { kinds, rule, why } = DUTIES[state.phase];
  if (!kinds.includes(move.kind)) return { rule, data: { why } };
  switch (move.kind) {
    case 'fly':
      return { rule: 'CM-T3', data: flightObjection(world, state, seat, move.route) };
    case 'stay':
      return { rule: 'CM-T2', data: { why: 'empty', slot: emptySlot(state, move.sources) } };
    case 'drop':
      return dropObjection(world, state, seat, move.route);
    // Every one of these is legal in its phase.
    case 'start':
    case 'end':
      return { rule, data: { why } };
  }
};

const flightObjection = (world: World, state: State, seat: Seat, route: Route): Refusal['data'] => {
  const name = world.names[route] as string;
  if (!holds(state, seat, route)) return { why: 'hand', route: name };
  return { why: 'chain', route: name, city: world.codes[cityOf(state, seat)] as string };
};

const emptySlot = (state: State, sources: Sources): string =>
  (sources & ~showing(state) & 1) === 0 ? 'second' : 'first';

const dropObjection = (world: World, state: State, seat: Seat, route: Route): Refusal => {
  const name = world.names[route] as string;
  if (holds(state, seat, route)) return { rule: 'CM-T1', data: { why: 'same', route: name } };
  return isTaken(state, route)
    ? { rule: 'CM-T2', data: { why: 'taken', route: name } }
    : { rule: 'CM-T1', data: { why: 'hand', route: name } };
};

/** [CM-T2] Whether this stay takes the card. */
const isTaken = ({ first, second, sources }: State, route: Route): boolean =>
  ((sources & 1) !== 0 && route === first.at(-1)) || ((sources & 2) !== 0 && route === second.at(-1));
