import { ROUTES } from '../network/network.ts';
import type { City, Route } from '../network/network.ts';
import { EXIT_KEEPS, EXIT_NODE, EXIT_ROUTE, FIRST_EXIT, KEEPS, MASKS, NODES } from './atlas.ts';
import type { Node } from './atlas.ts';
import { legsTo } from './legs.ts';

/** More expensive than any plan. */
export const NEVER = 0x3fff;

/** No plan exceeds this cost: it would have dozens of legs. */
const DEAREST = 512;
const ENTRIES = 1 << 14;

/** The costs of a plan's legs. */
export interface Prices {
  /** By route. */
  readonly price: Uint8Array;
  /** By route, a separate bit if the card is visible, so that no plan counts it twice. */
  readonly bit: Int32Array;
  /** The price of a route that the plan has already flown. */
  readonly again: number;
  /** The lowest price of any leg. */
  readonly least: number;
}

/** Start, destination and missing visas. */
export interface Journey {
  readonly city: City;
  readonly missing: number;
  readonly home: City;
}

export const newPrices = (again: number, least: number): Prices => ({
  price: new Uint8Array(ROUTES),
  bit: new Int32Array(ROUTES),
  again,
  least,
});

/**
 * Cheapest paths over cities and missing visas: Dijkstra's algorithm with one bucket per cost. For speed, the arrays
 * are reused by the next search.
 */
export class Search {
  readonly cost = new Int16Array(NODES);
  /** The visible cards that the path to a node uses. */
  private readonly used = new Int32Array(NODES);
  private readonly from = new Int16Array(NODES);
  private readonly by = new Int16Array(NODES);
  private readonly bucket = new Int16Array(DEAREST);
  private readonly entryNode = new Int16Array(ENTRIES);
  private readonly entryNext = new Int16Array(ENTRIES);
  // Reading these from the object is faster than from their module.
  private readonly exitRoute = EXIT_ROUTE;
  private readonly exitNode = EXIT_NODE;
  private readonly exitKeeps = EXIT_KEEPS;
  private entries = 0;
  private top = 0;

  /**
   * Fills `cost` from a city with some visas missing, for nodes on paths that cost at most `band` more than the best.
   * Expands nodes by their cost plus a lower bound on the remaining legs.
   */
  forward({ city, missing, home }: Journey, band: number, { price, bit, again, least }: Prices): void {
    const { cost, used, from, by, exitRoute, exitNode, exitKeeps } = this;
    const legs = legsTo(home);
    const goal = home * MASKS;
    const start = city * MASKS + missing;
    this.begin(start, least * (legs[start] as number));
    for (let now = 0; now <= this.top && now <= (cost[goal] as number) + band; now++) {
      for (let node = this.take(now); node >= 0; node = this.take(now)) {
        const spent = now - least * (legs[node] as number);
        if (cost[node] !== spent) continue;
        const mask = node & (MASKS - 1);
        const usedHere = used[node] as number;
        const cameBy = by[node] as number;
        const last = FIRST_EXIT[(node >> 5) + 1] as number;
        for (let exit = FIRST_EXIT[node >> 5] as number; exit < last; exit++) {
          const next = (exitNode[exit] as number) + (mask & (exitKeeps[exit] as number));
          const known = cost[next] as number;
          if (spent + least >= known) continue;
          const route = exitRoute[exit] as number;
          const card = bit[route] as number;
          const flown = (usedHere & card) !== 0 || cameBy === route;
          const sum = spent + (flown ? again : (price[route] as number));
          if (sum >= known) continue;
          used[next] = usedHere | card;
          from[next] = node;
          by[next] = route;
          this.put(next, sum, sum + least * (legs[next] as number));
        }
      }
    }
  }

  /**
   * Fills `cost` with the cost of getting home, for nodes on paths that cost at most `band` more than the best; `ahead`
   * has searched them forward. Does not notice cards used twice.
   */
  backward({ missing, home }: Journey, ahead: Search, band: number, { price }: Prices): void {
    const { cost, exitRoute, exitNode } = this;
    const goal = home * MASKS;
    const most = (ahead.cost[goal] as number) + band;
    this.begin(goal, 0);
    for (let now = 0; now <= this.top; now++) {
      for (let node = this.take(now); node >= 0; node = this.take(now)) {
        if (cost[node] !== now) continue;
        const here = node >> 5;
        const mask = node & (MASKS - 1);
        const before = mask | (missing & ~(KEEPS[here] as number));
        const last = FIRST_EXIT[here + 1] as number;
        for (let exit = FIRST_EXIT[here] as number; exit < last; exit++) {
          const there = exitNode[exit] as number;
          const sum = now + (price[exitRoute[exit] as number] as number);
          const left = most - sum;
          if ((ahead.cost[there + mask] as number) <= left) this.lower(there + mask, sum);
          if (before !== mask && (ahead.cost[there + before] as number) <= left) this.lower(there + before, sum);
        }
      }
    }
  }

  /** The routes of the path that a forward search found to a node, in order. */
  wayTo(node: Node): Route[] {
    const way: Route[] = [];
    for (let at = node; (this.by[at] as number) >= 0; at = this.from[at] as number) way.push(this.by[at] as number);
    return way.toReversed();
  }

  private begin(node: Node, key: number): void {
    this.cost.fill(NEVER);
    this.bucket.fill(-1);
    this.entries = 0;
    this.top = 0;
    this.used[node] = 0;
    this.by[node] = -1;
    this.put(node, 0, key);
  }

  private lower(node: Node, sum: number): void {
    if (sum < (this.cost[node] as number)) this.put(node, sum, sum);
  }

  private put(node: Node, sum: number, key: number): void {
    const entry = this.entries++;
    this.cost[node] = sum;
    this.entryNode[entry] = node;
    this.entryNext[entry] = this.bucket[key] as number;
    this.bucket[key] = entry;
    if (key > this.top) this.top = key;
  }

  private take(now: number): Node | -1 {
    const entry = this.bucket[now] as number;
    if (entry < 0) return -1;
    this.bucket[now] = this.entryNext[entry] as number;
    return this.entryNode[entry] as number;
  }
}
