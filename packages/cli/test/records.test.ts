import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CATALOGUE, findGame } from '@ponts-bornes/catalogue';
import {
  GameInPlay,
  UNLIMITED,
  commitmentTo,
  drawnParts,
  formatRecord,
  parseRecord,
  pledgeTo,
  resolveOptions,
} from '@ponts-bornes/kernel';
import type { GameRecord } from '@ponts-bornes/kernel';
import { lines, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

const good = join(folder, 'good.txt');
await run(['trace', 'sealed-cards', '--seed', 'record', '--record', good]);
const text = readFileSync(good, 'utf8');
const parsed = parseRecord(text);
if (!parsed.ok) throw new Error(JSON.stringify(parsed.error));
const { record } = parsed;

/** A modified record with a matching digest. */
const changed = (change: Partial<GameRecord>): string => formatRecord({ ...record, ...change });

const saved = (name: string, content: string): string => {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
};

/** A game of Ada, whose device revealed its part, and Blaise, whose device was offline. */
const pledgedRecord = async (): Promise<string> => {
  const { game } = await findGame('skybridge')!.load();
  const resolved = resolveOptions(game.meta, 2, {});
  if (!resolved.ok) throw new Error(resolved.refusal.rule);
  const secret = new Uint8Array(32);
  const pledges = { attempt: 1, seats: [pledgeTo('the part of Ada'), 'absent'], passed: [] };
  const entropy = drawnParts(commitmentTo(secret), pledges, () => 'the part of Ada');
  const { options } = resolved;
  const inPlay = new GameInPlay({ game, options, seats: 2, secret, entropy, secondThoughts: UNLIMITED });
  for (let [seat] = inPlay.awaited(); seat !== undefined; [seat] = inPlay.awaited()) {
    const [move] = game.moves(inPlay.state(), seat);
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    inPlay.apply({ kind: 'move', seat, text: game.format(move) });
  }
  return formatRecord(inPlay.record(['Ada', 'Blaise'], pledges));
};

describe('verify', () => {
  test('says what was verified', async () => {
    const { code, out, err } = await run(['verify', good]);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(lines(out)).toStrictEqual([
      'Vérifié : Cartes scellées.',
      'Partie correcte, mais la donne n’est pas prouvée.',
      'Engagement respecté :',
      record.commitment,
      expect.stringContaining('Personne n’a ajouté de part'),
      expect.any(String),
      '4 coups, tous permis.',
      expect.stringContaining('l’emporte aux points.'),
    ]);
  });

  test('reads standard input, and line ends of either kind', async () => {
    const { code, out } = await run(['verify', '-', '--lang', 'en'], { input: text.replaceAll('\n', '\r\n') });
    expect(code).toBe(0);
    expect(out).toContain('Verified: Sealed cards.');
    expect(out).toContain('4 moves, all legal.');
  });

  test('says for whom the deal is proven, and for whom it is not', async () => {
    const input = await pledgedRecord();
    expect(
      lines((await run(['verify', '-', '--lang', 'en'], { input, catalogue: CATALOGUE })).out).slice(1, 3),
    ).toStrictEqual(['The game checks out, and the deal is proven for Ada, but not for Blaise.', 'Commitment kept:']);
    expect(lines((await run(['verify', '-'], { input, catalogue: CATALOGUE })).out)[1]).toBe(
      'Partie correcte, donne prouvée pour Ada, mais pas pour Blaise.',
    );
  });

  test('verifies an unfinished game as far as it goes', async () => {
    const { code, out } = await run(['verify', '-', '--lang', 'en'], {
      input: changed({ moves: record.moves.slice(0, 1), result: null }),
    });
    expect(code).toBe(0);
    expect(out).toContain('1 move, legal.\nThe game is not over.');
  });
});

const [first, ...rest] = record.moves;
const broken: readonly [string, string, string][] = [
  ['an empty text', '', 'line 1: the first line must be'],
  ['a cut text', text.slice(0, -40), 'the record is cut short'],
  ['a changed letter', text.replace('seats: 2', 'seats: 3'), 'the text was changed'],
  ['an unknown game', changed({ game: 'chess' }), 'line 2: “chess” is not the expected game'],
  ['other rules', changed({ rules: 7 }), 'line 3: different version of the rules (here: 1)'],
  ['refused options', changed({ options: { rounds: 8, low: false } }), 'line 5: options refused'],
  ['a hidden secret', changed({ secret: null }), 'line 7: the secret of the deal has not been revealed yet'],
  [
    'another secret',
    changed({ secret: 'ab'.repeat(32) }),
    'line 6: the secret does not match the published commitment',
  ],
  [
    'an illegal move',
    changed({ moves: [{ seat: first!.seat, text: 'card 99' }, ...rest] }),
    'line 10: illegal move “card 99”: This card is not in hand. [SC-HAND]',
  ],
  [
    'a wrong result',
    changed({ result: { winners: [], scores: [0, 0], reason: 'points' } }),
    'line 8: the result is wrong',
  ],
  [
    'a missing end',
    changed({ moves: record.moves.slice(0, 2) }),
    'line 12: a result is given, but the game is not over',
  ],
  ['a text that is too long', text + ' '.repeat(8_000_001), 'line 1: the text is too long'],
];

describe.each(['verify', 'replay'])(
  '%s of a broken record says in one line what is wrong and where, exit code 1',
  (command) => {
    test.each(broken)('%s', async (_name, content, message) => {
      const { code, out, err } = await run([command, '-', '--lang', 'en'], { input: content });
      expect({ code, out, lines: lines(err).length }).toStrictEqual({ code: 1, out: '', lines: 1 });
      expect(err.startsWith('pb: -: line ')).toBe(true);
      expect(err).toContain(message);
    });

    test('names the file', async () => {
      const file = saved('broken.txt', 'hello');
      const { code, err } = await run([command, file]);
      expect(code).toBe(1);
      expect(err.startsWith(`pb : ${file} : ligne 1 : `)).toBe(true);
    });
  },
);

describe('replay', () => {
  test('prints every move, then the table and the outcome', async () => {
    const { code, out, err } = await run(['replay', good, '--lang', 'en']);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    const moves = record.moves.map(
      ({ seat, text: move }, index) => `   ${index + 1}. Player ${seat + 1} lays ${move}.`,
    );
    expect(lines(out).slice(0, 5)).toStrictEqual(['Sealed cards: Player 1, Player 2', ...moves]);
    expect(out).toMatch(/points +\d \d/);
    expect(lines(out).at(-1)).toContain('wins on points.');
  });

  test('names the players, and no name can inject control characters', async () => {
    const names = ['Ada', 'Z\u001b[2Joé'];
    const { out } = await run(['replay', '-'], { input: changed({ names }) });
    expect(out).toContain('Cartes scellées : Ada, Z\ufffd[2Joé\n');
  });

  test('shows what spectators see, or what a seat saw', async () => {
    const shown = async (...argv: string[]): Promise<string[]> => {
      const { code, out } = await run(['replay', good, '--step', ...argv], { input: '\n'.repeat(4) });
      expect(code).toBe(0);
      return [...out.matchAll(/^hand +(.*)$/gm)].map(([, hand]) => hand!);
    };
    expect(await shown()).toStrictEqual(['–', '–', '–', '–', '–']);
    for (const seat of [0, 1]) {
      const hands = await shown('--seat', String(seat));
      const played = record.moves.filter((move) => move.seat === seat).map((move) => move.text.replace('card ', ''));
      expect(new Set(hands[0]!.split(' '))).toStrictEqual(new Set([...played, ...hands.at(-1)!.split(' ')]));
      expect(hands[0]!.split(' ')).toHaveLength(3);
    }
  });

  test.each(['2', '-1', 'x', ''])('refuses the seat %j in one line, exit code 2', async (seat) => {
    const { code, out, err } = await run(['replay', good, `--seat=${seat}`, '--lang', 'en']);
    expect({ code, out }).toStrictEqual({ code: 2, out: '' });
    expect(err).toBe(`pb: --seat: “${seat}” is not a whole number from 0 to 1\n`);
  });

  test('step by step, shows the table at every move and waits for Enter', async () => {
    const { code, out } = await run(['replay', good, '--step', '--lang', 'en'], { input: '\n'.repeat(4) });
    expect(code).toBe(0);
    expect(out.split('Enter: next')).toHaveLength(5);
    expect(out.match(/^points /gm)).toHaveLength(5);
    expect(lines(out).at(-1)).toContain('wins on points.');
  });

  test('step by step, ends with q and at the end of input', async () => {
    for (const input of ['\nq\n', '\n']) {
      const { code, out } = await run(['replay', good, '--step', '--lang', 'en'], { input });
      expect(code).toBe(0);
      expect(out.split('Enter: next')).toHaveLength(3);
      expect(out).not.toContain('wins on points.');
    }
  });

  test('step by step, stops on Ctrl-C', async () => {
    expect(await run(['replay', good, '--step'], { signal: AbortSignal.abort() })).toMatchObject({
      code: 130,
      err: '',
    });
  });
});

describe.each([
  ['play', '1\n1\n'],
  ['trace', ''],
])('%s --record', (command, input) => {
  const argv = [command, 'sealed-cards', '--seed', 'kept', '--lang', 'en'];

  test('overwrites nothing: one line and exit code 2, before anything is played', async () => {
    const file = saved(`${command}-there.txt`, 'a letter to keep');
    const { code, out, err } = await run([...argv, '--record', file], { input });
    expect({ code, out }).toStrictEqual({ code: 2, out: '' });
    expect(err).toBe(`pb: “${file}” already exists: choose another name, or add --force to replace it\n`);
    expect(readFileSync(file, 'utf8')).toBe('a letter to keep');
  });

  test('replaces a file with --force, whatever its length', async () => {
    const file = saved(`${command}-force.txt`, 'x'.repeat(100_000));
    expect(await run([...argv, '--record', file, '--force'], { input })).toMatchObject({ code: 0, err: '' });
    expect(await run(['verify', file])).toMatchObject({ code: 0, err: '' });
  });

  test('needs no --force for a new file', async () => {
    const file = join(folder, `${command}-new.txt`);
    expect(await run([...argv, '--record', file], { input })).toMatchObject({ code: 0, err: '' });
    expect(await run(['verify', file])).toMatchObject({ code: 0, err: '' });
  });
});

test('a stopped trace leaves no empty file behind', async () => {
  const file = join(folder, 'stopped.txt');
  const argv = ['trace', 'sealed-cards', '--record', file];
  expect((await run(argv, { signal: AbortSignal.abort() })).code).toBe(130);
  expect(existsSync(file)).toBe(false);
});
