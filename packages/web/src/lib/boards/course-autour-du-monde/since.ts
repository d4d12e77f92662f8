import type { RecordedMove, Seat } from '@ponts-bornes/kernel';
import { readMove } from '@ponts-bornes/course-autour-du-monde/notation';
import { pathOf } from './world.ts';

/** The cities of a seat's flights, in order. */
interface Flown {
  readonly seat: Seat;
  readonly cities: readonly string[];
}

/** Each seat's flights among these moves, the latest last; `cities` has the seats' present cities. */
export const flownBy = (since: readonly RecordedMove[], cities: readonly (string | null)[]): readonly Flown[] => {
  const flights = since.flatMap(({ seat, text }) => routeIn(text, 'fly').map((route) => ({ seat, route })));
  const seats = [...new Set(flights.toReversed().map(({ seat }) => seat))].toReversed();
  return seats.flatMap((seat) => {
    const city = cities[seat] ?? null;
    const routes = flights.flatMap((flight) => (flight.seat === seat ? [flight.route] : []));
    return city === null ? [] : [{ seat, cities: pathOf(routes, city) }];
  });
};

/** Who discarded each card. */
export const droppedBy = (since: readonly RecordedMove[]): ReadonlyMap<string, Seat> =>
  new Map(since.flatMap(({ seat, text }) => routeIn(text, 'drop').map((route) => [route, seat] as const)));

const routeIn = (text: string, kind: 'fly' | 'drop'): string[] => {
  const move = readMove(text);
  return move?.kind === kind ? [move.route] : [];
};
