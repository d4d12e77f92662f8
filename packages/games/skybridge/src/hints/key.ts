import { NONE, SPANS, bit, firstIn, has, spanBetween, spansWithin } from '../board.ts';
import type { BitSet, Place } from '../board.ts';
import { BRIDGE, COLOURS, IN_A_COLOUR, KINDS, ROOF } from '../pieces.ts';
import { coloursOf, handsAt } from '../state.ts';
import type { State } from '../state.ts';
import { SYMMETRIES, inverse } from '../symmetry.ts';
import { NOWHERE, leftOf, look, pointsOf } from './sight.ts';
import type { Sight } from './sight.ts';

const SOURCES: readonly Int8Array[] = SYMMETRIES.map((symmetry) => Int8Array.from(inverse(symmetry)));
/** By symmetry: the image of each span. */
const SPANS_TO: readonly Int8Array[] = SYMMETRIES.map((symmetry) =>
  Int8Array.from(SPANS, ({ at, to }) => firstIn(spanBetween(symmetry[at]!, symmetry[to]!))),
);

const PLACES = 9;
const BRIDGES = PLACES;
const DECKS = BRIDGES + COLOURS.length;
const LENGTH = DECKS + 1;
const codes = new Uint16Array(LENGTH);
let least = new Uint16Array(LENGTH);
let other = new Uint16Array(LENGTH);

/**
 * Equal for equivalent positions: rotated and mirrored ones (`canonical`), and those that differ only in towers that no
 * longer matter except for the points they scored.
 */
export const key = (state: State): string => {
  const sight = look(state);
  encode(state, sight);
  least.set(codes);
  for (let symmetry = 1; symmetry < SYMMETRIES.length; symmetry++) turn(symmetry);
  const text: number[] = [state.seats * 8 + state.turn + 1];
  for (const { start } of handsAt(state.seats)) text.push(supplyCode(state, start));
  let base = 0;
  for (let seat = 0; seat < state.seats; seat++) {
    let points = 0;
    for (const colour of coloursOf(state.seats, seat)) points += pointsOf(state, sight, colour);
    if (seat === 0) base = points;
    else text.push(MIDDLE + points - base);
  }
  return String.fromCharCode(...text, ...least);
};

const MIDDLE = 1024;

const supplyCode = (state: State, start: number): number => {
  let code = 0;
  for (let kind = 0; kind < KINDS.length; kind++) code = code * (IN_A_COLOUR[kind]! + 1) + state.supply[start + kind]!;
  return code;
};

/** A closed tower that belongs to no bridge that may still score. */
const DONE = 0x7fff;

const encode = (state: State, sight: Sight): void => {
  let counting = sight.open;
  let bridges = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) {
    bridges += leftOf(state, colour, BRIDGE);
    codes[BRIDGES + colour] = 0;
    const at = sight.at[colour]!;
    const to = sight.to[colour]!;
    if (at === NOWHERE || !mayBring(state, sight, colour)) continue;
    codes[BRIDGES + colour] = 1 + firstIn(spanBetween(at, to));
    counting |= bit(at) | bit(to);
  }
  for (let place: Place = 0; place < PLACES; place++)
    codes[place] = has(counting, place) ? towerCode(state, place) : DONE;
  codes[DECKS] = bridges === 0 ? NONE : state.decks & spansWithin(sight.open);
};

/** Whether the points of a colour's bridge can still change. */
const mayBring = (state: State, { at, to, owned, open }: Sight, colour: number): boolean => {
  const ends = bit(at[colour]!) | bit(to[colour]!);
  if ((open & ends) === NONE) return false;
  return leftOf(state, colour, ROOF) > 0 || (owned[colour]! & ends) !== NONE;
};

const towerCode = ({ heights, topped, roofed }: State, place: Place): number => {
  let top = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) if (has(topped[colour]!, place)) top = 1 + colour;
  return heights[place]! * 16 + top * 2 + Number(has(roofed, place));
};

/** Keeps the transformed codes if they are lower than the lowest so far. */
const turn = (symmetry: number): void => {
  const from = SOURCES[symmetry]!;
  const to = SPANS_TO[symmetry]!;
  let isLess = false;
  for (let index = 0; index < LENGTH; index++) {
    let code: number;
    if (index < PLACES) code = codes[from[index]!]!;
    else if (index < DECKS) code = codes[index] === 0 ? 0 : 1 + to[codes[index]! - 1]!;
    else code = turnSpans(codes[DECKS]!, to);
    if (!isLess && code > least[index]!) return;
    isLess ||= code < least[index]!;
    other[index] = code;
  }
  if (isLess) [least, other] = [other, least];
};

const turnSpans = (spans: BitSet, to: Int8Array): BitSet => {
  let turned = NONE;
  for (let rest = spans; rest !== NONE; rest &= rest - 1) turned |= bit(to[firstIn(rest)]!);
  return turned;
};

/** An upper bound: placing every remaining piece of every seat. */
export const movesLeft = (state: State): number => {
  let count = 0;
  for (const { seat, start } of handsAt(state.seats)) {
    if (seat === null) continue;
    for (let kind = 0; kind < KINDS.length; kind++) count += state.supply[start + kind]!;
  }
  return count;
};
