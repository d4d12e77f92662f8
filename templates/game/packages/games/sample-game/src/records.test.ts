import { replayRecord } from '@ponts-bornes/kernel';
import { describeRecords, readRecord } from '@ponts-bornes/testkit/vitest';
import { expect, test } from 'vitest';
import { game } from './index.ts';

const FOLDER = new URL('../records/', import.meta.url);

describeRecords(game, [
  { what: 'made for a rule', folder: FOLDER, count: 1 },
  { what: 'random', folder: new URL('corpus/', FOLDER), count: 2 },
]);

test('[SG-E1, SG-T2] last-match: heap a is empty after the first move, and the last match wins', () => {
  const record = readRecord('last-match.record', FOLDER);
  const opening = replayRecord(game, { ...record, moves: record.moves.slice(0, 1), result: null });
  if (!opening.ok) throw new Error(JSON.stringify(opening.error));
  expect(game.explain(opening.state, 1, 'a1').rule).toBe('SG-T2');
  expect(record.result).toStrictEqual({ winners: [1], scores: [0, 1], reason: 'last-match' });
});
