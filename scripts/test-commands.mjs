// `npm run test:commands -- [command…]`: the shortest real run of each command as the first one after a clone.
import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readCommand } from './command.mjs';
import { freshCopy } from './copies.mjs';
import { ROOT } from './prepare.mjs';

/**
 * Each script of package.json and its shortest run. One that runs until stopped has `until`: its output once it works.
 */
const RUNS = {
  start: { env: { PORT: '0' }, until: /^Press Ctrl-C to stop\.$/m },
  test: { args: ['--checks'] },
  pb: { args: ['games'] },
  dev: { args: ['--', '--port', '4399'], until: /Local:/ },
  build: {},
  check: {},
  format: {},
  'test:unit': { args: ['packages/web/src/lib/features/lobby'] },
  'test:e2e': { args: ['offline'] },
  'test:browsers': { args: ['-g', 'mille-bornes: a card is dragged'] },
  'test:long': { args: ['crash'] },
  'test:early': { args: ['-g', 'statistics'] },
  'test:versions': { args: ['24', 'packages/catalogue'] },
  'test:commands': { args: ['--list'] },
  'new-game': { args: ['nim', '--quick'] },
  'test:new-game': { args: ['--quick'] },
  laws: { args: ['1', 'packages/games/skybridge'] },
  corpus: { args: ['skybridge', '--force'] },
  crash: { args: ['1'] },
  attack: {},
  'try:deploy': {},
  'crash:nodes': { args: ['1'] },
  bench: { args: ['--seconds', '0.05', '--page', 'docs/performance.md'] },
  load: { args: ['--only', 'tables', '--seconds', '0.5'] },
  screens: { args: ['skybridge'] },
  map: {},
  pictures: {},
  lighthouse: { args: ['1'] },
  'bench:web': { args: ['--turns', '1', 'mille-bornes'] },
};
/** Tool output that is irrelevant to the person running a command. */
const NOISE = /npm warn|ERR_MODULE_NOT_FOUND|PLUGIN_TIMINGS|Using @sveltejs\/adapter|npm run preview/i;
const PATIENCE = 60 * 60_000;

const { commands, list, shared, verbose } = readCommand({
  usage: 'npm run test:commands -- [command…] [--shared]',
  about: `Runs each command, as short as it can be, as the first one after a clone: in a fresh copy of this folder, without
installed packages or a build. Fails for an exit code other than 0, and for noise of the tools behind a command.`,
  operands: { commands: { about: 'which ones (default: all)', isList: true } },
  options: {
    verbose: { type: 'boolean', about: 'show the output of every command, not only of failed ones' },
    list: { type: 'boolean', about: 'print what would be run, and run nothing' },
    shared: { type: 'boolean', about: 'one copy for all commands: faster, but only the first finds nothing prepared' },
  },
});

const nameOf = (script) => (['start', 'test'].includes(script) ? script : `run ${script}`);
const lineOf = (script) => {
  const { args = [], env = {} } = RUNS[script];
  const variables = Object.entries(env).map(([name, value]) => `${name}=${value} `);
  return `${variables.join('')}npm ${nameOf(script)}${args.length > 0 ? ` -- ${args.join(' ')}` : ''}`;
};

/** Runs a command to its end, or until it works; gives what it printed and why it failed, if it did. */
const run = (folder, script) =>
  new Promise((resolve) => {
    const { args = [], env = {}, until } = RUNS[script];
    const child = spawn('npm', [...nameOf(script).split(' '), '--', ...args], {
      cwd: folder,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    // To the whole process group, like a terminal: npm does not forward a signal to the processes its shell has
    // started.
    const stop = () => process.kill(-child.pid, 'SIGTERM');
    const timer = setTimeout(stop, PATIENCE);
    let output = '';
    let works = until === undefined;
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (works || !until.test(output)) return;
        works = true;
        stop();
      });
    }
    child.on('close', (code) => {
      clearTimeout(timer);
      resolve({ output, problem: problemOf({ output, works, code, until }) });
    });
  });

const problemOf = ({ output, works, code, until }) => {
  if (!works) return `exited with ${code} before it printed ${until}`;
  if (until === undefined && code !== 0) return `ended with ${code}`;
  const noise = output.split('\n').find((line) => NOISE.test(line) && !line.includes('Unknown user config'));
  return noise === undefined ? null : `prints “${noise.trim()}”`;
};

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
const wrong = [...commands, ...Object.keys(scripts)].find((script) => RUNS[script] === undefined);
if (wrong !== undefined) {
  console.error(`scripts/test-commands.mjs has no shortest run of “${wrong}”.`);
  process.exit(2);
}
const wanted = commands.length > 0 ? commands : Object.keys(RUNS);
if (list) {
  for (const script of wanted) console.log(lineOf(script));
  process.exit();
}
let failed = 0;
let folder = null;
for (const script of wanted) {
  folder ??= freshCopy();
  const begun = Date.now();
  const { output, problem } = await run(folder, script);
  const seconds = Math.round((Date.now() - begun) / 1000);
  if (problem !== null) failed++;
  if (problem !== null || verbose) console.log(output);
  console.log(
    `${problem === null ? '✓' : '✗'} ${lineOf(script)} (${seconds} s)${problem === null ? '' : `: ${problem}`}`,
  );
  if (!shared) {
    rmSync(folder, { recursive: true, force: true });
    folder = null;
  }
}
if (folder !== null) rmSync(folder, { recursive: true, force: true });
console.log(`\n${wanted.length - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;
