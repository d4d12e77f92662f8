import { SPECTATOR, formatRecord, recordOf, sha256, tableStreams, utf8 } from '@ponts-bornes/kernel';
import type { AnyGame, Options, Outcome, RecordedMove, Streams, Viewer } from '@ponts-bornes/kernel';

/** The state and the move of a game whose own types are forgotten. */
export type State = Parameters<AnyGame['copy']>[0];
export type Move = Parameters<AnyGame['format']>[0];

/** One simulated sitting. It is dealt like a live table, so that its record replays. */
export interface Table {
  readonly game: AnyGame;
  readonly seats: number;
  readonly options: Options;
  readonly seed: string;
  readonly secret: Uint8Array;
  readonly streams: Streams;
}

export const openTable = (table: Pick<Table, 'game' | 'seats' | 'options' | 'seed'>): Table => {
  const secret = sha256(utf8(table.seed));
  return { ...table, secret, streams: tableStreams(secret) };
};

export interface Story {
  readonly moves: readonly RecordedMove[];
  readonly result: Outcome | null;
  readonly notes: readonly string[];
}

export const recordText = (table: Table, { moves, result, notes }: Story): string =>
  formatRecord(
    recordOf(table.game, {
      seats: table.seats,
      options: table.options,
      secret: table.secret,
      moves: moves.map(({ seat, text }) => ({ seat, text: inOneLine(text) })),
      result,
      notes: notes.map((note) => inOneLine(note.slice(0, 500))),
    }),
  );

/** What a line of a record can't hold: control characters, line separators, halves of surrogate pairs. */
export const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u;

/** A broken move text must not keep its own record from being written. */
const inOneLine = (text: string): string => text.replaceAll(new RegExp(UNWRITABLE, 'gu'), '?');

export const seatsOf = ({ seats }: Pick<Table, 'seats'>): number[] => Array.from({ length: seats }, (_, seat) => seat);

export const viewersOf = (table: Pick<Table, 'seats'>): Viewer[] => [...seatsOf(table), SPECTATOR];

export const nameOf = (viewer: Viewer): string => (viewer === SPECTATOR ? 'the spectator' : `seat ${viewer}`);
