import { BOOSTERS, CARDS, CHARACTERS, VEHICLES } from '../src/cards.ts';
import type { CardName, VehicleName } from '../src/cards.ts';
import type { CardTable, Face } from '../src/deck.ts';

const isStarter = (name: CardName): boolean => /-[12]$/.test(name);
const race = CARDS.filter((name) => !isStarter(name));
const ofVehicle = (vehicle: VehicleName, names: readonly CardName[] = CARDS): CardName[] =>
  names.filter((name) => name.split('-').includes(vehicle));

/** Twice the stages, so that a half is 1: for slower and for faster cards. A plane's half is half an aerodrome. */
const DOUBLED: Readonly<Record<VehicleName, readonly [number, number]>> = {
  train: [8, 2],
  car: [9, 3],
  motorbike: [8, 2],
  boat: [9, 3],
  plane: [5, 1],
};

/** The violations of CF-N1, CF-N2 or CF-N3 in a table, checked independently from the spec. */
export const tableFaults = (table: CardTable): string[] => [
  ...VEHICLES.filter((vehicle) => !keepsStages(table, vehicle)).map((vehicle) => `CF-N1 ${vehicle}`),
  ...VEHICLES.filter((vehicle) => !keepsSpeeds(table, vehicle)).map((vehicle) => `CF-N2 ${vehicle}`),
  ...CHARACTERS.filter((character) => new Set(boostersOf(table, character)).size !== 5).map((name) => `CF-N3 ${name}`),
  ...BOOSTERS.filter((booster) => ![5, 6].includes(countOf(table, booster))).map((booster) => `CF-N3 ${booster}`),
  ...(['car', 'boat', 'plane'] as const)
    .filter((vehicle) => !keepsHalves(table, vehicle))
    .map((name) => `CF-N3 ${name}`),
];

const keepsStages = (table: CardTable, vehicle: VehicleName): boolean => {
  const faces = ofVehicle(vehicle)
    .map((name) => table[name])
    .toSorted((a, b) => a.speed - b.speed);
  const slow = Math.ceil(faces.length / 2);
  const doubled = ({ stages, half }: Face): number => 2 * stages + (half === null ? 0 : 1);
  return faces.every((face, rank) => doubled(face) === DOUBLED[vehicle][rank < slow ? 0 : 1]);
};

const keepsSpeeds = (table: CardTable, vehicle: VehicleName): boolean => {
  const speedsOf = (name: VehicleName): number[] => ofVehicle(name).map((card) => table[card].speed);
  const own = speedsOf(vehicle);
  const overlaps = VEHICLES.every((other) => own.filter((speed) => speedsOf(other).includes(speed)).length > 1);
  return new Set(own).size === own.length && own.every((speed) => Number.isInteger(speed) && speed >= 1) && overlaps;
};

const keepsHalves = (table: CardTable, vehicle: VehicleName): boolean => {
  const lefts = ofVehicle(vehicle, race).filter((name) => table[name].half === 'left').length;
  return lefts === 3 || lefts === 4;
};

const boostersOf = (table: CardTable, character: string): (string | null)[] =>
  race.filter((name) => name.startsWith(`${character}-`)).map((name) => table[name].booster);

const countOf = (table: CardTable, booster: string): number =>
  race.filter((name) => table[name].booster === booster).length;
