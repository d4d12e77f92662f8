import type { BaseView, Options, Rng } from '@ponts-bornes/kernel';
import type { Answer, Bot, Situation, Study, Watch } from './bot.ts';
import { chancesAfter } from './chances.ts';
import type { MoveChances } from './chances.ts';

/** A move worth considering. */
export interface Suggestion {
  readonly text: string;
  /** The chances of the seat's side after this move, 0…1. */
  readonly chances: number;
  /** Whether simulations can't tell it from the recommended move; its chances are then the same. */
  readonly isEqual: boolean;
  /** Why it may be good, as identifiers defined by the game. */
  readonly reasons: readonly string[];
}

export interface Advising {
  readonly bot: Bot;
  readonly rng: Rng;
  readonly watch?: Watch;
  /** The maximum number of moves. */
  readonly most?: number;
  /** The text of a move to evaluate in addition. */
  readonly also?: string;
}

/** Simulations for each suggested move. */
const GAMES = 256;

/**
 * The move that a bot would play, then those it searched most: first the equally good ones, then by chances. Empty if
 * there was no choice, or no search.
 *
 * The bot only chooses. Its own estimates answer another question, how good a move looks to its search, so the chances
 * are those of the position after the move. No move may look better than the one recommended: one that does counts as
 * equal.
 */
export const suggest = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  situation: Situation<State, View>,
  { bot, rng, watch, most = 3, also }: Advising,
): readonly Suggestion[] => {
  const answer = bot.choose(study, situation, rng, watch);
  const moves = considered(answer, most);
  if (moves.length === 0) return [];
  const extra = also === undefined ? -1 : situation.moves.indexOf(also);
  if (extra >= 0 && !moves.includes(extra)) moves.push(extra);
  const state = situation.sample(rng);
  const legal = study.game.moves(state, situation.seat);
  const compared = chancesAfter(study, situation, {
    moves,
    games: GAMES,
    rng,
    ...(watch === undefined ? {} : { watch }),
  });
  return ranked(compared).map(({ index, chances, isEqual }) => ({
    text: situation.moves[index]!,
    chances,
    isEqual,
    reasons: study.hints.reasons?.(state, situation.seat, legal[index]!) ?? [],
  }));
};

/** The bot's own move and the others it searched most. */
const considered = ({ index, opinions }: Answer, most: number): number[] => {
  const tried = opinions.filter(({ chances }) => chances !== null);
  if (!tried.some((each) => each.index === index)) return [];
  const others = tried
    .filter((each) => each.index !== index)
    .toSorted((one, other) => other.share - one.share || (other.chances ?? 0) - (one.chances ?? 0));
  return [index, ...others.slice(0, most - 1).map((each) => each.index)];
};

/** Differences in chances below this are not shown. */
const VISIBLE = 0.01;
/** Leads above this many standard errors are significant. */
const DOUBT = 2;

interface Ranked {
  readonly index: number;
  readonly chances: number;
  readonly isEqual: boolean;
}

const ranked = ([own, ...others]: readonly MoveChances[]): readonly Ranked[] => {
  if (own === undefined) return [];
  const rest = others.map(({ index, chances, lead, error }): Ranked => {
    const isEqual = lead > -DOUBT * error || chances > own.chances - VISIBLE;
    return { index, chances: isEqual ? own.chances : chances, isEqual };
  });
  return [
    { index: own.index, chances: own.chances, isEqual: false },
    ...rest.toSorted((one, other) => other.chances - one.chances),
  ];
};
