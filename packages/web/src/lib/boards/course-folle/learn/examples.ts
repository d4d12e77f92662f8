import { CARDS, CHARACTERS, VEHICLES } from '@ponts-bornes/course-folle';
import type { CardName, CharacterName, CourseView, Joint, VehicleName, View } from '@ponts-bornes/course-folle';
import type { Seat } from '@ponts-bornes/kernel';
import { isPlane, shownCard } from '@ponts-bornes/course-folle/art';
import type { ShownCard } from '@ponts-bornes/course-folle/art';

/**
 * Cards for figures and texts, looked up by what is printed on them. Changed numbers therefore change the examples but
 * never make them wrong.
 */
const ALL = CARDS.map(shownCard);

const where = (test: (card: ShownCard) => boolean): ShownCard => ALL.find(test)!;

const isRich = ({ stages }: ShownCard): boolean => stages > 1;
const isRace = ({ character }: ShownCard): boolean => character !== null;

/** A card that has every feature. */
export const WHOLE_CARD = where(
  (card) => card.vehicle === 'car' && card.half === 'left' && isRace(card) && isRich(card),
);

/** [CF-E2] Matching halves, and two that don't match. */
export const STAGE_PAIR = [
  WHOLE_CARD,
  where((card) => card.vehicle === 'boat' && card.half === 'right' && card.character !== WHOLE_CARD.character),
] as const;
const LEFT_PLANE = where((card) => isPlane(card) && isRace(card) && card.half === 'left');
export const AERODROME_PAIR = [
  LEFT_PLANE,
  where((card) => isPlane(card) && isRace(card) && card.half === 'right' && card.character !== LEFT_PLANE.character),
] as const;
export const MISFITS = [WHOLE_CARD, AERODROME_PAIR[1]] as const;

/** [CF-B6] A hand card, a course card, and the card that must stay in the hand. */
export const SWAPPED = {
  train: where((card) => card.vehicle === 'train' && card.character === LEFT_PLANE.character),

  lay: AERODROME_PAIR[0],
  back: where((card) => card.vehicle === 'motorbike' && !isRich(card) && card.character !== LEFT_PLANE.character),
} as const;

/** The three seats of the figures. */
export const PLAYERS: readonly CharacterName[] = ['green', 'orange', 'pink'];

/** [CF-N1] The slowest and the fastest card of a vehicle, which show the worth of the slower and the faster half. */
export const extremesOf = (vehicle: VehicleName): readonly [slow: ShownCard, fast: ShownCard] => {
  const cards = ALL.filter((card) => card.vehicle === vehicle).toSorted((a, b) => a.speed - b.speed);
  return [cards[0]!, cards.at(-1)!];
};

const NO_SCORE = { whole: 0, pairs: 0, aerodromes: 0, own: 0, bonus: 0, total: 0, speed: 0 };
const NO_COURSE: CourseView = { cards: [], joints: [], score: NO_SCORE };

const VIEW: View = {
  toAct: [],
  options: { characters: 'dealt' },
  phase: 'take',
  round: 2,
  characters: PLAYERS,
  hierarchy: VEHICLES,
  offer: ['train-2', 'car-1', 'boat-1', 'plane-2'],
  hands: PLAYERS.map(() => []),
  chosen: null,
  played: PLAYERS.map(() => null),
  order: [],
  taken: 0,
  boost: null,
  courses: PLAYERS.map(() => NO_COURSE),
  outcome: null,
};

const playedWith = (...vehicles: readonly VehicleName[]): readonly CardName[] =>
  PLAYERS.map((character, seat) => `${character}-${vehicles[seat]!}` as const);

const speedOf = (played: readonly CardName[], seat: Seat): number => shownCard(played[seat]!).speed;

/** Seats with the same vehicle, fastest first. */
const byFirstSpeed = (played: readonly CardName[], seats: readonly Seat[]): readonly Seat[] =>
  seats.toSorted((a, b) => speedOf(played, b) - speedOf(played, a));

/** [CF-T2] A plane and two cars: first the cars, the faster one ahead, then the plane, although it is the fastest. */
const CARS = playedWith('plane', 'car', 'car');
const BY_SPEED = byFirstSpeed(CARS, [1, 2]);
export const ORDER_VIEW: View = { ...VIEW, played: CARS, order: [...BY_SPEED, 0] };

/** [CF-B2] The slower car has the turbo. */
export const TURBO_VIEW: View = {
  ...VIEW,
  round: 3,
  played: CARS,
  order: [...BY_SPEED.toReversed(), 0],
  boost: { booster: 'turbo', seat: BY_SPEED.at(-1)!, card: 'plane-1' },
};

/** [CF-B4] A plane passes for a train, after the real one and before the car. */
export const DISGUISE_VIEW: View = {
  ...VIEW,
  round: 3,
  played: playedWith('train', 'plane', 'car'),
  order: [0, 1, 2],
  boost: { booster: 'disguise', seat: 1, card: 'plane-1' },
};

/** [CF-B5] Three different vehicles: speed decides, then the hierarchy. */
const MIXED = playedWith('plane', 'boat', 'train');
const rankIn = (played: readonly CardName[], seat: Seat): number => VEHICLES.indexOf(shownCard(played[seat]!).vehicle);
export const SPEED_VIEW: View = {
  ...VIEW,
  round: 3,
  played: MIXED,
  order: [0, 1, 2].toSorted((a, b) => speedOf(MIXED, b) - speedOf(MIXED, a) || rankIn(MIXED, a) - rankIn(MIXED, b)),
  boost: { booster: 'speed', seat: 0, card: 'plane-1' },
};

/** [CF-E1 … CF-E3] A complete course: an aerodrome, a joined stage, and a card of the owner's colour. */
const OWNER = WHOLE_CARD.character ?? CHARACTERS[0];
const FIFTH = where((card) => card.vehicle === 'motorbike' && card.character === OWNER);
const COURSE = [...AERODROME_PAIR, ...STAGE_PAIR, FIFTH];
const JOINTS: readonly (Joint | null)[] = ['aerodrome', null, 'stage', null, null];
const WHOLE_STAGES = COURSE.reduce((sum, { stages }) => sum + stages, 0);
const OWN_CARDS = COURSE.filter(({ character }) => character === OWNER).length;
export const SCORED = {
  owner: OWNER,
  whole: WHOLE_STAGES,
  own: OWN_CARDS,
  total: WHOLE_STAGES + 1 + 4 + OWN_CARDS,
} as const;
export const COURSE_VIEW: View = {
  ...VIEW,
  phase: 'over',
  characters: [OWNER],
  courses: [{ cards: COURSE.map(({ name }) => name), joints: JOINTS, score: NO_SCORE }],
};

/** The players of a view in order, with the cards they played. */
export const playedIn = ({ order, played }: View): readonly ShownCard[] =>
  order.map((seat) => shownCard(played[seat]!));
