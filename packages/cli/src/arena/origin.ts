import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The program a page comes from: what somebody needs who wants the same figures again. */
export interface Origin {
  readonly version: string;
  /** Null where the program does not stand in its own repository. */
  readonly commit: string | null;
  readonly node: string;
}

const PACKAGE = new URL('../../package.json', import.meta.url);
const FOLDER = fileURLToPath(new URL('.', PACKAGE));

export const originOf = (): Origin => {
  const { version } = JSON.parse(readFileSync(PACKAGE, 'utf8')) as { readonly version: string };
  return { version, commit: commitOf(), node: process.versions.node };
};

/** Installed below somebody else's project, the package is not tracked, and that project's commit would say nothing. */
const commitOf = (): string | null =>
  git('ls-files', 'package.json') === 'package.json' ? git('describe', '--always', '--dirty', '--exclude=*') : null;

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: FOLDER, encoding: 'utf8' });
  return status === 0 && stdout.trim() !== '' ? stdout.trim() : null;
};
