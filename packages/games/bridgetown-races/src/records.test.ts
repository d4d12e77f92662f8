import { writeFileSync } from 'node:fs';
import { SPECTATOR, replayRecord } from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { describeRecords, readRecord, recordsIn } from '@ponts-bornes/testkit/vitest';
import { describe, expect, test } from 'vitest';
import { witnessRecord } from '../test/record-maker.ts';
import { begin, endOf, legalTexts, played as playedTwice } from '../test/reference.ts';
import type { Draw, Reference } from '../test/reference.ts';
import { WITNESSES } from '../test/witnesses.ts';
import type { Step } from '../test/witnesses.ts';
import { game } from './index.ts';
import type { BridgetownOptions, State } from './index.ts';

const FOLDER = new URL('../records/', import.meta.url);
const CORPUS = new URL('corpus/', FOLDER);

// After changing the streets, regenerate these: MAKE_RECORDS=1 npx vitest run
// packages/games/bridgetown-races/src/records
if (process.env['MAKE_RECORDS'] === '1') {
  for (const witness of WITNESSES) writeFileSync(new URL(`${witness.name}.record`, FOLDER), witnessRecord(witness));
}

describeRecords(game, [
  { what: 'chosen for a rule', folder: FOLDER, count: WITNESSES.length },
  { what: 'random, two for every variant', folder: CORPUS, count: 24 },
]);

const stepsOf = (record: GameRecord): Step[] => {
  const steps: Step[] = [];
  let before = null as Pick<Step, 'before' | 'legal'> | null;
  const replayed = replayRecord(game, record, ({ state, played }) => {
    const after = game.view(state, SPECTATOR);
    if (played !== null && before !== null) {
      steps.push({ seat: played.seat, text: game.format(played.move), ...before, after });
    }
    before = { before: after, legal: game.moves(state, state.turn).map(game.format) };
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return steps;
};

test.each(WITNESSES)('$name shows it: $note', ({ name, seats, note, shows }) => {
  const record = readRecord(`${name}.record`, FOLDER);
  expect(record).toMatchObject({ seats, notes: [note] });
  expect(shows(stepsOf(record))).toBe(true);
});

const drawsOf =
  (state: State): Draw =>
  (bridge) =>
    (game.view(state, SPECTATOR).flags as Readonly<Record<string, string | null>>)[bridge] ?? null;

describe.each([FOLDER, CORPUS])('records, replayed with the reference implementation', (folder) => {
  test.each(recordsIn(folder))('%s has the same turns, legal moves and end', (name) => {
    const record = readRecord(name, folder);
    let reference = null as Reference | null;
    const replayed = replayRecord(game, record, ({ state, played }) => {
      if (reference === null || played === null) {
        const { seats, firstPlayer } = state;
        reference = begin({ seats, first: firstPlayer, ...(record.options as BridgetownOptions) }, drawsOf(state));
      } else playedTwice(reference, game.format(played.move), drawsOf(state));
      expect(game.moves(state, state.turn).map(game.format).toSorted()).toStrictEqual(legalTexts(reference));
      if (game.outcome(state) === null) expect(reference.turn).toBe(state.turn);
    });
    expect(replayed.ok).toBe(true);
    expect(reference === null ? null : endOf(reference)).toStrictEqual(record.result);
  });
});
