import type { VehicleName, View } from '@ponts-bornes/course-folle';
import type { Seat, Viewer } from '@ponts-bornes/kernel';
import { shownCard } from '@ponts-bornes/course-folle/art';
import type { ShownCard } from '@ponts-bornes/course-folle/art';

/** A seat's card of this round. */
export interface PlayedCard {
  readonly seat: Seat;
  /** Null: hidden from the viewer, or not chosen. */
  readonly card: ShownCard | null;
  /** Whether only the viewer sees it. */
  readonly isSecret: boolean;
  /** The rank of the vehicle it counts as, from 1. */
  readonly rung: number;
  /** Counts from 1, once the order is known. */
  readonly place: number | null;
  readonly state: 'waits' | 'takes' | 'has taken';
  /** The booster's effect: maximum speed, or a disguise. */
  readonly trick: 'turbo' | 'disguise' | null;
}

/** The cards on offer, the highest vehicle and the fastest card first, each with its vehicle's rank from 1. */
export const offerOf = (view: View): readonly { readonly card: ShownCard; readonly rung: number }[] =>
  view.offer
    .map(shownCard)
    .map((card) => ({ card, rung: rankOf(view, card.vehicle) }))
    .toSorted((a, b) => a.rung - b.rung || b.card.speed - a.card.speed);

/** The cards of this round: in the order of taking if they are ranked, otherwise in the order of the seats. */
export const playedOf = (view: View, viewer: Viewer, isRanked: boolean): readonly PlayedCard[] =>
  isRanked
    ? view.order.map((seat, at) => playedCard(view, viewer, { seat, at }))
    : view.played.map((_, seat) => playedCard(view, viewer, { seat, at: -1 }));

const playedCard = (
  view: View,
  viewer: Viewer,
  { seat, at }: { readonly seat: Seat; readonly at: number },
): PlayedCard => {
  const open = view.played[seat] ?? null;
  const name = open ?? (seat === viewer ? view.chosen : null);
  const card = name === null ? null : shownCard(name);
  const trick = card === null || at < 0 ? null : trickOf(view, seat, card);
  const vehicle = trick === 'disguise' ? view.hierarchy[0] : card?.vehicle;
  return {
    seat,
    card,
    isSecret: open === null && card !== null,
    rung: vehicle === undefined ? 1 : rankOf(view, vehicle),
    place: at < 0 ? null : at + 1,
    state: stateAt(view, at),
    trick,
  };
};

const rankOf = ({ hierarchy }: View, vehicle: VehicleName): number => hierarchy.indexOf(vehicle) + 1;

const stateAt = ({ phase, taken }: View, at: number): PlayedCard['state'] => {
  if (phase !== 'take' || at < 0 || at > taken) return 'waits';
  return at === taken ? 'takes' : 'has taken';
};

/** [CF-B2, CF-B4] A disguise that changes nothing isn't shown. */
const trickOf = ({ boost, hierarchy }: View, seat: Seat, { vehicle }: ShownCard): PlayedCard['trick'] => {
  if (boost === null || boost.seat !== seat) return null;
  if (boost.booster === 'turbo') return 'turbo';
  return boost.booster === 'disguise' && hierarchy[0] !== vehicle ? 'disguise' : null;
};

/** Whether the seats choose their cards in secret. */
export const isSecret = ({ phase }: View): boolean => phase === 'choose';

/** [CF-B3] The seat that chooses after all others this round. */
export const lateSeat = ({ boost }: View): Seat | null => (boost?.booster === 'late' ? boost.seat : null);

/** How long revealed cards lie in their places before they are ranked, in milliseconds at normal speed. */
export const UNRANKED = 1300;

/** Whether the cards have just been ranked. */
export const isNewRanking = ({ order, taken }: View): boolean => order.length > 0 && taken === 0;

/** The view that revealed the cards of this round, given the last one; null if the page has not seen it. */
export const lastReveal = (before: View | null, after: View, last: View | null): View | null => {
  if (before === null || after.order.length === 0 || before.round !== after.round) return null;
  return before.order.length === 0 ? after : last;
};
