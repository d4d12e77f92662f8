import { measure, newMeasurement, playSlice, runsOf } from '@ponts-bornes/balance';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { CHARACTERS } from '../cards.ts';
import { deckOf } from '../deck.ts';
import { awaitedSeats } from '../moves.ts';
import { play } from '../play.ts';
import { outcome } from '../score.ts';
import { setup } from '../setup.ts';
import { effectsOf, featuresOf, learn, newLessons, predicted } from './effects.ts';
import type { Lessons } from './effects.ts';
import { randomGenome, tableFrom } from './genome.ts';
import type { Genome } from './genome.ts';
import { playerNamed } from './players.ts';
import { propose, refine } from './propose.ts';
import type { Knowledge } from './propose.ts';
import { trialOf } from './trial.ts';
import { LIMITS, figuresOf } from './verdict.ts';
import type { Figures } from './verdict.ts';

/** A search in progress: plain JSON, to be saved in a file and resumed. */
export interface Search {
  readonly version: 1;
  readonly seed: string;
  /** What was learnt from games with random tables, by number of players. */
  readonly lessons: Readonly<Record<string, Lessons>>;
  /** The tables tried, in order. */
  readonly trials: readonly TriedTable[];
}

export interface TriedTable {
  readonly genome: Genome;
  readonly figures: readonly Figures[];
  /** The largest distance from an even win rate, relative to the limit in CF-N4. */
  readonly worst: number;
  /** By number of players and character: measured minus predicted, smoothed over the trials so far. */
  readonly residuals: Readonly<Record<string, readonly number[]>>;
}

export interface SearchPlan {
  /** Games with random tables, by number of players. */
  readonly learn: Readonly<Record<number, number>>;
  /** Games per trial, by number of players: the same numbers of players. */
  readonly trial: Readonly<Record<number, number>>;
  readonly trials: number;
  /**
   * Called after each slice of lessons, after each trial and, with the search unchanged, between games of a trial;
   * return false to stop. An interrupted trial starts again from its first game.
   */
  readonly onProgress?: (search: Search) => boolean | Promise<boolean>;
}

export const newSearch = (seed: string): Search => ({ version: 1, seed, lessons: {}, trials: [] });

/**
 * Searches for a table that meets CF-N4: learns from games with random tables how numbers affect winning, proposes a
 * table that should be even, measures it, and improves it by the result, repeatedly.
 */
export const searchTable = async (begun: Search, plan: SearchPlan): Promise<Search> => {
  let search = begun;
  const report = async (next: Search): Promise<boolean> => {
    search = next;
    return (await plan.onProgress?.(search)) ?? true;
  };
  for (const [seats, games] of byPlayers(plan.learn)) {
    while ((search.lessons[seats]?.games ?? 0) < games) {
      const lessons = lessonsAfter(search, seats, games);
      if (!(await report({ ...search, lessons: { ...search.lessons, [seats]: lessons } }))) return search;
    }
  }
  const effects = byPlayers(plan.learn).map(([seats]) => [seats, effectsOf(search.lessons[seats] as Lessons)] as const);
  while (search.trials.length < plan.trials) {
    const trial = await nextTrial(search, effects, { games: plan.trial, goOn: () => report(search) });
    if (trial === null) return search;
    if (!(await report({ ...search, trials: [...search.trials, trial] }))) return search;
  }
  return search;
};

/** The trial that came closest, if any. */
export const bestTrial = ({ trials }: Search): TriedTable | null =>
  trials.reduce<TriedTable | null>((best, trial) => (best === null || trial.worst < best.worst ? trial : best), null);

const byPlayers = (games: Readonly<Record<number, number>>): [seats: number, games: number][] =>
  Object.entries(games).map(([seats, count]) => [Number(seats), count]);

const SLICE = 100;

/** Plays more games, each with its own table. */
const lessonsAfter = ({ seed, lessons: known }: Search, seats: number, games: number): Lessons => {
  const lessons = copyLessons(known[seats] ?? newLessons());
  const end = Math.min(games, lessons.games + SLICE);
  const player = playerNamed('search');
  while (lessons.games < end) {
    const rng = fastRandom(`${seed}/learn/${seats}/${lessons.games}`);
    const genome = randomGenome(rng);
    const deck = deckOf(tableFrom(genome));
    const state = setup({ characters: 'dealt' }, seats, rng);
    for (let awaited = awaitedSeats(state); awaited.length > 0; awaited = awaitedSeats(state)) {
      const seat = awaited[0] as Seat;
      play(deck, state, seat, player.choose(deck, state, seat, rng), rng);
    }
    const { winners } = outcome(deck, state) as Outcome;
    learn(
      lessons,
      state.characters.map((character) => featuresOf(genome, character)),
      state.characters.map((_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)),
    );
  }
  return lessons;
};

const copyLessons = ({ games, products, gains }: Lessons): Lessons => ({
  games,
  products: products.slice(),
  gains: gains.slice(),
});

type Effects = readonly (readonly [seats: number, effects: readonly number[]])[];

const NO_RESIDUALS: readonly number[] = CHARACTERS.map(() => 0);
/** How much of a first and of a later measurement is trusted: the rest may be chance. */
const BELIEF = { first: 0.85, later: 0.5 } as const;

interface TrialPlan {
  readonly games: SearchPlan['trial'];
  readonly goOn: () => Promise<boolean>;
}

/** Measures the next table; null if the caller stops. */
const nextTrial = async (search: Search, effects: Effects, plan: TrialPlan): Promise<TriedTable | null> => {
  const number = search.trials.length;
  const rng = fastRandom(`${search.seed}/trial/${number}`);
  const last = search.trials.at(-1);
  const knowledge = effects.map(([seats, learnt]): Knowledge => ({
    seats,
    effects: learnt,
    residuals: last?.residuals[seats] ?? NO_RESIDUALS,
  }));
  const genome = last === undefined ? propose(knowledge, rng) : refine(last.genome, knowledge, rng);
  const figures = await measuredFigures(genome, `${search.seed}/measure/${number}`, plan);
  if (figures.some(({ seats, games }) => games < (plan.games[seats] ?? 0)) || figures.length < knowledge.length)
    return null;
  const belief = last === undefined ? BELIEF.first : BELIEF.later;
  const residuals = Object.fromEntries(
    knowledge.map((known) => [known.seats, mended(known, genome, figures, belief)] as const),
  );
  const worst = Math.max(...figures.map(({ seats, apart }) => apart / LIMITS.apart(seats)));
  return { genome, figures, worst, residuals };
};

/** Games of a trial between two calls of `goOn`. */
const TRIAL_SLICE = 20;

const measuredFigures = async (genome: Genome, seed: string, { games, goOn }: TrialPlan): Promise<Figures[]> => {
  const trial = trialOf(tableFrom(genome));
  const measured = await measure(newMeasurement(trial, seed), {
    games: new Map(byPlayers(games)),
    run: async (slice) => playSlice(trial, slice),
    atOnce: 1,
    sliceGames: TRIAL_SLICE,
    onProgress: goOn,
  });
  return figuresOf(runsOf(measured));
};

const mended = (known: Knowledge, genome: Genome, figures: readonly Figures[], belief: number): number[] => {
  const wins = figures.find(({ seats }) => seats === known.seats)?.wins;
  return predicted(genome, known.effects, known.seats).map((gain, character) => {
    const before = known.residuals[character] as number;
    const name = CHARACTERS[character] as (typeof CHARACTERS)[number];
    return wins === undefined ? before : (1 - belief) * before + belief * (wins[name] - 1 / known.seats - gain);
  });
};
