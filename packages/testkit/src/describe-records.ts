import { readFileSync, readdirSync } from 'node:fs';
import { formatRecord, parseRecord, verifyRecord } from '@ponts-bornes/kernel';
import type { BaseView, Game, GameRecord, Options } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';

/** A folder of records, and their expected number, so that a lost one is noticed. */
export interface RecordFolder {
  readonly what: string;
  readonly folder: URL;
  readonly count: number;
}

/** Two tests per record: it still replays to its result, and writing it reproduces its text exactly. */
export const describeRecords = <State, Move, View extends BaseView, Opts extends Options>(
  game: Game<State, Move, View, Opts>,
  folders: readonly RecordFolder[],
): void => {
  describe.each(folders)('records $what', ({ folder, count }) => {
    test('are complete', () => {
      expect(recordsIn(folder)).toHaveLength(count);
    });

    test.each(recordsIn(folder))('%s replays to its result', (name) => {
      const record = readRecord(name, folder);
      expect(verifyRecord(game, record)).toMatchObject({ ok: true, outcome: record.result });
    });

    test.each(recordsIn(folder))('%s is written exactly as it was read', (name) => {
      expect(formatRecord(readRecord(name, folder))).toBe(readFileSync(new URL(name, folder), 'utf8'));
    });
  });
};

/** The names of the records in a folder. */
export const recordsIn = (folder: URL): string[] => readdirSync(folder).filter((name) => name.endsWith('.record'));

export const readRecord = (name: string, folder: URL): GameRecord => {
  const parsed = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
  return parsed.record;
};
