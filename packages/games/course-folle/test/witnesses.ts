import type { Outcome, Seat } from '@ponts-bornes/kernel';
import { CARD_TABLE } from '../src/index.ts';
import type { BoosterName, CardName, CourseFolleOptions, VehicleName, View } from '../src/index.ts';

/** One move of a game, with a spectator's view before and after it. */
export interface Step {
  readonly seat: Seat;
  readonly text: string;
  readonly before: View;
  readonly after: View;
}

/** A record kept for something that happens in it. */
export interface Witness {
  readonly name: string;
  readonly note: string;
  readonly seats: number;
  readonly options: CourseFolleOptions;
  readonly shows: (steps: readonly Step[]) => boolean;
}

const DEALT = { characters: 'dealt' } as const;

/** The steps that reveal all cards of a round and the order. */
const reveals = (steps: readonly Step[]): Step[] =>
  steps.filter(({ before, after }) => before.phase !== 'take' && after.phase === 'take');

const vehicleOf = (card: CardName): VehicleName => card.replace(/^(?:[a-z]+-)(?=[a-z])|-[12]$/g, '') as VehicleName;
const isStarter = (card: CardName): boolean => /-[12]$/.test(card);

/** The cards of a round from first to last. */
const inOrder = ({ order, played }: View): CardName[] => order.map((seat) => played[seat] as CardName);

const boosted = ({ boost }: View, booster: BoosterName): Seat | null =>
  boost?.booster === booster ? boost.seat : null;

const endOf = (steps: readonly Step[]): View => (steps.at(-1) as Step).after;

const endsBy = (reason: Outcome['reason']) => (steps: readonly Step[]) => endOf(steps).outcome?.reason === reason;

/** [CF-T1] A player chooses three times before the reveal. */
const changesMinds = (steps: readonly Step[]): boolean =>
  [0, 1, 2].every((seat) =>
    steps.some(({ after: { round } }) => {
      const own = steps.filter((step) => step.seat === seat && step.before.phase === 'choose');
      return own.filter(({ before }) => before.round === round).length > 2;
    }),
  );

/** [CF-B2] A slower card comes before a faster one of its kind. */
const turboOvertakes = (steps: readonly Step[]): boolean =>
  reveals(steps).some(({ after }) => {
    const cards = inOrder(after);
    const own = after.played[boosted(after, 'turbo') ?? -1];
    if (own === undefined || own === null) return false;
    return cards
      .slice(cards.indexOf(own) + 1)
      .some((card) => vehicleOf(card) === vehicleOf(own) && CARD_TABLE[card].speed > CARD_TABLE[own].speed);
  });

/** [CF-B4] A disguised card comes before a vehicle that is higher in the hierarchy. */
const disguiseOvertakes = (steps: readonly Step[]): boolean =>
  reveals(steps).some(({ after }) => {
    const cards = inOrder(after);
    const own = after.played[boosted(after, 'disguise') ?? -1];
    if (own === undefined || own === null) return false;
    const rank = (card: CardName): number => after.hierarchy.indexOf(vehicleOf(card));
    const before = cards.slice(0, cards.indexOf(own));
    const behind = cards.slice(cards.indexOf(own) + 1);
    return before.some((card) => rank(card) === 0) && behind.some((card) => rank(card) < rank(own));
  });

/** [CF-B5] Equal speeds are decided by the hierarchy. */
const equalSpeeds = (steps: readonly Step[]): boolean =>
  reveals(steps).some(({ after }) => {
    const speeds = inOrder(after).map((card) => CARD_TABLE[card].speed);
    return boosted(after, 'speed') !== null && new Set(speeds).size < speeds.length;
  });

/** [CF-B7] A starter that was swapped into a hand is played and comes last. */
const starterLast = (steps: readonly Step[]): boolean =>
  reveals(steps).some(({ after }) => after.round < 5 && isStarter(inOrder(after).at(-1) as CardName));

/** [CF-B6] A swap brings a train into a hand. */
const trainSwapped = (steps: readonly Step[]): boolean => steps.some(({ text }) => /^\w.*>.*train/.test(text));

/** [CF-B6] Swap goes to a player whose hand is one train: the next round begins at once. */
const nothingToSwap = (steps: readonly Step[]): boolean =>
  steps.some(({ before, after }) => {
    if (before.phase !== 'take' || after.phase !== 'choose') return false;
    const last = before.order.at(-1) as Seat;
    return CARD_TABLE[before.played[last] as CardName].booster === 'swap' && after.hands[last]?.length === 1;
  });

/** [CF-B1] The pole position goes to the vehicle already on top. */
const poleUnchanged = (steps: readonly Step[]): boolean =>
  steps.some(({ text, before }) => text === `^${before.hierarchy[0]}`);

/** [CF-T4] A vehicle drops from the top to the bottom. */
const drops = (steps: readonly Step[]): boolean =>
  steps.some(
    ({ before, after }) =>
      before.phase === 'take' && after.phase !== 'take' && before.hierarchy[0] === after.hierarchy.at(-1),
  );

/** [CF-E4] Violet wins by the stage from its starters. */
const violetBonus = (steps: readonly Step[]): boolean => {
  const { outcome, characters, courses } = endOf(steps);
  const violet = characters.indexOf('violet');
  const scores = outcome?.scores ?? [];
  const best = Math.max(...scores.filter((_, seat) => seat !== violet));
  return courses[violet]?.score.bonus === 1 && scores[violet] === best + 1;
};

/** [CF-E2] A course with two aerodromes. */
const twoAerodromes = (steps: readonly Step[]): boolean =>
  endOf(steps).courses.some(({ score }) => score.aerodromes === 8);

/** The records to keep, and the rule each one shows. */
export const WITNESSES: readonly Witness[] = [
  {
    name: 'minds-change',
    note: 'All three change their secret choice twice in a round (CF-T1).',
    seats: 3,
    options: DEALT,
    shows: changesMinds,
  },
  {
    name: 'turbo',
    note: 'Turbo brings a slower card before a faster one (CF-B2).',
    seats: 4,
    options: DEALT,
    shows: turboOvertakes,
  },
  {
    name: 'late-call',
    note: 'Somebody chooses after the reveal (CF-B3).',
    seats: 5,
    options: DEALT,
    shows: (steps) => steps.some(({ before }) => before.phase === 'late'),
  },
  {
    name: 'disguise',
    note: 'A disguised vehicle comes before a higher one (CF-B4).',
    seats: 4,
    options: DEALT,
    shows: disguiseOvertakes,
  },
  {
    name: 'speed-first-equal',
    note: 'Speed first, and the hierarchy settles equal speeds (CF-B5).',
    seats: 6,
    options: DEALT,
    shows: equalSpeeds,
  },
  {
    name: 'swap-train',
    note: 'A train is swapped into a hand (CF-B6).',
    seats: 3,
    options: DEALT,
    shows: trainSwapped,
  },
  {
    name: 'swap-nothing',
    note: 'The only card in hand is a train: nothing to swap (CF-B6).',
    seats: 4,
    options: DEALT,
    shows: nothingToSwap,
  },
  {
    name: 'starter-last',
    note: 'A starter played from a hand comes last and boosts nobody (CF-B7).',
    seats: 2,
    options: DEALT,
    shows: starterLast,
  },
  {
    name: 'pole-unchanged',
    note: 'The pole position goes to the vehicle on top (CF-B1).',
    seats: 2,
    options: DEALT,
    shows: poleUnchanged,
  },
  {
    name: 'top-drops',
    note: 'The vehicle on top stays in the offer and drops (CF-T4).',
    seats: 2,
    options: DEALT,
    shows: drops,
  },
  {
    name: 'two-aerodromes',
    note: 'A course with two aerodromes (CF-E2).',
    seats: 3,
    options: DEALT,
    shows: twoAerodromes,
  },
  { name: 'violet-bonus', note: 'Violet wins by its starters (CF-E4).', seats: 3, options: DEALT, shows: violetBonus },
  {
    name: 'end-speed',
    note: 'Equal stages, decided by speeds (CF-E5).',
    seats: 4,
    options: DEALT,
    shows: endsBy('speed'),
  },
  { name: 'end-shared', note: 'Equal stages and speeds (CF-E5).', seats: 2, options: DEALT, shows: endsBy('shared') },
  {
    name: 'characters-chosen',
    note: 'Seven players choose their characters (CF-S1).',
    seats: 7,
    options: { characters: 'chosen' },
    shows: (steps) => steps.slice(0, 7).every(({ text }) => text.startsWith('=')),
  },
];
