// What every command needs before it runs: the right Node, the packages, and a build that is not stale.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED = [20, 19];
const INSTALLED = join(ROOT, 'node_modules', '.package-lock.json');
const BUILT = join(ROOT, 'node_modules', '.cache', 'ponts-bornes-built');

/** Runs `pb` with these arguments, installed and built first when it has to be. */
export const runPb = (args) => {
  ensureBuilt();
  const program = join(ROOT, 'packages', 'cli', 'dist', 'main.js');
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit' });
  // A terminal sends Ctrl-C to the child as well, which ends in its own way; this process only waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
};

/** Runs a program, its output on stderr, and ends this one when it fails, with the same exit code. */
const runOrExit = (command, args, cwd = ROOT) => {
  const shell = process.platform === 'win32';
  const { status, error } = spawnSync(command, args, { cwd, stdio: ['ignore', 2, 2], shell });
  if (error) fail(`${command}: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

export const ensureInstalled = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    fail(`Node ${NEEDED.join('.')} or newer is needed, this is ${process.versions.node}.`);
  }
  if (modifiedAt(INSTALLED) >= modifiedAt(join(ROOT, 'package-lock.json'))) return;
  console.error('Installing packages (npm ci)…');
  runOrExit('npm', ['ci', '--no-audit', '--no-fund']);
};

export const ensureBuilt = () => {
  ensureInstalled();
  const builtAt = modifiedAt(BUILT);
  if (sources().every((file) => modifiedAt(file) < builtAt)) return;
  console.error('Building…');
  runOrExit(process.execPath, [join(ROOT, 'node_modules', 'typescript', 'bin', 'tsc'), '-b']);
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, '');
};

const WEB = join(ROOT, 'packages', 'web');
const WEB_BUILT = join(WEB, 'dist', 'index.html');

export const ensureWebBuilt = () => {
  ensureBuilt();
  ensurePagesBuilt();
};

/** Builds the web client, from sources alone, when anything that goes into it has changed since. */
export const ensurePagesBuilt = () => {
  const builtAt = modifiedAt(WEB_BUILT);
  const own = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => !/^(?:dist|node_modules|\.svelte-kit|e2e)(?:[\\/]|$)/.test(file))
    .map((file) => join(WEB, file));
  const isFresh = [...sources(), ...own].every((file) => modifiedAt(file) < builtAt);
  if (isFresh && isBuiltFor(process.env.ORIGIN)) return;
  console.error('Building the web client…');
  runOrExit(
    process.execPath,
    [join(ROOT, 'node_modules', 'vite', 'bin', 'vite.js'), 'build', '--logLevel', 'warn'],
    WEB,
  );
};

/** Pages carry whole addresses: for another ORIGIN they are made anew. */
const isBuiltFor = (origin) =>
  !origin || readFileSync(join(WEB, 'dist', 'robots.txt'), 'utf8').includes(`Sitemap: ${new URL(origin).origin}/`);

const sources = () => [
  ...readdirSync(join(ROOT, 'packages'), { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        /(?:\.ts|package\.json|tsconfig\.json)$/.test(file) &&
        !/(?:^|[\\/])(?:dist|node_modules)[\\/]|^web[\\/]/.test(file),
    )
    .map((file) => join(ROOT, 'packages', file)),
  join(ROOT, 'tsconfig.base.json'),
];

const modifiedAt = (file) => (existsSync(file) ? statSync(file).mtimeMs : -Infinity);

const fail = (message) => {
  console.error(message);
  process.exit(1);
};
