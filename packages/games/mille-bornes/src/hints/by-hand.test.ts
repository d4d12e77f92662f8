import { fastRandom, tableOptions } from '@ponts-bornes/kernel';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { byHand } from './by-hand.ts';

const SAFETY_AWAY = /^-(?:right|tank|proof|ace)$/;

test('the hand-written policy counters when it can and keeps its safeties, to the end of a match', () => {
  const table = tableOptions(game, 2, { match: 'points' });
  if (!table.ok) throw new Error(table.refusal.rule);
  let counters = 0;
  for (const seed of ['by hand 1', 'by hand 2', 'by hand 3']) {
    const rng = fastRandom(seed);
    const state = game.setup(table.options, 2, rng);
    for (let [seat] = game.toAct(state); seat !== undefined; [seat] = game.toAct(state)) {
      const moves = game.moves(state, seat);
      const texts = moves.map((move) => game.format(move));
      const chosen = texts[byHand(state, seat, moves)]!;
      const counter = texts.find((text) => text.startsWith('!'));
      if (counter !== undefined) {
        expect(chosen, seed).toBe(counter);
        counters++;
      }
      if (texts.some((text) => !SAFETY_AWAY.test(text))) expect(chosen, seed).not.toMatch(SAFETY_AWAY);
      game.play(state, seat, moves[texts.indexOf(chosen)]!, rng);
    }
    expect(game.outcome(state)?.reason, seed).toBe('points');
  }
  expect(counters).toBeGreaterThan(0);
});
