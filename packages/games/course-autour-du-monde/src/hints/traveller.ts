import { ROUTES } from '../network/network.ts';
import type { City, Route } from '../network/network.ts';
import { NO_ROUTE } from '../state.ts';
import { ENDS_A, ENDS_B, KEEPS, MASKS } from './atlas.ts';
import { NEVER, Search, newPrices } from './plan.ts';
import type { Prices } from './plan.ts';
import { HELD, SHOWING } from './sight.ts';
import type { Sight } from './sight.ts';

/** The cost of a leg by where its card is, and when to take off. */
export interface Taste {
  readonly unseen: number;
  readonly held: number;
  readonly showing: number;
  readonly away: number;
  /** Flies if it can lay this many cards of its plan… */
  readonly fly: number;
  /** …and this many if a face-up card is in the plan, because it may be gone by the next turn. */
  readonly flyPastShowing: number;
  /** Plans that exceed the best by more than this are treated alike. */
  readonly band: number;
}

/** Tuned in duels between similar settings; flying single cards past a face-up one did worse. */
export const TASTE: Taste = { unseen: 10, held: 2, showing: 5, away: 12, fly: 2, flyPastShowing: 3, band: 10 };

/** A player's decision for a turn. `takes` is a bit set: bit 0 the first écart, bit 1 the second. */
export type Decision =
  | { readonly kind: 'fly'; readonly routes: readonly Route[] }
  | { readonly kind: 'stay'; readonly takes: number; readonly drops: readonly [Route, Route] };

/**
 * A player with a plan: the cheapest trip around the world and home, where cards in hand cost little, face-up ones
 * more, unseen ones much, and those laid or in other hands most. It flies as much of it as it holds.
 */
export interface Traveller {
  readonly decide: (sight: Sight) => Decision;
  /** The cost of the plan; the best start city is the one with the cheapest. */
  readonly planCost: (sight: Sight) => number;
  readonly ponder: (sight: Sight) => Thought;
}

/** Compares the options of a turn. Valid until the traveller evaluates something else. */
export interface Thought {
  /** The cost of the plan. */
  readonly best: number;
  /** The plan, leg by leg. */
  readonly way: readonly Route[];
  /** How many of its legs can be flown now. */
  readonly laid: number;
  /** The cost of the cheapest plan that uses a card, as if it were in hand; NEVER if the card is far from any. */
  readonly through: (card: Route) => number;
}

export const travellerWith = (taste: Taste): Traveller => {
  const prices = newPrices(taste.away, taste.held);
  const ahead = new Search();
  const behind = new Search();

  const search = (sight: Sight, band: number): number => {
    look(prices, taste, sight);
    ahead.forward(sight, band, prices);
    return ahead.cost[sight.home * MASKS] as number;
  };

  /** The cheapest plan that uses a card, as if it were in hand. */
  const costThrough = (route: Route, missing: number): number => {
    const a = ENDS_A[route] as City;
    const b = ENDS_B[route] as City;
    let best = NEVER;
    for (let mask = missing; ; mask = (mask - 1) & missing) {
      const thereA = (ahead.cost[a * MASKS + mask] as number) + costFrom(b, mask);
      const thereB = (ahead.cost[b * MASKS + mask] as number) + costFrom(a, mask);
      best = Math.min(best, thereA, thereB);
      if (mask === 0) return best + taste.held;
    }
  };

  const costFrom = (city: City, mask: number): number =>
    behind.cost[city * MASKS + (mask & (KEEPS[city] as number))] as number;

  /**
   * The face-up cards to take, as a bit set. Both only if nothing else is missing: two travellers that always take both
   * would hand each other the same cards forever, and no new one would turn up.
   */
  const takesOf = ({ home, missing, first, second, place }: Sight, way: readonly Route[]): number => {
    const best = ahead.cost[home * MASKS] as number;
    const costOf = (card: Route): number => (card === NO_ROUTE ? NEVER : costThrough(card, missing));
    const [costFirst, costSecond] = [costOf(first), costOf(second)];
    if (Math.min(costFirst, costSecond) > best) return 0;
    const both = way.includes(first) && way.includes(second);
    if (both && way.every((route) => place[route] === HELD || place[route] === SHOWING)) return 3;
    return costFirst <= costSecond ? 1 : 2;
  };

  const stay = (sight: Sight, way: readonly Route[]): Decision => {
    const { missing, hand } = sight;
    behind.backward(sight, ahead, taste.band, prices);
    const drops = dearestTwo(hand, (card) => costThrough(card, missing));
    return { kind: 'stay', takes: takesOf(sight, way), drops };
  };

  const decide = (sight: Sight): Decision => {
    search(sight, taste.band);
    const way = ahead.wayTo(sight.home * MASKS);
    const laid = heldLegs(way, sight);
    const enough = way.some((route) => sight.place[route] === SHOWING) ? taste.flyPastShowing : taste.fly;
    return laid === way.length || laid >= enough ? { kind: 'fly', routes: way.slice(0, laid) } : stay(sight, way);
  };

  const ponder = (sight: Sight): Thought => {
    const best = search(sight, taste.band);
    const way = ahead.wayTo(sight.home * MASKS);
    behind.backward(sight, ahead, taste.band, prices);
    const { missing } = sight;
    return { best, way, laid: heldLegs(way, sight), through: (card) => Math.min(NEVER, costThrough(card, missing)) };
  };

  return { decide, planCost: (sight) => search(sight, 0), ponder };
};

const look = ({ price, bit }: Prices, taste: Taste, { place, hand, first, second }: Sight): void => {
  const byPlace = [taste.unseen, taste.held, taste.showing, taste.away];
  for (let route = 0; route < place.length; route++) price[route] = byPlace[place[route] as number] as number;
  bit.fill(0);
  for (let card = 0; card < hand.length; card++) bit[hand[card] as Route] = 1 << card;
  if (first !== NO_ROUTE) bit[first] = 1 << 29;
  if (second !== NO_ROUTE) bit[second] = 1 << 30;
};

/** How many legs of a path can be flown now: each card flies only once. */
const heldLegs = (way: readonly Route[], { place }: Sight): number => {
  const stop = way.findIndex((route, leg) => place[route] !== HELD || way.indexOf(route) < leg);
  return stop < 0 ? way.length : stop;
};

/** Coprime to the number of routes, so that cards of equal cost are not dropped in the order of their cities. */
const SCRAMBLE = 37;

const dearestTwo = (hand: readonly Route[], costOf: (card: Route) => number): [Route, Route] => {
  let [dearest, next] = [-1, -1];
  let [dearestCost, nextCost] = [-1, -1];
  for (const card of hand) {
    const cost = costOf(card) * ROUTES + ((card * SCRAMBLE) % ROUTES);
    if (cost > dearestCost) {
      [next, nextCost] = [dearest, dearestCost];
      [dearest, dearestCost] = [card, cost];
    } else if (cost > nextCost) {
      [next, nextCost] = [card, cost];
    }
  }
  return [dearest, next];
};
