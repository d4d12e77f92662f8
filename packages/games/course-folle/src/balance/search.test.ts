import { fastRandom } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { CHARACTERS } from '../cards.ts';
import { LIMITS, bestTrial, newSearch, searchTable } from './index.ts';
import type { Genome, Search } from './index.ts';
import { FEATURES, effectsOf, featuresOf, learn, newLessons, predicted } from './effects.ts';
import { mutated, randomGenome, tableFrom, violetBelow } from './genome.ts';
import { propose, refine } from './propose.ts';
import { tableFaults } from '../../test/table-faults.ts';

const ZEROS = CHARACTERS.map(() => 0);

describe('genomes', () => {
  test('[CF-N1, CF-N2, CF-N3] every table made from one satisfies the rules for numbers', () => {
    const rng = fastRandom('genomes');
    for (let time = 0; time < 100; time++) {
      let genome = randomGenome(rng);
      expect(tableFaults(tableFrom(genome))).toStrictEqual([]);
      for (let change = 0; change < 30; change++) genome = mutated(genome, rng);
      expect(tableFaults(tableFrom(genome))).toStrictEqual([]);
    }
  });

  test('a mutation does not change the original genome', () => {
    const rng = fastRandom('changes');
    const genome = randomGenome(rng);
    const before = JSON.stringify(genome);
    const others = Array.from({ length: 50 }, () => JSON.stringify(mutated(genome, rng)));
    expect(JSON.stringify(genome)).toBe(before);
    expect(new Set(others).size).toBeGreaterThan(25);
  });
});

describe('effects', () => {
  /** In games of two, a seat's gain equals its first feature. */
  const lessons = newLessons();
  const rng = fastRandom('effects');
  for (let game = 0; game < 3000; game++) {
    const genome = randomGenome(rng);
    const packs = [featuresOf(genome, game % 7), featuresOf(genome, (game + 1) % 7)];
    const lead = (packs[0]?.[0] ?? 0) - (packs[1]?.[0] ?? 0);
    learn(lessons, packs, [0.5 + lead / 10, 0.5 - lead / 10]);
  }
  const effects = effectsOf(lessons);

  test('the deciding feature is found, and no other', () => {
    expect(effects).toHaveLength(FEATURES);
    const strength = (pace: number): number => pace * (effects[0] ?? 0);
    expect(strength(1)).toBeGreaterThan(0.1);
    expect(Math.max(...effects.slice(15).map(Math.abs))).toBeLessThan(0.02);
  });

  test('a prediction is features times effects, relative to the average of the others', () => {
    const genome = randomGenome(rng);
    const strengths = CHARACTERS.map((_, character) =>
      featuresOf(genome, character).reduce((sum, value, at) => sum + value * (effects[at] ?? 0), 0),
    );
    const others = strengths.slice(1).reduce((sum, strength) => sum + strength, 0) / 6;
    expect(predicted(genome, effects, 4)[0]).toBeCloseTo(0.75 * ((strengths[0] ?? 0) - others), 10);
  });

  test('a proposed table is even by them, and violet a little slower', () => {
    const knowledge = [{ seats: 2, effects, residuals: ZEROS }];
    const genome = propose(knowledge, fastRandom('propose'));
    expect(Math.max(...predicted(genome, effects, 2).map(Math.abs))).toBeLessThan(0.06);
    expect(violetBelow(genome)).toBeGreaterThanOrEqual(1);
    expect(violetBelow(genome)).toBeLessThanOrEqual(3);
  });

  test('and is brought back within the limit if a measurement shows it outside', () => {
    const genome = propose([{ seats: 2, effects, residuals: ZEROS }], fastRandom('propose'));
    const gains = predicted(genome, effects, 2);
    const [lowest, highest] = [Math.min(...gains), Math.max(...gains)];
    const beyond = new Map([
      [lowest, -0.08 - lowest],
      [highest, 0.08 - highest],
    ]);
    const residuals = gains.map((gain) => beyond.get(gain) ?? 0);
    const knowledge = [{ seats: 2, effects, residuals }];
    const worst = (each: Genome): number =>
      Math.max(...predicted(each, effects, 2).map((gain, character) => Math.abs(gain + (residuals[character] ?? 0))));
    expect(worst(genome)).toBeGreaterThan(LIMITS.apart(2));
    expect(worst(refine(genome, knowledge, fastRandom('mend')))).toBeLessThan(LIMITS.apart(2));
  });
});

test('a search yields the same trials however often it is interrupted, and its best one', async () => {
  const plan = { learn: { 2: 40 }, trial: { 2: 5 }, trials: 2 } as const;
  const whole = await searchTable(newSearch('test'), plan);
  let kept = JSON.stringify(newSearch('test'));
  for (let stops = 0; stops < 4; stops++) {
    kept = JSON.stringify(await searchTable(JSON.parse(kept) as Search, { ...plan, onProgress: () => false }));
  }
  expect(JSON.parse(kept)).toStrictEqual(whole);
  expect(bestTrial(whole)?.worst).toBe(Math.min(...whole.trials.map(({ worst }) => worst)));
  expect(bestTrial(newSearch('none'))).toBeNull();
});
