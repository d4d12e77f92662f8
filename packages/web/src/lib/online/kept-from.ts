import { parseRecord } from '@ponts-bornes/kernel';
import type { TableFacts } from '@ponts-bornes/protocol';
import type { KeptTable, Sitter } from '../desk/opening.ts';

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
