/** From the top of the hierarchy at the start of a game. */
export const VEHICLES = ['train', 'car', 'motorbike', 'boat', 'plane'] as const;
export type VehicleName = (typeof VEHICLES)[number];
/** An index of VEHICLES. */
export type Vehicle = number;

/** A character is identified by its colour. */
export const CHARACTERS = ['red', 'orange', 'yellow', 'green', 'blue', 'violet', 'pink'] as const;
export type CharacterName = (typeof CHARACTERS)[number];
/** An index of CHARACTERS. */
export type Character = number;

export const BOOSTERS = ['pole', 'turbo', 'late', 'disguise', 'speed', 'swap'] as const;
export type BoosterName = (typeof BOOSTERS)[number];
/** An index of BOOSTERS. */
export type Booster = number;

/** The half of a stage (on a plane: of an aerodrome) that a card shows. */
export const HALVES = ['left', 'right'] as const;
export type HalfName = (typeof HALVES)[number];

/** [CF-C2] The vehicles of the starters. */
const STARTERS = ['train-1', 'train-2', 'car-1', 'car-2', 'motorbike-1', 'boat-1', 'plane-1', 'plane-2'] as const;
type StarterName = (typeof STARTERS)[number];

export type CardName = `${CharacterName}-${VehicleName}` | StarterName;

/** An index into CARDS: the packs, character by character and vehicle by vehicle, then the starters. */
export type Card = number;

export const CARDS: readonly CardName[] = [
  ...CHARACTERS.flatMap((character) => VEHICLES.map((vehicle) => `${character}-${vehicle}` as const)),
  ...STARTERS,
];

/** Stands for "no card". */
export const NO_CARD: Card = -1;

export const TRAIN: Vehicle = 0;
export const PLANE: Vehicle = 4;
export const VIOLET: Character = CHARACTERS.indexOf('violet');

export const POLE: Booster = 0;
export const TURBO: Booster = 1;
export const LATE: Booster = 2;
export const DISGUISE: Booster = 3;
export const SPEED: Booster = 4;
export const SWAP: Booster = 5;
/** [CF-B7] Starters have none. */
export const NO_BOOSTER: Booster = -1;

export const PACK = VEHICLES.length;
export const FIRST_STARTER: Card = CHARACTERS.length * PACK;

export const ALL_CARDS: readonly Card[] = CARDS.map((_, card) => card);
export const ALL_STARTERS: readonly Card[] = ALL_CARDS.slice(FIRST_STARTER);

/** The colour of each card; for starters, an index beyond the characters. */
const COLOUR_OF: readonly Character[] = ALL_CARDS.map((card) => (card < FIRST_STARTER ? Math.floor(card / PACK) : -1));

const VEHICLE_OF: readonly Vehicle[] = CARDS.map((name, card) =>
  card < FIRST_STARTER ? card % PACK : VEHICLES.findIndex((vehicle) => name.startsWith(vehicle)),
);

export const isStarter = (card: Card): boolean => card >= FIRST_STARTER;
export const colourOf = (card: Card): Character => COLOUR_OF[card] as Character;
export const vehicleOf = (card: Card): Vehicle => VEHICLE_OF[card] as Vehicle;

/** The card of a character's pack with this vehicle. */
export const raceCard = (character: Character, vehicle: Vehicle): Card => character * PACK + vehicle;

export const cardName = (card: Card): CardName => CARDS[card] as CardName;
export const vehicleName = (vehicle: Vehicle): VehicleName => VEHICLES[vehicle] as VehicleName;
export const characterName = (character: Character): CharacterName => CHARACTERS[character] as CharacterName;
