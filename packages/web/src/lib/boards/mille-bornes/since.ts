import type { RecordedMove, Seat } from '@ponts-bornes/kernel';
import type { CardName, View } from '@ponts-bornes/mille-bornes';
import { readMove } from '@ponts-bornes/mille-bornes/notation';
import { zoneOf } from './choices.ts';
import type { Zone } from './choices.ts';

/** A place where a card was played: the discard pile, or a zone of a side. */
type MarkedPlace = 'discard' | `${string} ${Zone}`;

interface PlacedCard {
  readonly place: MarkedPlace;
  readonly card: CardName;
}

/** The last seat that played on each place, if its card is still to be seen there. */
export const marksOf = (since: readonly RecordedMove[], view: View): ReadonlyMap<MarkedPlace, Seat> =>
  new Map(
    since.flatMap((move): [MarkedPlace, Seat][] => {
      const placed = placedBy(move, view);
      return placed !== null && isThere(placed, view) ? [[placed.place, move.seat]] : [];
    }),
  );

const placedBy = ({ seat, text }: RecordedMove, { sides }: View): PlacedCard | null => {
  const move = readMove(text);
  if (move === null || move.kind === 'accept') return null;
  const { card } = move;
  if (move.kind === 'discard') return { place: 'discard', card };
  if (move.kind === 'attack') return { place: `${move.side} ${zoneOf(card)}`, card };
  const own = sides.find(({ seats }) => seats.includes(seat));
  return own === undefined ? null : { place: `${own.letter} ${zoneOf(card)}`, card };
};

/** A later card may cover it, and a new round clears the table. */
const isThere = ({ place, card }: PlacedCard, { discard, sides }: View): boolean => {
  if (place === 'discard') return discard.top === card;
  const [letter, zone] = place.split(' ');
  const side = sides.find((each) => each.letter === letter);
  if (side === undefined) return false;
  if (zone === 'road') return (side.distances[card] ?? 0) > 0;
  return zone === 'safeties' ? side.safeties.includes(card) : side[zone === 'speed' ? 'speed' : 'battle'].top === card;
};
