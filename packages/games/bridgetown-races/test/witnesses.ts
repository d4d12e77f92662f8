import type { Seat } from '@ponts-bornes/kernel';
import { STAIRS } from '../src/city/streets.ts';
import type { BridgeName, BridgetownOptions, ModeName, PlayerView, View } from '../src/index.ts';

/** One move of a game, with the public view before and after it, and the legal alternatives. */
export interface Step {
  readonly seat: Seat;
  readonly text: string;
  readonly legal: readonly string[];
  readonly before: View;
  readonly after: View;
}

/** `eager` seats place where flags are and take what they can; `keen` ones also look a move ahead. */
export type Players = 'random' | 'eager' | 'keen';

/** A record kept for something that happens in it. */
export interface Witness {
  readonly name: string;
  readonly note: string;
  readonly seats: number;
  readonly options: BridgetownOptions;
  readonly players: Players;
  readonly shows: (steps: readonly Step[]) => boolean;
}

const FULL: BridgetownOptions = { streetcarRules: true, specialActions: true };
const FREE_STREETCAR: BridgetownOptions = { streetcarRules: false, specialActions: true };
const NO_SPECIALS: BridgetownOptions = { streetcarRules: true, specialActions: false };
const LIGHTEST: BridgetownOptions = { streetcarRules: false, specialActions: false };

const some =
  (isIt: (step: Step, index: number, steps: readonly Step[]) => boolean) =>
  (steps: readonly Step[]): boolean =>
    steps.some(isIt);

const endOf = (steps: readonly Step[]): View => (steps.at(-1) as Step).after;

const own = ({ seat, before }: Step): PlayerView => before.players[seat] as PlayerView;

const modeOf = (text: string): ModeName => text.split(' ')[1] as ModeName;

const takenIn = (text: string): BridgeName[] =>
  text
    .split(' ')
    .filter((word) => word.startsWith('+'))
    .map((word) => word.slice(1) as BridgeName);

const sharers = ({ before, text, seat }: Step): number =>
  before.wheel.find(({ mode }) => mode === modeOf(text))?.seats.filter((other) => other !== seat).length ?? 0;

/** [BR-R5] Waits once, and goes first in a later race turn of the same round. */
const waitsThenFirst = some(
  ({ text, seat, before }, index, steps) =>
    text === 'first' &&
    steps
      .slice(0, index)
      .some((step) => step.text === 'wait' && step.seat === seat && step.before.round === before.round),
);

/** [BR-R3] Double with a mode that others are on too, and a flag taken by it. */
const doubleShared = some(
  (step) => step.text.includes(' double ') && sharers(step) > 0 && takenIn(step.text).length > 0,
);

/** [BR-R4] A flag swapped to a bridge is taken from there by the ride that follows. */
const swapThenTake = some(({ text, before }) => takenIn(text).some((bridge) => before.swapped.includes(bridge)));

const swapAfter = some(({ text, before }) => before.phase === 'swap' && text.startsWith('swap '));

/** [BR-M4] A streetcar ride that begins on an overpass with stairs. */
const boardsByStairs = some(
  (step) =>
    step.text.startsWith('ride streetcar ') &&
    !/walk|stay/.test(step.text) &&
    STAIRS.some(([overpass]) => own(step).racer.startsWith(`${overpass}@`)),
);

/** [BR-M6] One player walks because the streetcar cannot move, and one stays. */
const walksAndStays = (steps: readonly Step[]): boolean =>
  ['walk ', 'stay'].every((how) => steps.some(({ text }) => text.startsWith(`ride streetcar ${how}`)));

const isFull = (step: Step, bridge: BridgeName): boolean => own(step).card[bridge] !== null;

/** [BR-F3] A flag is exchanged for one of another colour; in the same game, one is left. */
const exchanges = some((step) =>
  takenIn(step.text).some((bridge) => isFull(step, bridge) && own(step).card[bridge] !== step.before.flags[bridge]),
);
const declines = some(
  (step) => step.text.startsWith('ride ') && step.legal.some((text) => text.startsWith(`${step.text} +`)),
);
const exchangesSame = some((step) =>
  takenIn(step.text).some((bridge) => isFull(step, bridge) && own(step).card[bridge] === step.before.flags[bridge]),
);

/** [BR-F1] */
const twoFlags = some(({ text }) => takenIn(text).length > 1);

const endsBy = (reason: string) => (steps: readonly Step[]) => endOf(steps).outcome?.reason === reason;

/** [BR-E3] Two of three share the win, with different numbers of flags. */
const sharedWin = (steps: readonly Step[]): boolean => {
  const { outcome, players } = endOf(steps);
  const flags = outcome?.winners.map((seat) => players[seat]?.flags) ?? [];
  return endsBy('colours')(steps) && flags.length === 2 && new Set(flags).size === 2;
};

/** [BR-E1] The old first player is among those with the fewest flags, but does not stay first. */
const markerPassesOn = some(({ before, after }) => {
  if (after.round === before.round) return false;
  const fewest = Math.min(...after.players.map(({ flags }) => flags));
  return (
    after.players[before.firstPlayer]?.flags === fewest &&
    after.players.filter(({ flags }) => flags === fewest).length > 1 &&
    after.firstPlayer !== before.firstPlayer
  );
});

/** [BR-V1] A blue flag is taken far from Steel. */
const blueElsewhere = some(
  (step) => modeOf(step.text) === 'streetcar' && takenIn(step.text).some((bridge) => bridge !== 'steel'),
);

/** [BR-P3] One player has two special actions and one mode. */
const twoSpecials = some(
  ({ after }) =>
    after.raceTurn === 1 &&
    after.players.some(
      (player, seat) =>
        player.modes.length === 1 && after.specials.filter(({ holder }) => holder === seat).length === 2,
    ),
);

const all =
  (...shown: readonly ((steps: readonly Step[]) => boolean)[]) =>
  (steps: readonly Step[]): boolean =>
    shown.every((shows) => shows(steps));

export const WITNESSES: readonly Witness[] = [
  {
    name: 'first-used',
    note: 'BR-R5: its holder waits, is asked again, and goes first',
    seats: 3,
    options: FULL,
    players: 'random',
    shows: waitsThenFirst,
  },
  {
    name: 'double-shared',
    note: 'BR-R3: Double on a mode others share, without their bonus',
    seats: 4,
    options: FULL,
    players: 'eager',
    shows: doubleShared,
  },
  {
    name: 'swap-before',
    note: 'BR-R4: a flag swapped to a bridge and taken there by the same move',
    seats: 3,
    options: FULL,
    players: 'eager',
    shows: swapThenTake,
  },
  {
    name: 'swap-after',
    note: 'BR-R4: a swap after the move',
    seats: 2,
    options: FULL,
    players: 'random',
    shows: swapAfter,
  },
  {
    name: 'stairs',
    note: 'BR-M4: the streetcar boarded from an overpass by its stairs',
    seats: 4,
    options: FULL,
    players: 'random',
    shows: boardsByStairs,
  },
  {
    name: 'cannot-move',
    note: 'BR-M6: a streetcar out of reach, a step on foot and a stay',
    seats: 2,
    options: FULL,
    players: 'random',
    shows: walksAndStays,
  },
  {
    name: 'exchange',
    note: 'BR-F3: a flag exchanged for one of another colour, and one left alone',
    seats: 2,
    options: FULL,
    players: 'eager',
    shows: all(exchanges, declines),
  },
  {
    name: 'exchange-same',
    note: 'BR-F3: a flag exchanged for one of the same colour',
    seats: 3,
    options: FULL,
    players: 'eager',
    shows: exchangesSame,
  },
  {
    name: 'two-flags',
    note: 'BR-F1: two flags in one move',
    seats: 4,
    options: FULL,
    players: 'eager',
    shows: twoFlags,
  },
  {
    name: 'two-specials',
    note: 'BR-P3: two special actions and one mode',
    seats: 3,
    options: FULL,
    players: 'random',
    shows: twoSpecials,
  },
  {
    name: 'eight-flags',
    note: 'BR-E2: eight flags win at once',
    seats: 4,
    options: FULL,
    players: 'keen',
    shows: endsBy('bridges'),
  },
  {
    name: 'shared-win',
    note: 'BR-E3: two share with as many colours, not as many flags',
    seats: 3,
    options: FULL,
    players: 'eager',
    shows: sharedWin,
  },
  {
    name: 'marker-passes-on',
    note: 'BR-E1: the old first player is the farthest of those with fewest flags',
    seats: 3,
    options: FULL,
    players: 'random',
    shows: markerPassesOn,
  },
  {
    name: 'free-streetcar',
    note: 'BR-V1: the streetcar takes a blue flag elsewhere than on Steel',
    seats: 4,
    options: FREE_STREETCAR,
    players: 'eager',
    shows: blueElsewhere,
  },
  {
    name: 'no-specials',
    note: 'BR-V2: no special actions',
    seats: 3,
    options: NO_SPECIALS,
    players: 'eager',
    shows: endsBy('colours'),
  },
  {
    name: 'lightest',
    note: 'BR-V1, BR-V2: both lighter rules',
    seats: 2,
    options: LIGHTEST,
    players: 'eager',
    shows: all(blueElsewhere, exchanges),
  },
];
