import type { CardName, View } from '@ponts-bornes/course-folle';
import { readMove } from '@ponts-bornes/course-folle/notation';
import type { NamedMove } from '@ponts-bornes/course-folle/notation';
import type { RecordedMove, Seat, Viewer } from '@ponts-bornes/kernel';
import type { Speech } from '@ponts-bornes/course-folle/speech';
import type { LegalTaps, Picked, Tap } from './asked.ts';

/** Shared by all parts of the board. */
export interface TableTop {
  readonly view: View;
  readonly viewer: Viewer;
  readonly names: readonly string[];
  readonly speech: Speech;
  readonly asked: LegalTaps;
  readonly picked: Picked;
  readonly advised: string | null;
  /** Who played, took, moved or kept each card, character, vehicle or course since the viewer's turn. */
  readonly since: ReadonlyMap<string, Seat>;
  /** Whether revealed cards are not ranked yet. */
  readonly isTurning: boolean;
  readonly press: (tap: Tap) => void;
  readonly drop: (text: string) => void;
}

/** The last seat that touched each card, character, vehicle, or course it left as it was. */
export const touchedBy = (since: readonly RecordedMove[]): ReadonlyMap<string, Seat> =>
  new Map(
    since.flatMap(({ seat, text }) => {
      const move = readMove(text);
      return move === null ? [] : [[touchedIn(move, seat), seat] as const];
    }),
  );

/** What marks a seat that has kept its cards. */
export const courseOf = (seat: Seat): string => `course ${seat}`;

const touchedIn = (move: NamedMove, seat: Seat): string => {
  switch (move.kind) {
    case 'choose':
    case 'take':
    case 'swap':
      return move.card;
    case 'pole':
      return move.vehicle;
    case 'character':
      return move.character;
    case 'keep':
      return courseOf(seat);
  }
};

/** Whether the hinted move takes this card from this place. */
export const isAdvised = (advised: string | null, place: 'hand' | 'offer' | 'course', card: CardName): boolean => {
  const move = advised === null ? null : readMove(advised);
  switch (move?.kind) {
    case 'choose':
      return place === 'hand' && move.card === card;
    case 'take':
      return place === 'offer' && move.card === card;
    case 'swap':
      return (place === 'hand' && move.card === card) || (place === 'course' && move.taken === card);
    default:
      return false;
  }
};
