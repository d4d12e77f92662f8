// The page: replaces the measurements between two markers and keeps the rest.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { basename, join } from 'node:path';
import { markdownTable, plainTable } from '@ponts-bornes/balance';
import { ROOT } from '../scripts/prepare.mjs';
import { peerVersion } from './peer.mjs';
import { plotOf } from './plot.mjs';

const TO = '<!-- to here -->';
const markOf = (command) => `<!-- measured by ${command}: from here -->`;

const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';

/** The measured commit, and whether there are uncommitted changes. */
export const commitNow = () => {
  const isChanged = git('status', '--porcelain', '--', 'packages', 'bench') !== '';
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${isChanged ? ', with changes' : ''}`;
};

/** The conditions that figures depend on, collected before measuring. */
export const surroundings = ({ command = 'npm run bench', argv, more }) => {
  const processors = cpus();
  return [
    ['command', [command, ...(argv.length > 0 ? ['--', ...argv] : [])].join(' ')],
    ['date', new Date().toISOString().slice(0, 10)],
    ['commit', commitNow()],
    ['processor', `${processors[0]?.model ?? 'unknown'}, ${processors.length} cores`],
    ['memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['system', `${type()} ${release()}, ${process.arch}`],
    ['Node', `${process.versions.node}, V8 ${process.versions.v8}`],
    ['boardgame.io', peerVersion()],
    ['load before the run', loadavg()[0].toFixed(2)],
    ...more,
  ];
};

const HOW =
  'Each figure is measured in its own process, one at a time. Figures that are compared take turns (A B A B), and the table shows the median of the turns. “Spread” is the distance between the turns. CPU time counts all threads of the process, including the garbage collector. CPU time well below wall time means that other programs used the machine.';

export const printSheet = ({ title, notes, header, lines }) =>
  console.log([title, ...notes, '', ...plainTable(header, lines), ''].join('\n'));

/** Writes the page and its plots; returns the files. */
export const writePage = (
  page,
  { command = 'npm run bench', title = 'Performance', how = HOW, facts, sheets, plots },
) => {
  const name = basename(page, '.md');
  const drawn = plots
    .filter(({ series }) => series.some(({ points }) => points.length > 0))
    .map((plot) => ({ ...plot, file: `${name}-${plot.name}.svg` }));
  const files = drawn.map((plot) => {
    const file = join(page, '..', plot.file);
    writeFileSync(file, plotOf(plot));
    return file;
  });
  const measured = [
    markOf(command),
    '',
    ...markdownTable(['Setting', 'Value'], facts),
    '',
    how,
    '',
    ...sheets.flatMap(sheetText),
    ...drawn.flatMap((plot) => [`![${plot.title}](${plot.file})`, '']),
    TO,
  ].join('\n');
  const before = existsSync(page) ? readFileSync(page, 'utf8') : `# ${title}\n`;
  writeFileSync(page, withMeasured(before, markOf(command), measured));
  spawnSync(process.execPath, [join(ROOT, 'node_modules', 'oxfmt', 'bin', 'oxfmt'), page], { cwd: ROOT });
  return [page, ...files];
};

const sheetText = ({ title, notes, header, lines }) => [
  `## ${title}`,
  '',
  ...notes.flatMap((note) => [note, '']),
  ...markdownTable(header, lines),
  '',
];

const withMeasured = (text, mark, measured) => {
  const [from, to] = [text.indexOf(mark), text.indexOf(TO)];
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${measured}\n`;
  return `${text.slice(0, from)}${measured}${text.slice(to + TO.length)}`;
};
