import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Answer, Opinion, Situation, Study, Watch } from './bot.ts';
import { searchGraph } from './graph-search.ts';
import type { SearchSettings } from './search.ts';
import { solve } from './solve.ts';
import type { Solution } from './solve.ts';

interface Thinking {
  readonly settings: SearchSettings;
  readonly rng: Rng;
  readonly watch?: Watch;
}

/** Whether the game has perfect information and a key for equivalent positions. */
export const isOpen = <State, Move, View extends BaseView, Opts extends Options>({
  game,
  hints,
}: Study<State, Move, View, Opts>): boolean => game.meta.perfectInformation && hints.key !== undefined;

/** Thinks about a game of perfect information: the exact move if the end is close enough, otherwise a search. */
export const thinkOpenly = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { settings, rng, watch = {} }: Thinking,
): Answer => {
  const nodes = settings.iterations * NODES;
  const state = situation.sample(rng);
  const isNear = expectedNodes(study, state, situation.moves.length) <= nodes;
  const solution = isNear ? solve(study, state, { seats: situation.seats, nodes, watch }) : null;
  // In a lost position every move is exact: search for one after which the opponent may still go wrong.
  if (solution !== null && solution.value > 0) return exactly(solution);
  const opinions = searchGraph(study, situation, { settings, rng, watch });
  return { index: mostTried(opinions), opinions };
};

/** Positions solved per simulation; both take about the same time. */
const NODES = 30;

/**
 * Measured on endings: alpha-beta with good move ordering and a transposition table visits this power of the whole
 * tree.
 */
const PRUNED = 0.3;

const expectedNodes = <State, Move, View extends BaseView, Opts extends Options>(
  { hints }: Study<State, Move, View, Opts>,
  state: State,
  moves: number,
): number => (hints.movesLeft === undefined ? Infinity : moves ** (PRUNED * hints.movesLeft(state)));

const exactly = ({ value, values }: Solution): Answer => {
  const index = values.indexOf(value);
  return { index, opinions: values.map((chances, at) => ({ index: at, share: at === index ? 1 : 0, chances })) };
};

export const mostTried = (opinions: readonly Opinion[]): number =>
  opinions.reduce((best, other) =>
    other.share > best.share || (other.share === best.share && (other.chances ?? 0) > (best.chances ?? 0))
      ? other
      : best,
  ).index;
