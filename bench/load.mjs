// `npm run load`: moves a second, times and memory of this server beside others; tables here, a page in docs.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { ROOT, ensureBuilt } from '../scripts/prepare.mjs';
import { ensurePeer, versionOf } from './peer.mjs';

ensureBuilt();
ensurePeer();
// What is built is imported only now.
const { readArguments } = await import('./load/arguments.mjs');
const { CELLS } = await import('./load/cells.mjs');
const { canPin } = await import('./load/processes.mjs');
const { plotsOf, sheetsOf } = await import('./load/sheets.mjs');
const { commitNow, printSheet, surroundings, writePage } = await import('./page.mjs');

const argv = process.argv.slice(2);
const asked = readArguments(argv);
const KEPT = join(ROOT, 'reports', 'load.json');
const cells = existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {};

const facts = surroundings({
  command: 'npm run load',
  // Where the database is, and how one gets in, is nobody's business.
  argv: argv.map((text) => text.replace(/\/\/[^@/]*@/, '//…@')),
  more: [
    ['Colyseus', versionOf('@colyseus/core')],
    ['ws', versionOf('ws')],
    ['measured for', `${asked.seconds} s a figure`],
    ['cores', canPin() ? 'the generator kept on one (taskset), the server where it finds room' : 'not kept apart'],
  ],
});

for (const { name, measure } of CELLS.filter((cell) => asked.only.includes(cell.name))) {
  const load = loadavg()[0].toFixed(2);
  const rows = await measure({ ...asked, tell: (what) => console.error(`… ${what}`) });
  const when = `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC at ${commitNow()}, load before ${load}`;
  cells[name] = { rows, when };
  mkdirSync(join(ROOT, 'reports'), { recursive: true });
  writeFileSync(KEPT, JSON.stringify(cells));
  for (const sheet of sheetsOf(name, cells[name])) printSheet(sheet);
}

const HOW =
  'One generator, in a process of its own, plays random legal moves of 1000 Bornes for two at every server over WebSockets, the same game in all. Ours runs as it is shipped, its database on the disk with `synchronous=FULL`; its tables are slow ones, where seats answer out of turn as ordered, so that no table waits. Games are begun before anything is measured. CPU time is the server’s alone, all threads; “busy” is a part of one core.';

const measured = CELLS.filter(({ name }) => cells[name] !== undefined);
const files = writePage(join(ROOT, 'docs', 'load.md'), {
  command: 'npm run load',
  title: 'How much one server carries',
  how: HOW,
  facts,
  sheets: measured.flatMap(({ name }) => sheetsOf(name, cells[name])),
  plots: plotsOf(cells),
});
for (const file of files) console.log(file);
process.exit(0);
