import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { perft, tableStreams, sha256, utf8 } from '@ponts-bornes/kernel';
import { entryFor, sealedCards } from './sealed-cards.ts';
import { jsonLines, lines, run, temporaryFolder } from './run.ts';

const folder = temporaryFolder();

interface TraceLine {
  readonly t: string;
  readonly n: number;
  readonly seed: string;
  readonly toAct: number[];
  readonly moves: Record<string, string[]>;
  readonly seat: number;
  readonly move: string;
  readonly state: { readonly hands: number[][]; readonly points: number[] };
  readonly outcome: { readonly scores: number[] };
}

const traced = async (...argv: string[]): Promise<TraceLine[]> => {
  const { code, out, err } = await run(['trace', 'sealed-cards', ...argv]);
  expect({ code, err }).toStrictEqual({ code: 0, err: '' });
  return jsonLines(out) as TraceLine[];
};

describe('games', () => {
  test('lists every game as JSON', async () => {
    const { code, out } = await run(['games']);
    expect(code).toBe(0);
    const { id, name, rules, seats, options, perfectInformation } = sealedCards.meta;
    const expected = [{ id, name, rules, seats, perfectInformation, options }];
    expect(JSON.parse(out)).toStrictEqual(JSON.parse(JSON.stringify(expected)));
  });
});

describe('trace', () => {
  test('prints setup, moves and end with exactly these keys in this order', async () => {
    const trace = await traced('--seed', 'a', '--players', '3');
    expect(trace.map(({ t }) => t)).toStrictEqual(['setup', ...Array<string>(6).fill('move'), 'end']);
    expect(Object.keys(trace[0]!)).toStrictEqual(['t', 'game', 'rules', 'options', 'seats', 'seed', 'state']);
    expect(trace[0]).toMatchObject({
      game: 'sealed-cards',
      rules: 1,
      seats: 3,
      seed: 'a',
      options: { rounds: 2, low: false },
    });
    for (const move of trace.slice(1, -1)) {
      expect(Object.keys(move)).toStrictEqual(['t', 'n', 'toAct', 'moves', 'seat', 'move', 'state']);
    }
    expect(Object.keys(trace.at(-1)!)).toStrictEqual(['t', 'outcome']);
    expect(Object.keys(trace.at(-1)!.outcome)).toStrictEqual(['winners', 'scores', 'reason']);
  });

  test('gives seats and moves from before each move, and the whole state after it', async () => {
    const trace = await traced('--seed', 'b', '--players', '3');
    let before = trace[0]!.state;
    for (const [index, { n, toAct, moves, seat, move, state }] of trace.slice(1, -1).entries()) {
      expect(n).toBe(index + 1);
      expect(toAct).toContain(seat);
      expect(Object.keys(moves)).toStrictEqual(toAct.map(String));
      for (const actor of toAct) expect(moves[actor]).toStrictEqual(before.hands[actor]!.map((card) => `card ${card}`));
      expect(moves[seat]).toContain(move);
      expect(state.hands[seat]).toHaveLength(before.hands[seat]!.length - 1);
      before = state;
    }
    expect(trace.at(-1)!.outcome.scores).toStrictEqual(before.points);
  });

  test.each([['random'], ['strong']])('prints the same bytes for the same command (%s)', async (policy) => {
    const argv = ['trace', 'sealed-cards', '--seed', 'c', '--games', '3', '--policy', policy];
    const [first, second] = [await run(argv), await run(argv, { env: { LANG: 'en' } })];
    expect(second).toStrictEqual(first);
    expect(lines(first.out)).toHaveLength(3 * 6);
  });

  test('gives game k the seed S/k, so that each can be traced alone', async () => {
    const all = await traced('--seed', 'd', '--games', '3');
    const setups = all.filter(({ t }) => t === 'setup');
    expect(setups.map(({ seed }) => seed)).toStrictEqual(['d', 'd/1', 'd/2']);
    expect(await traced('--seed', 'd/2')).toStrictEqual(all.slice(-6));
  });

  test('reaches every seat and every move of a round with the random policy', async () => {
    const trace = await traced('--seed', 'e', '--games', '60', '--players', '3');
    const firsts = trace.filter(({ t, n }) => t === 'move' && n === 1);
    expect(new Set(firsts.map(({ seat }) => seat))).toStrictEqual(new Set([0, 1, 2]));
    expect(new Set(firsts.map(({ moves, seat, move }) => moves[seat]!.indexOf(move)))).toStrictEqual(
      new Set([0, 1, 2]),
    );
  });

  test('saves the game as a record that verifies', async () => {
    const file = join(folder, 'trace.txt');
    const trace = await traced('--seed', 'f', '--record', file);
    expect(await run(['verify', file])).toMatchObject({ code: 0, err: '' });
    const moves = trace.slice(1, -1).map(({ n, seat, move }) => `${n}. ${seat} ${move}`);
    expect(readFileSync(file, 'utf8')).toContain(`\n\n${moves.join('\n')}\nend `);
  });
});

describe('perft', () => {
  test('prints one line per depth with the kernel’s counts', async () => {
    const { code, out, err } = await run(['perft', 'sealed-cards', '--depth', '4', '--seed', 'p']);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    const streams = tableStreams(sha256(utf8('p')));
    const setup = sealedCards.setup({ rounds: 2, low: false }, 2, streams(0));
    const counts = [1, 2, 3, 4].map((depth) => perft(sealedCards, setup, { depth, streams }));
    expect(counts[0]).toBe(6);
    const ms = expect.any(Number) as number;
    expect(jsonLines(out)).toStrictEqual(
      counts.map((count, index) => ({ game: 'sealed-cards', players: 2, seed: 'p', depth: index + 1, count, ms })),
    );
  });
});

describe('fuzz', () => {
  test('prints how much was played if nothing is wrong', async () => {
    const { code, out, err } = await run(['fuzz', 'sealed-cards', '--games', '5', '--seed', 'z']);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(JSON.parse(out)).toMatchObject({ game: 'sealed-cards', players: 2, games: 5, moves: 20, seed: 'z' });
  });

  test('plays every number of seats that the options allow', async () => {
    const players = async (...argv: string[]): Promise<unknown[]> =>
      jsonLines((await run(['fuzz', 'sealed-cards', '--players', 'all', '--games', '1', ...argv])).out).map(
        (line) => (line as { players: number }).players,
      );
    expect(await players()).toStrictEqual([2, 3]);
    expect(await players('--options', '{"low":true}')).toStrictEqual([2]);
  });

  test('prints a record that replays up to the bug, and exits with 1', async () => {
    const lossy: typeof sealedCards = {
      ...sealedCards,
      play: (state, seat, move, rng) => {
        sealedCards.play(state, seat, move, rng);
        if (state.shown.length === 1) state.stock.pop();
      },
    };
    const world = { catalogue: [entryFor(lossy)] };
    const { code, out, err } = await run(['fuzz', 'sealed-cards', '--games', '3', '--lang', 'en'], world);
    expect(code).toBe(1);
    expect(lines(err)).toHaveLength(1);
    expect(err).toContain('bug found: sealed-cards, 2, 1/0: census-changed');
    expect(await run(['verify', '-'], { ...world, input: out })).toMatchObject({ code: 0, err: '' });
  });

  test('refuses options that no number of seats allows', async () => {
    const { code, err } = await run(['fuzz', 'sealed-cards', '--players', 'all', '--options', '{"rounds":0}']);
    expect(code).toBe(2);
    expect(err).toContain('[K-OPTION]');
  });
});

describe('bench', () => {
  test('measures both ways of playing', async () => {
    const { code, out, err } = await run(['bench', '--seconds', '1', '--players', '3']);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    const { movesPerSecond, gamesPerSecond, withCopies, ...rest } = JSON.parse(out) as Record<string, unknown>;
    expect(rest).toStrictEqual({
      game: 'sealed-cards',
      players: 3,
      options: { rounds: 2, low: false },
      seconds: 1,
      node: process.version,
    });
    const speeds = [movesPerSecond, gamesPerSecond, ...Object.values(withCopies as object)];
    expect(speeds).toHaveLength(4);
    for (const speed of speeds) expect(speed).toBeGreaterThan(0);
  });
});

describe('long commands', () => {
  const aborted = AbortSignal.abort();

  test.each([
    ['perft', '--depth', '5'],
    ['trace', '--games', '1000'],
    ['fuzz', '--games', '1000'],
    ['bench', '--seconds', '600'],
  ])('%s stops when asked to, with exit code 130', async (command, ...argv) => {
    const { code, err } = await run([command, 'sealed-cards', ...argv], { signal: aborted });
    expect({ code, err }).toStrictEqual({ code: 130, err: '' });
  });

  test('show progress on a terminal or when asked, and leave a clean line', async () => {
    const argv = ['fuzz', 'sealed-cards', '--games', '3'];
    expect((await run(argv)).err).toBe('');
    expect((await run([...argv, '--progress'])).err).toContain('sealed-cards, 2: 1/3\n');
    const { err } = await run(argv, { tty: true });
    expect(err).toContain('\rsealed-cards, 2: 1/3');
    expect(err.endsWith(' \r')).toBe(true);
  });
});
