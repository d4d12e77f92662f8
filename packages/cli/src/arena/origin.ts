import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The program version behind a report, needed to reproduce it. */
export interface Origin {
  readonly version: string;
  /** Null if the program is not in its own repository. */
  readonly commit: string | null;
  readonly node: string;
}

const PACKAGE = new URL('../../package.json', import.meta.url);
const FOLDER = fileURLToPath(new URL('.', PACKAGE));

export const originOf = (): Origin => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  return { version, commit: commitOf(), node: process.versions.node };
};

/** Installed inside another project, the package is not tracked, and that project's commit would be meaningless. */
const commitOf = (): string | null =>
  git('ls-files', 'package.json') === 'package.json' ? git('describe', '--always', '--dirty', '--exclude=*') : null;

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: FOLDER, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
};
