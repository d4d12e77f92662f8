import type { Seat } from '@ponts-bornes/kernel';
import { POSITIONS } from '../city/city.ts';
import type { Position } from '../city/city.ts';
import { lengthOf } from '../moves.ts';
import { BRIDGES, COORDINATORS, MODES, ROUNDS, SPEEDS } from '../parts.ts';
import type { Bridge, Colour, Mode } from '../parts.ts';
import { NONE, cardAt, countBits, flagOn, fullSlots, isOn, modesLeft, racerOf, unplacedBy } from '../state.ts';
import type { State } from '../state.ts';
import { trackOf } from '../ways.ts';
import { STEPS_TO_BRIDGE, endsFrom, meet, startsOver } from './atlas.ts';

/** [BR-R1] Each coordinator gives one move. */
export const RACE_TURNS = COORDINATORS;

/** The weights of the heuristics. */
export const RECKONING = {
  /** A missing colour. */
  colour: 1,
  /** A filled slot, by the number of flags already on the card; the eighth wins. */
  fill: [0.3, 0.3, 0.3, 0.3, 0.35, 0.4, 0.6, 12],
  /** In the last round only the eighth counts. */
  lastFill: [0, 0, 0, 0, 0, 0.01, 0.02, 12],
  /** The probability that a rival with the mode on the wheel takes a flag within one move, or within two. */
  atOnce: 0.85,
  afterOne: 0.65,
  /** … and for one who may still place a coordinator on that mode. */
  perhaps: 0.25,
  /** How much sooner than average rivals use a shared mode. */
  haste: 1,
  /** The cost of lengthening the move of a rival who goes first. */
  help: 0.1,
  /** The value of ending a round near needed bridges, and how it decays with each step. */
  place: 0.4,
  fading: 0.75,
  /** How much more a plan with a special action must yield. */
  specialMargin: 0.1,
  /** How much a swap must yield now if it can still be made later. */
  swapNow: 0.2,
} as const;

/** A seat's outlook, independent of its rivals. */
export interface CardOutlook {
  readonly seat: Seat;
  /** By bridge. */
  readonly flags: readonly Colour[];
  /** By mode. */
  readonly tracks: readonly number[];
  /** By position: the value of standing there when the round ends. */
  readonly places: readonly number[];
  readonly fill: readonly number[];
  /** Bridges whose flag on the card has a duplicate colour. */
  readonly twins: number;
  readonly filled: number;
  readonly colours: number;
}

/** A seat's outlook for the rest of the round. */
export interface Outlook extends CardOutlook {
  /** By race turn from 1 and mode: see `lengthIn`. */
  readonly lengths: readonly number[];
  /** By bridge, times and race turn from 0: the probability that its flag is still there when the seat moves. */
  readonly survival: readonly number[];
  /** By mode: the cost of placing a coordinator there. */
  readonly helping: readonly number[];
}

/** The colours on a card, and the bridges whose flag has a duplicate colour. */
const cardOf = (state: State, seat: Seat): { readonly colours: number; readonly twins: number } => {
  let colours = 0;
  let twice = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const colour = cardAt(state, seat, bridge);
    if (colour === NONE) continue;
    twice |= colours & (1 << colour);
    colours |= 1 << colour;
  }
  let twins = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const colour = cardAt(state, seat, bridge);
    if (colour !== NONE && (twice & (1 << colour)) !== 0) twins |= 1 << bridge;
  }
  return { colours, twins };
};

const TRACKS_WITH_RAILS = MODES.map((_, mode) => trackOf(mode, true));
const TRACKS_WITHOUT = MODES.map((_, mode) => trackOf(mode, false));

/**
 * By race turn and mode: a rival who shares a mode now may have used it before a later turn, and then gives no bonus.
 */
const lengthsFor = (state: State, seat: Seat): readonly number[] => {
  const bonus = NO_BONUS.slice();
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat || modesLeft(state, rival) === 0) continue;
    for (let turn = 1; turn <= RACE_TURNS; turn++) {
      const kept = stillOnWheel(state, rival, seat, turn);
      for (let bits = modesLeft(state, rival); bits !== 0; bits &= bits - 1) {
        const index = (turn - 1) * MODES.length + 31 - Math.clz32(bits & -bits);
        bonus[index] = (bonus[index] as number) + kept;
      }
    }
  }
  for (let index = 0; index < bonus.length; index++) {
    bonus[index] = (SPEEDS[index % MODES.length] as number) + Math.floor((bonus[index] as number) + 0.5);
  }
  return bonus;
};

const NO_BONUS: readonly number[] = Array.from({ length: RACE_TURNS * MODES.length }, () => 0);

/** The probability that a rival has not used a given mode yet when the seat moves in a race turn. */
const stillOnWheel = (state: State, rival: Seat, seat: Seat, turn: number): number => {
  const now = Math.max(1, state.raceTurn);
  if (turn <= now && state.raceTurn > 0) return 1;
  const moves = countBits(modesLeft(state, rival)) + unplacedBy(state, rival);
  const begun = (state.moved & (1 << rival)) !== 0 ? now + 1 : now;
  const gone = turn - begun + (isBefore(state, rival, seat, false) ? 1 : 0);
  return gone <= 0 ? 1 : 1 - Math.min(moves, gone + RECKONING.haste) / moves;
};

export const cardOutlook = (state: State, seat: Seat): CardOutlook => {
  const { colours, twins } = cardOf(state, seat);
  const filled = fullSlots(state, seat);
  return {
    seat,
    flags: state.flags,
    tracks: state.options.streetcarRules ? TRACKS_WITH_RAILS : TRACKS_WITHOUT,
    places: placesFor(state, filled, twins),
    fill: state.round === ROUNDS ? RECKONING.lastFill : RECKONING.fill,
    twins,
    filled,
    colours,
  };
};

/** `firstIn`: a race turn in which the seat moves first, or 0. */
export const outlookOf = (state: State, seat: Seat, firstIn: number): Outlook => ({
  ...cardOutlook(state, seat),
  lengths: lengthsFor(state, seat),
  survival: survivalFor(state, seat, firstIn),
  helping: helpingFor(state, seat),
});

const FREE: readonly number[] = MODES.map(() => 0);

const helpingFor = (state: State, seat: Seat): readonly number[] => {
  if (state.raceTurn > 0) return FREE;
  const helping = FREE.slice();
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat || !isBefore(state, rival, seat, false)) continue;
    for (let mode: Mode = 0; mode < MODES.length; mode++) {
      if (isOn(state, rival, mode)) helping[mode] = (helping[mode] as number) + RECKONING.help;
    }
  }
  return helping;
};

/** The expected length of a mode in a race turn. */
export const lengthIn = (outlook: Outlook, turn: number, mode: Mode): number =>
  outlook.lengths[(turn - 1) * MODES.length + mode] as number;

/** The value of taking a bridge's flag; an exchange that would lose a colour has none. */
export const gainOf = (outlook: CardOutlook, bridge: Bridge, filled: number, colours: number): number => {
  const fresh = (colours & (1 << (outlook.flags[bridge] as Colour))) === 0;
  if ((filled & (1 << bridge)) === 0) {
    return (outlook.fill[countBits(filled)] as number) + (fresh ? RECKONING.colour : 0);
  }
  return fresh && (outlook.twins & (1 << bridge)) !== 0 ? RECKONING.colour : 0;
};

const NO_PLACE: readonly number[] = Array.from({ length: POSITIONS + 1 }, () => 0);
const placesKept = new Map<number, readonly number[]>();

const placesFor = (state: State, filled: number, twins: number): readonly number[] => {
  if (state.round === ROUNDS) return NO_PLACE;
  const key = (filled << 8) | twins;
  let places = placesKept.get(key);
  if (places === undefined) {
    places = NO_PLACE.map((_, position) => RECKONING.place * nearness(position, filled, twins));
    placesKept.set(key, places);
  }
  return places;
};

/** How close a card's needed bridges are. */
const nearness = (position: Position, filled: number, twins: number): number => {
  let worth = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const bit = 1 << bridge;
    const wanted = (filled & bit) === 0 ? 1 : (twins & bit) === 0 ? 0.1 : 0.5;
    worth += wanted * RECKONING.fading ** (STEPS_TO_BRIDGE[position]?.[bridge] as number);
  }
  return worth;
};

const UNTHREATENED: readonly number[] = Array.from({ length: BRIDGES.length * RACE_TURNS }, () => 1);

const survivalFor = (state: State, seat: Seat, firstIn: number): readonly number[] => {
  const survival = UNTHREATENED.slice();
  for (let rival = 0; rival < state.seats; rival++) {
    if (rival === seat) continue;
    for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
      if (flagOn(state, bridge) !== NONE) threaten(state, seat, firstIn, rival, bridge, survival);
    }
  }
  return survival;
};

/** Lowers the survival of a bridge's flag by how soon a rival might take it. */
const threaten = (state: State, seat: Seat, firstIn: number, rival: Seat, bridge: Bridge, survival: number[]): void => {
  const colour = flagOn(state, bridge);
  const has = isOn(state, rival, colour);
  if (!has && unplacedBy(state, rival) === 0) return;
  const wish = wishOf(state, rival, bridge);
  if (wish === 0) return;
  const moves = movesUntil(state, rival, bridge);
  if (moves > 2) return;
  const sure = moves === 1 ? RECKONING.atOnce : RECKONING.afterOne;
  const chance = wish * (has ? sure : (RECKONING.perhaps * unplacedBy(state, rival)) / moves);
  const now = Math.max(1, state.raceTurn);
  const soonest = now + moves - 1 + ((state.moved & (1 << rival)) !== 0 ? 1 : 0);
  for (let turn = Math.max(soonest, 1); turn <= RACE_TURNS; turn++) {
    if (turn === soonest && !isBefore(state, rival, seat, turn === firstIn)) continue;
    const index = bridge * RACE_TURNS + turn - 1;
    survival[index] = (survival[index] as number) * (1 - chance);
  }
};

const isBefore = (state: State, rival: Seat, seat: Seat, first: boolean): boolean => {
  if (first) return false;
  const { seats, firstPlayer } = state;
  return (rival - firstPlayer + seats) % seats < (seat - firstPlayer + seats) % seats;
};

const wishOf = (state: State, rival: Seat, bridge: Bridge): number => {
  if (cardAt(state, rival, bridge) === NONE) return 1;
  const colour = flagOn(state, bridge);
  for (let other = 0; other < BRIDGES.length; other++) if (cardAt(state, rival, other) === colour) return 0;
  return 0.5;
};

/** One if the flag's own mode leads there, two if another mode must come first, more otherwise. */
const movesUntil = (state: State, rival: Seat, bridge: Bridge): number => {
  const colour = flagOn(state, bridge);
  const here = racerOf(state, rival);
  const { streetcarRules } = state.options;
  const starts = startsOver(trackOf(colour, streetcarRules), lengthOf(state, rival, colour, false), bridge);
  if (((starts[here >> 5] as number) & (1 << (here & 31))) !== 0) return 1;
  const free = unplacedBy(state, rival) > 0;
  for (let mode: Mode = 0; mode < MODES.length; mode++) {
    if (mode === colour || (!free && !isOn(state, rival, mode))) continue;
    const ends = endsFrom(trackOf(mode, streetcarRules), here, lengthOf(state, rival, mode, false));
    if (meet(ends, starts)) return 2;
  }
  return 3;
};
