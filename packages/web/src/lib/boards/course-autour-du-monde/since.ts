import type { RecordedMove, Seat } from '@ponts-bornes/kernel';
import { readMove } from '@ponts-bornes/course-autour-du-monde/notation';
import { pathOf } from './world.ts';

/** The cities of a seat's flights, in order. */
interface Flown {
  readonly seat: Seat;
  readonly cities: readonly string[];
}

/** Each seat's flights among these moves; `cities` has the seats' present cities. */
export const flownBy = (since: readonly RecordedMove[], cities: readonly (string | null)[]): readonly Flown[] =>
  cities.flatMap((city, seat) => {
    const routes = since.flatMap((move) => (move.seat === seat ? routeIn(move.text, 'fly') : []));
    return city === null || routes.length === 0 ? [] : [{ seat, cities: pathOf(routes, city) }];
  });

/** Who discarded each card. */
export const droppedBy = (since: readonly RecordedMove[]): ReadonlyMap<string, Seat> =>
  new Map(since.flatMap(({ seat, text }) => routeIn(text, 'drop').map((route) => [route, seat] as const)));

const routeIn = (text: string, kind: 'fly' | 'drop'): string[] => {
  const move = readMove(text);
  return move?.kind === kind ? [move.route] : [];
};
