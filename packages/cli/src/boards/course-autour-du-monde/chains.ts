import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName } from '@ponts-bornes/course-autour-du-monde';
import { across, placeOf } from '@ponts-bornes/course-autour-du-monde';

/** Flights that can be played in sequence, until no card continues or the game is won. */
export interface Chain {
  readonly stops: readonly Stop[];
  readonly cards: readonly string[];
  readonly wins: boolean;
}

interface Stop {
  readonly city: string;
  /** The visa that landing here would give. */
  readonly gained: ContinentName | null;
}

interface Traveller {
  readonly hand: readonly string[];
  readonly from: string;
  /** The home city. */
  readonly start: string;
  readonly visas: readonly ContinentName[];
}

/** Limits the search, shorter chains first: a hand may allow a great many. */
const MOST_STEPS = 2000;

/** The chains from a city: winning ones first, then those with most visas, then shorter ones. */
export const chainsFrom = ({ hand, from, start, visas }: Traveller): readonly Chain[] => {
  const whole: Chain[] = [];
  const begun: Chain[] = [{ stops: [{ city: from, gained: null }], cards: [], wins: false }];
  for (let at = 0; at < begun.length; at++) {
    const chain = begun[at]!;
    const longer = at < MOST_STEPS ? continued(chain, { hand, start, visas }) : [];
    begun.push(...longer);
    if (longer.length === 0 && chain.cards.length > 0) whole.push(chain);
  }
  return whole.toSorted(
    (a, b) =>
      Number(b.wins) - Number(a.wins) || gainedBy(b).length - gainedBy(a).length || a.cards.length - b.cards.length,
  );
};

/** The best chain for every first flight, then the best of the rest, up to `most`. */
export const mostUseful = (chains: readonly Chain[], most: number): readonly Chain[] => {
  const firsts = chains.filter((chain, at) => chains.findIndex(({ cards }) => cards[0] === chain.cards[0]) === at);
  const rest = chains.filter((chain) => !firsts.includes(chain));
  const chosen = new Set([...firsts, ...rest].slice(0, most));
  return chains.filter((chain) => chosen.has(chain));
};

const gainedBy = ({ stops }: Chain): ContinentName[] => stops.flatMap(({ gained }) => gained ?? []);

const continued = (chain: Chain, { hand, start, visas }: Omit<Traveller, 'from'>): Chain[] => {
  if (chain.wins) return [];
  const here = chain.stops.at(-1)!.city;
  const had = new Set([...visas, ...gainedBy(chain)]);
  return hand.flatMap((card) => {
    const city = across(card, here);
    if (city === null || chain.cards.includes(card)) return [];
    const { visa } = placeOf(city);
    const gained = visa === null || had.has(visa) ? null : visa;
    const wins = city === start && CONTINENTS.every((one) => had.has(one));
    return [{ stops: [...chain.stops, { city, gained }], cards: [...chain.cards, card], wins }];
  });
};
