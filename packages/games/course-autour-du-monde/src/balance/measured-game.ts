import type { Chooser } from '@ponts-bornes/balance';
import { shuffle } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { game } from '../index.ts';
import { START_CITIES } from '../network/network.ts';
import type { City } from '../network/network.ts';
import { END, dropMove, flyMove, stayMove } from '../notation.ts';
import type { Move } from '../notation.ts';
import { setup } from '../setup.ts';
import type { State } from '../state.ts';
import { lookFrom, newSight } from '../hints/sight.ts';
import { MOST_TURNS, count } from './tally.ts';
import type { Tally } from './tally.ts';
import type { Decision, Traveller } from '../hints/traveller.ts';

/** Continues for the seat to act: a turn, or a part of it. */
export type PlayOn = (state: State, rng: Rng) => void;

/** [CM-N3] Start cities by seat, as evenly distributed as possible, each distribution equally likely. */
export const dealStarts = (seats: number, rng: Rng): City[] => {
  const cities = [...START_CITIES];
  shuffle(rng, cities);
  const dealt = [...cities, ...cities].slice(0, seats);
  shuffle(rng, dealt);
  return dealt;
};

/** A game is abandoned once a seat has had this many turns. */
export const PATIENCE = 300;

/** Plays a game to its end with one player per seat, or until it is abandoned. */
export const playOut = (players: readonly PlayOn[], starts: readonly City[], rng: Rng): State => {
  const state = setup({}, players.length, rng);
  for (let chosen = 0; chosen < starts.length; chosen++) {
    game.play(state, state.turn, { kind: 'start', city: starts[state.turn] as City }, rng);
  }
  while (state.phase !== 'over' && (state.turns[state.turn] as number) < PATIENCE) {
    (players[state.turn] as PlayOn)(state, rng);
  }
  return state;
};

/** Plays whole turns, for a player that decides them at once. */
export const turnsOf = (traveller: Pick<Traveller, 'decide'>): PlayOn => {
  const sight = newSight();
  return (state, rng) => {
    const seat = state.turn;
    lookFrom(sight, state, seat);
    for (const move of stepsOf(traveller.decide(sight))) {
      game.play(state, seat, move, rng);
      if (game.outcome(state) !== null) break;
    }
  };
};

/** Move by move. */
export const movesOf =
  ({ choose }: Chooser<State, Move>): PlayOn =>
  (state, rng) => {
    const { turn: seat, seats } = state;
    game.play(state, seat, choose(state, { seat, seats }, rng), rng);
  };

/** The moves of a turn. */
const stepsOf = (decision: Decision): Move[] => {
  switch (decision.kind) {
    case 'fly':
      return [...decision.routes.map(flyMove), END];
    case 'stay':
      return [stayMove(decision.takes), ...decision.drops.map(dropMove)];
  }
};

interface Measuring {
  readonly tally: Tally;
  /** The same in every seat. */
  readonly playOn: PlayOn;
  readonly seats: number;
}

/** Plays one game and adds its counts. */
export const playMeasured = ({ tally, playOn, seats }: Measuring, rng: Rng): void => {
  const starts = dealStarts(seats, rng);
  const state = playOut(
    starts.map(() => playOn),
    starts,
    rng,
  );
  const winner: Seat = state.turn;
  tally.games += 1;
  for (const start of starts) count(tally.dealt, START_CITIES.indexOf(start));
  if (game.outcome(state) === null) {
    tally.unfinished += 1;
    return;
  }
  count(tally.won, START_CITIES.indexOf(starts[winner] as City));
  count(tally.places, (winner - state.dealer - 1 + seats) % seats);
  count(tally.turns, Math.min(state.turns[winner] as number, MOST_TURNS));
};
