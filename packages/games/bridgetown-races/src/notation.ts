import { positionName, positionNamed } from './city/city.ts';
import type { Position } from './city/city.ts';
import { BRIDGES, MODES, SPECIALS, bridgeName, modeName, specialName } from './parts.ts';
import type { Bridge, BridgeName, Mode, ModeName, Special, SpecialName } from './parts.ts';

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
  /** `taken`: bit set of the bridges whose flag is taken, or exchanged for the one on the card. */
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

/** The bit set of `+fremont`, `+morrison` …, or −1 for an unknown bridge or one out of river order. */
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

/** A move by the names of its parts, for boards and sentences. */
export type NamedMove =
  | { readonly kind: 'place'; readonly on: ModeName | SpecialName }
  | { readonly kind: 'first' | 'wait' | 'done' }
  | { readonly kind: 'swap'; readonly bridges: readonly [BridgeName, BridgeName] }
  /** `flags`: the bridges whose flags are taken or exchanged. */
  | {
      readonly kind: 'ride';
      readonly mode: ModeName;
      readonly isDouble: boolean;
      readonly end: string;
      readonly flags: readonly BridgeName[];
    }
  | { readonly kind: 'walk'; readonly mode: ModeName; readonly end: string }
  | { readonly kind: 'stay'; readonly mode: ModeName };

export const readMove = (text: string): NamedMove | null => {
  const move = parse(text);
  return move === null ? null : namedMove(move);
};

const namedMove = (move: Move): NamedMove => {
  switch (move.kind) {
    case 'place':
      return { kind: 'place', on: modeName(move.mode) };
    case 'special':
      return { kind: 'place', on: specialName(move.special) };
    case 'swap':
      return { kind: 'swap', bridges: [bridgeName(move.one), bridgeName(move.other)] };
    case 'ride': {
      const flags = BRIDGES.filter((_, bridge) => (move.taken & (1 << bridge)) !== 0);
      return { kind: 'ride', mode: modeName(move.mode), isDouble: move.double, end: positionName(move.end), flags };
    }
    case 'walk':
      return { kind: 'walk', mode: modeName(move.mode), end: positionName(move.end) };
    case 'stay':
      return { kind: 'stay', mode: modeName(move.mode) };
    case 'first':
    case 'wait':
    case 'done':
      return move;
  }
};

/** The text of a move, legal or not. */
export const writeMove = (move: NamedMove): string => format(numberedMove(move));

export const numberedMove = (move: NamedMove): Move => {
  switch (move.kind) {
    case 'place': {
      const mode = indexOf(MODES, move.on);
      return mode < 0 ? special(indexOf(SPECIALS, move.on)) : place(mode);
    }
    case 'swap': {
      const [one = 0, other = 0] = move.bridges.map((bridge) => BRIDGES.indexOf(bridge)).toSorted((a, b) => a - b);
      return { kind: 'swap', one, other };
    }
    case 'ride': {
      const taken = move.flags.reduce((bits, bridge) => bits | (1 << BRIDGES.indexOf(bridge)), 0);
      const mode = MODES.indexOf(move.mode);
      return { kind: 'ride', mode, double: move.isDouble, end: positionNamed(move.end), taken };
    }
    case 'walk':
      return { kind: 'walk', mode: MODES.indexOf(move.mode), end: positionNamed(move.end) };
    case 'stay':
      return { kind: 'stay', mode: MODES.indexOf(move.mode) };
    case 'first':
    case 'wait':
    case 'done':
      return { kind: move.kind };
  }
};
