import {
  MAX_MOVE_TEXT,
  SPECTATOR,
  UNWRITABLE,
  formatRecord,
  recordOf,
  sha256,
  tableStreams,
  utf8,
} from '@ponts-bornes/kernel';
import type { AnyGame, Options, Outcome, RecordedMove, Streams, Viewer } from '@ponts-bornes/kernel';

/** The erased state and move types of a game. */
export type State = Parameters<AnyGame['copy']>[0];
export type Move = Parameters<AnyGame['format']>[0];

/** One simulated table. It is dealt like a live one, so that its record replays. */
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

/** The record of a game or, if the game is too broken to write one, the reason. */
export const recordText = (table: Table, { moves, result, notes }: Story): string => {
  const record = recordOf(table.game, {
    seats: table.seats,
    options: table.options,
    secret: table.secret,
    moves: moves.map(({ seat, text }) => ({ seat, text: asMoveText(text) })),
    result,
    notes: notes.map((note) => inOneLine(note.slice(0, 500))),
  });
  try {
    return formatRecord(record);
  } catch (error) {
    return `(no record: ${String(error)})`;
  }
};

/** A broken move text must not prevent its record from being written. */
const asMoveText = (text: string): string => inOneLine(text).trim().slice(0, MAX_MOVE_TEXT).trimEnd() || '?';

const inOneLine = (text: string): string => text.replaceAll(new RegExp(UNWRITABLE, 'gu'), '?');

export const seatsOf = ({ seats }: Pick<Table, 'seats'>): number[] => Array.from({ length: seats }, (_, seat) => seat);

export const viewersOf = (table: Pick<Table, 'seats'>): Viewer[] => [...seatsOf(table), SPECTATOR];

export const nameOf = (viewer: Viewer): string => (viewer === SPECTATOR ? 'the spectator' : `seat ${viewer}`);
