import { writeFileSync } from 'node:fs';
import { SPECTATOR, replayRecord } from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { describeRecords, readRecord } from '@ponts-bornes/testkit/vitest';
import { expect, test } from 'vitest';
import { witnessRecord } from '../test/record-maker.ts';
import { WITNESSES } from '../test/witnesses.ts';
import type { Step } from '../test/witnesses.ts';
import { game } from './index.ts';

const FOLDER = new URL('../records/', import.meta.url);

// After changing the cards, regenerate these: MAKE_RECORDS=1 npx vitest run packages/games/course-folle/src/records
if (process.env['MAKE_RECORDS'] === '1') {
  for (const witness of WITNESSES) writeFileSync(new URL(`${witness.name}.record`, FOLDER), witnessRecord(witness));
}

describeRecords(game, [
  { what: 'chosen for a rule', folder: FOLDER, count: WITNESSES.length },
  { what: 'random, two for every variant', folder: new URL('corpus/', FOLDER), count: 24 },
]);

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

test.each(WITNESSES)('$name shows it: $note', ({ name, seats, note, shows }) => {
  const record = readRecord(`${name}.record`, FOLDER);
  expect(record).toMatchObject({ seats, notes: [note] });
  expect(shows(stepsOf(record))).toBe(true);
});
