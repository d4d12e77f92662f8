import { below, pick } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import type { Deck } from '../deck.ts';
import { awaitedSeats, moves } from '../moves.ts';
import type { Move } from '../notation.ts';
import { play } from '../play.ts';
import { resample } from '../resample.ts';
import { copy } from '../state.ts';
import type { State } from '../state.ts';
import { bestTake, valueFor } from './worth.ts';

/** A player for measuring the cards. Uses only what its seat knows. */
export interface Player {
  readonly name: string;
  readonly choose: (deck: Deck, state: State, seat: Seat, rng: Rng) => Move;
}

export interface SearchSettings {
  /** Tries per legal move. */
  readonly tries: number;
  /** The rounds a continuation plays beyond the current one. */
  readonly rounds: number;
  /**
   * In continuations one card in this many is taken at random, the others are the best for the seat; 1: all at random.
   */
  readonly random: number;
}

/** The players used for measuring the balance, by name. */
export const PLAYERS = ['random', 'greedy', 'search'] as const;
export type PlayerName = (typeof PLAYERS)[number];

export const playerNamed = (name: PlayerName, settings: SearchSettings = SEARCH): Player => {
  switch (name) {
    case 'random':
      return { name, choose: (_, state, seat, rng) => pick(rng, moves(state, seat)) };
    case 'greedy':
      return { name, choose: greedyChoice };
    case 'search':
      return { name, choose: searchChoice(settings) };
  }
};

export const SEARCH: SearchSettings = { tries: 12, rounds: 1, random: 8 };

/** Takes the most valuable card; decides everything else at random. */
const greedyChoice: Player['choose'] = (deck, state, seat, rng) =>
  state.phase === 'take' ? bestTake(deck, state, seat, rng) : pick(rng, moves(state, seat));

/**
 * Tries every legal move on states that the seat can't distinguish from the true one, each followed by a short random
 * continuation, and plays the one with the best average. All moves are tried on the same resampled states.
 */
const searchChoice =
  (settings: SearchSettings): Player['choose'] =>
  (deck, state, seat, rng) => {
    const legal = moves(state, seat);
    if (legal.length === 1) return legal[0] as Move;
    const worths = legal.map(() => 0);
    for (let time = 0; time < settings.tries; time++) {
      const sampled = resample(state, seat, rng);
      for (let index = 0; index < legal.length; index++) {
        const next = copy(sampled);
        play(deck, next, seat, legal[index] as Move, rng);
        worths[index] = (worths[index] as number) + continued(deck, next, seat, settings, rng);
      }
    }
    return legal[worths.indexOf(Math.max(...worths))] as Move;
  };

/** A state's value to a seat after some more rounds, between 0 and 1. */
const continued = (deck: Deck, state: State, seat: Seat, settings: SearchSettings, rng: Rng): number => {
  const horizon = state.round + settings.rounds;
  while (state.phase !== 'over' && state.round <= horizon) playOne(deck, state, settings.random, rng);
  return valueFor(deck, state, seat);
};

const playOne = (deck: Deck, state: State, random: number, rng: Rng): void => {
  const awaited = awaitedSeats(state);
  const seat = awaited[0] as Seat;
  const greedy = state.phase === 'take' && random > 1 && below(rng, random) > 0;
  const legal = greedy ? null : moves(state, seat);
  const move = legal === null ? bestTake(deck, state, seat, rng) : (legal[below(rng, legal.length)] as Move);
  play(deck, state, seat, move, rng);
};
