import type { Seat } from '@ponts-bornes/kernel';
import { lengthOf } from '../moves.ts';
import type { Move, Ride } from '../notation.ts';
import { BRIDGES } from '../parts.ts';
import type { Bridge, Mode } from '../parts.ts';
import { exchange } from '../play.ts';
import { NONE, cardAt, copy, countBits, fullSlots, isOn, modesLeft, racerOf } from '../state.ts';
import type { State } from '../state.ts';
import { startsOver } from './atlas.ts';
import { cardOutlook, gainOf } from './outlook.ts';
import type { CardOutlook } from './outlook.ts';

/** Why a move may be good. */
export const REASONS = [
  /** The eighth flag. */
  'wins',
  /** A colour missing on the card. */
  'new-colour',
  /** An empty slot of the card. */
  'fills-slot',
  'several-flags',
  /** A flag that a rival could take next. */
  'denies-rival',
  /** Ends where a remaining mode can take a wanted flag. */
  'next-in-reach',
  /** A coordinator on a mode that can take a wanted flag from here. */
  'flag-in-reach',
  /** Others on the mode make the move longer. */
  'shared-mode',
  /** Brings a flag within reach. */
  'swap-in-reach',
  /** Before others take a wanted flag. */
  'goes-first',
] as const;
export type Reason = (typeof REASONS)[number];

export const reasons = (state: State, seat: Seat, move: Move): readonly Reason[] => {
  switch (move.kind) {
    case 'place':
      return whyPlace(state, seat, move.mode);
    case 'ride':
      return [...whyTake(state, seat, move), ...whyEnd(state, seat, move.mode, move.end, move.taken)];
    case 'walk':
      return whyEnd(state, seat, move.mode, move.end, 0);
    case 'swap':
      return whySwap(state, seat, move.one, move.other);
    case 'first':
      return takesNow(state, seat) ? ['goes-first'] : [];
    case 'special':
    case 'wait':
    case 'done':
    case 'stay':
      return [];
  }
};

const gainAt = (card: CardOutlook, bridge: Bridge): number => gainOf(card, bridge, card.filled, card.colours);

/** Whether a mode can take a seat over a bridge from a position. */
const leadsOver = (state: State, seat: Seat, mode: Mode, bridge: Bridge, from = racerOf(state, seat)): boolean => {
  const { tracks } = cardOutlook(state, seat);
  const starts = startsOver(tracks[mode] as number, lengthOf(state, seat, mode, false), bridge);
  return ((starts[from >> 5] as number) & (1 << (from & 31))) !== 0;
};

const whyPlace = (state: State, seat: Seat, mode: Mode): readonly Reason[] => {
  const card = cardOutlook(state, seat);
  const found: Reason[] = [];
  const wanted = BRIDGES.some(
    (_, bridge) => card.flags[bridge] === mode && gainAt(card, bridge) > 0 && leadsOver(state, seat, mode, bridge),
  );
  if (wanted) found.push('flag-in-reach');
  if (state.wheel.some((_, other) => other !== seat && isOn(state, other, mode))) found.push('shared-mode');
  return found;
};

const whyTake = (state: State, seat: Seat, { mode, taken }: Ride): readonly Reason[] => {
  if (taken === 0) return [];
  const full = fullSlots(state, seat);
  const found: Reason[] = [];
  if (countBits(full | taken) === BRIDGES.length && (taken & ~full) !== 0) found.push('wins');
  if ((coloursAfter(state, seat, mode, taken) & ~cardOutlook(state, seat).colours) !== 0) found.push('new-colour');
  if ((taken & ~full) !== 0) found.push('fills-slot');
  if (countBits(taken) > 1) found.push('several-flags');
  if (BRIDGES.some((_, bridge) => (taken & (1 << bridge)) !== 0 && isCoveted(state, seat, mode, bridge))) {
    found.push('denies-rival');
  }
  return found;
};

/** The colours on the card after taking these flags, if none is lost. */
const coloursAfter = (state: State, seat: Seat, mode: Mode, taken: number): number => {
  const { colours } = cardOutlook(state, seat);
  let kept = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const colour = cardAt(state, seat, bridge);
    if ((taken & (1 << bridge)) !== 0) kept |= 1 << mode;
    else if (colour !== NONE) kept |= 1 << colour;
  }
  return countBits(kept) > countBits(colours) ? kept : 0;
};

const isCoveted = (state: State, seat: Seat, mode: Mode, bridge: Bridge): boolean =>
  state.wheel.some(
    (_, rival) =>
      rival !== seat &&
      isOn(state, rival, mode) &&
      gainAt(cardOutlook(state, rival), bridge) > 0 &&
      leadsOver(state, rival, mode, bridge),
  );

const whyEnd = (state: State, seat: Seat, used: Mode, end: number, taken: number): readonly Reason[] => {
  const card = cardOutlook(state, seat);
  const left = modesLeft(state, seat) & ~(1 << used);
  const filled = card.filled | taken;
  const colours = taken === 0 ? card.colours : card.colours | (1 << used);
  const near = BRIDGES.some((_, bridge) => {
    const mode = card.flags[bridge] as Mode;
    if (mode === NONE || (left & (1 << mode)) === 0 || gainOf(card, bridge, filled, colours) === 0) return false;
    return leadsOver(state, seat, mode, bridge, end);
  });
  return near ? ['next-in-reach'] : [];
};

/** Whether a mode on the wheel can take a wanted flag from here. */
const takesNow = (state: State, seat: Seat): boolean => bestNow(state, seat) > 0;

const bestNow = (state: State, seat: Seat): number => {
  const card = cardOutlook(state, seat);
  let best = 0;
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const mode = card.flags[bridge] as Mode;
    if (mode === NONE || !isOn(state, seat, mode) || !leadsOver(state, seat, mode, bridge)) continue;
    best = Math.max(best, gainAt(card, bridge));
  }
  return best;
};

const whySwap = (state: State, seat: Seat, one: Bridge, other: Bridge): readonly Reason[] => {
  const swapped = copy(state);
  exchange(swapped, one, other);
  return bestNow(swapped, seat) > bestNow(state, seat) ? ['swap-in-reach'] : [];
};
