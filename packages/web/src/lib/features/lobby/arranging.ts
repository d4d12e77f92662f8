import type { GameMeta, Options, Seat } from '@ponts-bornes/kernel';
import type { Arrangement, SeatFacts } from '@ponts-bornes/protocol';
import { settled } from '../../table/setup/plan.ts';

type Order = readonly (Seat | null)[];

/** The seats with two of them exchanged. */
export const swapped = (seats: readonly SeatFacts[], one: Seat, other: Seat): Order =>
  seats.map((_, seat) => (seat === one ? other : seat === other ? one : seat));

/** The order of seats for another number of players; null if there are more people than that. */
export const resized = (seats: readonly SeatFacts[], count: number): Order | null => {
  const order: (Seat | null)[] = [...seats.keys()];
  while (order.length < count) order.push(null);
  // Open seats go first, then bots, the last ones first.
  for (const kind of ['open', 'bot'] as const) {
    for (let at = seats.length - 1; at >= 0 && order.length > count; at--) {
      if (seats[at]?.kind === kind) order.splice(order.indexOf(at), 1);
    }
  }
  return order.length === count ? order : null;
};

/** The change to another order, with the options that it allows. */
export const arrangement = (meta: GameMeta, options: Options, order: Order): Arrangement => ({
  seats: [...order],
  options: settled(meta, order.length, options),
});

/** The largest number of players for which the taken seats suffice; null if there is none. */
export const fewer = (meta: GameMeta, seats: readonly SeatFacts[]): number | null => {
  const taken = seats.filter(({ kind }) => kind !== 'open').length;
  return meta.seats.includes(taken) ? taken : null;
};
