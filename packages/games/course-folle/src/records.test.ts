import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { SPECTATOR, formatRecord, parseRecord, replayRecord, verifyRecord } from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { corpusRecord, witnessRecord } from '../test/record-maker.ts';
import { WITNESSES } from '../test/witnesses.ts';
import type { Step } from '../test/witnesses.ts';
import { game, meta } from './index.ts';

const FOLDER = new URL('../records/', import.meta.url);
const CORPUS = new URL('corpus/', FOLDER);
const CORPUS_NAMES = meta.seats.flatMap((seats) => [1, 2, 3].map((number) => [seats, number] as const));

// New numbers on the cards make new games: MAKE_RECORDS=1 npx vitest run packages/games/course-folle/src/records
if (process.env['MAKE_RECORDS'] === '1') {
  mkdirSync(CORPUS, { recursive: true });
  for (const witness of WITNESSES) writeFileSync(new URL(`${witness.name}.record`, FOLDER), witnessRecord(witness));
  for (const [seats, number] of CORPUS_NAMES) {
    writeFileSync(new URL(`${seats}-seats-${number}.record`, CORPUS), corpusRecord(seats, number));
  }
}

const recordsIn = (folder: URL): string[] => readdirSync(folder).filter((name) => name.endsWith('.record'));

const readRecord = (name: string, folder = FOLDER): GameRecord => {
  const parsed = parseRecord(readFileSync(new URL(name, folder), 'utf8'));
  if (!parsed.ok) throw new Error(`${name}: ${JSON.stringify(parsed.error)}`);
  return parsed.record;
};

const stepsOf = (record: GameRecord): Step[] => {
  const steps: Step[] = [];
  let before = null as Step['before'] | null;
  const replayed = replayRecord(game, record, ({ state, played }) => {
    const after = game.view(state, SPECTATOR);
    if (played !== null && before !== null) {
      steps.push({ seat: played.seat, text: game.format(played.move), before, after });
    }
    before = after;
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return steps;
};

describe.each([
  ['chosen for a rule', FOLDER, WITNESSES.length],
  ['random', CORPUS, CORPUS_NAMES.length],
] as const)('records %s', (_, folder, count) => {
  test('are all there', () => {
    expect(recordsIn(folder)).toHaveLength(count);
  });

  test.each(recordsIn(folder))('%s verifies, and is written as it was read', (name) => {
    const record = readRecord(name, folder);
    expect(verifyRecord(game, record)).toMatchObject({ ok: true, outcome: record.result });
    expect(formatRecord(record)).toBe(readFileSync(new URL(name, folder), 'utf8'));
  });
});

test.each(WITNESSES)('$name shows it: $note', ({ name, seats, note, shows }) => {
  const record = readRecord(`${name}.record`);
  expect(record).toMatchObject({ seats, notes: [note] });
  expect(shows(stepsOf(record))).toBe(true);
});
