import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseRecord } from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { describe, expect, test } from 'vitest';
import { run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

const recordIn = (text: string): GameRecord => {
  const parsed = parseRecord(text);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
  return parsed.record;
};

const traced = recordIn(await tracedText());
const script = traced.moves.map(({ seat, text }) => `${seat} ${text}`).join('\n');

async function tracedText(): Promise<string> {
  const file = join(folder, 'traced.record');
  await run(['trace', 'sealed-cards', '--seed', 'deal', '--record', file]);
  return readFileSync(file, 'utf8');
}

describe('record', () => {
  test('plays the moves of a file on the deal of a seed, and keeps notes and names', async () => {
    const moves = join(folder, 'moves.txt');
    const file = join(folder, 'made.record');
    writeFileSync(moves, `note: First.\nnote: Second.\nnames: ["Ada","Blaise"]\n\n${script}\n`);
    const { code, out, err } = await run(['record', 'sealed-cards', moves, '--seed', 'deal', '--record', file]);
    expect({ code, out, err }).toStrictEqual({ code: 0, out: '', err: '' });
    expect(recordIn(readFileSync(file, 'utf8'))).toStrictEqual({
      ...traced,
      notes: ['First.', 'Second.'],
      names: ['Ada', 'Blaise'],
    });
    expect((await run(['verify', file])).code).toBe(0);
  });

  test('prints the record when no file is given, and reads moves as records number them', async () => {
    const [first] = script.split('\n');
    const { code, out } = await run(['record', 'sealed-cards', '-', '--seed', 'deal'], { input: `1. ${first}\r\n` });
    expect(code).toBe(0);
    expect(recordIn(out)).toStrictEqual({ ...traced, moves: traced.moves.slice(0, 1), result: null });
  });

  const file = join(folder, 'never.record');
  test.each([
    ['an illegal move', '0 99', 'line 1, “0 99”: '],
    ['a line that is no move', `${script}\nhello`, `line ${traced.moves.length + 1}: neither a move (“0 …”)`],
    ['names that are no list', 'names: Ada', 'line 1: neither a move'],
    ['a wrong number of names', 'names: ["Ada"]', '1 names for 2 seats'],
    ['a move after the end', `${script}\n0 1`, `line ${traced.moves.length + 1}, “0 1”: `],
  ])('refuses %s, and writes nothing', async (_, input, message) => {
    const args = ['record', 'sealed-cards', '-', '--seed', 'deal', '--record', file, '--lang', 'en'];
    const { code, err } = await run(args, { input });
    expect(code).toBe(1);
    expect(err).toContain(message);
    expect(existsSync(file)).toBe(false);
  });

  test('requires a file of moves', async () => {
    const { code, err } = await run(['record', 'sealed-cards', '--lang', 'en']);
    expect(code).toBe(2);
    expect(err).toContain('missing <moves>');
  });
});
