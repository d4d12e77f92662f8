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

/** Somebody who knows what to do with a turn. */
type Decider = Pick<Traveller, 'decide'>;

/** [CM-N3] Start cities by seat, every city as often as the others or once more, all ways of it equally likely. */
export const dealStarts = (seats: number, rng: Rng): City[] => {
  const cities = [...START_CITIES];
  shuffle(rng, cities);
  const dealt = [...cities, ...cities].slice(0, seats);
  shuffle(rng, dealt);
  return dealt;
};

/** A game in which somebody has had so many turns is given up. */
export const PATIENCE = 300;

/** Plays a game to its end, a traveller in every seat; or until they lose patience. */
export const playOut = (travellers: readonly Decider[], starts: readonly City[], rng: Rng): State => {
  const state = setup({}, travellers.length, rng);
  const sight = newSight();
  for (let chosen = 0; chosen < starts.length; chosen++) {
    game.play(state, state.turn, { kind: 'start', city: starts[state.turn] as City }, rng);
  }
  while (state.phase !== 'over') {
    const seat = state.turn;
    if ((state.turns[seat] as number) >= PATIENCE) break;
    lookFrom(sight, state, seat);
    for (const move of stepsOf((travellers[seat] as Decider).decide(sight))) {
      game.play(state, seat, move, rng);
      if (game.outcome(state) !== null) break;
    }
  }
  return state;
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

export const playMeasured = (tally: Tally, traveller: Decider, seats: number, rng: Rng): void => {
  const starts = dealStarts(seats, rng);
  const state = playOut(
    starts.map(() => traveller),
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
