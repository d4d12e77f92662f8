import { spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ONLY_IMPORT } from '@ponts-bornes/bots/node';
import { describe, expect, test } from 'vitest';
import { lines, temporaryFolder } from './run.ts';

/** The program as people run it: built before the tests run. */
const program = fileURLToPath(new URL('../dist/main.js', import.meta.url));

const start = (...argv: string[]): ChildProcessWithoutNullStreams =>
  spawn(process.execPath, [program, ...argv], { env: { ...process.env, LC_ALL: 'en_GB.UTF-8' } });

interface Ended {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

const ended = async (child: ChildProcessWithoutNullStreams): Promise<Ended> => {
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => (out += String(chunk)));
  child.stderr.on('data', (chunk) => (err += String(chunk)));
  await once(child, 'close');
  return { code: child.exitCode, out, err };
};

describe('the program itself', () => {
  test('ends with an exit code and one line about the error', async () => {
    expect(await ended(start('games'))).toMatchObject({ code: 0, err: '' });
    const { code, out, err } = await ended(start('dance'));
    expect({ code, out }).toStrictEqual({ code: 2, out: '' });
    expect(err).toMatch(/^pb: unknown command “dance” .*\n$/);
  });

  test('plays from a pipe until the pipe ends', async () => {
    const child = start('play', 'mille-bornes', '--bot', 'random', '--seed', 'pipe');
    child.stdin.end('1\n1\n');
    const { code, out, err } = await ended(child);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
    expect(out).toContain('See you soon.');
  });

  test('stops quietly when the reader closes the pipe', async () => {
    const child = start('trace', 'mille-bornes', '--games', '1000000');
    child.stdout.once('data', () => child.stdout.destroy());
    const { code, err } = await ended(child);
    expect({ code, err }).toStrictEqual({ code: 0, err: '' });
  });

  test.each([
    ['trace', 'mille-bornes', '--games', '1000000'],
    ['play', 'mille-bornes'],
  ])('stops on Ctrl-C with exit code 130 (%s)', async (...argv) => {
    const child = start(...argv);
    child.stdout.once('data', () => child.kill('SIGINT'));
    const { code, err } = await ended(child);
    expect({ code, err }).toStrictEqual({ code: 130, err: '' });
  });

  test.each([
    ['perft', 'mille-bornes', '--depth', '40', '--progress'],
    ['fuzz', 'mille-bornes', '--games', '1000000', '--progress'],
    ['balance', 'course-folle', '--games', '1000000', '--progress'],
    ['arena', 'mille-bornes', '--bots', 'random,curious', '--games', '1000000', '--progress'],
  ])('stops a long %s on Ctrl-C as well', async (...argv) => {
    const child = start(...argv);
    child.stderr.once('data', () => child.kill('SIGINT'));
    expect((await ended(child)).code).toBe(130);
  });
});

describe('threads', () => {
  const folder = temporaryFolder();
  const argv = ['balance', 'course-folle', '--players', '2,3', '--seed', 'threads', '--games'];
  const byBot = ['balance', 'course-folle', '--bot', 'easy', '--players', '2,7', '--seed', 'threads', '--games'];

  test.each([
    // Several slices for each of two threads.
    ['the game’s own player', [...argv, '40']],
    ['a bot', [...byBot, '4']],
  ])('measure the same as a single one, to the byte: %s', async (_, measured) => {
    const [alone, together] = [
      await ended(start(...measured, '--workers', '1')),
      await ended(start(...measured, '--workers', '2')),
    ];
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(lines(alone.out)).toHaveLength(1);
    expect(together).toStrictEqual(alone);
  });

  test('save their work on Ctrl-C, and the same command continues to the same results', async () => {
    const file = join(folder, 'state.json');
    const whole = [...argv, '150'];
    const kept = [...whole, '--workers', '2', '--state', file];
    /** On a busy machine it may be done before the signal comes. */
    const interrupted = async (): Promise<Ended> => {
      rmSync(file, { force: true });
      const child = start(...kept, '--progress');
      child.stderr.once('data', () => child.kill('SIGINT'));
      const end = await ended(child);
      return end.code === 0 ? interrupted() : end;
    };
    expect(await interrupted()).toMatchObject({ code: 130, out: '' });
    const { runs } = JSON.parse(readFileSync(file, 'utf8')) as { readonly runs: Record<string, { games: number }> };
    expect(runs['2']!.games).toBeGreaterThan(0);
    expect(runs['3']?.games ?? 0).toBeLessThan(150);
    expect(await ended(start(...kept))).toStrictEqual(await ended(start(...whole)));
  });

  test('play the same games as a single one, except for times', async () => {
    const meeting = ['arena', 'mille-bornes', '--bots', 'random,curious', '--games', '8', '--json'];
    const [alone, together] = [
      await ended(start(...meeting, '--workers', '1')),
      await ended(start(...meeting, '--workers', '2')),
    ];
    expect(alone).toMatchObject({ code: 0, err: '' });
    expect(together).toMatchObject({ code: 0, err: '' });
    const timeless = ({ out }: Ended): string => out.replaceAll(/"millis":[\d.e-]+|"micros":\[[\d,]+\]/g, '');
    expect(timeless(alone)).toContain('"games":8');
    expect(timeless(together)).toBe(timeless(alone));
  });

  /** The pool of the built program, run by Node itself as the program is. */
  const inPool = (body: string): Promise<Ended> => {
    const pool = new URL('../dist/pool.js', import.meta.url).href;
    const failure = new URL('../dist/failure.js', import.meta.url).href;
    const script = `import { openPool } from '${pool}'; import { Interrupted } from '${failure}';
      const slice = { seats: 2, seed: 's', from: 0, to: 1e9 };
      const control = new AbortController();
      const pool = await openPool(2, { signal: control.signal });
      try { ${body} } catch (error) { console.log(String(error instanceof Interrupted), error.message); }
      await pool.close();`;
    return ended(spawn(process.execPath, ['--input-type=module', '--eval', script]));
  };

  /** Prints the flags of every thread that starts afterwards. */
  const SHOW_FLAGS = `import threads from 'node:worker_threads'; import { syncBuiltinESMExports } from 'node:module';
    threads.Worker = class extends threads.Worker {
      constructor(file, options) { super(file, options); console.log(...options.execArgv); }
    };
    syncBuiltinESMExports();`;

  test.each([
    ['of the program', '../dist/pool.js', `const pool = await openPool(2, { signal: new AbortController().signal });`],
    [
      'of bots',
      '../../bots/dist/service/node.js',
      `const pool = openNodeThinkers({ threads: 1 }); pool.perform({}).catch(() => {});`,
    ],
  ])('%s never require ES modules: ended while doing so, Node 20 would abort', async (_, file, open) => {
    const script = `${SHOW_FLAGS}
      const { openPool, openNodeThinkers } = await import('${new URL(file, import.meta.url).href}');
      ${open} await pool.close();`;
    const { code, out } = await ended(spawn(process.execPath, ['--input-type=module', '--eval', script]));
    expect(code).toBe(0);
    expect(new Set(lines(out))).toStrictEqual(new Set([ONLY_IMPORT]));
  });

  test('pass on a task’s error', async () => {
    const { code, out, err } = await inPool(`await pool.run('playTrialSlice', { game: 'chess', slice });`);
    expect({ code, out, err }).toStrictEqual({
      code: 0,
      out: 'false chess has no data to balance (allowed: course-folle, course-autour-du-monde, bridgetown-races)\n',
      err: '',
    });
  });

  test('stop in the middle of a job when interrupted, and take no other', async () => {
    const { code, out, err } = await inPool(`
      const jobs = Array.from({ length: 40 }, () => pool.run('playTrialSlice', { game: 'course-folle', slice }));
      setTimeout(() => control.abort(), 300);
      const settled = await Promise.allSettled(jobs);
      console.log(String(settled.every(({ reason }) => reason instanceof Interrupted)));
      await pool.run('playTrialSlice', { game: 'course-folle', slice });`);
    expect({ code, out, err }).toStrictEqual({ code: 0, out: 'true\ntrue \n', err: '' });
  });
});
