import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { readonly scripts: Readonly<Record<string, string>> };

/** The files of the commands, as in a fresh clone: nothing installed, nothing built. */
const clone = mkdtempSync(join(tmpdir(), 'pb-commands-'));
for (const part of ['package.json', 'scripts', 'bench', 'packages/web/scripts']) {
  cpSync(join(ROOT, part), join(clone, part), {
    recursive: true,
    filter: (source) => basename(source) !== 'node_modules',
  });
}
afterAll(() => rmSync(clone, { recursive: true, force: true }));

const run = async (
  script: string,
  argument: string,
): Promise<{ readonly code: unknown; readonly stdout: string; readonly stderr: string }> => {
  const [program, ...args] = (scripts[script] ?? '').split(' ');
  expect(program, `“${script}” must be one of our own programs: the tools of packages are missing in a clone`).toBe(
    'node',
  );
  const child = spawn(process.execPath, [...args, argument], { cwd: clone, stdio: ['ignore', 'pipe', 'pipe'] });
  const [stdout, stderr, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, stdout, stderr };
};

describe.each(Object.keys(scripts))('npm run %s, the first command after a clone,', (script) => {
  test('shows its help', async () => {
    const { code, stdout, stderr } = await run(script, '--help');
    expect(stderr).toBe('');
    expect(stdout).toMatch(/^Usage: npm .*\n[\s\S]*\nOptions:\n[\s\S]*-h, --help/);
    expect(stdout.split('\n\n')[0]).toContain(script);
    expect(code).toBe(0);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });

  test('refuses an unknown option with exit code 2', async () => {
    const { code, stdout, stderr } = await run(script, '--no-such-option');
    expect(stderr).toContain('--no-such-option');
    expect(stderr).toContain('Usage: npm ');
    expect(stdout).toBe('');
    expect(code).toBe(2);
    expect(existsSync(join(clone, 'node_modules'))).toBe(false);
  });
});

const DOCUMENTS = [
  'README.md',
  'CONTRIBUTING.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...['packages', 'packages/games'].flatMap((folder) =>
    readdirSync(join(ROOT, folder))
      .map((name) => `${folder}/${name}/README.md`)
      .filter((file) => existsSync(join(ROOT, file))),
  ),
];

const scriptsNamedIn = (document: string): readonly string[] =>
  [...read(document).matchAll(/\bnpm (?:run (?:-s )?([a-z][\w-]*(?::[\w-]+)*)|(start|test)\b)/g)].map(
    ([, name, short]) => (name ?? short) as string,
  );

describe('documents', () => {
  test.each(DOCUMENTS)('%s names only existing commands', (document) => {
    expect(scriptsNamedIn(document).filter((name) => !(name in scripts))).toStrictEqual([]);
  });

  test.each(DOCUMENTS)('%s names no tool that is missing in a clone', (document) => {
    expect(read(document).match(/\bnpx \w[^`\n]*/g) ?? []).toStrictEqual([]);
  });

  test('README.md and CONTRIBUTING.md name every command', () => {
    const named = new Set(['README.md', 'CONTRIBUTING.md'].flatMap(scriptsNamedIn));
    expect(Object.keys(scripts).filter((name) => !named.has(name))).toStrictEqual([]);
  });

  test('npm run test:commands knows the shortest run of every command', async () => {
    const { code, stdout } = await run('test:commands', '--list');
    expect(code).toBe(0);
    expect(stdout.trimEnd().split('\n')).toHaveLength(Object.keys(scripts).length);
  });
});
