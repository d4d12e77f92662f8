import { BOOSTERS, CARDS, HALVES, NO_BOOSTER, PLANE, VEHICLES, vehicleOf } from './cards.ts';
import type { Booster, BoosterName, Card, CardName, HalfName, VehicleName } from './cards.ts';

/** What is printed on a card. */
export interface Face {
  readonly speed: number;
  /** Whole stages. */
  readonly stages: number;
  /** Of a stage or, on a plane, of an aerodrome. */
  readonly half: HalfName | null;
  /** On the back; starters have none. */
  readonly booster: BoosterName | null;
}

/** [CF-N1 … CF-N3] The numbers of a whole pack of cards. */
export type CardTable = Readonly<Record<CardName, Face>>;

/** The same as lists by card, for the rules. */
export interface Deck {
  readonly speeds: readonly number[];
  readonly stages: readonly number[];
  readonly halves: readonly Half[];
  readonly boosters: readonly Booster[];
}

/** The half a card shows, as a number. Half an aerodrome matches only the other half of an aerodrome. */
export type Half = number;
export const NO_HALF: Half = 0;
export const LEFT_STAGE: Half = 1;
export const RIGHT_STAGE: Half = 2;
export const LEFT_AERODROME: Half = 3;
export const RIGHT_AERODROME: Half = 4;

export const deckOf = (table: CardTable): Deck => ({
  speeds: CARDS.map((name) => table[name].speed),
  stages: CARDS.map((name) => table[name].stages),
  halves: CARDS.map((name, card) => halfOf(card, table[name].half)),
  boosters: CARDS.map((name) => boosterNumber(table[name].booster)),
});

const halfOf = (card: Card, half: HalfName | null): Half => {
  if (half === null) return NO_HALF;
  return 1 + HALVES.indexOf(half) + (vehicleOf(card) === PLANE ? HALVES.length : 0);
};

const boosterNumber = (booster: BoosterName | null): Booster =>
  booster === null ? NO_BOOSTER : BOOSTERS.indexOf(booster);

/** One line of a card table: speed, whole stages, half, booster. */
export type Row = readonly [number, number, HalfName | null, BoosterName | null];

/** A table from its lines, in the order of CARDS. */
export const tableOf = (rows: readonly Row[]): CardTable =>
  Object.fromEntries(
    CARDS.map((name, card) => {
      const [speed, stages, half, booster] = rows[card] as Row;
      return [name, { speed, stages, half, booster }];
    }),
  ) as unknown as CardTable;

/** [CF-N1] Whole stages on the slower and the faster half of each vehicle's cards. */
export const STAGES: Readonly<Record<VehicleName, readonly [slow: number, fast: number]>> = {
  train: [4, 1],
  car: [4, 1],
  motorbike: [4, 1],
  boat: [4, 1],
  plane: [2, 0],
};

/** [CF-C3] The vehicles whose cards show a half. */
export const HALVED: readonly VehicleName[] = VEHICLES.filter((name) => name !== 'train' && name !== 'motorbike');
