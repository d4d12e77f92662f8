import type { Seat } from '@ponts-bornes/kernel';
import type { BridgetownOptions } from './meta.ts';
import { BLUE, BRIDGES, COLOURS } from './parts.ts';
import type { Bridge, Colour, Mode, Special } from './parts.ts';

/**
 * The pending decision: a coordinator; after a special action, another one on a mode; whether the holder of First goes
 * first; a ride; after it, a swap or none.
 */
export const PHASES = ['place', 'mode', 'first', 'ride', 'swap', 'over'] as const;
export type Phase = (typeof PHASES)[number];

/** The complete state; nothing is hidden. Small numbers in flat lists, because searches copy states by the million. */
export interface State {
  options: BridgetownOptions;
  seats: number;
  phase: Phase;
  /** From 1. */
  round: number;
  /** From 1; 0 during placement. */
  raceTurn: number;
  firstPlayer: Seat;
  /** The seat to act; meaningless once the game is over. */
  turn: Seat;
  /** By seat, a position of the city, or its arrow. */
  racers: number[];
  /** By seat, coordinators not placed yet. */
  unplaced: number[];
  /** By seat, bit set of modes with its coordinator. */
  wheel: number[];
  /** By special action, the seat that holds it this round, or NOBODY. */
  holders: Seat[];
  /** Bit set of special actions used this round. */
  used: number;
  /** Bit set of seats that have moved in this race turn. */
  moved: number;
  /** The two bridges swapped before the ride of this turn, packed by `pairOf`, or NONE. */
  swapped: number;
  /** By bridge, the colour of its flag, or NONE. */
  flags: Colour[];
  /** By seat and bridge (`slotOf`), the colour of the flag taken there, or NONE. */
  cards: Colour[];
  /** By colour, the flags in the bag. */
  bag: number[];
  /** [BR-S1] Blue flags in the separate supply. */
  supply: number;
}

export const NONE = -1;
export const NOBODY: Seat = -1;

export const copy = (state: State): State => ({
  options: { streetcarRules: state.options.streetcarRules, specialActions: state.options.specialActions },
  seats: state.seats,
  phase: state.phase,
  round: state.round,
  raceTurn: state.raceTurn,
  firstPlayer: state.firstPlayer,
  turn: state.turn,
  racers: state.racers.slice(),
  unplaced: state.unplaced.slice(),
  wheel: state.wheel.slice(),
  holders: state.holders.slice(),
  used: state.used,
  moved: state.moved,
  swapped: state.swapped,
  flags: state.flags.slice(),
  cards: state.cards.slice(),
  bag: state.bag.slice(),
  supply: state.supply,
});

export const slotOf = (seat: Seat, bridge: Bridge): number => seat * BRIDGES.length + bridge;
export const pairOf = (one: Bridge, other: Bridge): number => one * BRIDGES.length + other;

export const flagOn = (state: State, bridge: Bridge): Colour => state.flags[bridge] as Colour;
export const cardAt = (state: State, seat: Seat, bridge: Bridge): Colour => state.cards[slotOf(seat, bridge)] as Colour;
export const racerOf = (state: State, seat: Seat): number => state.racers[seat] as number;
export const modesLeft = (state: State, seat: Seat): number => state.wheel[seat] as number;
export const unplacedBy = (state: State, seat: Seat): number => state.unplaced[seat] as number;
export const holderOf = (state: State, special: Special): Seat => state.holders[special] as Seat;

export const isOn = (state: State, seat: Seat, mode: Mode): boolean => (modesLeft(state, seat) & (1 << mode)) !== 0;

/** Whether a seat has an unused special action. */
export const holds = (state: State, seat: Seat, special: Special): boolean =>
  holderOf(state, special) === seat && (state.used & (1 << special)) === 0;

/** [BR-P1] The first seat clockwise from this one that meets a condition, or NOBODY. */
export const firstFrom = (state: State, from: Seat, isIt: (state: State, seat: Seat) => boolean): Seat => {
  for (let step = 0; step < state.seats; step++) {
    const seat = (from + step) % state.seats;
    if (isIt(state, seat)) return seat;
  }
  return NOBODY;
};

/** [BR-R1] Whether a seat has yet to move in this race turn. */
export const isStillToMove = (state: State, seat: Seat): boolean =>
  modesLeft(state, seat) !== 0 && (state.moved & (1 << seat)) === 0;

/** Bit set of the bridges whose slot is full on a seat's card. */
export const fullSlots = (state: State, seat: Seat): number => {
  const { cards } = state;
  const start = slotOf(seat, 0);
  let bits = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) if (cards[start + bridge] !== NONE) bits |= 1 << bridge;
  return bits;
};

/** Bit set of the bridges with a flag of this colour. */
export const bridgesWith = (state: State, colour: Colour): number => {
  const { flags } = state;
  let bits = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) if (flags[bridge] === colour) bits |= 1 << bridge;
  return bits;
};

/** The number of low bits set. */
export const countBits = (bits: number): number => {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++;
  return count;
};

/** The total number of flags of each colour. */
export const census = (state: State): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const [colour, name] of COLOURS.entries()) {
    const lying = state.flags.filter((flag) => flag === colour).length;
    const taken = state.cards.filter((flag) => flag === colour).length;
    const apart = colour === BLUE ? state.supply : 0;
    counts[name] = lying + taken + (state.bag[colour] as number) + apart;
  }
  return counts;
};
