import { parseRecord, replayRecord } from '@ponts-bornes/kernel';
import type { Viewer } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { BROKEN, forgetCalls } from '../test/broken-pockets.ts';
import { nim } from '../test/nim.ts';
import { pocket, pocketLaws } from '../test/pocket.ts';
import type { Pocket } from '../test/pocket.ts';
import { checkLaws } from './check-laws.ts';
import { LAWS, LAW_NAMES, LawViolation } from './law.ts';

const SEEDS = ['0', '1', '2', '3', '4', '5'];

const violation = (game: Pocket): LawViolation => {
  try {
    checkLaws(game, { seats: 3, seeds: SEEDS, config: pocketLaws });
  } catch (error) {
    if (error instanceof LawViolation) return error;
    throw error;
  }
  throw new Error('no law was broken');
};

describe('the laws', () => {
  for (const seats of [2, 3]) {
    test(`hold for a correct game, ${seats} seats`, () => {
      const report = checkLaws(pocket, { seats, seeds: SEEDS, config: { ...pocketLaws, thoroughness: 1 } });
      expect(report.games).toBe(SEEDS.length);
      expect(report.examined).toBe(report.moves + report.games);
      expect(report.secrets.filter(({ varied }) => varied === 0)).toStrictEqual([]);
      const untried = LAW_NAMES.filter((law) => report.checks[law] === 0);
      expect(untried).toStrictEqual(['perfect-information']);
    });
  }

  test('hold for a game of perfect information, which has no secrets to name', () => {
    const report = checkLaws(nim, { seats: 2, seeds: SEEDS, config: { maxMoves: 12 } });
    expect(report.checks['perfect-information']).toBeGreaterThan(0);
    expect(report.secrets).toStrictEqual([]);
  });

  test('catch views that differ in a game of perfect information', () => {
    const partial = { ...nim, view: (s: readonly number[], v: Viewer) => ({ ...nim.view([...s], v), me: v }) };
    expect(() => checkLaws(partial, { seats: 2, seeds: ['0'], config: { maxMoves: 12 } })).toThrow(
      'perfect-information',
    );
  });

  test.each(BROKEN)('catch it when %s: %s', (_, law, wrong) => {
    forgetCalls();
    const caught = violation({ ...pocket, ...wrong });
    expect(`${caught.law}: ${caught.detail}`).toMatch(new RegExp(`^${law}: .`));
    expect(SEEDS).toContain(caught.seed);
    expect(caught.message).toContain(LAWS[law]);
  });

  test('are each shown to catch something', () => {
    expect([...new Set(BROKEN.map(([, law]) => law))].toSorted()).toStrictEqual(LAW_NAMES.toSorted());
  });

  test('require secrets to watch unless nothing is hidden', () => {
    const run = { seats: 2, seeds: ['0'], config: { maxMoves: 60 } };
    expect(() => checkLaws(pocket, run)).toThrow('the config names no secrets');
  });

  test('give a record that replays up to the violation', () => {
    const forgetful: Pocket = {
      ...pocket,
      play: (s, seat, move, rng) => {
        pocket.play(s, seat, move, rng);
        if (s.phase === 'over') s.discard.pop();
      },
    };
    const caught = violation(forgetful);
    const parsed = parseRecord(caught.recordText);
    if (!parsed.ok) throw new Error(caught.recordText);
    expect(parsed.record.notes).toStrictEqual([`census-conserved: ${caught.detail}`, `seed: ${caught.seed}`]);
    const replayed = replayRecord(forgetful, parsed.record);
    expect(replayed.ok && replayed.state.phase).toBe('over');
  });

  test('refuse to run without seeds, which would prove nothing', () => {
    expect(() => checkLaws(pocket, { seats: 2, seeds: [], config: pocketLaws })).toThrow(RangeError);
  });

  test('refuse to run with invalid options', () => {
    const run = { seats: 2, options: { hand: 9 }, seeds: ['0'], config: pocketLaws };
    expect(() => checkLaws(pocket, run)).toThrow(RangeError);
  });

  test('refuse a game with an option key that no record can carry', () => {
    const field = { key: 'my hand', kind: 'flag', default: false } as const;
    const odd = { ...pocket, meta: { ...pocket.meta, options: [...pocket.meta.options, field] } };
    const run = { seats: 2, seeds: ['0'], config: pocketLaws };
    expect(() => checkLaws(odd, run)).toThrow('pocket: option key "my hand" is not an identifier');
  });
});
