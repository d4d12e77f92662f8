import type { SeatFacts, TableFacts, You } from '@ponts-bornes/protocol';

/** The rematch of a finished game, and the viewer's relation to it. */
export interface NextGame {
  readonly table: Pick<TableFacts, 'id' | 'status' | 'host'> & {
    readonly seats: readonly Pick<SeatFacts, 'isOffered'>[];
  };
  readonly you: Pick<You, 'seat' | 'reserved'>;
  readonly hasDeclined: boolean;
}

/** What a rematch is to the viewer: theirs to join, or only to watch because they did not play or no seat is left. */
export const offerOf = (
  { table, you, hasDeclined }: NextGame,
  { seat }: Pick<You, 'seat'>,
): 'watch' | 'declined' | 'full' | 'join' => {
  if (seat === null) return 'watch';
  if (hasDeclined) return 'declined';
  const isOpen = table.status === 'open' && table.seats.some(({ isOffered }) => isOffered);
  return you.seat !== null || you.reserved !== null || isOpen ? 'join' : 'full';
};
