import { parseRecord } from '@ponts-bornes/kernel';
import type { TableFacts } from '@ponts-bornes/protocol';
import type { KeptTable, Sitter } from '../../storage/opening.ts';

const sitterOf = ({ kind, name, level }: TableFacts['seats'][number]): Sitter =>
  kind === 'bot' && level !== null ? { kind, name, level } : { kind: 'person', name };

/** The seats in the format of local tables. */
export const sittersOf = ({ seats }: TableFacts): readonly Sitter[] => seats.map(sitterOf);

/** A finished online game as a local table; null if its record is unreadable. */
export const keptFrom = (facts: TableFacts, text: string): KeptTable | null => {
  const parsed = parseRecord(text);
  if (!parsed.ok || parsed.record.secret === null || parsed.record.result === null) return null;
  const { game, options, secret, pledges, entropy, moves, result, notes } = parsed.record;
  return {
    id: facts.id,
    opening: { game, options, sitters: sittersOf(facts), secret, pledges, entropy },
    moves,
    ...(notes.length > 0 ? { notes } : {}),
    startedAt: facts.createdAt,
    changedAt: facts.endedAt ?? facts.createdAt,
    winners: result.winners,
  };
};
