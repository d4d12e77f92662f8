import { CONTINENTS } from '@ponts-bornes/course-autour-du-monde';
import type { ContinentName, SourcesName, View } from '@ponts-bornes/course-autour-du-monde';
import type { Seat } from '@ponts-bornes/kernel';
import { takesFirst, takesSecond } from './offers.ts';
import { across, endsOf, placeOf } from '@ponts-bornes/course-autour-du-monde';

/** A card of the viewer's hand, relative to their city. */
export interface HandCard {
  readonly card: string;
  /** Departure and destination; as printed for a card out of reach. */
  readonly from: string;
  readonly to: string;
  /** Flights needed, including this one; null if out of reach. */
  readonly flights: number | null;
  /** The visa gained by flying it from here. */
  readonly gained: ContinentName | null;
  readonly wins: boolean;
}

/** The effect of landing in a city. */
export const landingIn = (
  { visas, starts }: Pick<View, 'visas' | 'starts'>,
  seat: Seat,
  city: string,
): Pick<HandCard, 'gained' | 'wins'> => {
  const had = visas[seat] ?? [];
  const { visa } = placeOf(city);
  return {
    gained: visa === null || had.includes(visa) ? null : visa,
    wins: city === starts[seat] && CONTINENTS.every((one) => had.includes(one)),
  };
};

/**
 * The hand by usefulness: cards that leave from here (winning ones first, then those that gain a visa), cards that can
 * follow (nearest first), then the rest, grouped by shared cities.
 */
export const sortedHand = (view: View, seat: Seat, from: string | null): readonly HandCard[] => {
  const near = from === null ? [] : reachable(view.hand, from);
  const cards = near.map(({ card, start, flights }): HandCard => {
    const to = across(card, start)!;
    const landing = flights === 1 ? landingIn(view, seat, to) : { gained: null, wins: false };
    return { card, from: start, to, flights, ...landing };
  });
  const far = families(view.hand.filter((card) => near.every((one) => one.card !== card)));
  return [
    ...cards.toSorted((a, b) => a.flights! - b.flights! || worth(b) - worth(a)),
    ...far.map((card): HandCard => {
      const [one, other] = endsOf(card);
      return { card, from: one, to: other, flights: null, gained: null, wins: false };
    }),
  ];
};

const worth = ({ gained, wins }: HandCard): number => 2 * Number(wins) + Number(gained !== null);

interface Reachable {
  readonly card: string;
  readonly start: string;
  readonly flights: number;
}

/** The cards that can be flown in sequence from a city, nearest first. */
const reachable = (hand: readonly string[], from: string): readonly Reachable[] => {
  const found: Reachable[] = [];
  const been = new Set([from]);
  let here = [from];
  for (let flights = 1; here.length > 0; flights++) {
    const there: string[] = [];
    for (const start of here) {
      for (const card of hand) {
        const to = across(card, start);
        if (to === null || found.some((one) => one.card === card)) continue;
        found.push({ card, start, flights });
        if (!been.has(to)) there.push(to);
        been.add(to);
      }
    }
    here = there;
  }
  return found;
};

/** Groups cards by shared cities, largest group first. */
const families = (cards: readonly string[]): readonly string[] => {
  const groups: string[][] = [];
  for (const card of cards) {
    if (groups.some((group) => group.includes(card))) continue;
    const group = [card];
    for (let at = 0; at < group.length; at++) {
      const ends = endsOf(group[at]!);
      group.push(...cards.filter((other) => !group.includes(other) && ends.some((end) => across(other, end) !== null)));
    }
    groups.push(group);
  }
  return groups.toSorted((a, b) => b.length - a.length).flat();
};

/** The slot cards that a stay takes. */
export const takenBy = (sources: SourcesName, { first, second }: Pick<View, 'first' | 'second'>): readonly string[] => {
  const cards = [takesFirst(sources) ? first.shows : null, takesSecond(sources) ? second.shows : null];
  return cards.flatMap((card) => card ?? []);
};
