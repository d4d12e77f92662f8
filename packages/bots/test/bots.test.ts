import { describe, expect, test } from 'vitest';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Hints } from '@ponts-bornes/kernel';
import { BOTS, LEVELS, findBot, playContest, random, search, situationOf, suggest, thinker } from '@ponts-bornes/bots';
import type { Bot } from '@ponts-bornes/bots';
import { bestTwo } from './best-two.ts';
import type { State } from './best-two.ts';
import { guess } from './guess.ts';

interface Card {
  readonly card: number;
}

const SETTINGS = { iterations: 300, exploration: 1.2, wander: 0 };
const searching = thinker('searching', () => ({ whim: 0, iterations: 300, wander: 0 }));
const plain = { game: bestTwo, hints: {} };

/** The highest card has the best prior, and is the policy's choice. */
const advised: { game: typeof bestTwo; hints: Hints<State, Card> } = {
  game: bestTwo,
  hints: {
    priors: (_state, _seat, moves) => moves.map(({ card }) => card),
    policy: (_state, _seat, moves) => moves.reduce((best, { card }, at) => (card > moves[best]!.card ? at : best), 0),
  },
};

const deal = (seed: string, seats = 2): State => bestTwo.setup({}, seats, fastRandom(seed));
const situation = (state: State, seat = 0): ReturnType<typeof situationOf<State, Card, never, never>> =>
  situationOf(bestTwo, state, { seat, seats: 2 }) as never;
const choiceOf = (bot: Bot, state: State, seed: string, study = plain): number =>
  bot.choose(study, situationOf(bestTwo, state, { seat: 0, seats: 2 }), fastRandom(seed)).index;

/** The first bot's share of wins, with both bots in each seat and the same luck. */
const winsOf = (one: Bot, other: Bot, games: number, study: typeof advised | typeof plain = plain): number => {
  let wins = 0;
  for (let game = 0; game < games; game++) {
    const bots = game % 2 === 0 ? [one, other] : [other, one];
    const { outcome } = playContest(study, { bots, options: {}, seed: `${game >> 1}`, maxMoves: 50 });
    if (outcome!.winners.includes(game % 2)) wins += 1 / outcome!.winners.length;
  }
  return wins / games;
};

describe('every bot', () => {
  test('is found by its own name, and names are unique', () => {
    expect(BOTS.map((bot) => findBot(bot.name))).toStrictEqual(BOTS);
    expect(BOTS.map(({ name }) => name)).toStrictEqual(['random', 'curious', 'easy', 'medium', 'strong', 'expert']);
    expect(findBot('oracle')).toBeUndefined();
  });

  test.each([random, searching, ...LEVELS])('$name chooses the same for the same situation and seed', (bot) => {
    for (let deals = 0; deals < 5; deals++) {
      const state = deal(`deal ${deals}`);
      expect(choiceOf(bot, state, 'think', advised)).toBe(choiceOf(bot, state, 'think', advised));
    }
  });

  test.each([random, searching, ...LEVELS])('$name chooses the same if only hidden information changes', (bot) => {
    for (let deals = 0; deals < 5; deals++) {
      const state = deal(`deal ${deals}`);
      const other = bestTwo.resample(state, 0, fastRandom('elsewhere'));
      expect(other.hands[1]).not.toStrictEqual(state.hands[1]);
      expect(choiceOf(bot, other, 'think', advised)).toBe(choiceOf(bot, state, 'think', advised));
    }
  });

  test.each([random, searching, ...LEVELS])('$name does not change the table', (bot) => {
    const state = deal('untouched');
    const before = bestTwo.copy(state);
    choiceOf(bot, state, 'think', advised);
    expect(state).toStrictEqual(before);
  });

  test('receives only sampled states', () => {
    const { sample, ...known } = situation(deal('secret'));
    const other = bestTwo.resample(deal('secret'), 0, fastRandom('elsewhere'));
    const { sample: otherSample, ...otherKnown } = situation(other);
    expect(otherKnown).toStrictEqual(known);
    expect(otherSample(fastRandom('s'))).toStrictEqual(sample(fastRandom('s')));
  });

  test.each([searching, ...LEVELS])('$name does not think about a single legal move', (bot) => {
    const only = {
      ...situationOf(bestTwo, deal('one'), { seat: 0, seats: 2 }),
      moves: ['only'],
      sample: (): State => {
        throw new Error('sampled');
      },
    };
    expect(bot.choose(plain, only, fastRandom('one'))).toStrictEqual({ index: 0, opinions: [] });
  });
});

describe('random', () => {
  test('eventually plays every legal move', () => {
    const rng = fastRandom('all of them');
    const any = situationOf(bestTwo, deal('any'), { seat: 0, seats: 2 });
    const chosen = new Set(Array.from({ length: 200 }, () => random.choose(plain, any, rng).index));
    expect([...chosen].toSorted()).toStrictEqual([0, 1, 2, 3, 4]);
  });
});

describe('the search', () => {
  test('beats random clearly, without any hint', () => {
    expect(winsOf(searching, random, 100)).toBeGreaterThan(0.75);
  });

  test('finds the immediately winning card, and reports it', () => {
    const state: State = {
      turn: 3,
      hands: [
        [2, 3, 4],
        [1, 20, 5, 6],
      ],
      shown: [[10, 11], [8]],
      stock: [7, 9],
    };
    const asked = situationOf(bestTwo, state, { seat: 1, seats: 2 });
    const { index, opinions } = searching.choose(plain, asked, fastRandom('last'));
    expect(asked.moves[index]).toBe('20');
    expect(opinions.map((opinion) => opinion.index)).toStrictEqual([0, 1, 2, 3]);
    expect(opinions[index]!.chances).toBe(1);
    expect(opinions[0]!.chances).toBe(0);
    expect(opinions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('mixes simultaneous choices: left about twice as often as right', () => {
    // Seat 0 gains 1/2 on left against left and 1 on right against right: both mix left and right as 2 to 1.
    const asked = situationOf(guess, guess.setup({}, 2, fastRandom('any')), { seat: 0, seats: 2 });
    const settings = { iterations: 20_000, exploration: 1.2, wander: 0 };
    const [left, right] = search({ game: guess, hints: {} }, asked, { settings, rng: fastRandom('mix') });
    expect(left!.share).toBeGreaterThan(0.5);
    expect(left!.share).toBeLessThan(0.8);
    expect(right!.chances).toBeGreaterThan(0.2);
    expect(right!.chances).toBeLessThan(0.45);
    const drawn = new Set(
      Array.from(
        { length: 40 },
        (_, time) => searching.choose({ game: guess, hints: {} }, asked, fastRandom(`${time}`)).index,
      ),
    );
    expect([...drawn].toSorted()).toStrictEqual([0, 1]);
  });

  test('follows the priors while nothing else is known', () => {
    const asked = situationOf(bestTwo, deal('priors'), { seat: 0, seats: 2 });
    const only = (at: number): Hints<State, Card> => ({
      priors: (_state, _seat, moves) => moves.map((_, index) => (index === at ? 1 : 1e-6)),
    });
    for (const at of [0, 3]) {
      const settings = { ...SETTINGS, iterations: 3, exploration: 100 };
      const opinions = search({ game: bestTwo, hints: only(at) }, asked, { settings, rng: fastRandom('p') });
      expect(opinions[at]!.share).toBe(1);
    }
  });

  test('stops at the horizon and trusts the estimated chances', () => {
    const asked = situationOf(bestTwo, deal('far'), { seat: 0, seats: 2 });
    const chances = (state: State): number[] =>
      state.shown[0]!.includes(Number(asked.moves[2])) ? [0.9, 0.1] : [0.2, 0.8];
    const rng = fastRandom('far');
    const epoch = (state: State): number => state.turn;
    for (const horizon of [{ moves: 0 }, { epoch, epochs: 0 }, { epoch, epochs: 99, moves: 0 }]) {
      const opinions = search({ game: bestTwo, hints: { horizon, chances } }, asked, {
        settings: { ...SETTINGS, iterations: 50 },
        rng,
      });
      expect(opinions[2]!.share).toBeGreaterThan(0.5);
      expect(opinions[0]!.chances).toBeLessThan(0.5);
    }
  });

  test('stops on request, with its result so far', () => {
    const heard: number[] = [];
    const asked = situationOf(bestTwo, deal('soon'), { seat: 0, seats: 2 });
    const watch = { isEnough: () => heard.length === 2, onProgress: (done: number) => void heard.push(done) };
    const opinions = search(plain, asked, { settings: SETTINGS, rng: fastRandom('soon'), watch });
    expect(heard).toStrictEqual([0, 32]);
    expect(opinions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });
});

describe('comparison', () => {
  const comparing = (iterations: number, compares = 5): Bot =>
    thinker('comparing', () => ({ whim: 0, iterations, compares, wander: 0 }));
  /** Shows the lowest card: a policy to improve on. */
  const modest = { game: bestTwo, hints: { ...advised.hints, policy: () => 0, playout: advised.hints.policy! } };

  test('replaces the policy’s move with one that is significantly better', () => {
    for (let deals = 0; deals < 5; deals++) {
      const state = deal(`deal ${deals}`);
      const hand = state.hands[0]!;
      // Two cards will be shown: the order of the best two does not matter.
      const best = hand.toSorted((one, other) => other - one).slice(0, 2);
      expect(best).toContain(hand[choiceOf(comparing(2000), state, 'c', modest)]);
    }
  });

  test('keeps it when in doubt', () => {
    const state = deal('doubt');
    expect(choiceOf(comparing(4), state, 'c', modest)).toBe(0);
  });

  test('considers only a number of promising moves, and evaluates each', () => {
    const asked = situationOf(bestTwo, deal('few'), { seat: 0, seats: 2 });
    const { opinions } = comparing(300, 3).choose(modest, asked, fastRandom('few'));
    expect(opinions.filter(({ chances }) => chances !== null)).toHaveLength(3);
    expect(opinions.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 9);
  });

  test('works without hints, is deterministic for a seed, and stops on request', () => {
    const state = deal('bare');
    expect(choiceOf(comparing(500), state, 'c')).toBe(choiceOf(comparing(500), state, 'c'));
    const heard: number[] = [];
    const asked = situationOf(bestTwo, state, { seat: 0, seats: 2 });
    const watch = { isEnough: () => heard.length === 3, onProgress: (done: number) => void heard.push(done) };
    comparing(500).choose(plain, asked, fastRandom('e'), watch);
    expect(heard).toStrictEqual([5, 10, 15]);
  });
});

describe('the levels', () => {
  const [curious, easy, medium, strong] = LEVELS as [Bot, Bot, Bot, Bot];

  test('curious plays erratically, but never nonsense', () => {
    const state = deal('whims');
    const hand = state.hands[0]!;
    const best = Math.max(...hand);
    const chosen = new Set(Array.from({ length: 300 }, (_, time) => choiceOf(curious, state, `${time}`, advised)));
    const sensible = [...hand.keys()].filter((at) => hand[at]! >= 0.1 * best);
    expect([...chosen].toSorted()).toStrictEqual(sensible);
  });

  test('medium plays the careful policy', () => {
    for (let deals = 0; deals < 5; deals++) {
      const state = deal(`deal ${deals}`);
      expect(state.hands[0]![choiceOf(medium, state, 'm', advised)]).toBe(Math.max(...state.hands[0]!));
    }
  });

  test('each of the first ones beats the previous one, and the search needs no policy to keep up with a perfect one', () => {
    expect(winsOf(curious, random, 200, advised)).toBeGreaterThan(0.55);
    expect(winsOf(easy, curious, 200, advised)).toBeGreaterThan(0.55);
    expect(winsOf(medium, easy, 200, advised)).toBeGreaterThan(0.52);
    expect(winsOf(strong, medium, 100)).toBeGreaterThan(0.75);
  });

  test('a game may tune them', () => {
    const tuned = { game: bestTwo, hints: { ...advised.hints, levels: { curious: { whim: 0, iterations: 0 } } } };
    const state = deal('tuned');
    expect(choiceOf(curious, state, 't', tuned)).toBe(choiceOf(medium, state, 't', advised));
  });
});

describe('a contest', () => {
  test('is cut off after the move limit, without a winner', () => {
    const cut = playContest(plain, { bots: [random, random], options: {}, seed: 'cut', maxMoves: 2 });
    expect(cut).toMatchObject({ outcome: null, moves: 2, choices: [1, 1] });
  });

  test('deals the same cards whichever bots play', () => {
    const first = (bots: readonly Bot[]): string[] => {
      const seen: string[] = [];
      const spy: Bot = {
        name: 'spy',
        choose: (_study, { moves }) => {
          seen.push(moves.join());
          return { index: 0, opinions: [] };
        },
      };
      playContest(plain, { bots: [spy, ...bots], options: {}, seed: 'same', maxMoves: 4 });
      return seen.slice(0, 1);
    };
    expect(first([random])).toStrictEqual(first([searching]));
  });
});

describe('suggestions', () => {
  /** Seat 1 shows the last card: only 20 beats 24. */
  const last: State = {
    turn: 3,
    hands: [
      [1, 2, 3],
      [5, 20, 6, 7],
    ],
    shown: [[13, 11], [10]],
    stock: [4, 8, 9],
  };
  const sure = (index: number, ...estimates: readonly (readonly [share: number, chances: number | null])[]): Bot => ({
    name: 'sure',
    choose: () => ({ index, opinions: estimates.map(([share, chances], at) => ({ index: at, share, chances })) }),
  });
  const advice = (
    bot: Bot,
    also?: string,
  ): readonly (readonly [text: string, isWinning: boolean, isEqual: boolean])[] =>
    suggest(plain, situation(last, 1), {
      bot,
      rng: fastRandom('any'),
      ...(also === undefined ? {} : { also }),
    }).map(({ text, chances, isEqual }) => [text, chances > 0.5, isEqual]);
  const wise = sure(1, [0.1, 0.1], [0.6, 0.4], [0.2, 0.45], [0.1, null]);

  test('start with the move the bot would play, and have the chances of the position after it', () => {
    expect(advice(wise)).toStrictEqual([
      ['20', true, false],
      ['6', false, false],
      ['5', false, false],
    ]);
  });

  test('call a move equal that can’t be told from the bot’s, or that looks better', () => {
    expect(advice(sure(0, [0.6, 0.4], [0.3, 0.4], [0.1, 0.4], [0, null]))).toStrictEqual([
      ['5', false, false],
      ['20', false, true],
      ['6', false, true],
    ]);
  });

  test('leave out moves never tried, except one that was asked for', () => {
    expect(advice(wise).map(([text]) => text)).not.toContain('7');
    expect(advice(wise, '7').map(([text]) => text)).toContain('7');
    expect(advice(random)).toStrictEqual([]);
  });
});
