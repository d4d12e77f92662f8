import { positionName, positionNamed } from './city/city.ts';
import type { Position } from './city/city.ts';
import { BRIDGES, MODES, SPECIALS, bridgeName, modeName, specialName } from './parts.ts';
import type { Bridge, Mode, Special } from './parts.ts';

/** One decision of a seat. */
export type Move =
  | { readonly kind: 'place'; readonly mode: Mode }
  | { readonly kind: 'special'; readonly special: Special }
  | { readonly kind: 'first' }
  | { readonly kind: 'wait' }
  /** The upper bridge first. */
  | { readonly kind: 'swap'; readonly one: Bridge; readonly other: Bridge }
  /** No swap after the ride. */
  | { readonly kind: 'done' }
  /** `taken`: a bit for each bridge whose flag is taken, or exchanged for the one on the card. */
  | {
      readonly kind: 'ride';
      readonly mode: Mode;
      readonly double: boolean;
      readonly end: Position;
      readonly taken: number;
    }
  /** [BR-M6] A step on foot, or none, for a mode that cannot move. */
  | { readonly kind: 'walk'; readonly mode: Mode; readonly end: Position }
  | { readonly kind: 'stay'; readonly mode: Mode };

export type Ride = Extract<Move, { readonly kind: 'ride' }>;

const place = (mode: Mode): Move => Object.freeze({ kind: 'place', mode });
const special = (number: Special): Move => Object.freeze({ kind: 'special', special: number });

export const PLACE_MOVES: readonly Move[] = Object.freeze(MODES.map((_, mode) => place(mode)));
export const SPECIAL_MOVES: readonly Move[] = Object.freeze(SPECIALS.map((_, number) => special(number)));
export const FIRST_MOVES: readonly Move[] = Object.freeze([
  Object.freeze({ kind: 'first' } as const),
  Object.freeze({ kind: 'wait' } as const),
]);
export const DONE: Move = Object.freeze({ kind: 'done' });

/** Every pair of bridges, by `pairOf`, the upper one first. */
const SWAP_MOVES: readonly Move[] = Object.freeze(
  BRIDGES.flatMap((_, one) => BRIDGES.map((__, other): Move => Object.freeze({ kind: 'swap', one, other }))),
);
export const swapMove = (pair: number): Move => SWAP_MOVES[pair] as Move;

/**
 * `place taxi`, `place double`; `first`, `wait`; `swap fremont morrison`, `done`; `ride taxi e7`,
 * `ride taxi double e7 +fremont +broadway`; `ride streetcar walk e7`, `ride streetcar stay`.
 */
export const format = (move: Move): string => {
  switch (move.kind) {
    case 'place':
      return `place ${modeName(move.mode)}`;
    case 'special':
      return `place ${specialName(move.special)}`;
    case 'swap':
      return `swap ${bridgeName(move.one)} ${bridgeName(move.other)}`;
    case 'ride':
      return formatRide(move);
    case 'walk':
      return `ride ${modeName(move.mode)} walk ${positionName(move.end)}`;
    case 'stay':
      return `ride ${modeName(move.mode)} stay`;
    case 'first':
    case 'wait':
    case 'done':
      return move.kind;
  }
};

const formatRide = ({ mode, double, end, taken }: Ride): string => {
  let text = `ride ${modeName(mode)} ${double ? 'double ' : ''}${positionName(end)}`;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    if ((taken & (1 << bridge)) !== 0) text += ` +${bridgeName(bridge)}`;
  }
  return text;
};

const SHORT_MOVES = [...PLACE_MOVES, ...SPECIAL_MOVES, ...FIRST_MOVES, DONE, ...SWAP_MOVES];
const BY_TEXT: ReadonlyMap<string, Move> = new Map(
  SHORT_MOVES.filter((move) => move.kind !== 'swap' || move.one < move.other).map((move) => [format(move), move]),
);

export const parse = (text: string): Move | null =>
  BY_TEXT.get(text) ?? (text.startsWith('ride ') ? parseRide(text) : null);

const parseRide = (text: string): Move | null => {
  const [, modeText = '', ...rest] = text.split(' ');
  const mode = indexOf(MODES, modeText);
  if (mode < 0) return null;
  const [how, where = '', ...more] = rest;
  if (how === 'stay') return rest.length === 1 ? { kind: 'stay', mode } : null;
  if (how === 'walk') {
    const end = positionNamed(where);
    return end < 0 || more.length > 0 ? null : { kind: 'walk', mode, end };
  }
  const double = how === 'double';
  const [endText = '', ...flags] = double ? rest.slice(1) : rest;
  const end = positionNamed(endText);
  const taken = parseFlags(flags);
  return end < 0 || taken < 0 ? null : { kind: 'ride', mode, double, end, taken };
};

/** The bits of `+fremont`, `+morrison` …, or −1 when one is no bridge or out of the order of the river. */
const parseFlags = (texts: readonly string[]): number => {
  let bits = 0;
  for (const text of texts) {
    const bridge = text.startsWith('+') ? indexOf(BRIDGES, text.slice(1)) : -1;
    if (bridge < 0 || bits >> bridge !== 0) return -1;
    bits |= 1 << bridge;
  }
  return bits;
};

const indexOf = (names: readonly string[], name: string): number => names.indexOf(name);
