import { describe, expect, test } from 'vitest';
import { BOOSTERS, CARDS, CARD_TABLE, CHARACTERS, VEHICLES } from './index.ts';
import type { CardName, CharacterName, Face, VehicleName } from './index.ts';

const face = (name: CardName): Face => CARD_TABLE[name];
const isStarter = (name: CardName): boolean => /-[12]$/.test(name);
const race = CARDS.filter((name) => !isStarter(name));
const starters = CARDS.filter(isStarter);
const pack = (character: CharacterName): CardName[] => race.filter((name) => name.startsWith(`${character}-`));
const ofVehicle = (vehicle: VehicleName, names: readonly CardName[] = CARDS): CardName[] =>
  names.filter((name) => name.split('-').includes(vehicle));
/** Slowest first. */
const bySpeed = (names: readonly CardName[]): CardName[] => names.toSorted((a, b) => face(a).speed - face(b).speed);

test('[CF-C1] seven characters, one of them violet, with a card of each vehicle', () => {
  expect(CHARACTERS).toHaveLength(7);
  expect(CHARACTERS).toContain('violet');
  expect(race).toHaveLength(35);
  for (const character of CHARACTERS) {
    expect(pack(character)).toStrictEqual(VEHICLES.map((vehicle) => `${character}-${vehicle}`));
  }
  for (const name of race) expect(BOOSTERS).toContain(face(name).booster);
});

test('[CF-C2] eight starters: 2 trains, 2 cars, 1 motorbike, 1 boat, 2 planes, without booster', () => {
  expect(VEHICLES.map((vehicle) => ofVehicle(vehicle, starters).length)).toStrictEqual([2, 2, 1, 1, 2]);
  for (const name of starters) expect(face(name).booster).toBeNull();
});

test('[CF-C3] halves are on cars, boats and planes only', () => {
  const halved = VEHICLES.filter((vehicle) => ofVehicle(vehicle).some((name) => face(name).half !== null));
  expect(halved).toStrictEqual(['car', 'boat', 'plane']);
});

describe('[CF-N1] stages', () => {
  /** Twice the stages, so that a half is 1: for slower and for faster cards. A plane's half is half an aerodrome. */
  const DOUBLED: Readonly<Record<VehicleName, readonly [number, number]>> = {
    train: [8, 2],
    car: [9, 3],
    motorbike: [8, 2],
    boat: [9, 3],
    plane: [5, 1],
  };

  test.each(VEHICLES)('%s: the slower half has more', (vehicle) => {
    const cards = bySpeed(ofVehicle(vehicle));
    const slow = Math.ceil(cards.length / 2);
    const [slower, faster] = DOUBLED[vehicle];
    const doubled = cards.map((name) => 2 * face(name).stages + (face(name).half === null ? 0 : 1));
    expect(doubled).toStrictEqual(cards.map((_, rank) => (rank < slow ? slower : faster)));
  });
});

describe('[CF-N2] speeds', () => {
  test('are positive integers, all different within a vehicle', () => {
    for (const vehicle of VEHICLES) {
      const speeds = ofVehicle(vehicle).map((name) => face(name).speed);
      expect(new Set(speeds).size).toBe(speeds.length);
      for (const speed of speeds) expect(Number.isInteger(speed) && speed >= 1).toBe(true);
    }
  });

  test('overlap between vehicles', () => {
    const speedsOf = (vehicle: VehicleName) => ofVehicle(vehicle).map((name) => face(name).speed);
    for (const vehicle of VEHICLES) {
      for (const other of VEHICLES) {
        const shared = speedsOf(vehicle).filter((speed) => speedsOf(other).includes(speed));
        expect(shared.length, `${vehicle} and ${other}`).toBeGreaterThan(1);
      }
    }
  });
});

describe('[CF-N3] boosters and halves', () => {
  test('a pack has five different boosters', () => {
    for (const character of CHARACTERS) {
      expect(new Set(pack(character).map((name) => face(name).booster)).size).toBe(5);
    }
  });

  test.each(BOOSTERS)('%s is on five or six cards', (booster) => {
    expect([5, 6]).toContain(race.filter((name) => face(name).booster === booster).length);
  });

  test.each(['car', 'boat', 'plane'] as const)('%s: lefts and rights differ by at most one', (vehicle) => {
    const halves = ofVehicle(vehicle, race).map((name) => face(name).half);
    const lefts = halves.filter((half) => half === 'left').length;
    expect(Math.abs(lefts - (halves.length - lefts))).toBeLessThan(2);
  });
});

test('[CF-N4] violet’s speeds have the lowest total, by a small margin', () => {
  const total = (character: CharacterName) => pack(character).reduce((sum, name) => sum + face(name).speed, 0);
  const others = CHARACTERS.filter((character) => character !== 'violet').map(total);
  expect(total('violet')).toBeLessThan(Math.min(...others));
  expect(total('violet')).toBeGreaterThanOrEqual(Math.min(...others) - 3);
});
