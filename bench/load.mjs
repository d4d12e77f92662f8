// `npm run load`: compares the server's throughput, latency and memory with other servers; prints tables and writes a
// page in docs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { Refused, numberBetween, readCommand } from '../scripts/command.mjs';
import { ROOT, ensureBuilt, ensurePeers } from '../scripts/prepare.mjs';
import { PART_NAMES } from './load/part-names.mjs';
import { versionOf } from './peer.mjs';

const partsIn = (text) => {
  const parts = text.split(',');
  const wrong = parts.find((name) => !PART_NAMES.includes(name));
  if (wrong === undefined) return parts;
  throw new Refused(`unknown part “${wrong}”`);
};

const argv = process.argv.slice(2);
const asked = readCommand({
  usage: 'npm run load -- [--only PARTS] [--seconds N] [--postgres URL --redis URL [--nodes N]]',
  about: `Plays 1000 Bornes at many tables of this server, and of others beside it, with one generator. Prints tables,
and writes docs/load.md with its plots. reports/load.json keeps what an earlier run measured and this one
does not, each part with its date and commit.`,
  options: {
    only: { value: 'PARTS', about: `parts to measure, separated by commas: ${PART_NAMES.join(', ')}`, read: partsIn },
    seconds: {
      value: 'N',
      about: 'how long each figure is measured, from 0.5 to 60',
      default: '4',
      read: numberBetween(0.5, 60),
    },
    postgres: { value: 'URL', about: 'a database for several nodes, required for the part nodes' },
    redis: { value: 'URL', about: 'the Redis of these nodes' },
    nodes: { value: 'N', about: 'how many nodes, from 2 to 8', default: '2', read: numberBetween(2, 8) },
  },
  check: ({ only = [], postgres, redis }) => {
    if ((postgres === undefined) !== (redis === undefined))
      throw new Refused('--postgres and --redis must be given together');
    if (only.includes('nodes') && postgres === undefined) throw new Refused('nodes requires --postgres and --redis');
  },
});
const wanted = asked.only ?? PART_NAMES.filter((name) => name !== 'nodes' || asked.postgres !== undefined);
ensureBuilt();
ensurePeers();
// A dynamic import, because the packages are installed and built only by now.
const { CELLS } = await import('./load/cells.mjs');
const { canPin } = await import('./load/processes.mjs');
const { plotsOf, sheetsOf } = await import('./load/sheets.mjs');
const { commitNow, printSheet, surroundings, writePage } = await import('./page.mjs');

const KEPT = join(ROOT, 'reports', 'load.json');
const cells = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

const facts = surroundings({
  command: 'npm run load',
  // Keeps database addresses and credentials out of the report.
  argv: argv.map((text) => text.replace(/\/\/[^@/]*@/, '//…@')),
  more: [
    ['Colyseus', versionOf('@colyseus/core')],
    ['ws', versionOf('ws')],
    ['measured for', `${asked.seconds} s a figure`],
    ['cores', canPin() ? 'the generator kept on one (taskset), the server where it finds room' : 'not kept apart'],
  ],
});

for (const { name, measure } of CELLS.filter((cell) => wanted.includes(cell.name))) {
  const load = loadavg()[0].toFixed(2);
  const rows = await measure({ ...asked, tell: (what) => console.error(`… ${what}`) });
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC at ${commitNow()}, load before ${load}`;
  cells[name] = { rows, when };
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(cells));
  for (const sheet of sheetsOf(name, cells[name])) printSheet(sheet);
}

const HOW =
  'One load generator, in its own process, plays random legal moves of two-player 1000 Bornes on every server over WebSockets. Our server runs as shipped, with its database on disk and `synchronous=FULL`. Its tables are slow ones, where standing orders answer out of turn, so that no table waits. Games start before the measurement. CPU time counts all threads of the server and nothing else; “busy” is a share of one core.';

const measured = CELLS.filter(({ name }) => cells[name] !== undefined);
const files = writePage(join(ROOT, 'docs', 'load.md'), {
  command: 'npm run load',
  title: 'Load test results',
  how: HOW,
  facts,
  sheets: measured.flatMap(({ name }) => sheetsOf(name, cells[name])),
  plots: plotsOf(cells),
});
for (const file of files) console.log(file);
process.exit(0);
