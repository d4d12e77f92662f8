import type { BaseView, Game, Options } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { checkLaws } from './check-laws.ts';
import type { LawConfig } from './law.ts';
import { lawVariants } from './variants.ts';
import type { Variant } from './variants.ts';

export interface LawSuite<GameState> extends LawConfig<GameState> {
  /** The number of seeds per variant; LAW_SEEDS overrides it. */
  readonly seeds: number;
  /** Defaults to every allowed variant. */
  readonly variants?: readonly Variant[];
}

/** One test per variant of a game, checking the laws for many seeds. */
export const describeLaws = <GameState, GameMove, View extends BaseView, Opts extends Options>(
  game: Game<GameState, GameMove, View, Opts>,
  suite: LawSuite<GameState>,
): void => {
  const count = Number(process.env['LAW_SEEDS'] ?? suite.seeds);
  if (!Number.isInteger(count) || count < 1)
    throw new RangeError(`LAW_SEEDS must be a positive whole number, not ${count}`);
  const seeds = Array.from({ length: count }, (_, seed) => String(seed));
  describe(`laws of ${game.meta.id}`, () => {
    for (const { seats, options } of suite.variants ?? lawVariants(game.meta)) {
      const variant = `${game.meta.id} ${seats} seats ${JSON.stringify(options)}`;
      test(`${variant}: laws hold for seeds 0…${count - 1}`, { timeout: (10 + count) * MINUTE }, () => {
        expect(checkLaws(game, { seats, options, seeds, config: suite }).games).toBe(count);
      });
    }
  });
};

const MINUTE = 60_000;
