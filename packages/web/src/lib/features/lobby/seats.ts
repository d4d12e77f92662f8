import type { SeatFacts, TableFacts } from '@ponts-bornes/protocol';

/** The number of seats open to newcomers. */
export const freeSeats = ({ seats }: Pick<TableFacts, 'seats'>): number =>
  seats.filter(({ isOffered }) => isOffered).length;

/** The first seat open to newcomers. */
export const firstFree = ({ seats }: Pick<TableFacts, 'seats'>): number | null => {
  const seat = seats.findIndex(({ isOffered }) => isOffered);
  return seat < 0 ? null : seat;
};

/** How a finished game ended. Without winners known it was stopped. */
export const resultText = (
  { winners, seats }: Pick<TableFacts, 'winners' | 'seats'>,
  say: { readonly stopped: string; readonly wonBy: (names: readonly string[]) => string },
): string => (winners === null ? say.stopped : say.wonBy(winners.map((seat) => seats[seat]?.name ?? '')));

/** The names around a table, with bots marked; open seats have none. */
export const namesAt = (seats: readonly SeatFacts[], bot: string): readonly string[] =>
  seats.filter(({ kind }) => kind !== 'open').map(({ kind, name }) => (kind === 'bot' ? `${name} (${bot})` : name));

/** Whose seats were reserved and, without them, are open now: they declined, or their time is up. */
export const notComing = (before: readonly SeatFacts[], now: readonly SeatFacts[]): readonly string[] =>
  now.flatMap(({ kind, reservedFor }, seat) => {
    const was = before[seat]?.reservedFor ?? null;
    return was === null || kind !== 'open' || reservedFor !== null ? [] : [was];
  });

/** A sentence for each person who sat down or left between two states of a table. */
export const seatNews = (
  before: readonly SeatFacts[],
  now: readonly SeatFacts[],
  say: {
    readonly sat: (name: string, number: number) => string;
    readonly left: (name: string, number: number) => string;
  },
): readonly string[] =>
  now.flatMap((sitter, seat) => {
    const was = before[seat];
    if (was === undefined || (was.kind === sitter.kind && was.name === sitter.name)) return [];
    return [
      ...(was.kind === 'open' ? [] : [say.left(was.name, seat + 1)]),
      ...(sitter.kind === 'open' ? [] : [say.sat(sitter.name, seat + 1)]),
    ];
  });
