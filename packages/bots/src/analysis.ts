import type { BaseView, Options, Rng, Viewer } from '@ponts-bornes/kernel';
import type { Answer, Bot, Opinion, Situation, Study, Watch } from './bot.ts';
import { playOut } from './playout.ts';

/** A move worth considering. */
export interface Suggestion {
  readonly text: string;
  /** The seat's chances after this move, 0…1. */
  readonly chances: number;
  /** The fraction of the search spent on it, 0…1. */
  readonly share: number;
  /** Why it may be good, as identifiers defined by the game. */
  readonly reasons: readonly string[];
}

/**
 * The move that a bot would play, then those it searched most, by chances. Empty if there was no choice, or no search.
 *
 * A bot may pass over a move with a slightly higher estimate, because too few simulations support it. Such an estimate
 * is lowered to that of the bot's own move, so that no move looks better than the one recommended.
 */
export const suggest = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  {
    bot,
    rng,
    watch,
    most = 3,
  }: { readonly bot: Bot; readonly rng: Rng; readonly watch?: Watch; readonly most?: number },
): readonly Suggestion[] => {
  const answer = bot.choose(study, situation, rng, watch);
  const state = situation.sample(rng);
  const moves = study.game.moves(state, situation.seat);
  return ranked(answer, most).map(({ index, share, chances }) => ({
    text: situation.moves[index]!,
    chances,
    share,
    reasons: study.hints.reasons?.(state, situation.seat, moves[index]!) ?? [],
  }));
};

type Estimate = Opinion & { readonly chances: number };

const isEstimate = (opinion: Opinion): opinion is Estimate => opinion.chances !== null;

/** The bot's own move and the others it searched most, highest chances first. Sorting is stable: its own move stays first. */
const ranked = ({ index, opinions }: Answer, most: number): readonly Estimate[] => {
  const tried = opinions.filter(isEstimate);
  const own = tried.find((each) => each.index === index);
  if (own === undefined) return [];
  const others = tried
    .filter((each) => each !== own)
    .toSorted((one, other) => other.share - one.share || other.chances - one.chances);
  return [own, ...others.slice(0, most - 1)]
    .map((each) => ({ ...each, chances: Math.min(each.chances, own.chances) }))
    .toSorted((one, other) => other.chances - one.chances);
};

/** How chances are estimated. */
export interface Weighing {
  /** Whose knowledge is used; a spectator knows public information only. */
  readonly viewer: Viewer;
  readonly seats: number;
  /** The number of simulations. */
  readonly games: number;
  readonly rng: Rng;
  /** In simulations, one move in this many is entirely random. Omitted: none. */
  readonly wander?: number;
}

/** Each seat's chances from a viewer's point of view: 0…1, adding up to 1. */
export const chancesOf = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  state: State,
  { viewer, seats, games, rng, wander = 0 }: Weighing,
): readonly number[] => {
  const sums = Array.from({ length: seats }, () => 0);
  for (let game = 0; game < games; game++) {
    const sampled = study.game.resample(state, viewer, rng);
    const gains = playOut(study, sampled, { seats, wander, rng });
    for (let seat = 0; seat < seats; seat++) sums[seat]! += gains[seat]!;
  }
  const total = sums.reduce((sum, each) => sum + each, 0);
  return sums.map((sum) => (total === 0 ? 1 / seats : sum / total));
};
