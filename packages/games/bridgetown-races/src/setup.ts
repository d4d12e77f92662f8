import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { START } from './city/city.ts';
import type { BridgetownOptions } from './meta.ts';
import { BLUE, BRIDGES, COLOURS, COORDINATORS, FLAGS_IN_A_COLOUR, SPECIALS, STEEL } from './parts.ts';
import type { Colour } from './parts.ts';
import { NOBODY, NONE } from './state.ts';
import type { State } from './state.ts';

/** [BR-S1] Flags of one colour in the bag, by number of seats. */
const IN_BAG: Readonly<Record<number, number>> = { 2: 3, 3: 4, 4: 5 };

/** [BR-S2] The maximum number of bridges with the same colour in the setup. */
const MOST_ALIKE = 2;

export const setup = (options: BridgetownOptions, seats: number, rng: Rng): State => {
  const { streetcarRules, specialActions } = options;
  const each = IN_BAG[seats] as number;
  const firstPlayer = below(rng, seats);
  const state: State = {
    options: { streetcarRules, specialActions },
    seats,
    phase: 'place',
    round: 1,
    raceTurn: 0,
    firstPlayer,
    turn: firstPlayer,
    racers: Array.from({ length: seats }, () => START),
    unplaced: Array.from({ length: seats }, () => COORDINATORS),
    wheel: Array.from({ length: seats }, () => 0),
    holders: SPECIALS.map(() => NOBODY),
    used: 0,
    moved: 0,
    swapped: NONE,
    flags: BRIDGES.map(() => NONE),
    cards: Array.from({ length: seats * BRIDGES.length }, () => NONE),
    bag: COLOURS.map((_, colour) => (colour === BLUE && streetcarRules ? 0 : each)),
    supply: streetcarRules ? FLAGS_IN_A_COLOUR : 0,
  };
  hangFlags(state, rng, MOST_ALIKE);
  return state;
};

/**
 * [BR-S2, BR-E1] Blue on Steel, then a flag from the bag on each other empty bridge, from the top of the river down.
 */
export const hangFlags = (state: State, rng: Rng, mostAlike: number = BRIDGES.length): void => {
  const { flags, options } = state;
  if (options.streetcarRules && flags[STEEL] === NONE && state.supply > 0) {
    flags[STEEL] = BLUE;
    state.supply -= 1;
  }
  for (let bridge = 0; bridge < BRIDGES.length; bridge++) {
    if (flags[bridge] !== NONE || (bridge === STEEL && options.streetcarRules)) continue;
    const colour = drawFlag(state, rng, mostAlike);
    if (colour === NONE) return;
    flags[bridge] = colour;
  }
};

/** A uniformly random flag from the bag; one that exceeds its colour's limit goes back and is redrawn. */
const drawFlag = ({ bag, flags }: State, rng: Rng, mostAlike: number): Colour => {
  let left = 0;
  for (let colour = 0; colour < COLOURS.length; colour++) left += bag[colour] as number;
  if (left === 0) return NONE;
  for (;;) {
    const colour = colourAt(bag, below(rng, left));
    if (flags.filter((flag) => flag === colour).length >= mostAlike) continue;
    bag[colour] = (bag[colour] as number) - 1;
    return colour;
  }
};

/** The colour of the n-th flag in the bag, in the order of COLOURS. */
const colourAt = (bag: readonly number[], number: number): Colour => {
  let colour = 0;
  for (let rest = number; rest >= (bag[colour] as number); colour++) rest -= bag[colour] as number;
  return colour;
};
