import { readFileSync } from 'node:fs';
import { CATALOGUE } from '@ponts-bornes/catalogue';
import { expect, test } from 'vitest';
import { run } from './run.ts';

const RECORD = new URL('../../games/sample-game/records/last-match.record', import.meta.url);

test('a game is told move by move, and the table is drawn', async () => {
  const input = readFileSync(RECORD, 'utf8');
  const { code, out } = await run(['replay', '-', '--lang', 'en'], { input, catalogue: CATALOGUE });
  expect(code).toBe(0);
  expect(out).toContain('1. Ada takes 3 matches from heap a.');
  expect(out).toContain('  c         0');
  expect(out).toContain('Blaise has taken 5 matches.');
});

test('moves may be typed with spaces and capitals', async () => {
  const input = ['A 3', 'b4', 'C5', ''].join('\n');
  const args = ['play', 'sample-game', '--lang', 'en'];
  const { out } = await run(args, { input, catalogue: CATALOGUE });
  expect(out).toContain('takes 3 matches from heap a');
});
