// The page: what is measured stands between two marks and is written anew; the rest is kept.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg, release, totalmem, type } from 'node:os';
import { basename, join } from 'node:path';
import { markdownTable, plainTable } from '@ponts-bornes/balance';
import { ROOT } from '../scripts/prepare.mjs';
import { peerVersion } from './peer.mjs';
import { plotOf } from './plot.mjs';

const FROM = '<!-- measured by npm run bench: from here -->';
const TO = '<!-- to here -->';

/** What a figure depends on, looked at before anything is measured. */
export const surroundings = ({ seconds, argv }) => {
  const processors = cpus();
  const git = (...args) => spawnSync('git', args, { cwd: ROOT, encoding: 'utf8' }).stdout?.trim() ?? '';
  const isChanged = git('status', '--porcelain', '--', 'packages', 'bench') !== '';
  return [
    ['command', ['npm run bench', ...(argv.length > 0 ? ['--', ...argv] : [])].join(' ')],
    ['date', new Date().toISOString().slice(0, 10)],
    ['commit', `${git('rev-parse', '--short', 'HEAD') || 'unknown'}${isChanged ? ', with changes' : ''}`],
    ['processor', `${processors[0]?.model ?? 'unknown'}, ${processors.length} cores`],
    ['memory', `${Math.round(totalmem() / 2 ** 30)} GiB`],
    ['system', `${type()} ${release()}, ${process.arch}`],
    ['Node', `${process.versions.node}, V8 ${process.versions.v8}`],
    ['boardgame.io', peerVersion()],
    ['load before the run', loadavg()[0].toFixed(2)],
    ['measured for', `${seconds} s a figure, in 3 turns`],
  ];
};

const HOW =
  'Each figure is measured in a process of its own, one at a time; those of a table that are compared take turns (A B A B), and the median of the turns is told. “Spread” is how far the turns lie apart. CPU time counts all threads of the process, the garbage collector’s too: much less than the wall’s means that others used the machine.';

export const printSheet = ({ title, notes, header, lines }) =>
  console.log([title, ...notes, '', ...plainTable(header, lines), ''].join('\n'));

/** Writes the page and the plots beside it; gives the files. */
export const writePage = (page, { facts, sheets, plots }) => {
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
    FROM,
    '',
    ...markdownTable(['what', 'here'], facts),
    '',
    HOW,
    '',
    ...sheets.flatMap(sheetText),
    ...drawn.flatMap(({ title, file }) => [`![${title}](${file})`, '']),
    TO,
  ].join('\n');
  writeFileSync(page, withMeasured(existsSync(page) ? readFileSync(page, 'utf8') : NEW, measured));
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

const NEW = `# How fast it is\n\n${FROM}\n${TO}\n`;

const withMeasured = (text, measured) => {
  const [from, to] = [text.indexOf(FROM), text.indexOf(TO)];
  if (from < 0 || to < from) return `${text.trimEnd()}\n\n${measured}\n`;
  return `${text.slice(0, from)}${measured}${text.slice(to + TO.length)}`;
};
