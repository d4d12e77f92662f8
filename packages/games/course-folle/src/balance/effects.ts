import { BOOSTERS, CHARACTERS, PACK, VEHICLES, VIOLET } from '../cards.ts';
import type { Character } from '../cards.ts';
import { boosterOf, halfOf, isSlow, pace } from './genome.ts';
import type { Genome } from './genome.ts';

/**
 * How the numbers of a pack affect winning, learnt by linear regression from games with random tables: a seat's wins
 * beyond its share, against how its pack differs from the average pack at the table.
 */
const PER_VEHICLE = 3 + 2 * BOOSTERS.length;
export const FEATURES: number = VEHICLES.length * PER_VEHICLE + 1;

/** The numeric features of a character's pack. */
export const featuresOf = (genome: Genome, character: Character): number[] => {
  const features = VEHICLES.flatMap((_, vehicle) => {
    const card = character * PACK + vehicle;
    const speed = pace(genome, card);
    const booster = boosterOf(genome, card);
    return [
      speed,
      isSlow(genome, card) ? 1 : 0,
      halfOf(genome, card) ?? 0,
      ...BOOSTERS.flatMap((__, kind) => (kind === booster ? [1, speed] : [0, 0])),
    ];
  });
  return [...features, character === VIOLET ? 1 : 0];
};

/** Sums over all seats of all games: enough to fit, and to continue learning later. */
export interface Lessons {
  games: number;
  /** Products of features, row by row. */
  readonly products: number[];
  /** Products of features with results. */
  readonly gains: number[];
}

export const newLessons = (): Lessons => ({
  games: 0,
  products: Array.from({ length: FEATURES * FEATURES }, () => 0),
  gains: Array.from({ length: FEATURES }, () => 0),
});

/** Learns from one game: the features of each seat's pack and its share of the win. */
export const learn = (lessons: Lessons, packs: readonly (readonly number[])[], shares: readonly number[]): void => {
  const seats = packs.length;
  lessons.games += 1;
  const mean = Array.from(
    { length: FEATURES },
    (_, at) => packs.reduce((sum, pack) => sum + (pack[at] as number), 0) / seats,
  );
  for (const [seat, pack] of packs.entries()) {
    const gain = (shares[seat] as number) - 1 / seats;
    const apart = pack.map((value, at) => value - (mean[at] as number));
    for (let row = 0; row < FEATURES; row++) {
      const value = apart[row] as number;
      if (value === 0) continue;
      lessons.gains[row] = (lessons.gains[row] as number) + value * gain;
      const start = row * FEATURES;
      for (let column = 0; column < FEATURES; column++) {
        lessons.products[start + column] =
          (lessons.products[start + column] as number) + value * (apart[column] as number);
      }
    }
  }
};

/** Regularises features that always occur together, which otherwise only chance would distinguish. */
const RIDGE = 30;

/** The effect of each feature, by least squares. */
export const effectsOf = ({ products, gains }: Lessons): number[] => {
  const rows = gains.map((gain, row) => [
    ...products
      .slice(row * FEATURES, (row + 1) * FEATURES)
      .map((value, column) => value + (row === column ? RIDGE : 0)),
    gain,
  ]);
  // Gaussian elimination without pivoting: with the ridge the matrix is positive definite.
  for (const [pivot, row] of rows.entries()) {
    for (const other of rows) {
      if (other === row) continue;
      const factor = (other[pivot] as number) / (row[pivot] as number);
      if (factor === 0) continue;
      for (let column = pivot; column <= FEATURES; column++) {
        other[column] = (other[column] as number) - factor * (row[column] as number);
      }
    }
  }
  return rows.map((row, at) => (row[FEATURES] as number) / (row[at] as number));
};

/** By character, the predicted difference from an even share of wins at a table of this size. */
export const predicted = (genome: Genome, effects: readonly number[], seats: number): number[] => {
  const strengths = CHARACTERS.map((_, character) => strengthOf(genome, effects, character));
  const total = strengths.reduce((sum, strength) => sum + strength, 0);
  const others = CHARACTERS.length - 1;
  return strengths.map((strength) => ((seats - 1) / seats) * (strength - (total - strength) / others));
};

/** The dot product of features and effects, without storing the many zeros. */
const strengthOf = (genome: Genome, effects: readonly number[], character: Character): number => {
  let strength = character === VIOLET ? (effects[FEATURES - 1] as number) : 0;
  for (let vehicle = 0; vehicle < PACK; vehicle++) {
    const card = character * PACK + vehicle;
    const at = vehicle * PER_VEHICLE;
    const speed = pace(genome, card);
    const booster = at + 3 + 2 * boosterOf(genome, card);
    strength += speed * ((effects[at] as number) + (effects[booster + 1] as number)) + (effects[booster] as number);
    if (isSlow(genome, card)) strength += effects[at + 1] as number;
    strength += (halfOf(genome, card) ?? 0) * (effects[at + 2] as number);
  }
  return strength;
};
