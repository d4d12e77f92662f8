import type { Rng, Seat } from '@ponts-bornes/kernel';
import { below } from '@ponts-bornes/kernel';
import type { Position } from '../city/city.ts';
import { lengthOf } from '../moves.ts';
import type { Move, Ride } from '../notation.ts';
import { BRIDGES, MODES, speedOf } from '../parts.ts';
import type { Mode } from '../parts.ts';
import { NONE, isOn, modesLeft, racerOf } from '../state.ts';
import type { State } from '../state.ts';
import { endsFrom, meet, startsOver } from './atlas.ts';
import type { Places } from './atlas.ts';
import { cardOutlook, gainOf } from './outlook.ts';
import type { CardOutlook } from './outlook.ts';

/** Discounts for a flag that can be taken after a move already placed, or after one that may still be placed. */
const SOON = 0.8;
const PERHAPS = 0.4;
/** A small bonus for fast modes if no flag is in sight. */
const PACE = 0.01;

/**
 * A quick evaluation of each move: what it takes, and what it leaves within reach of the next. Never uses special
 * actions.
 */
export const playout = (state: State, seat: Seat, moves: readonly Move[], rng: Rng): number => {
  switch (state.phase) {
    case 'place':
    case 'mode':
      return bestOf(moves, placing(state, seat), rng);
    case 'ride':
      return bestOf(moves, riding(state, seat), rng);
    case 'first':
      return 0;
    case 'swap':
    case 'over':
      return moves.length - 1;
  }
};

/** The best of the moves; ties are broken from a random starting point. */
const bestOf = (moves: readonly Move[], worthOf: (move: Move) => number, rng: Rng): number => {
  const from = below(rng, moves.length);
  let best = from;
  let most = -Infinity;
  for (let step = 0; step < moves.length; step++) {
    const index = (from + step) % moves.length;
    const worth = worthOf(moves[index] as Move);
    if (worth > most) [best, most] = [index, worth];
  }
  return best;
};

const isIn = (places: Places, position: Position): boolean =>
  ((places[position >> 5] as number) & (1 << (position & 31))) !== 0;

/** A quick evaluation of each placement. */
export const placing = (state: State, seat: Seat): ((move: Move) => number) => {
  const card = cardOutlook(state, seat);
  const here = racerOf(state, seat);
  const nearer = (mode: Mode, other: Mode, starts: Places): boolean =>
    mode !== other && meet(endsFrom(card.tracks[other] as number, here, lengthOf(state, seat, other, false)), starts);
  const soonness = (mode: Mode, starts: Places): number => {
    if (isIn(starts, here)) return 1;
    let best = 0;
    for (let other: Mode = 0; other < MODES.length; other++) {
      const worth = isOn(state, seat, other) ? SOON : PERHAPS;
      if (worth > best && nearer(mode, other, starts)) best = worth;
    }
    return best;
  };
  return (move) => {
    if (move.kind !== 'place') return -1;
    const { mode } = move;
    let best = 0;
    for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
      if (state.flags[bridge] !== mode) continue;
      const gain = gainOf(card, bridge, card.filled, card.colours);
      if (gain <= best) continue;
      const starts = startsOver(card.tracks[mode] as number, lengthOf(state, seat, mode, false), bridge);
      best = Math.max(best, gain * soonness(mode, starts));
    }
    return best + PACE * speedOf(mode);
  };
};

interface Target {
  readonly mode: Mode;
  readonly bridge: number;
  readonly starts: Places;
}

/** The flags that the seat's modes can take. */
const targetsOf = (state: State, seat: Seat, card: CardOutlook): readonly Target[] => {
  const targets: Target[] = [];
  const left = modesLeft(state, seat);
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    const mode = state.flags[bridge] as Mode;
    if (mode === NONE || (left & (1 << mode)) === 0) continue;
    const starts = startsOver(card.tracks[mode] as number, lengthOf(state, seat, mode, false), bridge);
    targets.push({ mode, bridge, starts });
  }
  return targets;
};

const riding = (state: State, seat: Seat): ((move: Move) => number) => {
  const card = cardOutlook(state, seat);
  const targets = targetsOf(state, seat, card);
  return (move) => {
    if (!('mode' in move)) return -1;
    const end = 'end' in move ? move.end : racerOf(state, seat);
    const taken = move.kind === 'ride' ? move.taken : 0;
    let worth = card.places[end] as number;
    let { filled, colours } = card;
    if (taken !== 0) {
      worth += takenGain(card, move as Ride);
      filled |= taken;
      colours |= 1 << move.mode;
    }
    let next = 0;
    for (const { mode, bridge, starts } of targets) {
      if (mode === move.mode || !isIn(starts, end)) continue;
      next = Math.max(next, gainOf(card, bridge, filled, colours));
    }
    return worth + SOON * next;
  };
};

const takenGain = (card: CardOutlook, { mode, taken }: Ride): number => {
  let gain = 0;
  let { filled, colours } = card;
  for (let bridge = 0; taken >> bridge !== 0; bridge++) {
    if ((taken & (1 << bridge)) === 0) continue;
    const more = gainOf(card, bridge, filled, colours);
    gain += more > 0 ? more : (filled & (1 << bridge)) === 0 ? 0 : -1;
    filled |= 1 << bridge;
    colours |= 1 << mode;
  }
  return gain;
};
