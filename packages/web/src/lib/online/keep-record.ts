import { parseRecord } from '@ponts-bornes/kernel';
import type { TableFacts } from '@ponts-bornes/protocol';
import type { KeptTable, Sitter } from '../desk/opening.ts';
import { OPENED, putOpened } from '../keep/opened-record.ts';
import { askToStay } from '../keep/stay.ts';
import { tables } from '../keep/store.ts';

const sitterOf = ({ kind, name, level }: TableFacts['seats'][number]): Sitter =>
  kind === 'bot' && level !== null ? { kind, name, level } : { kind: 'person', name };

/** Who sits where, as the tables of this device have it. */
export const sittersOf = ({ seats }: TableFacts): readonly Sitter[] => seats.map(sitterOf);

/** A game that is over as the tables of this device are; null when its record can't be read. */
export const keptFrom = (facts: TableFacts, text: string): KeptTable | null => {
  const parsed = parseRecord(text);
  if (!parsed.ok || parsed.record.secret === null || parsed.record.result === null) return null;
  const { game, options, secret, entropy, moves, result } = parsed.record;
  return {
    id: facts.id,
    opening: { game, options, sitters: sittersOf(facts), secret, entropy },
    moves,
    startedAt: facts.createdAt,
    changedAt: facts.endedAt ?? facts.createdAt,
    winners: result.winners,
  };
};

/**
 * Keeps a game that is over, and gives the name under which it is replayed. What one has only watched is none of one's
 * own games: it is opened like a record that came from elsewhere.
 */
export const keepRecord = async (facts: TableFacts, text: string, isOwn: boolean): Promise<string> => {
  const kept = isOwn ? keptFrom(facts, text) : null;
  if (kept !== null) {
    try {
      await tables.put(kept);
      void askToStay();
      return kept.id;
    } catch {
      // Where nothing can be kept it can still be looked at.
    }
  }
  putOpened(text);
  return OPENED;
};
