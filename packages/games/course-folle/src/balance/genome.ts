import { below, pick, shuffle } from '@ponts-bornes/kernel';
import type { Rng } from '@ponts-bornes/kernel';
import { BOOSTERS, CARDS, CHARACTERS, FIRST_STARTER, HALVES, PACK, VEHICLES, VIOLET, vehicleOf } from '../cards.ts';
import type { Booster, BoosterName, Card, Character, HalfName, Vehicle, VehicleName } from '../cards.ts';
import { HALVED, STAGES, tableOf } from '../deck.ts';
import type { CardTable, Row } from '../deck.ts';

/** [CF-N2] The slowest speed of each vehicle; its cards have this one and the next ones up. */
const SLOWEST: Readonly<Record<VehicleName, number>> = { train: 2, car: 1, motorbike: 3, boat: 1, plane: 4 };

/**
 * The speed ranks of each vehicle's starters, which are fixed. Both trains are slow: with a slow and a fast one, seven
 * strong players leave a car over too rarely.
 */
const STARTER_RANKS: Readonly<Record<VehicleName, readonly number[]>> = {
  train: [2, 4],
  car: [1, 7],
  motorbike: [3],
  boat: [4],
  plane: [3, 5],
};

/** The numbers of a table that a search may change; all tables made from these satisfy CF-N1, CF-N2 and CF-N3. */
export interface Genome {
  /** By vehicle: the speed rank (0 is the slowest) of each of its cards, in the order of CARDS. */
  readonly ranks: number[][];
  /** By vehicle: the half on each of its cards as an index into HALVES; empty if it has none. */
  readonly halves: number[][];
  /** By character: the boosters of its cards, and last the missing one. */
  readonly boosters: Booster[][];
}

const CARDS_OF: readonly (readonly Card[])[] = VEHICLES.map((_, vehicle) =>
  CARDS.map((__, card) => card).filter((card) => vehicleOf(card) === vehicle),
);

const cardsOf = (vehicle: Vehicle): readonly Card[] => CARDS_OF[vehicle] as readonly Card[];

/** Each card's position among its vehicle's cards. */
const PLACE_AMONG: readonly number[] = CARDS.map((_, card) => cardsOf(vehicleOf(card)).indexOf(card));

const placeAmong = (card: Card): number => PLACE_AMONG[card] as number;

/** [CF-N1] The number of slow cards of a vehicle: half of them, including the middle one. */
const slowOf = (vehicle: Vehicle): number => Math.ceil(cardsOf(vehicle).length / 2);

const rankOfCard = ({ ranks }: Genome, card: Card): number =>
  (ranks[vehicleOf(card)] as number[])[placeAmong(card)] as number;

export const isSlow = (genome: Genome, card: Card): boolean => rankOfCard(genome, card) < slowOf(vehicleOf(card));

/** The rank of a card between 0, the slowest of its vehicle, and 1. */
export const pace = (genome: Genome, card: Card): number =>
  rankOfCard(genome, card) / (cardsOf(vehicleOf(card)).length - 1);

export const boosterOf = ({ boosters }: Genome, card: Card): Booster =>
  (boosters[Math.floor(card / PACK)] as Booster[])[card % PACK] as Booster;

export const halfOf = ({ halves }: Genome, card: Card): number | undefined =>
  halves[vehicleOf(card)]?.[placeAmong(card)];

export const tableFrom = (genome: Genome): CardTable => tableOf(CARDS.map((_, card) => rowFor(genome, card)));

const rowFor = (genome: Genome, card: Card): Row => {
  const name = VEHICLES[vehicleOf(card)] as VehicleName;
  const half = halfOf(genome, card);
  return [
    SLOWEST[name] + rankOfCard(genome, card),
    STAGES[name][isSlow(genome, card) ? 0 : 1],
    half === undefined ? null : (HALVES[half] as HalfName),
    card < FIRST_STARTER ? (BOOSTERS[boosterOf(genome, card)] as BoosterName) : null,
  ];
};

/** A uniformly random genome. */
export const randomGenome = (rng: Rng): Genome => ({
  ranks: VEHICLES.map((name) => randomRanks(rng, STARTER_RANKS[name])),
  halves: VEHICLES.map((name, vehicle) => (HALVED.includes(name) ? randomHalves(rng, cardsOf(vehicle).length) : [])),
  boosters: randomBoosters(rng),
});

const randomRanks = (rng: Rng, starters: readonly number[]): number[] => {
  const all = Array.from({ length: CHARACTERS.length + starters.length }, (_, rank) => rank);
  const race = shuffled(
    rng,
    all.filter((rank) => !starters.includes(rank)),
  );
  return [...race, ...starters];
};

/** [CF-N3] Of seven race cards, one side has four; starters have any. */
const randomHalves = (rng: Rng, cards: number): number[] => {
  const more = below(rng, 2);
  const race = shuffled(rng, [more, more, more, more, 1 - more, 1 - more, 1 - more]);
  return [...race, ...Array.from({ length: cards - race.length }, () => below(rng, 2))];
};

/** [CF-N3] Every booster is missing in one pack, one of them in two. */
const randomBoosters = (rng: Rng): Booster[][] => {
  const all = [...BOOSTERS.keys()];
  const lacking = shuffled(rng, [...all, pick(rng, all)]);
  return lacking.map((missing) => [
    ...shuffled(
      rng,
      all.filter((booster) => booster !== missing),
    ),
    missing,
  ]);
};

const shuffled = <T>(rng: Rng, items: T[]): T[] => {
  shuffle(rng, items);
  return items;
};

/** A genome with one small change. */
export const mutated = (genome: Genome, rng: Rng): Genome => {
  const next: Genome = {
    ranks: genome.ranks.map((ranks) => ranks.slice()),
    halves: genome.halves.map((halves) => halves.slice()),
    boosters: genome.boosters.map((boosters) => boosters.slice()),
  };
  pick(rng, MUTATIONS)(next, rng);
  return next;
};

const swapRanks = ({ ranks }: Genome, rng: Rng): void => exchangeTwo(pick(rng, ranks), rng);

const swapBoosters = ({ boosters }: Genome, rng: Rng): void => {
  const pack = pick(rng, boosters);
  exchange(pack, below(rng, PACK), below(rng, PACK));
};

/** Two packs swap their missing boosters, so that every booster stays on the same number of cards. */
const swapLacking = ({ boosters }: Genome, rng: Rng): void => {
  const [one, other] = [pick(rng, boosters), pick(rng, boosters)];
  const [missing, wanting] = [one[PACK] as Booster, other[PACK] as Booster];
  if (missing === wanting) return;
  exchange(one, one.indexOf(wanting), PACK);
  exchange(other, other.indexOf(missing), PACK);
};

const swapHalves = ({ halves }: Genome, rng: Rng): void => {
  const sides = pick(
    rng,
    halves.filter((list) => list.length > 0),
  );
  exchangeTwo(sides, rng);
};

const MUTATIONS = [swapRanks, swapRanks, swapBoosters, swapBoosters, swapLacking, swapHalves] as const;

/** Swaps the values of two characters. */
const exchangeTwo = (items: number[], rng: Rng): void =>
  exchange(items, below(rng, CHARACTERS.length), below(rng, CHARACTERS.length));

const exchange = (items: number[], one: number, other: number): void => {
  const held = items[one] as number;
  items[one] = items[other] as number;
  items[other] = held;
};

/** [CF-N4] How far violet's total speed is below the next lowest; it must be 1 to 3. */
export const violetBelow = (genome: Genome): number => {
  const totals = CHARACTERS.map((_, character) => speedTotal(genome, character));
  const others = totals.filter((__, character) => character !== VIOLET);
  return Math.min(...others) - (totals[VIOLET] as number);
};

const speedTotal = (genome: Genome, character: Character): number =>
  VEHICLES.reduce((sum, name, vehicle) => sum + SLOWEST[name] + rankOfCard(genome, character * PACK + vehicle), 0);
