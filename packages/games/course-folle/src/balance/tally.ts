import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { BOOSTERS, CARDS, CHARACTERS, VEHICLES, vehicleOf } from '../cards.ts';
import type { Card, Character, Vehicle } from '../cards.ts';
import { OFFER } from '../state.ts';
import type { Boost, State } from '../state.ts';

/** Counts from some games with one number of players. Integers, so that tallies add up exactly. */
export interface Tally {
  games: number;
  /** Games in which several seats tied for most stages. */
  ties: number;
  /** Games in which speeds did not break the tie. */
  shared: number;
  /** Stages of all seats in all games. */
  stages: number;
  /** By character; wins in parts: WIN_PARTS for each win, divided equally among those who share it. */
  played: number[];
  won: number[];
  /** By vehicle: offers it was in, how often it was taken first, how often it was left. */
  offered: number[];
  first: number[];
  left: number[];
  /** By booster: how often it acted, and how often it made a difference (see README). */
  acted: number[];
  mattered: number[];
}

/** Divisible by any number of players. */
export const WIN_PARTS = 420;

export const newTally = (): Tally => ({
  games: 0,
  ties: 0,
  shared: 0,
  stages: 0,
  played: CHARACTERS.map(() => 0),
  won: CHARACTERS.map(() => 0),
  offered: VEHICLES.map(() => 0),
  first: VEHICLES.map(() => 0),
  left: VEHICLES.map(() => 0),
  acted: BOOSTERS.map(() => 0),
  mattered: BOOSTERS.map(() => 0),
});

export const tallyOutcome = (tally: Tally, state: State, { winners, scores, reason }: Outcome): void => {
  tally.games += 1;
  if (reason !== 'stages') tally.ties += 1;
  if (reason === 'shared') tally.shared += 1;
  for (const [seat, character] of state.characters.entries()) {
    tally.stages += scores[seat] as number;
    count(tally.played, character, 1);
    if (winners.includes(seat)) count(tally.won, character, WIN_PARTS / winners.length);
  }
};

/** The first card of a round is being taken. */
export const tallyFirstTake = (tally: Tally, state: State, taken: Card): void => {
  const offered = new Set<Vehicle>();
  for (let card = 0; card < CARDS.length; card++) if (state.places[card] === OFFER) offered.add(vehicleOf(card));
  for (const vehicle of offered) count(tally.offered, vehicle, 1);
  count(tally.first, vehicleOf(taken), 1);
};

/** The last card of a round is being taken: the other one is left. */
export const tallyLastTake = (tally: Tally, state: State, taken: Card): void => {
  const stays = CARDS.findIndex((_, card) => card !== taken && state.places[card] === OFFER);
  count(tally.left, vehicleOf(stays), 1);
};

/** A booster acted; it mattered if the result differs from the one without it. */
export const tallyBoost = (tally: Tally, { booster }: Boost, mattered: boolean): void => {
  count(tally.acted, booster, 1);
  if (mattered) count(tally.mattered, booster, 1);
};

export const sameOrder = (one: readonly Seat[], other: readonly Seat[]): boolean =>
  one.every((seat, place) => seat === other[place]);

const count = (counts: number[], at: Character | Vehicle, by: number): void => {
  counts[at] = (counts[at] as number) + by;
};
