import type { CardName, VehicleName, View } from '@ponts-bornes/course-folle';
import type { Seat } from '@ponts-bornes/kernel';
import { shownCard } from './cards.ts';
import type { ShownCard } from './cards.ts';

/** A face-up card left of the ladder. */
export interface PlayedCard {
  readonly seat: Seat;
  readonly card: ShownCard;
  /** Counts from 1, once the order is known. */
  readonly place: number | null;
  readonly state: 'waits' | 'takes' | 'has taken';
  /** The booster's effect: maximum speed, or a disguise. */
  readonly trick: 'turbo' | 'disguise' | null;
}

export interface Rung {
  readonly vehicle: VehicleName;
  readonly played: readonly PlayedCard[];
  readonly offer: readonly ShownCard[];
}

/** The hierarchy from the top, with the cards played for each vehicle and those on offer. */
export const rungsOf = (view: View): readonly Rung[] => {
  const played = view.played.flatMap((name, seat) => (name === null ? [] : [playedCard(view, seat, name)]));
  const offer = view.offer.map(shownCard).toSorted(faster);
  return view.hierarchy.map((vehicle) => ({
    vehicle,
    played: played.filter((each) => rungOf(view, each) === vehicle).toSorted(earlier),
    offer: offer.filter((card) => card.vehicle === vehicle),
  }));
};

const playedCard = (view: View, seat: Seat, name: CardName): PlayedCard => {
  const card = shownCard(name);
  const at = view.order.indexOf(seat);
  return { seat, card, place: at < 0 ? null : at + 1, state: stateAt(view, at), trick: trickOf(view, seat, card) };
};

const stateAt = ({ phase, taken }: View, at: number): PlayedCard['state'] => {
  if (phase !== 'take' || at > taken) return 'waits';
  return at === taken ? 'takes' : 'has taken';
};

/** [CF-B2, CF-B4] A disguise that changes nothing isn't shown. */
const trickOf = ({ boost, hierarchy }: View, seat: Seat, { vehicle }: ShownCard): PlayedCard['trick'] => {
  if (boost === null || boost.seat !== seat) return null;
  if (boost.booster === 'turbo') return 'turbo';
  return boost.booster === 'disguise' && hierarchy[0] !== vehicle ? 'disguise' : null;
};

const rungOf = ({ hierarchy }: View, { trick, card }: PlayedCard): VehicleName | undefined =>
  trick === 'disguise' ? hierarchy[0] : card.vehicle;

const faster = (a: ShownCard, b: ShownCard): number => b.speed - a.speed;

const earlier = (a: PlayedCard, b: PlayedCard): number => (a.place ?? 0) - (b.place ?? 0) || faster(a.card, b.card);

/** Whether the seats choose their cards in secret. */
export const isSecret = ({ phase }: View): boolean => phase === 'choose';

/** [CF-B3] The seat that chooses after all others this round. */
export const lateSeat = ({ boost }: View): Seat | null => (boost?.booster === 'late' ? boost.seat : null);
