import { below } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { canSwap, rides } from '../moves.ts';
import { DONE, FIRST_MOVES, PLACE_MOVES, SPECIAL_MOVES } from '../notation.ts';
import type { Move } from '../notation.ts';
import { DOUBLE, FIRST, MODES, SWAP } from '../parts.ts';
import type { Mode, Special } from '../parts.ts';
import { exchange } from '../play.ts';
import { NOBODY, copy, countBits, holderOf, holds, isOn, modesLeft } from '../state.ts';
import type { State } from '../state.ts';
import { RACE_TURNS, RECKONING, outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Means, Plan } from './plan.ts';
import { bestWithFirst, bestWithSwap, meansOf, planFor, rideWorth, usefulSwaps } from './weigh.ts';

/** The move of a player who plans the rest of each round and expects rivals to take flags. */
export const choose = (state: State, seat: Seat, rng: Rng): Move => {
  switch (state.phase) {
    case 'place':
    case 'mode':
      return choosePlacement(state, seat, rng);
    case 'first':
      return chooseFirst(state, seat);
    case 'ride':
      return chooseRide(state, seat, rng);
    case 'swap':
      return chooseSwapAfter(state, seat);
    case 'over':
      throw new RangeError('the game is over');
  }
};

/** A little noise, so that ties are not always broken the same way. */
const jitter = (rng: Rng): number => below(rng, 1024) / 65_536;

const choosePlacement = (state: State, seat: Seat, rng: Rng): Move => {
  const means = meansOf(state, seat);
  const plan = planFor(state, seat, 0, means);
  if (state.phase === 'place' && state.options.specialActions) {
    const special = worthwhileSpecial(state, seat, means, plan.worth + jitter(rng));
    if (special !== null) return special;
  }
  return PLACE_MOVES[modeToPlace(state, seat, plan, rng)] as Move;
};

/** A mode of the plan still to be placed, preferably one whose flag rivals may want too. */
const modeToPlace = (state: State, seat: Seat, plan: Plan, rng: Rng): Mode => {
  const wanted = new Set(plan.modes);
  let chosen: Mode = -1;
  let most = -1;
  for (let mode: Mode = 0; mode < MODES.length; mode++) {
    if (isOn(state, seat, mode)) continue;
    const flags = state.flags.filter((flag) => flag === mode).length;
    const urgency = (wanted.has(mode) ? 10 : 0) + (flags > 0 ? 1 : 0) + jitter(rng);
    if (urgency > most) {
      most = urgency;
      chosen = mode;
    }
  }
  return chosen;
};

const worthwhileSpecial = (state: State, seat: Seat, means: Means, worth: number): Move | null => {
  const fewer: Means = { ...means, picks: means.picks - 1 };
  const isFree = (special: Special): boolean => holderOf(state, special) === NOBODY;
  let best = worth + RECKONING.specialMargin;
  let chosen: Special = -1;
  const consider = (special: Special, value: number): void => {
    if (value <= best) return;
    best = value;
    chosen = special;
  };
  if (isFree(DOUBLE)) consider(DOUBLE, planFor(state, seat, 0, { ...fewer, double: true }).worth);
  if (means.picks === 1) {
    if (isFree(FIRST) && state.firstPlayer !== seat) consider(FIRST, bestWithFirst(state, seat, fewer));
    if (isFree(SWAP)) consider(SWAP, bestWithSwap(state, seat, fewer));
  }
  return chosen < 0 ? null : (SPECIAL_MOVES[chosen] as Move);
};

/** Plays First now if that yields more than waiting and going first in the next race turn. */
const chooseFirst = (state: State, seat: Seat): Move => {
  const means = meansOf(state, seat);
  const now = planFor(state, seat, state.raceTurn, means).worth;
  const later = planFor(state, seat, state.raceTurn + 1, means).worth;
  const lastChance = state.raceTurn + 1 >= RACE_TURNS || countBits(modesLeft(state, seat)) === 1;
  return FIRST_MOVES[now > later || (lastChance && now >= later) ? 0 : 1] as Move;
};

interface Choice {
  readonly move: Move;
  readonly worth: number;
}

const chooseRide = (state: State, seat: Seat, rng: Rng): Move => {
  const best = bestRide(state, seat, rng);
  if (!holds(state, seat, SWAP) || !canSwap(state)) return best.move;
  const lastRide = countBits(modesLeft(state, seat)) === 1;
  let chosen = best.move;
  let most = best.worth + (lastRide ? 0.02 : RECKONING.swapNow);
  for (const { move, one, other } of usefulSwaps(state, modesLeft(state, seat))) {
    const swapped = copy(state);
    exchange(swapped, one, other);
    const { worth } = bestRide(swapped, seat, rng);
    if (worth > most) {
      most = worth;
      chosen = move;
    }
  }
  return chosen;
};

const bestRide = (state: State, seat: Seat, rng: Rng): Choice => {
  const outlook = outlookOf(state, seat, state.raceTurn);
  const double = holds(state, seat, DOUBLE);
  const left = modesLeft(state, seat);
  let best: Choice = { move: DONE, worth: -Infinity };
  for (let mode: Mode = 0; mode < MODES.length; mode++) {
    if ((left & (1 << mode)) === 0) continue;
    for (const doubled of double ? [false, true] : [false]) {
      const rest: Means = { placed: left & ~(1 << mode), open: 0, picks: 0, double: double && !doubled };
      best = bestOf(outlook, state, rides(state, seat, mode, doubled), rest, best, rng);
    }
  }
  return best;
};

const bestOf = (
  outlook: Outlook,
  state: State,
  list: readonly Move[],
  rest: Means,
  bestSoFar: Choice,
  rng: Rng,
): Choice => {
  let best = bestSoFar;
  const hopes = new Map<number, number>();
  for (const move of list) {
    const worth = rideWorth(outlook, state, move, rest, hopes) + jitter(rng);
    if (worth > best.worth) best = { move, worth };
  }
  return best;
};

/** After the ride, a swap that helps the remaining moves. */
const chooseSwapAfter = (state: State, seat: Seat): Move => {
  const means = meansOf(state, seat);
  if (means.placed === 0) return DONE;
  let best = planFor(state, seat, 0, means).worth + RECKONING.swapNow;
  let chosen: Move = DONE;
  for (const { move, one, other } of usefulSwaps(state, means.placed)) {
    const swapped = copy(state);
    exchange(swapped, one, other);
    const { worth } = planFor(swapped, seat, 0, means);
    if (worth > best) {
      best = worth;
      chosen = move;
    }
  }
  return chosen;
};
