import { awaitedSeats, below } from '@ponts-bornes/kernel';
import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Opinion, Situation, Study, Watch } from './bot.ts';
import { joined, mostPromising, newSpot, sumUp } from './graph.ts';
import type { Spot, GraphEdge } from './graph.ts';
import { playOut } from './playout.ts';
import type { SearchSettings } from './search.ts';

interface Searching {
  readonly settings: SearchSettings;
  readonly rng: Rng;
  readonly watch?: Watch;
}

/**
 * Monte Carlo search for games of perfect information: like `search`, but equivalent positions share one node of a
 * graph and their statistics (Czech, Korus and Kersting 2021). Bounded by a count, so that the same randomness gives
 * the same choice, unless `isEnough` ends it.
 */
export const searchGraph = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { seat, seats, sample }: Situation<State, View>,
  { settings, rng, watch = {} }: Searching,
): readonly Opinion[] => {
  const { game } = study;
  const { spotOf, walk } = walker(study, { settings, seats, rng });
  const root = spotOf(sample(rng));
  for (let done = 0; done < settings.iterations; done++) {
    if (done % BETWEEN_LOOKS === 0) {
      watch.onProgress?.(done, settings.iterations);
      if (done > 0 && watch.isEnough?.() === true) break;
    }
    walk(root);
  }
  return opinionsAt(root, game.moves(root.state, seat).length);
};

const BETWEEN_LOOKS = 32;

interface Walking {
  readonly settings: SearchSettings;
  readonly seats: number;
  readonly rng: Rng;
}

interface Walker<State, Move> {
  readonly spotOf: (state: State) => Spot<State, Move>;
  /** One simulation: through the graph to a new node, an evaluation of it, and back with its value. */
  readonly walk: (root: Spot<State, Move>) => void;
}

const walker = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  { settings, seats, rng }: Walking,
): Walker<State, Move> => {
  const { game, hints } = study;
  const spots = new Map<string, Spot<State, Move>>();
  const path: Step<State, Move>[] = [];

  const spotOf = (state: State): Spot<State, Move> => {
    const key = hints.key!(state);
    const known = spots.get(key);
    if (known !== undefined) return known;
    const [seat = null] = awaitedSeats(game, state);
    const first = playOut(study, game.copy(state), { seats, wander: settings.wander, rng });
    const spot = newSpot<State, Move>(state, { seat, first });
    spots.set(key, spot);
    return spot;
  };

  /** Tries an edge for the first time. */
  const open = (spot: Spot<State, Move>, way: GraphEdge<State, Move>): GraphEdge<State, Move> => {
    const next = game.copy(spot.state);
    game.play(next, spot.seat!, way.move, rng);
    way.to = spotOf(next);
    return joined(spot, way);
  };

  const walk = (root: Spot<State, Move>): void => {
    path.length = 0;
    let spot = root;
    for (let isNew = false; !isNew && spot.seat !== null && path.length < LONGEST;) {
      spot.ways ??= waysFrom(study, spot, rng);
      const way = mostPromising(spot, settings.exploration);
      isNew = way.to === null;
      path.push({ spot, way: isNew ? open(spot, way) : way });
      spot = way.to!;
    }
    for (const { spot: passed, way } of path.toReversed()) {
      way.tries += 1;
      passed.tries += 1;
      sumUp(passed);
    }
  };
  return { spotOf, walk };
};

interface Step<State, Move> {
  readonly spot: Spot<State, Move>;
  readonly way: GraphEdge<State, Move>;
}

/** Stops simulations that go round in circles. */
const LONGEST = 500;

/**
 * Adds a little noise to the priors. Without it, two searching bots would play the same game over and over; with it
 * they vary only between nearly equal moves.
 */
const waysFrom = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  { state, seat }: Spot<State, Move>,
  rng: Rng,
): GraphEdge<State, Move>[] => {
  const moves = game.moves(state, seat!);
  const priors = hints.priors?.(state, seat!, moves);
  const weights = moves.map((_, index) => (priors?.[index] ?? 1) * (GRAINS + below(rng, GRAINS)));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return moves.map((move, index) => ({ move, index, prior: weights[index]! / sum, tries: 0, to: null }));
};

const GRAINS = 1024;

const opinionsAt = <State, Move>({ ways, twins, tries, seat }: Spot<State, Move>, moves: number): Opinion[] => {
  const byIndex = new Map(ways?.map((way) => [way.index, way]));
  return Array.from({ length: moves }, (_, index) => {
    const own = byIndex.get(index);
    const way = own ?? byIndex.get(twins.get(index) ?? index);
    const chances = way === undefined || way.tries === 0 ? null : way.to!.worth[seat!]!;
    return { index, share: (own?.tries ?? 0) / Math.max(1, tries), chances };
  });
};
