import { describe, expect, test } from 'vitest';
import { fastRandom } from '@ponts-bornes/kernel';
import type { Seat } from '@ponts-bornes/kernel';
import { BOTS, findBot, random, rollout, situationOf } from '@ponts-bornes/bots';
import type { Bot } from '@ponts-bornes/bots';
import { bestTwo } from './best-two.ts';
import type { State } from './best-two.ts';

const thinker = rollout({ name: 'thinker', iterations: 120, depth: 50, exploration: 0.7 });
const deal = (seed: string, seats = 2): State => bestTwo.setup({}, seats, fastRandom(seed));
const choiceOf = (bot: Bot, state: State, seed: string): number =>
  bot.choose(bestTwo, situationOf(bestTwo, state, { seat: 0, seats: 2 }), fastRandom(seed));

const playGame = (bots: readonly Bot[], seed: string): readonly Seat[] => {
  const rng = fastRandom(seed);
  const state = bestTwo.setup({}, bots.length, rng);
  for (let [seat] = bestTwo.toAct(state); seat !== undefined; [seat] = bestTwo.toAct(state)) {
    const index = bots[seat]!.choose(bestTwo, situationOf(bestTwo, state, { seat, seats: bots.length }), rng);
    bestTwo.play(state, seat, bestTwo.moves(state, seat)[index]!, rng);
  }
  return bestTwo.outcome(state)!.winners;
};

describe('every bot', () => {
  test('is found by its own name, and there is one of each', () => {
    expect(BOTS.map((bot) => findBot(bot.name))).toStrictEqual(BOTS);
    expect(BOTS.map((bot) => bot.name)).toStrictEqual(['random', 'rollout']);
    expect(findBot('oracle')).toBeUndefined();
  });

  test.each([random, thinker])('$name chooses the same for the same situation and seed', (bot) => {
    for (let deals = 0; deals < 10; deals++) {
      const state = deal(`deal ${deals}`);
      expect(choiceOf(bot, state, 'think')).toBe(choiceOf(bot, state, 'think'));
    }
  });

  test.each([random, thinker])('$name chooses the same when only hidden things change', (bot) => {
    for (let deals = 0; deals < 10; deals++) {
      const state = deal(`deal ${deals}`);
      const other = bestTwo.resample(state, 0, fastRandom('elsewhere'));
      expect(other.hands[1]).not.toStrictEqual(state.hands[1]);
      expect(choiceOf(bot, other, 'think')).toBe(choiceOf(bot, state, 'think'));
    }
  });

  test.each([random, thinker])('$name leaves the table as it was', (bot) => {
    const state = deal('untouched');
    const before = bestTwo.copy(state);
    choiceOf(bot, state, 'think');
    expect(state).toStrictEqual(before);
  });

  test('is given no state but sampled ones', () => {
    const { sample, ...known } = situationOf(bestTwo, deal('secret'), { seat: 0, seats: 2 });
    const other = bestTwo.resample(deal('secret'), 0, fastRandom('elsewhere'));
    const { sample: otherSample, ...otherKnown } = situationOf(bestTwo, other, { seat: 0, seats: 2 });
    expect(otherKnown).toStrictEqual(known);
    expect(otherSample(fastRandom('s'))).toStrictEqual(sample(fastRandom('s')));
  });
});

describe('random', () => {
  test('comes to every legal move', () => {
    const rng = fastRandom('all of them');
    const situation = situationOf(bestTwo, deal('any'), { seat: 0, seats: 2 });
    const chosen = new Set(Array.from({ length: 200 }, () => random.choose(bestTwo, situation, rng)));
    expect([...chosen].toSorted()).toStrictEqual([0, 1, 2, 3, 4]);
  });
});

describe('rollout', () => {
  test('beats random clearly, whoever begins', () => {
    const GAMES = 100;
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const bots = game % 2 === 0 ? [thinker, random] : [random, thinker];
      if (playGame(bots, `arena ${game}`).includes(game % 2)) wins++;
    }
    expect(wins).toBeGreaterThan(0.75 * GAMES);
  });

  test('does not think about a single legal move', () => {
    const situation = {
      ...situationOf(bestTwo, deal('one'), { seat: 0, seats: 2 }),
      moves: ['only'],
      sample: (): State => {
        throw new Error('sampled');
      },
    };
    expect(thinker.choose(bestTwo, situation, fastRandom('one'))).toBe(0);
  });

  test('counts a game cut short as nobody’s: every move is tried alike', () => {
    const blind = rollout({ name: 'blind', iterations: 50, depth: 0, exploration: 0.7 });
    expect(choiceOf(blind, deal('cut'), 'think')).toBe(0);
  });

  test('sees the card that wins at once', () => {
    const state: State = {
      turn: 3,
      hands: [
        [2, 3, 4],
        [1, 20, 5, 6],
      ],
      shown: [[10, 11], [8]],
      stock: [7, 9],
    };
    const index = thinker.choose(bestTwo, situationOf(bestTwo, state, { seat: 1, seats: 2 }), fastRandom('last'));
    expect(bestTwo.moves(state, 1)[index]).toStrictEqual({ card: 20 });
  });
});
