import type { CardName } from '@ponts-bornes/course-folle';
import type { ScriptedMove } from '../../../learn/lesson.ts';

/**
 * The deals of the lessons, and which card plays which part in them. Seeds deal characters and the first offer whatever is
 * printed on the cards; orders, boosters and gains hang on the numbers. With other numbers, deals that still keep what is
 * said beside them are looked for again: the texts take names and numbers from here and from the cards.
 */

/** One round for two: what each plays and takes. */
interface Round {
  readonly own: CardName;
  readonly hers: CardName;
  readonly take: CardName;
  readonly hersTake: CardName;
  /** What nobody takes. */
  readonly left: CardName;
}

/**
 * 1: the learner's train comes first, before a faster but lower card with the turbo; a car with a half is taken.
 * 2: two alike, only her turbo puts her first; the learner's card, surely the last, has the late call; a half is joined.
 * 3: two alike, the learner's is faster; her card of round 2 is worth more than the learner's; hers has the late call.
 * 4: two alike, hers is faster; the learner's has the pole position; a card of the own colour is taken, a half aerodrome
 *    left.
 * 5: only the pole position puts the learner first; an own card whose half joins is taken. The learner wins by stages.
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

/** A half waits in the course; `best` joins it, `wrong` shows the same side, `other` is a half aerodrome. */
export const HALVES: Deal<'waiting' | 'best' | 'wrong' | 'other'> = {
  seed: 'course folle 2 5813',
  before: [
    '1 violet-car',
    '0 orange-plane',
    '1 +motorbike-1',
    '0 +boat-1',
    '0 ^boat',
    '1 violet-plane',
    '0 orange-train',
  ],
  cards: { waiting: 'boat-1', best: 'car-1', wrong: 'violet-car', other: 'orange-plane' },
};

/**
 * The learner takes last, from two cards worth the same. `leave` has the vehicle on top, which she still holds and the
 * learner does not; the vehicle after it only the learner holds: `next`.
 */
export const LEFTOVER: Deal<'take' | 'leave' | 'next'> = {
  seed: 'course folle 2 1892',
  before: [
    '1 orange-motorbike',
    '0 yellow-car',
    '0 +train-1',
    '1 +plane-1',
    '1 orange-train',
    '0 yellow-plane',
    '1 +yellow-car',
  ],
  cards: { take: 'orange-motorbike', leave: 'car-2', next: 'yellow-train' },
};

/**
 * Three seats; the learner has the disguise, the others have chosen. `card`, the lowest vehicle of all but faster than
 * `real`, comes between `real`, of the vehicle on top, and `passed`. `taken` is what seat 2 takes before the learner.
 */
export const DISGUISE: Deal<'card' | 'real' | 'passed' | 'taken' | 'take'> = {
  seed: 'course folle 3 856',
  before: [
    '2 yellow-motorbike',
    '1 orange-boat',
    '0 pink-train',
    '0 +train-1',
    '2 +car-1',
    '1 +car-2',
    '2 yellow-car',
    '0 pink-plane',
    '1 orange-car',
    '2 +orange-boat',
    '1 +yellow-motorbike',
    '0 +pink-train',
    '2 yellow-train',
    '1 orange-motorbike',
  ],
  cards: {
    card: 'pink-boat',
    real: 'yellow-train',
    passed: 'orange-motorbike',
    taken: 'orange-car',
    take: 'yellow-car',
  },
};

/** The learner has speed first; `fast` is low but the fastest, `high` the highest of the hand but slower than `hers`. */
export const SPEED: Deal<'fast' | 'high' | 'hers' | 'take'> = {
  seed: 'course folle 2 945',
  before: ['1 pink-car', '0 yellow-boat', '1 +train-1', '0 +car-2', '1 pink-boat'],
  cards: { fast: 'yellow-plane', high: 'yellow-train', hers: 'pink-boat', take: 'yellow-boat' },
};

/** The learner may swap: `lay` makes an aerodrome with `waiting`, and `back` is the card that is least missed. */
export const SWAP: Deal<'lay' | 'back' | 'train' | 'waiting'> = {
  seed: 'course folle 2 1819',
  before: [
    '1 green-motorbike',
    '0 yellow-boat',
    '1 +train-1',
    '0 +plane-2',
    '1 green-car',
    '0 yellow-motorbike',
    '1 +green-motorbike',
    '0 +yellow-boat',
    '0 ^train',
    '1 green-plane',
    '0 yellow-car',
    '1 +car-2',
    '0 +green-car',
  ],
  cards: { lay: 'yellow-plane', back: 'green-car', train: 'yellow-train', waiting: 'plane-2' },
};
