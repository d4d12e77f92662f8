import { findRules } from '@ponts-bornes/catalogue/rules';
import { parseRecord, recordError, replayRecord } from '@ponts-bornes/kernel';
import type { GameRecord, Language } from '@ponts-bornes/kernel';
import { numberedPlayer } from '../../../i18n/you.ts';
import type { Opening } from '../../../storage/opening.ts';
import { openTable } from './open-table.ts';
import type { Failed, OpenTable } from './open-table.ts';

/** Verifies a record and opens its game. */
export const openRecord = async (text: string, language: Language): Promise<OpenTable | Failed> => {
  const parsed = parseRecord(text);
  if (!parsed.ok) return { message: recordError(language, parsed.error) };
  const { record } = parsed;
  const rules = findRules(record.game);
  const unknown = { line: 2, problem: 'unknown-game', detail: record.game } as const;
  if (rules === undefined) return { message: recordError(language, unknown) };
  const replayed = replayRecord(await rules.loadGame(), record);
  if (!replayed.ok) return { message: recordError(language, replayed.error) };
  return openTable({ opening: openingOf(record, language), moves: record.moves, notes: record.notes }, language);
};

const openingOf = (
  { game, options, names, seats, secret, pledges, entropy }: GameRecord,
  language: Language,
): Opening => ({
  game,
  options,
  secret: secret ?? '',
  pledges,
  entropy,
  sitters: Array.from({ length: seats }, (_, seat) => ({
    kind: 'person',
    name: names[seat] ?? numberedPlayer(language, seat + 1),
  })),
});
