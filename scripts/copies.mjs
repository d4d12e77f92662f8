// Copies of this repository, in which tests may change anything.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { ROOT } from './prepare.mjs';

/** A copy of what git knows here, and of what is new: as a clone is, without packages or a build. */
export const freshCopy = () => {
  const folder = copyOfSources();
  // Some commands ask git for the commit.
  for (const args of [
    ['init', '-q'],
    ['add', '-A'],
    ['-c', 'user.name=x', '-c', 'user.email=x', 'commit', '-qm', 'x'],
  ]) {
    spawnSync('git', args, { cwd: folder });
  }
  return folder;
};

/** The same with what is compiled here, and with this folder's installed packages. */
export const builtCopy = () => {
  const folder = copyOfSources();
  for (const packageFolder of packageFolders(folder)) {
    for (const name of ['dist', 'tsconfig.tsbuildinfo']) {
      const built = join(packageFolder, name);
      const isPages = packageFolder.endsWith('web');
      if (!isPages && existsSync(join(ROOT, built))) copy(built, folder);
    }
  }
  // The rest is written by checks, which may run at the same time.
  copy('packages/web/.svelte-kit/tsconfig.json', folder);
  mkdirSync(join(folder, 'node_modules'));
  const installed = readdirSync(join(ROOT, 'node_modules')).filter((name) => !OWN.has(name));
  const nested = packageFolders(ROOT).filter((path) => existsSync(join(ROOT, path, 'node_modules')));
  for (const path of [
    ...installed.map((name) => join('node_modules', name)),
    ...nested.map((parent) => join(parent, 'node_modules')),
  ]) {
    symlinkSync(join(ROOT, path), join(folder, path));
  }
  mkdirSync(join(folder, 'node_modules', '.cache'));
  copy('node_modules/.cache/ponts-bornes-built', folder);
  linkGames(folder);
  return folder;
};

/** What a copy must not share: links to packages, and what tools write. */
const OWN = new Set(['@ponts-bornes', '.cache', '.vite', '.vite-temp', '.vitest']);

/** Links the packages of a copy, also those that were added, as `npm install` would. */
export const linkGames = (folder) => {
  const links = join(folder, 'node_modules', '@ponts-bornes');
  mkdirSync(links, { recursive: true });
  for (const packageFolder of packageFolders(folder)) {
    const link = join(links, packageFolder.split('/').at(-1));
    if (!existsSync(link)) symlinkSync(relative(links, join(folder, packageFolder)), link);
  }
};

const packageFolders = (folder) =>
  ['packages', 'packages/games'].flatMap((parent) =>
    readdirSync(join(folder, parent))
      .map((name) => `${parent}/${name}`)
      .filter((path) => existsSync(join(folder, path, 'package.json'))),
  );

const copyOfSources = () => {
  const folder = mkdtempSync(join(tmpdir(), 'ponts-bornes-clone-'));
  const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const files = stdout.split('\0').filter((file) => file !== '' && existsSync(join(ROOT, file)));
  for (const file of new Set(files)) copy(file, folder);
  return folder;
};

const copy = (path, folder) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  cpSync(join(ROOT, path), join(folder, path), { recursive: true, force: true, preserveTimestamps: true });
};
