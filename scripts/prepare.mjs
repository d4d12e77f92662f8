// What every command needs before it runs: the right Node.js version, the packages, and an up-to-date build.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));

const NEEDED = [20, 19];
const BUILT = join(ROOT, 'node_modules', '.cache', 'ponts-bornes-built');
/** Missing if somebody deleted the build output. */
const PROGRAMS = ['cli', 'server'].map((name) => join(ROOT, 'packages', name, 'dist', 'main.js'));
const MOST_OUTPUT = 64 * 1024 * 1024;

/** The path of a program from an installed package. */
export const tool = (path) => join(ROOT, 'node_modules', path);

/** Hands the terminal to a Node.js program, and exits with its code. */
export const handOver = (program, args, { cwd = process.cwd(), env = process.env } = {}) => {
  const child = spawn(process.execPath, [program, ...args], { stdio: 'inherit', cwd, env });
  // A terminal sends Ctrl-C to the child as well, which exits in its own way; this process only waits for it.
  process.on('SIGINT', () => {});
  process.on('SIGTERM', () => child.kill('SIGTERM'));
  child.on('exit', (code) => process.exit(code ?? 1));
};

/** Runs a program quietly. If it fails, prints its output and exits with the same code. */
const runOrExit = (command, args, cwd = ROOT) => {
  const shell = process.platform === 'win32';
  const options = { cwd, shell, encoding: 'utf8', maxBuffer: MOST_OUTPUT, stdio: ['ignore', 'pipe', 'pipe'] };
  const { status, error, stdout, stderr } = spawnSync(command, args, options);
  if (status === 0) return;
  process.stderr.write(`${stdout ?? ''}${stderr ?? ''}`);
  if (error) fail(`${command}: ${error.message}`);
  process.exit(status ?? 1);
};

export const ensureInstalled = () => {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < NEEDED[0] || (major === NEEDED[0] && minor < NEEDED[1])) {
    fail(`Node ${NEEDED.join('.')} or newer is required; this is ${process.versions.node}.`);
  }
  install(ROOT, 'Installing packages…', ['ci']);
};

/** Links packages that were added to this folder, and lists them in the lock file. */
export const linkPackages = () => {
  console.error('Linking packages…');
  runOrExit('npm', ['install', '--omit-lockfile-registry-resolved', '--prefer-offline', ...QUIET]);
};

/** What is measured beside our own servers and engines: no dependency of the project. */
export const ensurePeers = () => {
  // Not `npm ci`: a registry may lack their optional packages for other systems, and then so does the lock file.
  install(join(ROOT, 'bench'), 'Installing other engines for the bench…', ['install', '--no-save']);
};

/** None of these packages needs its install script: see .npmrc. */
const QUIET = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];

/** Installs what a folder's lock file lists, unless it is unchanged since the last time. */
const install = (folder, message, args) => {
  const installed = modifiedAt(join(folder, 'node_modules', '.package-lock.json'));
  if (installed >= modifiedAt(join(folder, 'package-lock.json'))) return;
  console.error(message);
  runOrExit('npm', [...args, ...QUIET], folder);
};

/**
 * Another Node.js version, from the platform's own package, which needs no install script, unlike the package `node`.
 */
export const installNode = (version) => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const name = `${system === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node'}-${system}-${process.arch}`;
  const folder = join(ROOT, 'node_modules', '.cache', 'ponts-bornes-node', version);
  const path = join(folder, 'node_modules', name, 'bin', system === 'win' ? 'node.exe' : 'node');
  if (!existsSync(path)) {
    console.error(`Installing Node ${version}…`);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    runOrExit('npm', ['install', `${name}@${version}`, '--prefix', folder, ...QUIET], folder);
  }
  return { path, version: spawnSync(path, ['--version'], { encoding: 'utf8' }).stdout.trim().slice(1) };
};

export const ensureBuilt = () => {
  ensureInstalled();
  const builtAt = Math.min(modifiedAt(BUILT), ...PROGRAMS.map((file) => (existsSync(file) ? Infinity : -Infinity)));
  if (sources().every((file) => modifiedAt(file) < builtAt)) return;
  console.error('Building…');
  runOrExit(process.execPath, [tool('@typescript/native/bin/tsc'), '-b']);
  mkdirSync(dirname(BUILT), { recursive: true });
  writeFileSync(BUILT, '');
};

const WEB = join(ROOT, 'packages', 'web');
/** Files in the web client's folder that do not go into its build. */
const OUTSIDE =
  /^(?:dist|node_modules|\.svelte-kit|e2e|engines|scripts|test)(?:[\\/]|$)|^(?:playwright\.config\.ts|README\.md)$/;
const WEB_BUILT = join(WEB, 'dist', 'index.html');

/** Builds everything that `npm start` serves. */
export const ensureWebBuilt = () => {
  ensureBuilt();
  ensurePagesBuilt();
};

/** Builds the web client from its sources if any of its inputs have changed. */
export const ensurePagesBuilt = () => {
  const builtAt = modifiedAt(WEB_BUILT);
  const own = readdirSync(WEB, { recursive: true, encoding: 'utf8' })
    .filter((file) => !OUTSIDE.test(file))
    .map((file) => join(WEB, file));
  const isFresh = [...sources(), ...own].every((file) => modifiedAt(file) < builtAt);
  if (isFresh && isBuiltFor(process.env.ORIGIN)) return;
  console.error('Building the web client…');
  runOrExit(process.execPath, [tool('vite/bin/vite.js'), 'build', '--logLevel', 'warn'], WEB);
};

/**
 * Generates the file that the web client's tsconfig.json extends, which Vite needs for every test of the web client.
 */
export const ensureSynced = () => {
  if (existsSync(join(WEB, '.svelte-kit', 'tsconfig.json'))) return;
  runOrExit(process.execPath, [tool('@sveltejs/kit/svelte-kit.js'), 'sync'], WEB);
};

/** Pages contain absolute URLs: another ORIGIN needs another build. */
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
