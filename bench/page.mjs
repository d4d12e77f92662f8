// The page: what is measured stands between two marks and is written anew; the rest is kept.
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

/** What was measured: the commit, and whether anything was changed since. */
export const commitNow = () => {
  const isChanged = git('status', '--porcelain', '--', 'packages', 'bench') !== '';
  return `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${isChanged ? ', with changes' : ''}`;
};

/** What a figure depends on, looked at before anything is measured. */
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
  'Each figure is measured in a process of its own, one at a time; those of a table that are compared take turns (A B A B), and the median of the turns is told. “Spread” is how far the turns lie apart. CPU time counts all threads of the process, the garbage collector’s too: much less than the wall’s means that others used the machine.';

export const printSheet = ({ title, notes, header, lines }) =>
  console.log([title, ...notes, '', ...plainTable(header, lines), ''].join('\n'));

/** Writes the page and the plots beside it; gives the files. */
export const writePage = (
  page,
  { command = 'npm run bench', title = 'How fast it is', how = HOW, facts, sheets, plots },
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
    ...markdownTable(['what', 'here'], facts),
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
