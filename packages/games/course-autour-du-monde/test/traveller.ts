import { pick } from '@ponts-bornes/kernel';
import type { Rng, Seat } from '@ponts-bornes/kernel';
import { CITIES, CONTINENTS, ROUTE_PAIRS } from '../src/index.ts';
import type { View } from '../src/index.ts';
import { OUR_WORLD } from '../src/our-world.ts';

/** How the players of a record play. */
export interface Habits {
  /** The fraction of turns (0…1) on which they stay although they could fly. */
  readonly patience: number;
  /** A city they never fly past. */
  readonly detour?: string;
}

interface Situation {
  readonly view: View;
  readonly seat: Seat;
  /** The legal moves. */
  readonly texts: readonly string[];
}

/**
 * A naive player trying to get home: flies whenever a card leads closer to a missing visa or, with all five, to the
 * start city; otherwise exchanges the two farthest cards. Sometimes plays at random.
 */
export const travel = (situation: Situation, habits: Habits, random: Rng): string => {
  const { view, seat, texts } = situation;
  const share = random.next() / 2 ** 32;
  const here = view.cities[seat] ?? null;
  if (share < WHIMS || here === null) return pick(random, texts);
  const stays = texts.filter((text) => text.startsWith('stay'));
  if (stays.length > 0 && share < WHIMS + habits.patience) return pick(random, stays);
  const wanted = [flightsNearer(situation, here, habits.detour), staysNearer(situation, here), farDrops(texts, here)];
  return pick(random, wanted.find((some) => some.length > 0) ?? texts.filter((text) => !text.startsWith('fly')));
};

const WHIMS = 0.03;

const flightsNearer = ({ view, seat, texts }: Situation, here: string, detour?: string): string[] => {
  const away = stepsLeft(view, seat);
  return texts.filter((text) => {
    if (!text.startsWith('fly')) return false;
    const there = landing(text.slice('fly '.length), here);
    return there === detour || away(there) < away(here);
  });
};

/** Stays that take a card leading closer. */
const staysNearer = ({ view, seat, texts }: Situation, here: string): string[] => {
  const away = stepsLeft(view, seat);
  const leads = (card: string | null): boolean =>
    card !== null && card.split('-').includes(here) && away(landing(card, here)) < away(here);
  const [first, second] = [leads(view.first.shows), leads(view.second.shows)];
  const stay = first ? (second ? 'stay both' : 'stay first') : second ? 'stay second' : 'stay stock';
  return texts.filter((text) => text === stay);
};

/** The discards of cards that are far away. */
const farDrops = (texts: readonly string[], here: string): string[] => {
  const drops = texts.filter((text) => text.startsWith('drop'));
  const steps = drops.map((text) => Math.min(...text.slice('drop '.length).split('-').map(stepsBetween(here))));
  return drops.filter((_, at) => steps[at] === Math.max(...steps));
};

/** The destination of a route from a city. */
export const landing = (route: string, from: string): string => route.split('-').find((code) => code !== from) ?? from;

const visaOf = (code: string): string | null =>
  CONTINENTS[OUR_WORLD.visaOf[OUR_WORLD.codes.indexOf(code)] ?? -1] ?? null;

const stepsLeft = (view: View, seat: Seat): ((code: string) => number) => {
  const visas: readonly (string | null)[] = [null, ...(view.visas[seat] ?? [])];
  const goals =
    visas.length > CONTINENTS.length
      ? [view.starts[seat] ?? '']
      : CITIES.map(({ code }) => code).filter((code) => !visas.includes(visaOf(code)));
  return (code) => Math.min(...goals.map(stepsBetween(code)));
};

const neighbours = (code: string): string[] =>
  ROUTE_PAIRS.filter((pair) => pair.includes(code)).map(([a, b]) => (a === code ? b : a));

/** From every city, the number of flights to every other. */
const STEPS: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  CITIES.map(({ code }) => {
    const steps = new Map([[code, 0]]);
    for (const [city, count] of steps) {
      for (const other of neighbours(city)) if (!steps.has(other)) steps.set(other, count + 1);
    }
    return [code, steps];
  }),
);

const stepsBetween =
  (from: string) =>
  (to: string): number =>
    STEPS.get(from)?.get(to) ?? Infinity;
