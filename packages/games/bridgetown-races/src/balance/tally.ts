import type { Chooser } from '@ponts-bornes/balance';
import type { Rng } from '@ponts-bornes/kernel';
import type { Move } from '../notation.ts';
import { BRIDGES, DOUBLE, FIRST, SPECIALS, SWAP, TEAMS } from '../parts.ts';
import { play } from '../play.ts';
import { colourCount, flagCount, outcome } from '../score.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';

/** Parts per win, divisible by one, two, three and four. */
export const PARTS_OF_A_WIN = 12;

/** Counts from some games: integers only, so that tallies can be added. */
export interface Tally {
  games: number;
  /** Rounds started. */
  rounds: number;
  /** Games ended by eight flags. */
  full: number;
  /** By seat, in parts of a win. */
  wins: number[];
  /** Of the first players in round 1, in parts of a win. */
  firstWins: number;
  /** Games by the number of winners. */
  winners: number[];
  /** Cards by their number of flags, and by their number of colours. */
  flags: number[];
  colours: number[];
  /** By special action: coordinators placed on it, and uses. */
  placed: number[];
  used: number[];
}

const zeros = (length: number): number[] => Array.from({ length }, () => 0);

export const emptyTally = (): Tally => ({
  games: 0,
  rounds: 0,
  full: 0,
  wins: zeros(TEAMS.length),
  firstWins: 0,
  winners: zeros(TEAMS.length + 1),
  flags: zeros(BRIDGES.length + 1),
  colours: zeros(BRIDGES.length + 1),
  placed: zeros(SPECIALS.length),
  used: zeros(SPECIALS.length),
});

const bump = (counts: number[], index: number, by = 1): void => {
  counts[index] = (counts[index] ?? 0) + by;
};

interface Measuring {
  readonly tally: Tally;
  /** In every seat. */
  readonly chooser: Chooser<State, Move>;
  readonly seats: number;
}

/** Plays one game and adds its counts. */
export const playGame = ({ tally, chooser, seats }: Measuring, rng: Rng): void => {
  const state = setup({ streetcarRules: true, specialActions: true }, seats, rng);
  const first = state.firstPlayer;
  while (state.phase !== 'over') {
    const move = chooser.choose(state, { seat: state.turn, seats }, rng);
    countSpecial(tally, move);
    play(state, state.turn, move, rng);
  }
  tally.games += 1;
  tally.rounds += state.round;
  countCards(tally, state);
  countWins(tally, state, first);
};

const countSpecial = (tally: Tally, move: Move): void => {
  if (move.kind === 'special') bump(tally.placed, move.special);
  else if (move.kind === 'first') bump(tally.used, FIRST);
  else if (move.kind === 'swap') bump(tally.used, SWAP);
  else if (move.kind === 'ride' && move.double) bump(tally.used, DOUBLE);
};

const countCards = (tally: Tally, state: State): void => {
  for (let seat = 0; seat < state.seats; seat++) {
    bump(tally.flags, flagCount(state, seat));
    bump(tally.colours, colourCount(state, seat));
  }
};

const countWins = (tally: Tally, state: State, first: number): void => {
  const end = outcome(state);
  if (end === null) return;
  const parts = PARTS_OF_A_WIN / end.winners.length;
  for (const seat of end.winners) bump(tally.wins, seat, parts);
  if (end.winners.includes(first)) tally.firstWins += parts;
  bump(tally.winners, end.winners.length);
  if (end.reason === 'bridges') tally.full += 1;
};
