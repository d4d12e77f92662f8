import { describe, expect, test } from 'vitest';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import type { Entry } from '@ponts-bornes/catalogue';
import { awaitedSeats, fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import type { AnyGame, AnyHints, Options } from '@ponts-bornes/kernel';
import {
  chancesOf,
  findBot,
  newReliability,
  predictGame,
  reliabilityOf,
  situationOf,
  suggest,
  thinker,
} from '@ponts-bornes/bots';
import type { Reliability } from '@ponts-bornes/bots';
import { bestTwo } from './best-two.ts';
import type { State } from './best-two.ts';

const sum = (values: readonly number[]): number => values.reduce((total, each) => total + each, 0);
const careful = thinker('careful', () => ({ whim: 0, iterations: 0 }));

interface Loaded {
  readonly study: { readonly game: AnyGame; readonly hints: AnyHints };
  readonly options: Options;
}

const loaded = async ({ meta, load, loadHints }: Entry, seats: number): Promise<Loaded> => {
  const resolved = resolveOptions(meta, seats, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const [{ game }, hints] = await Promise.all([load(), loadHints()]);
  return { study: { game, hints }, options: resolved.options };
};

type AnyState = ReturnType<AnyGame['copy']>;

/** The first position with a choice of at least three moves after some moves of careful players. */
const positionIn = ({ study, options }: Loaded, seed: string, moves: number): { state: AnyState; seat: number } => {
  const { game } = study;
  const rng = fastRandom(seed);
  const state = game.setup(options, 2, rng);
  for (let played = 0; ; played++) {
    const [seat] = awaitedSeats(game, state);
    if (seat === undefined) throw new Error(`the game of seed ${seed} ends before move ${moves}`);
    const situation = situationOf(game, state, { seat, seats: 2 });
    if (played >= moves && situation.moves.length >= 3) return { state, seat };
    const { index } = careful.choose(study, situation, rng);
    game.play(state, seat, game.moves(state, seat)[index]!, rng);
  }
};

describe.each(CATALOGUE)('the hinted move of $meta.id', (entry) => {
  /** Of a chance from 256 simulations, in the worst case three standard errors. */
  const NOISE = 0.1;
  const LATER = { times: 8, games: 64 };

  test('has the chances of the position after it', async () => {
    const found = await loaded(entry, 2);
    const { game } = found.study;
    for (const moves of [2, 9]) {
      const seed = `follow ${moves}`;
      const { state, seat } = positionIn(found, seed, moves);
      const situation = situationOf(game, state, { seat, seats: 2 });
      const rng = fastRandom(seed);
      const [best] = suggest(found.study, situation, { bot: findBot('expert')!, rng });
      // What the move reveals is luck, so several of its outcomes are averaged.
      const after = Array.from({ length: LATER.times }, () => {
        const next = situation.sample(rng);
        game.play(next, seat, game.parse(best!.text)!, rng);
        return chancesOf(found.study, next, { viewer: seat, seats: 2, games: LATER.games, rng })[seat]!;
      });
      const change = sum(after) / LATER.times - best!.chances;
      expect(Math.abs(change), `seed “${seed}”: ${best!.text} shows ${best!.chances}`).toBeLessThan(NOISE);
    }
  });

  test('is the bot’s own; none looks better, and equal ones show the same chances', async () => {
    const found = await loaded(entry, 2);
    const { state, seat } = positionIn(found, 'first', 4);
    const situation = situationOf(found.study.game, state, { seat, seats: 2 });
    const bot = findBot('expert')!;
    const { index } = bot.choose(found.study, situation, fastRandom('same'));
    const [own, ...others] = suggest(found.study, situation, { bot, rng: fastRandom('same') });
    expect(own).toMatchObject({ text: situation.moves[index], isEqual: false });
    for (const { chances, isEqual } of others) {
      if (isEqual) expect(chances).toBe(own!.chances);
      else expect(chances).toBeLessThanOrEqual(own!.chances - 0.01);
    }
  });
});

describe('chances', () => {
  const deal = (seed: string, seats = 2): State => bestTwo.setup({}, seats, fastRandom(seed));
  const weighing = { viewer: 0, seats: 3, games: 40 } as const;

  test('add up to 1, and are certain only when the game is over', () => {
    const state = deal('sum', 3);
    const chances = chancesOf({ game: bestTwo, hints: {} }, state, { ...weighing, rng: fastRandom('sum') });
    expect(sum(chances)).toBeCloseTo(1, 9);
    const over = { turn: 6, hands: [[], [], []], shown: [[20], [1], [2]], stock: [] };
    expect(chancesOf({ game: bestTwo, hints: {} }, over, { ...weighing, rng: fastRandom('sum') })).toStrictEqual([
      1, 0, 0,
    ]);
    const won = { turn: 5, hands: [[], [], [3, 4]], shown: [[20, 19], [1, 2], [5]], stock: [] };
    const [sure] = chancesOf({ game: bestTwo, hints: {} }, won, { ...weighing, rng: fastRandom('sum') });
    expect(sure).toBeGreaterThan(0.98);
    expect(sure).toBeLessThan(1);
  });

  test('of a team are shared evenly by its seats', () => {
    const hints = { sides: () => [[0, 2], [1]] };
    const chances = chancesOf({ game: bestTwo, hints }, deal('team', 3), { ...weighing, rng: fastRandom('team') });
    expect(sum(chances)).toBeCloseTo(1, 9);
    expect(chances[0]).toBe(chances[2]);
  });

  test('are spread by a firmness above 1, for its number of seats only', () => {
    const state = deal('firm', 3);
    const firm = (firmness: Readonly<Record<number, number>>): readonly number[] =>
      chancesOf({ game: bestTwo, hints: { firmness } }, state, { ...weighing, rng: fastRandom('firm') });
    const [plain, spread] = [firm({}), firm({ 3: 2 })];
    expect(Math.max(...spread)).toBeGreaterThan(Math.max(...plain));
    expect(sum(spread)).toBeCloseTo(1, 9);
    expect(firm({ 2: 2 })).toStrictEqual(plain);
  });
});

describe.each(CATALOGUE)('predictions of $meta.id', (entry) => {
  /** `npm run test:long -- calibration` plays more; `pb calibrate` shows the bins. */
  const GAMES = Number(process.env['CALIBRATION'] ?? 40);
  const SEED = process.env['SEED'] ?? 'reliability';
  const POSITIONS = 3;

  const measured = async (): Promise<Reliability> => {
    const { study, options } = await loaded(entry, 2);
    const tally = newReliability();
    const prediction = { bot: careful, seats: 2, options, maxMoves: 5000, positions: POSITIONS, simulations: 64 };
    for (let game = 0; game < GAMES; game++) predictGame(study, { ...prediction, seed: `${SEED}/${game}` }, tally);
    return reliabilityOf(tally);
  };

  test(`match the results of ${GAMES} games`, async () => {
    const { games, positions, bins, error, brier } = await measured();
    expect(games).toBe(GAMES);
    expect(sum(bins.map(({ count }) => count))).toBe(2 * positions);
    // With few games even perfect predictions miss by chance.
    expect(error).toBeLessThan(0.05 + 1 / Math.sqrt(positions));
    expect(brier).toBeLessThan(0.25);
  });
});
