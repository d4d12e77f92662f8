import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addGame, formatGame, recordGame, suggestedPrefix, whyNoGame } from './add-game.mjs';
import { builtCopy, linkGames } from './copies.mjs';
import { gameIds } from './register-games.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const GAME = { id: 'three-heaps', name: 'Three Heaps', prefix: 'TH' };

describe('the id and the rule prefix of a new game', () => {
  test('are accepted if they are free', () => {
    expect(whyNoGame(ROOT, GAME)).toBeNull();
    expect(suggestedPrefix('three-heaps')).toBe('TH');
    expect(suggestedPrefix('nim')).toBe('NI');
  });

  test.each([
    ['Nim', 'NI', 'is no id'],
    ['../nim', 'NI', 'is no id'],
    ['new', 'NE', 'is no id'],
    ['a-name-far-too-long-for-any-table', 'AN', 'is no id'],
    ['skybridge', 'XY', 'exists'],
    ['kernel', 'KE', 'exists'],
    ['nim', 'N1', 'is no rule prefix'],
    ['sky', 'SK', 'skybridge has the rule prefix SK'],
  ])('%s with %s is refused', (id, prefix, why) => {
    expect(whyNoGame(ROOT, { id, prefix })).toContain(why);
  });
});

/** The short form of `npm run test:new-game`, in a copy of the repository. */
describe('a new game', () => {
  let folder = '';
  let files: readonly string[] = [];
  beforeAll(() => {
    folder = builtCopy();
    files = addGame(folder, GAME);
    formatGame(folder, files);
    linkGames(folder);
    const complaint = complaintOf('node_modules/@typescript/native/bin/tsc', '-b');
    if (complaint !== '') throw new Error(complaint);
    recordGame(folder, GAME.id);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  /** The output of a tool that failed; empty if it succeeded. */
  const complaintOf = (...args: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: folder, encoding: 'utf8' });
    return status === 0 ? '' : `${stdout}${stderr}`;
  };

  test('is last in the catalogue', () => {
    expect(gameIds(folder).at(-1)).toBe(GAME.id);
  });

  test('contains none of the template’s names', () => {
    const spec = readFileSync(join(folder, 'packages/games/three-heaps/SPEC.md'), 'utf8');
    expect(spec).toContain('# Three Heaps');
    expect(spec).toContain('**TH-T1**');
    expect(spec).not.toMatch(/sample|SG-/i);
  });

  // Type imports, which no test loads, included.
  test('imports files that exist', () => {
    const sources = files.filter((file) => /\.(ts|svelte)$/.test(file));
    const missing = sources.flatMap((file) => {
      const imported = readFileSync(join(folder, file), 'utf8').matchAll(/ from '(?<path>\.[^']+)'/g);
      return [...imported]
        .map(({ groups }) => join(dirname(file), groups!['path']!))
        .filter((path) => !existsSync(join(folder, path)));
    });
    expect(missing).toStrictEqual([]);
  });

  test('passes the linter', () => {
    const own = ['packages/games/three-heaps', 'packages/web/src/lib/boards/three-heaps', 'packages/catalogue'];
    expect(complaintOf('node_modules/oxlint/bin/oxlint', '--deny-warnings', ...own, 'packages/cli/src/boards')).toBe(
      '',
    );
  });

  test('passes its own tests and the shared ones', () => {
    const shared = ['packages/catalogue', 'packages/cli/test/pseudo-language', 'packages/web/src/lib/features/learn'];
    const boards = ['packages/web/src/lib/boards/board-text.test.ts', 'packages/web/src/lib/boards/three-heaps'];
    const own = ['packages/games/three-heaps', 'packages/cli/test/three-heaps'];
    expect(complaintOf('node_modules/vitest/vitest.mjs', 'run', ...own, 'scripts/register')).toBe('');
    expect(complaintOf('node_modules/vitest/vitest.mjs', 'run', ...shared, ...boards, '-t', GAME.id)).toBe('');
  });
});
