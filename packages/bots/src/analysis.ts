import { replayRecord } from '@ponts-bornes/kernel';
import type { BaseView, GameRecord, Options, RecordError, Rng, Viewer } from '@ponts-bornes/kernel';
import type { Bot, Situation, Study, Watch } from './bot.ts';
import { playOut } from './playout.ts';

/** A move worth considering. */
export interface Suggestion {
  readonly text: string;
  /** The seat's chances if it plays it, 0…1. */
  readonly chances: number;
  /** How much of the thought went into it, 0…1. */
  readonly share: number;
  /** Why it may be good, in words of the game's own. */
  readonly reasons: readonly string[];
}

/** The moves that a bot thought most about, the best first. Empty when there is no choice, or no thought. */
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
  const { opinions } = bot.choose(study, situation, rng, watch);
  const state = situation.sample(rng);
  const moves = study.game.moves(state, situation.seat);
  return opinions
    .filter(({ chances }) => chances !== null)
    .toSorted((one, other) => other.share - one.share || other.chances! - one.chances!)
    .slice(0, most)
    .map(({ index, share, chances }) => ({
      text: situation.moves[index]!,
      chances: chances!,
      share,
      reasons: study.hints.reasons?.(state, situation.seat, moves[index]!) ?? [],
    }));
};

/** How chances are found out. */
export interface Weighing {
  /** Whose knowledge they are judged by; a spectator knows what all know. */
  readonly viewer: Viewer;
  readonly seats: number;
  /** How many games are played in thought. */
  readonly games: number;
  readonly rng: Rng;
  /** In thought, one move of so many is any move at all. Left out: none. */
  readonly wander?: number;
}

/** Each seat's chances as somebody may judge them: 0…1, together 1. */
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

/** A point of an analysis curve: the chances after so many moves. */
export interface Point {
  readonly number: number;
  readonly chances: readonly number[];
}

export type Evaluated =
  | { readonly ok: true; readonly points: readonly Point[] }
  | { readonly ok: false; readonly error: RecordError };

/** The chances along a record, from the setup to its last move. Ends early, with what there is, when it is enough. */
export const evaluate = <State, Move, View extends BaseView, Opts extends Options>(
  study: Study<State, Move, View, Opts>,
  record: GameRecord,
  { watch = {}, ...weighing }: Omit<Weighing, 'seats'> & { readonly watch?: Watch },
): Evaluated => {
  const points: Point[] = [];
  let isEnough = false;
  const replayed = replayRecord(study.game, record, ({ number, state }) => {
    isEnough ||= watch.isEnough?.() === true;
    if (isEnough) return;
    points.push({ number, chances: chancesOf(study, state, { ...weighing, seats: record.seats }) });
    watch.onProgress?.(number, record.moves.length);
  });
  return replayed.ok ? { ok: true, points } : replayed;
};
