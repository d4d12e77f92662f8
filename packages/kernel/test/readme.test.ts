import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { formatRecord, parseRecord, tableStreams, verifyRecord } from '../src/index.ts';
import { sealed } from './sealed.ts';
import { playOut, secretOf } from './tables.ts';

const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
const sample = /```text\n(Ponts & Bornes record[^]*?\n)```/.exec(readme)?.[1] ?? '';

test('the record in the README matches the game of that secret, byte for byte', () => {
  const played = playOut(sealed, {
    seats: 2,
    options: { hand: 2, refill: 'none' },
    seed: 'readme',
    entropy: ['Paris', 'Lyon'],
    names: ['Ada', 'Blaise'],
    notes: ['A sample for the README.'],
  });
  expect(sample).toBe(formatRecord(played));
});

test('the record in the README is proven', () => {
  const parsed = parseRecord(sample);
  expect(parsed.ok && verifyRecord(sealed, parsed.record).ok).toBe(true);
});

test('the hand shown in the README is the one dealt', () => {
  const state = sealed.setup({ hand: 2, refill: 'none' }, 2, tableStreams(secretOf('readme'), ['Paris', 'Lyon'])(0));
  expect(sealed.toAct(state)).toStrictEqual([0, 1]);
  expect(sealed.moves(state, 0)).toStrictEqual([{ card: 5 }, { card: 7 }]);
});
