import { SPECTATOR, quickRandom } from '@ponts-bornes/kernel';
import type { BaseView, Options, Rng, Seat, Viewer } from '@ponts-bornes/kernel';
import { believing } from './bot.ts';
import type { Situation, Study, Watch } from './bot.ts';
import { errorOf, meanLead, newAccount, note } from './comparison.ts';
import { gainsOf, playOut } from './playout.ts';

/*
 * The chances of winning that hints, charts and analyses show. All of them come from here, so that a position has the
 * same chances everywhere, and a move those of the position after it (docs/decisions/0019-chances.md).
 */

export interface Weighing {
  /** Whose knowledge is used; a spectator knows public information only. */
  readonly viewer: Viewer;
  readonly seats: number;
  /** The number of simulations. */
  readonly games: number;
  readonly rng: Rng;
}

/** Each seat's chances of winning as a viewer knows the position: 0…1, adding up to 1. Teams share theirs evenly. */
export const chancesOf = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  state: State,
  { viewer, seats, games, rng }: Weighing,
): readonly number[] => {
  const { game, hints } = study;
  const outcome = game.outcome(state);
  if (outcome !== null) return gainsOf(outcome, seats);
  const simulate = simulator(study, seats);
  const sums = Array.from({ length: seats }, () => 0);
  for (let done = 0; done < games; done++) {
    const sampled = game.resample(state, viewer, rng);
    if (viewer !== SPECTATOR) hints.believe?.(sampled, viewer, rng);
    addTo(sums, simulate(sampled, rng));
  }
  return calibrated(study, state, { sums, games });
};

/** A move's chances, and how they compare with those of another. */
export interface MoveChances {
  /** An index into the situation's moves. */
  readonly index: number;
  /** The chances of the seat's side after the move, 0…1. */
  readonly chances: number;
  /** The lead of its side over the first move compared, in simulations with the same luck: −1…1. */
  readonly lead: number;
  /** The standard error of the lead. */
  readonly error: number;
}

export interface Comparing {
  /** Indices into the situation's moves; the others are compared with the first. */
  readonly moves: readonly number[];
  /** The number of simulations for each. */
  readonly games: number;
  readonly rng: Rng;
  readonly watch?: Watch;
}

/** When time is up, fewer simulations than this would say nothing. */
const LEAST = 64;

/** The chances of a seat's side after each of some moves, as the seat knows the position before. */
export const chancesAfter = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { moves, games, rng, watch = {} }: Comparing,
): readonly MoveChances[] => {
  const { game } = study;
  const { seat, seats } = situation;
  const { sample } = believing(study, situation);
  const simulate = simulator(study, seats);
  const side = sidesIn(study, sample(rng), seats).find((each) => each.includes(seat)) ?? [seat];
  const tried = moves.map((index) => ({ index, sums: Array.from({ length: seats }, () => 0), account: newAccount() }));
  let done = 0;
  for (; done < games; done++) {
    if (done >= LEAST && watch.isEnough?.() === true) break;
    const sampled = sample(rng);
    const legal = game.moves(sampled, seat);
    const luck = rng.next();
    let first: number | null = null;
    for (const { index, sums, account } of tried) {
      const state = game.copy(sampled);
      const own = quickRandom(luck);
      game.play(state, seat, legal[index]!, own);
      const gains = simulate(state, own);
      const gain = side.reduce((sum, each) => sum + gains[each]!, 0);
      first ??= gain;
      note(account, gain, gain - first);
      addTo(sums, gains);
    }
  }
  const known = sample(rng);
  return tried.map(({ index, sums, account }) => {
    const chances = calibrated(study, known, { sums, games: done });
    return {
      index,
      chances: side.reduce((sum, each) => sum + chances[each]!, 0),
      lead: meanLead(account),
      error: errorOf(account),
    };
  });
};

/** With perfect information, moves to simulate before using an estimate; an immediate one is poor near the end. */
const FAR = 8;

/** With perfect information careful players would always play the same line, so one in this many moves is random. */
const WANDER = 10;

type Simulate<State> = (state: State, rng: Rng) => readonly number[];

/** Plays on like careful players, and returns each seat's result. Changes the state. */
const simulator = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  seats: number,
): Simulate<State> => {
  const isOpen = game.meta.perfectInformation;
  const study = { game, hints: hints.movesLeft === undefined ? hints : { ...hints, horizon: { moves: FAR } } };
  return (state, rng) => playOut(study, state, { seats, wander: isOpen ? WANDER : 0, rng });
};

/** An even result counted in addition: no number of simulations makes a game certain. */
const EVEN = 1;

interface Simulated {
  /** The results of each seat in all simulations. */
  readonly sums: readonly number[];
  readonly games: number;
}

/** Makes simulated chances match results: each side's share to the power of the game's firmness, scaled to add up to 1. */
const calibrated = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  state: State,
  { sums, games }: Simulated,
): readonly number[] => {
  const sides = sidesIn(study, state, sums.length);
  const firmness = study.hints.firmness?.[sums.length] ?? 1;
  const weights = sides.map((side) => {
    const gained = side.reduce((sum, seat) => sum + sums[seat]!, EVEN / sides.length);
    return (gained / (games + EVEN)) ** firmness;
  });
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const chances = sums.map(() => 0);
  for (const [at, side] of sides.entries()) {
    for (const seat of side) chances[seat] = weights[at]! / total / side.length;
  }
  return chances;
};

/** The seats that win together. */
export const sidesIn = <State, Move, View extends BaseView, Opts extends Options>(
  { hints }: Study<State, Move, View, Opts>,
  state: State,
  seats: number,
): readonly (readonly Seat[])[] => hints.sides?.(state) ?? Array.from({ length: seats }, (_, seat) => [seat]);

const addTo = (sums: number[], gains: readonly number[]): void => {
  for (const [seat, gain] of gains.entries()) sums[seat]! += gain;
};
