import type { CardName } from '@ponts-bornes/course-folle';
import type { ScriptedMove } from '../../lesson.ts';

/**
 * The deals of the lessons, and the role of each card. A seed deals the characters and the first offer whatever is
 * printed on the cards, but orders, boosters and gains depend on the numbers. If the numbers change, search for seeds
 * that still match the comments below; the texts take names and numbers from here and from the cards.
 */

/** One two-player round: what each plays and takes. */
interface Round {
  readonly own: CardName;
  readonly hers: CardName;
  readonly take: CardName;
  readonly hersTake: CardName;
  /** The card nobody takes. */
  readonly left: CardName;
}

/**
 * 1: the learner's train comes first, before a faster but lower card with the turbo; the learner takes a car with a
 * half.
 * 2: same vehicle twice, and only her turbo puts her first; the learner's card, certain to be last, has the late call;
 * a half is joined.
 * 3: same vehicle twice, the learner's is faster; her card of round 2 is worth more than the learner's; hers has the
 * late call.
 * 4: same vehicle twice, hers is faster; the learner's has the pole position; the learner takes a card of their own
 * colour and leaves a half aerodrome.
 * 5: only the pole position puts the learner first; the learner takes a card of their own colour whose half joins; the
 * vehicle left over since round 2 drops from the top. The learner wins on stages.
 */
export const FIRST_GAME: {
  readonly seed: string;
  readonly rounds: readonly [Round, Round, Round, Round, Round];
  readonly scores: readonly [own: number, hers: number];
} = {
  seed: 'course folle 8062',
  rounds: [
    { own: 'pink-train', hers: 'yellow-plane', take: 'car-1', hersTake: 'car-2', left: 'boat-1' },
    { own: 'pink-motorbike', hers: 'yellow-motorbike', take: 'boat-1', hersTake: 'pink-train', left: 'yellow-plane' },
    { own: 'pink-car', hers: 'yellow-car', take: 'yellow-motorbike', hersTake: 'pink-motorbike', left: 'yellow-plane' },
    { own: 'pink-boat', hers: 'yellow-boat', take: 'pink-car', hersTake: 'yellow-car', left: 'yellow-plane' },
    { own: 'pink-plane', hers: 'yellow-train', take: 'pink-boat', hersTake: 'yellow-boat', left: 'yellow-plane' },
  ],
  scores: [18, 11],
};

interface Deal<Part extends string> {
  readonly seed: string;
  readonly before: readonly ScriptedMove[];
  readonly cards: Readonly<Record<Part, CardName>>;
}

/** The course has an unmatched half: `best` joins it, `wrong` has the same side, `other` is a half aerodrome. */
export const HALVES: Deal<'waiting' | 'best' | 'wrong' | 'other'> = {
  seed: 'course folle 2 13675',
  before: [
    '1 blue-boat',
    '0 pink-boat',
    '1 +train-2',
    '0 +train-1',
    '0 ^plane',
    '1 blue-car',
    '0 pink-plane',
    '0 +blue-boat',
    '1 +pink-boat',
    '0 pink-car',
    '1 blue-train',
  ],
  cards: { best: 'car-1', waiting: 'blue-boat', wrong: 'blue-car', other: 'pink-plane' },
};

/**
 * The learner takes last, from two cards of equal worth. `leave` has the top vehicle, which she still holds and the
 * learner doesn't; only the learner holds `next`, the vehicle after it.
 */
export const LEFTOVER: Deal<'take' | 'leave' | 'next'> = {
  seed: 'course folle 2 3402',
  before: [
    '1 pink-motorbike',
    '0 green-car',
    '0 +motorbike-1',
    '1 +plane-1',
    '0 green-motorbike',
    '1 pink-train',
    '1 +green-car',
  ],
  cards: { take: 'pink-motorbike', leave: 'car-2', next: 'green-train' },
};

/**
 * Three seats; the learner has the disguise and the others have chosen. `card`, the lowest vehicle of all but faster
 * than `real`, comes between `real`, the top vehicle, and `passed`. Seat 2 takes `taken` before the learner.
 */
export const DISGUISE: Deal<'card' | 'real' | 'passed' | 'taken' | 'take'> = {
  seed: 'course folle 3 7500',
  before: [
    '2 red-plane',
    '1 pink-car',
    '0 yellow-car',
    '1 +car-1',
    '0 +train-2',
    '2 +car-2',
    '2 ^car',
    '2 red-train',
    '1 pink-train',
    '0 yellow-motorbike',
    '2 +yellow-car',
    '1 +pink-car',
    '0 +red-plane',
    '2 red-car',
    '1 pink-motorbike',
  ],
  cards: { card: 'yellow-boat', real: 'red-car', passed: 'pink-motorbike', taken: 'yellow-motorbike', take: 'plane-2' },
};

/**
 * The learner has speed first; `fast` is the fastest but lower than `hers`, `high` is higher but slower; `take` has a
 * half that joins.
 */
export const SPEED: Deal<'fast' | 'high' | 'hers' | 'take'> = {
  seed: 'course folle 2 12282',
  before: ['1 violet-boat', '0 blue-plane', '1 +train-1', '0 +car-2', '1 violet-train'],
  cards: { fast: 'blue-boat', high: 'blue-car', hers: 'violet-train', take: 'car-1' },
};

/** The learner can swap: `lay` makes an aerodrome with `waiting`, and `back` is the card that costs least. */
export const SWAP: Deal<'lay' | 'back' | 'train' | 'waiting'> = {
  seed: 'course folle 2 1766',
  before: [
    '1 yellow-boat',
    '0 violet-boat',
    '1 +train-2',
    '0 +plane-1',
    '0 ^car',
    '1 yellow-motorbike',
    '0 violet-motorbike',
    '0 +violet-boat',
    '1 +yellow-boat',
    '1 yellow-plane',
    '0 violet-car',
    '1 +violet-motorbike',
    '0 +yellow-motorbike',
  ],
  cards: { lay: 'violet-plane', back: 'violet-boat', train: 'violet-train', waiting: 'plane-1' },
};
