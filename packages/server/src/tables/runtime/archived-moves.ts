import { isDeepStrictEqual } from 'node:util';
import { archivedEntries, formatArchive } from '../../store/archive.ts';
import { openTable } from './open-table.ts';
import type { Opened, OpeningParts } from './open-table.ts';

/**
 * The moves of a finished game, without those taken back, in archive format. Null if the log or the moves alone don't
 * reproduce the result under the current rules: then the log must be kept.
 */
export const replayedMoves = async (parts: OpeningParts, id: string): Promise<string | null> => {
  const opened = await openTable(parts, id);
  const { row, played, seats } = opened;
  if (row.status !== 'over' || played === null) return null;
  const moves = formatArchive(
    played.inPlay.record(
      seats.map(({ name }) => name),
      null,
    ).moves,
  );
  const entries = archivedEntries(id, moves, row.ended_at ?? 0);
  const again = await openTable({ ...parts, store: { ...parts.store, read: async () => entries } }, id);
  // A game that was stopped by agreement has no result.
  const kept = JSON.parse(row.result ?? 'null') as unknown;
  return [opened, again].every((one) => isDeepStrictEqual(resultOf(one), kept)) ? moves : null;
};

/** Round-trips through JSON, as the stored result did, to drop undefined fields. */
const resultOf = ({ played }: Opened): unknown =>
  JSON.parse(JSON.stringify(played?.standing.outcome ?? null)) as unknown;
