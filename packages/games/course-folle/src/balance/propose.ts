import { below } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { CHARACTERS } from '../cards.ts';
import { predicted } from './effects.ts';
import { mutated, randomGenome, violetBelow } from './genome.ts';
import type { Genome } from './genome.ts';
import { LIMITS } from './verdict.ts';

/** What is known for one number of players: learnt effects, and the deviation of a measured table from them. */
export interface Knowledge {
  readonly seats: number;
  readonly effects: readonly number[];
  /** By character, measured minus predicted; zeros before the first measurement. */
  readonly residuals: readonly number[];
}

const STARTS = 6;
const STEPS = 12_000;
/** The initial temperature, which falls to zero. */
const HEAT = 0.3;

/** A genome that should be balanced by what was learnt: the best of several runs of simulated annealing. */
export const propose = (knowledge: readonly Knowledge[], rng: Rng): Genome => {
  let best = annealed(knowledge, rng);
  for (let start = 1; start < STARTS; start++) {
    const other = annealed(knowledge, rng);
    if (costOf(other, knowledge) < costOf(best, knowledge)) best = other;
  }
  return best;
};

const annealed = (knowledge: readonly Knowledge[], rng: Rng): Genome => {
  let genome = randomGenome(rng);
  let cost = costOf(genome, knowledge);
  let best = { genome, cost };
  for (let step = 0; step < STEPS; step++) {
    const next = mutated(genome, rng);
    const nextCost = costOf(next, knowledge);
    const allowed = HEAT * (1 - step / STEPS) * (below(rng, 1000) / 1000) ** 4;
    if (nextCost > cost + allowed) continue;
    genome = next;
    cost = nextCost;
    if (cost < best.cost) best = { genome, cost };
  }
  return best.genome;
};

const WALKS = 400;
const LONGEST_WALK = 6;
const BRANCHES = 40;
/** The minimum gain of each further change: residuals say little far from where they were measured. */
const STEP_COST = 0.03;

/** A genome a few changes away that should be better by what was learnt and measured. */
export const refine = (from: Genome, knowledge: readonly Knowledge[], rng: Rng): Genome => {
  let best = { genome: from, cost: costOf(from, knowledge) };
  for (let walk = 0; walk < WALKS; walk++) {
    let genome = from;
    for (let step = 1; step <= 1 + (walk % LONGEST_WALK); step++) {
      genome = bestNeighbour(genome, knowledge, rng);
      const cost = costOf(genome, knowledge) + STEP_COST * step;
      if (cost < best.cost) best = { genome, cost };
    }
  }
  return best.genome;
};

const bestNeighbour = (genome: Genome, knowledge: readonly Knowledge[], rng: Rng): Genome => {
  let best = { genome, cost: Infinity };
  for (let branch = 0; branch < BRANCHES; branch++) {
    const next = mutated(genome, rng);
    const cost = costOf(next, knowledge);
    if (cost < best.cost) best = { genome: next, cost };
  }
  return best.genome;
};

/** [CF-N4] "By a little." */
const VIOLET_BELOW = { least: 1, most: 3 } as const;

/** Distances from an even win rate relative to the limit: the worst one, and the mean of their squares. */
const costOf = (genome: Genome, knowledge: readonly Knowledge[]): number => {
  let worst = 0;
  let squares = 0;
  for (const { seats, effects, residuals } of knowledge) {
    for (const [character, gain] of predicted(genome, effects, seats).entries()) {
      const apart = Math.abs(gain + (residuals[character] as number)) / LIMITS.apart(seats);
      worst = Math.max(worst, apart);
      squares += apart * apart;
    }
  }
  const lower = violetBelow(genome);
  const outside = Math.max(0, VIOLET_BELOW.least - lower, lower - VIOLET_BELOW.most);
  return worst + squares / (CHARACTERS.length * knowledge.length) + outside;
};
