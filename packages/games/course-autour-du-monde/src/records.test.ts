import { mkdirSync, writeFileSync } from 'node:fs';
import { replayRecord } from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { describeRecords, readRecord } from '@ponts-bornes/testkit/vitest';
import { expect, test } from 'vitest';
import { witnessRecord } from '../test/record-maker.ts';
import { WITNESSES } from '../test/witnesses.ts';
import type { Step } from '../test/witnesses.ts';
import { game } from './index.ts';
import type { State } from './index.ts';

const FOLDER = new URL('../records/', import.meta.url);

// After changing the routes, regenerate these: MAKE_RECORDS=1 npx vitest run
// packages/games/course-autour-du-monde/src/records
if (process.env['MAKE_RECORDS'] === '1') {
  mkdirSync(new URL('corpus/', FOLDER), { recursive: true });
  for (const witness of WITNESSES) writeFileSync(new URL(`${witness.name}.record`, FOLDER), witnessRecord(witness));
}

describeRecords(game, [
  { what: 'chosen for a rule', folder: FOLDER, count: WITNESSES.length },
  { what: 'random, two for every number of seats', folder: new URL('corpus/', FOLDER), count: 10 },
]);

const stepsOf = (record: GameRecord): Step[] => {
  const steps: Step[] = [];
  let previous = null as State | null;
  const replayed = replayRecord(game, record, ({ state, played }) => {
    if (played !== null && previous !== null) {
      const { seat, move } = played;
      const [before, after] = [game.view(previous, seat), game.view(state, seat)];
      steps.push({ seat, text: game.format(move), before, after });
    }
    previous = game.copy(state);
  });
  if (!replayed.ok) throw new Error(JSON.stringify(replayed.error));
  return steps;
};

test.each(WITNESSES)('$name shows it: $note', ({ name, seats, note, shows }) => {
  const record = readRecord(`${name}.record`, FOLDER);
  expect(record).toMatchObject({ seats, notes: [note] });
  expect(shows(stepsOf(record))).toBe(true);
});
