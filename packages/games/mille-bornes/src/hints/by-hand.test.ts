import { fastRandom, resolveOptions } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { byHand } from './by-hand.ts';

test('a player by hand-written rules always has a legal move, counters when it can, and never throws a safety away', () => {
  const resolved = resolveOptions(game.meta, 2, { match: 'points' });
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const rng = fastRandom('by hand');
  const state = game.setup(resolved.options as Parameters<typeof game.setup>[0], 2, rng);
  let counters = 0;
  for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
    const moves = game.moves(state, seat);
    const texts = moves.map((move) => game.format(move));
    const chosen = texts[byHand(state, seat, moves)]!;
    if (texts.some((text) => text.startsWith('!'))) {
      expect(chosen).toMatch(/^!/);
      counters++;
    }
    if (texts.some((text) => !/^-(?:ace|puncture-proof|tank|priority)/.test(text))) {
      expect(chosen).not.toMatch(/^-(?:ace|puncture-proof|tank|priority)$/);
    }
    game.play(state, seat, moves[texts.indexOf(chosen)]!, rng);
  }
  expect(counters).toBeGreaterThan(0);
  expect(game.outcome(state)?.reason).toBe('points');
});
