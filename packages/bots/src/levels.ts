import { LEVEL_NAMES, awaitedSeats, below } from '@ponts-bornes/kernel';
import type { BaseView, LevelName, Options, Rng, Tuning, Tunings } from '@ponts-bornes/kernel';
import { believing } from './bot.ts';
import type { Bot, Opinion, Situation, Study } from './bot.ts';
import { compare } from './comparison.ts';
import { isOpen, mostTried, thinkOpenly } from './open-thought.ts';
import { search } from './search.ts';

/** The default settings of the opponents. */
const DEFAULTS: Readonly<Record<LevelName, Tuning>> = {
  curious: { whim: 1, iterations: 0 },
  easy: { whim: 0.35, iterations: 0 },
  medium: { whim: 0, iterations: 0 },
  strong: { whim: 0, iterations: 400 },
  expert: { whim: 0, iterations: 4000 },
};

const EXPLORATION = 1.2;
const WANDER = 10;

/** An opponent's settings, with the game's overrides applied. */
export const tuningOf = (name: LevelName, levels: Tunings): Tuning => ({
  exploration: EXPLORATION,
  wander: WANDER,
  ...(levels[name] ?? DEFAULTS[name]),
});

/** An opponent with the given settings, which may depend on the game. */
export const thinker = (name: string, tuned: (levels: Tunings) => Tuning): Bot => ({
  name,
  choose: (study, situation, rng, watch = {}) => {
    if (situation.moves.length === 1) return { index: 0, opinions: [] };
    const { whim, iterations, compares, exploration = EXPLORATION, wander = WANDER } = tuned(study.hints.levels ?? {});
    if (whim > 0 && below(rng, CERTAIN) < whim * CERTAIN) return atOnce(whimsical(study, situation, rng));
    if (iterations === 0) return atOnce(careful(study, situation, rng));
    const believed = believing(study, situation);
    if (compares !== undefined) {
      const comparison = { iterations, candidates: compares, wander };
      return compare(study, believed, { settings: comparison, rng, watch });
    }
    const thinking = { settings: { iterations, exploration, wander }, rng, watch };
    if (isOpen(study)) return thinkOpenly(study, situation, thinking);
    const opinions = search(study, believed, thinking);
    return { index: isSecret(study, situation, rng) ? drawn(opinions, rng) : mostTried(opinions), opinions };
  },
});

const CERTAIN = 1000;

/** The five opponents. */
export const LEVELS: readonly Bot[] = LEVEL_NAMES.map((name) => thinker(name, (levels) => tuningOf(name, levels)));

const atOnce = (index: number): ReturnType<Bot['choose']> => ({ index, opinions: [] });

/** The careful policy's choice; any move if the game has no policy. */
const careful = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  { seat, moves, sample }: Situation<State, View>,
  rng: Rng,
): number => {
  if (hints.policy === undefined) return below(rng, moves.length);
  const state = sample(rng);
  return hints.policy(state, seat, game.moves(state, seat), rng);
};

/** Moves below this fraction of the best prior are not sensible. */
const SENSIBLE = 0.1;

/** A random sensible move, weighted by promise. */
const whimsical = <State, Move, View extends BaseView, Opts extends Options>(
  { game, hints }: Study<State, Move, View, Opts>,
  { seat, moves, sample }: Situation<State, View>,
  rng: Rng,
): number => {
  if (hints.priors === undefined) return below(rng, moves.length);
  const state = sample(rng);
  const priors = Array.from(hints.priors(state, seat, game.moves(state, seat)));
  const least = SENSIBLE * Math.max(...priors);
  return byWeight(
    priors.map((prior) => (prior < least ? 0 : prior)),
    rng,
  );
};

/** Whether others choose at the same time: then a predictable choice can be exploited. */
const isSecret = <State, Move, View extends BaseView, Opts extends Options>(
  { game }: Study<State, Move, View, Opts>,
  { sample }: Situation<State, View>,
  rng: Rng,
): boolean => awaitedSeats(game, sample(rng)).length > 1;

/** Moves tried less than this fraction of the most-tried one were only explored. */
const SERIOUS = 0.25;

const drawn = (opinions: readonly Opinion[], rng: Rng): number => {
  const most = Math.max(...opinions.map(({ share }) => share));
  return byWeight(
    opinions.map(({ share }) => (share < SERIOUS * most ? 0 : share)),
    rng,
  );
};

const GRAINS = 1 << 20;

/** A random index, weighted. */
const byWeight = (weights: readonly number[], rng: Rng): number => {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  let left = (below(rng, GRAINS) / GRAINS) * total;
  for (const [index, weight] of weights.entries()) {
    left -= weight;
    if (left < 0) return index;
  }
  return weights.findLastIndex((weight) => weight > 0);
};
