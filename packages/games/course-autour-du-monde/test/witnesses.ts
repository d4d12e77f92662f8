import type { Seat } from '@ponts-bornes/kernel';
import type { View } from '../src/index.ts';
import { landing } from './traveller.ts';
import type { Habits } from './traveller.ts';

/** One move of a game, with its seat's view before and after it. */
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
  readonly habits: Habits;
  readonly shows: (steps: readonly Step[]) => boolean;
}

const EAGER: Habits = { patience: 0 };
const HESITANT: Habits = { patience: 0.3 };
const SETTLED: Habits = { patience: 0.9 };

/** The cards laid so far in a turn. */
const legs = ({ step }: View): readonly string[] => (step?.kind === 'fly' ? step.routes : []);
const cityAt = (view: View, seat: Seat): string => view.cities[seat] as string;
const visasAt = (view: View, seat: Seat): readonly string[] => view.visas[seat] as readonly string[];
const isFlight = ({ text }: Step): boolean => text.startsWith('fly');

/** [CM-T7] The number of laid cards of which this step made a new stock, or null. */
const reshuffled = ({ before, after }: Step): number | null =>
  before.laid.length > 0 && after.laid.length === 0 ? before.laid.length : null;

/** [CM-V3] The last flight is not the first of its turn, and another card could have been flown. */
const winsMidChain = (steps: readonly Step[]): boolean => {
  const { seat, before, after } = steps.at(-1) as Step;
  return legs(before).length > 0 && after.hand.some((card) => card.split('-').includes(cityAt(after, seat)));
};

/** [CM-G1, CM-V1] The fifth visa and home in one turn. */
const lastVisaAndHome = (steps: readonly Step[]): boolean => {
  const { seat, before } = steps.at(-1) as Step;
  const chain = steps.slice(-1 - legs(before).length);
  return visasAt((chain[0] as Step).before, seat).length < 5;
};

/** [CM-T6] A chain lands twice in one city. */
const loops = (steps: readonly Step[]): boolean =>
  steps.some(({ seat, before, after }) => {
    if (legs(after).length < 3) return false;
    let city = cityAt(after, seat);
    const way = [city];
    for (const route of legs(after).toReversed()) {
      city = landing(route, city);
      way.push(city);
    }
    return new Set(way).size < way.length && before.phase === 'flying';
  });

/** [CM-V2] A player without the visa of Oceania lands in an Oceanian city that gives none. */
const noVisa = (steps: readonly Step[]): boolean =>
  steps.some((step) => {
    const { seat, after } = step;
    return isFlight(step) && cityAt(after, seat) === 'HNL' && !visasAt(after, seat).includes('oceania');
  });

/** [CM-V1] Three visas in one chain. */
const threeVisas = (steps: readonly Step[]): boolean =>
  steps.some((step, at) => {
    const chain = steps.slice(at + 1 - legs(step.after).length, at + 1);
    const first = chain[0];
    if (first === undefined) return false;
    return visasAt(step.after, step.seat).length - visasAt(first.before, step.seat).length === 3;
  });

/** [CM-T8] A card taken from an écart is flown. */
const flownFromEcart = (steps: readonly Step[]): boolean =>
  steps.some(({ seat, text, before }) => text.startsWith('fly') && before.known[seat]?.includes(text.slice(4)));

/** [CM-T7] The stock is empty and a turn passes without a draw. */
const emptyStock = (steps: readonly Step[]): boolean =>
  steps.some(
    ({ before, after }) =>
      before.phase === 'second-drop' && before.stock === 0 && after.stock === 0 && after.laid.length > 0,
  );

export const WITNESSES: readonly Witness[] = [
  {
    name: 'win-mid-chain',
    note: 'Home in the middle of a chain: the game is over though another card would lead on (CM-V3).',
    seats: 2,
    habits: HESITANT,
    shows: winsMidChain,
  },
  {
    name: 'last-visa-and-home',
    note: 'The fifth visa and the landing at home are in one turn (CM-G1).',
    seats: 3,
    habits: HESITANT,
    shows: lastVisaAndHome,
  },
  {
    name: 'reshuffle-this-turn',
    note: 'The stock runs out while drawing: ten laid cards or more, this turn’s among them, are the new one (CM-T7).',
    seats: 4,
    habits: HESITANT,
    shows: (steps) => steps.some((step) => step.text === 'end' && (reshuffled(step) ?? 0) >= 10),
  },
  {
    name: 'reshuffle-few-laid',
    note: 'The stock runs out with fewer than ten laid cards: the buried écarts go in too (CM-T7).',
    seats: 2,
    habits: SETTLED,
    shows: (steps) => steps.some((step) => (reshuffled(step) ?? 10) < 10 && step.after.first.size === 1),
  },
  {
    name: 'stock-stays-empty',
    note: 'The stock is empty, and who takes both écarts leaves it so (CM-T7).',
    seats: 3,
    habits: HESITANT,
    shows: emptyStock,
  },
  {
    name: 'both-ecarts',
    note: 'Both écarts are taken, which covers them with two other cards (CM-T2).',
    seats: 3,
    habits: EAGER,
    shows: (steps) => steps.some(({ before }) => before.step?.kind === 'stay' && before.step.sources === 'both'),
  },
  {
    name: 'ecart-flown',
    note: 'A card that everybody saw taken from an écart is flown with (CM-T8).',
    seats: 4,
    habits: HESITANT,
    shows: flownFromEcart,
  },
  {
    name: 'honolulu',
    note: 'A landing in Honolulu gives no visa (CM-V2).',
    seats: 3,
    habits: { patience: 0, detour: 'HNL' },
    shows: noVisa,
  },
  {
    name: 'three-visas',
    note: 'One chain brings three visas (CM-V1).',
    seats: 2,
    habits: HESITANT,
    shows: threeVisas,
  },
  {
    name: 'same-start',
    note: 'All start in the same city (CM-S3, CM-T6).',
    seats: 3,
    habits: EAGER,
    shows: (steps) => new Set((steps.at(-1) as Step).after.starts).size === 1,
  },
  {
    name: 'loop',
    note: 'A chain comes through the same city twice (CM-T6).',
    seats: 4,
    habits: { patience: 0.6 },
    shows: loops,
  },
];
