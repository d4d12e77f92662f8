import type { City } from '../network/network.ts';
import { CITY_COUNT, EXIT_KEEPS, EXIT_NODE, FIRST_EXIT, MASKS, NODES } from './atlas.ts';

/** By city and missing visas: the fewest legs to get home with all visas. */
export const legsTo = (home: City): Uint8Array => {
  const known = made.get(home);
  if (known !== undefined) return known;
  const legs = new Uint8Array(NODES).fill(MOST);
  legs[home * MASKS] = 0;
  for (let changed = true; changed;) {
    changed = false;
    for (let node = 0; node < NODES; node++) {
      const fewest = Math.min(legs[node] as number, 1 + fewestAhead(legs, node));
      if (fewest < (legs[node] as number)) changed = true;
      legs[node] = fewest;
    }
  }
  made.set(home, legs);
  return legs;
};

const MOST = CITY_COUNT;
const made = new Map<City, Uint8Array>();

const fewestAhead = (legs: Uint8Array, node: number): number => {
  let fewest = MOST;
  const last = FIRST_EXIT[(node >> 5) + 1] as number;
  for (let exit = FIRST_EXIT[node >> 5] as number; exit < last; exit++) {
    const next = (EXIT_NODE[exit] as number) + (node & (MASKS - 1) & (EXIT_KEEPS[exit] as number));
    fewest = Math.min(fewest, legs[next] as number);
  }
  return fewest;
};
