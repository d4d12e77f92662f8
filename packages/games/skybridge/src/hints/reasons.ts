import type { Seat } from '@ponts-bornes/kernel';
import { NONE, SPANS, bit, firstIn, has, spansTouching, spansWithin } from '../board.ts';
import type { BitSet, Place } from '../board.ts';
import { moves as legalMoves } from '../moves.ts';
import type { Move } from '../notation.ts';
import { BRIDGE, COLOURS, FLOORS, ROOF } from '../pieces.ts';
import type { Colour } from '../pieces.ts';
import { coloursOf } from '../state.ts';
import type { State } from '../state.ts';
import { leftOf, look, roofGain, roofable } from './sight.ts';
import type { Sight } from './sight.ts';

/** Why a placement may be good. */
export const REASONS = [
  /** There is no alternative. */
  'only-choice',
  /** No other roof would score as much now. */
  'best-roof',
  /** The roof closes the second end of one's bridge: both towers count twice. */
  'doubles',
  /** The roof closes the first end of one's bridge: the other tower counts too. */
  'joins',
  /** A rival could have closed this tower. */
  'denies',
  /** The roof takes an end of a rival's bridge that the rival could still have closed. */
  'cuts-bridge',
  /** No higher pair of towers could be joined. */
  'high-bridge',
  /** The block makes neighbours of equal height that one's bridge could join. */
  'prepares-bridge',
  /** The block leaves a rival no pair to join. */
  'spoils-bridge',
  /** Keeps roofs while building continues. */
  'keeps-roofs',
] as const;
export type Reason = (typeof REASONS)[number];

export const reasons = (state: State, seat: Seat, move: Move): readonly Reason[] => {
  const legal = legalMoves(state, seat);
  if (legal.length === 1) return ['only-choice'];
  const sight = look(state);
  if (move.kind === ROOF) return reasonsToClose(state, sight, { seat, move, legal });
  if (move.kind === BRIDGE) return reasonsToBridge(state, move, legal);
  return reasonsToBuild(state, seat, move);
};

interface Choosing {
  readonly seat: Seat;
  readonly move: Move;
  readonly legal: readonly Move[];
}

const reasonsToClose = (state: State, sight: Sight, { seat, move, legal }: Choosing): Reason[] => {
  const { colour, at } = move;
  const gain = roofGain(state, sight, { colour, place: at });
  const gains = legal
    .filter(({ kind, at: place }) => kind === ROOF && place !== at)
    .map((other) => roofGain(state, sight, { colour: other.colour, place: other.at }));
  const found: Reason[] = gains.every((other) => other < gain) ? ['best-roof'] : [];
  const end = otherEnd(sight, colour, at);
  if (end !== null) found.push(has(sight.owned[colour]!, end) ? 'doubles' : 'joins');
  const rivals = othersColours(state, seat).filter((other) => leftOf(state, other, ROOF) > 0);
  if (rivals.some((other) => has(roofable(state, other), at))) found.push('denies');
  if (rivals.some((other) => otherEnd(sight, other, at) !== null)) found.push('cuts-bridge');
  return found;
};

const reasonsToBridge = (state: State, { at }: Move, legal: readonly Move[]): Reason[] => {
  const heights = legal.filter(({ kind }) => kind === BRIDGE).map((other) => state.heights[other.at]!);
  return heights.every((height) => height <= state.heights[at]!) ? ['high-bridge'] : [];
};

const reasonsToBuild = (state: State, seat: Seat, move: Move): Reason[] => {
  const { colour, at, kind } = move;
  const raised = state.heights.with(at, state.heights[at]! + FLOORS[kind]!);
  const found: Reason[] = [];
  const own = coloursOf(state.seats, seat).filter((each) => each !== colour && leftOf(state, each, BRIDGE) > 0);
  const here = (each: Colour): BitSet => spansTouching(at) & spansWithin(roofable(state, each) | bit(at));
  if (own.some((each) => pairs(here(each), raised) !== NONE)) found.push('prepares-bridge');
  const rivals = othersColours(state, seat).filter((each) => leftOf(state, each, BRIDGE) > 0);
  const isSpoilt = (each: Colour): boolean => {
    const before = pairs(spansWithin(roofable(state, each)) & ~state.decks, state.heights);
    return before !== NONE && (before & ~spansTouching(at)) === NONE && pairs(here(each), raised) === NONE;
  };
  if (rivals.some(isSpoilt)) found.push('spoils-bridge');
  if (coloursOf(state.seats, seat).some((each) => leftOf(state, each, ROOF) > 0)) found.push('keeps-roofs');
  return found;
};

const othersColours = (state: State, seat: Seat): Colour[] =>
  [...COLOURS.keys()].filter((colour) => !coloursOf(state.seats, seat).includes(colour));

/** The place that a colour's bridge joins to this one. */
const otherEnd = ({ at, to }: Sight, colour: Colour, place: Place): Place | null => {
  if (at[colour] === place) return to[colour]!;
  return to[colour] === place ? at[colour]! : null;
};

/** The spans among these whose towers have equal height. */
const pairs = (spans: BitSet, heights: readonly number[]): BitSet => {
  let level = NONE;
  for (let rest = spans; rest !== NONE; rest &= rest - 1) {
    const { at, to } = SPANS[firstIn(rest)]!;
    if (heights[at] === heights[to]) level |= bit(firstIn(rest));
  }
  return level;
};
