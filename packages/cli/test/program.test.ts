import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../..', import.meta.url));
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

// The program as people run it: built from the present sources.
beforeAll(() => {
  const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');
  execFileSync(process.execPath, [compiler, '-b', 'packages/cli'], { cwd: root, stdio: 'inherit' });
}, 120_000);

describe('the program itself', () => {
  test('ends with the exit code and the line of what went wrong', async () => {
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

  test('stops quietly when nobody reads on', async () => {
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
  ])('stops a long %s on Ctrl-C as well', async (...argv) => {
    const child = start(...argv);
    child.stderr.once('data', () => child.kill('SIGINT'));
    expect((await ended(child)).code).toBe(130);
  });
});
