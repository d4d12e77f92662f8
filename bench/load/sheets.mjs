// The rows of every cell as tables of text and as plots.
import { figure, times } from '../sheets.mjs';
import { NODE_PART } from './subjects.mjs';

const MB = 1024 * 1024;
const rateOf = ({ moves, seconds }) => moves / seconds;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** Microseconds of the server's processor for a move; null where the system does not say. */
const costOf = ({ cpu, moves }) => (cpu.includes(null) || moves === 0 ? null : (sum(cpu) / moves) * 1e6);
const shown = (value, unit = '') => (value === null ? '–' : `${figure(value)}${unit}`);
const busy = (used, { seconds }) => `${Math.round((100 * used) / seconds)} %`;
const serverBusy = (run) => (run.cpu.includes(null) ? '–' : busy(sum(run.cpu), run));

const COST = ['CPU µs/move', 'server busy', 'generator busy'];
const cost = (run) => [shown(costOf(run)), serverBusy(run), busy(run.own, run)];

const closedSheet = (rows) => {
  const ours = rows.find(({ id }) => id === 'ours').closed;
  return {
    title: 'As many moves as go',
    notes: [
      `${rows[0].tables} tables of two sockets, each seat moves as soon as it may. Ours is the only one whose answer means that the move is on the disk; boardgame.io with files tells a move before it is written. “Beside ours” is by moves a second; “CPU beside ours” by the processor time of a move, which other load on the machine blurs less.`,
    ],
    header: [
      'server',
      'durable',
      'moves/s',
      'beside ours',
      ...COST,
      'CPU beside ours',
      'p50 ms',
      'p99 ms',
      'bytes/move',
    ],
    lines: rows.map(({ subject, isDurable, closed }) => [
      subject,
      isDurable ? 'yes' : 'no',
      figure(rateOf(closed)),
      times(rateOf(closed) / rateOf(ours)),
      ...cost(closed),
      costOf(closed) === null ? '–' : times(costOf(closed) / costOf(ours)),
      shown(closed.p50),
      shown(closed.p99),
      shown(closed.bytes / closed.moves),
    ]),
  };
};

const pacedSheet = (rows) => ({
  title: 'Moves that fall due',
  notes: [
    `${figure(rows[0].offered)} moves a second fall due, evenly, whether the server keeps up or not. Times count from when a move was due until it is acknowledged; moves that were never sent count with the time that they waited. Measured in ${rows[0].stretches} stretches one after the other: a row is the one whose p99 is in the middle, and “worst p99” that of the worst.`,
  ],
  header: ['server', 'moves/s', 'p50 ms', 'p99 ms', 'worst p99', 'longest ms', 'never sent', ...COST],
  lines: rows.map(({ subject, paced, worst }) => [
    subject,
    figure(rateOf(paced)),
    shown(paced.p50),
    shown(paced.p99),
    shown(worst),
    shown(paced.longest),
    String(paced.neverSent),
    ...cost(paced),
  ]),
});

const growthSheet = (title, note, what, of) => (rows) => ({
  title,
  notes: [note],
  header: ['server', what, 'moves/s', ...COST, 'p50 ms', 'p99 ms', 'bytes/move'],
  lines: rows.map((row) => [
    row.subject,
    String(of(row)),
    figure(rateOf(row.closed)),
    ...cost(row.closed),
    shown(row.closed.p50),
    shown(row.closed.p99),
    shown(row.closed.bytes / row.closed.moves),
  ]),
});

const idleSheet = (rows) => ({
  title: 'Sockets that only look',
  notes: [
    'Each table in play has its two players and three who watch; nobody moves. Memory is what the process has (RSS), two seconds after the last came.',
  ],
  header: ['server', 'sockets', 'tables', 'RSS, MB', 'empty, MB', 'kB a socket'],
  lines: rows.map(({ subject, sockets, tables, memory, empty }) => [
    subject,
    String(sockets),
    String(tables),
    figure(memory / MB),
    figure(empty / MB),
    figure((memory - empty) / sockets / 1024),
  ]),
});

const SPREADS = { together: 'at one node', apart: 'at two nodes', half: 'half so, half so' };

const nodesSheet = (rows) => ({
  title: 'Nodes on PostgreSQL and Redis',
  notes: [
    `${rows[0].tables} tables. Nodes, generator, PostgreSQL and Redis share the machine${
      rows[0].isShared
        ? `: each node may use ${NODE_PART} of a core (by its control group), so that one and several are measured with the same room for all else. What one carries is that part of what a whole core carries; what counts is “beside one”.`
        : ', and nothing keeps them apart here: where there are fewer cores than these, what several nodes carry beside one is less than it would be.'
    }`,
    'A balancer without stickiness puts the two of a table at one of two nodes as often as at both (“half so, half so”); one that goes by the address of the table puts them together.',
  ],
  header: ['nodes', 'the two of a table', 'moves/s', 'beside one', ...COST, 'p50 ms', 'p99 ms'],
  lines: rows.map(({ nodes, spread, closed }) => [
    String(nodes),
    SPREADS[spread],
    figure(rateOf(closed)),
    times(rateOf(closed) / rateOf(rows[0].closed)),
    ...cost(closed),
    shown(closed.p50),
    shown(closed.p99),
  ]),
});

const SHEETS = {
  peers: [closedSheet, pacedSheet],
  tables: [growthSheet('More tables', 'Each seat moves as soon as it may.', 'tables', ({ tables }) => tables)],
  watchers: [
    growthSheet(
      'More who watch',
      'Twenty tables; everybody who watches is shown every move.',
      'watchers a table',
      (row) => row.watchers,
    ),
  ],
  history: [
    growthSheet(
      'Longer games',
      'Forty tables from the first move on: what a move costs in each stretch of the game.',
      'up to move',
      (row) => row.length,
    ),
  ],
  idle: [idleSheet],
  nodes: [nodesSheet],
};

/** The tables of a cell, each saying when it was measured. */
export const sheetsOf = (name, { rows, when }) =>
  SHEETS[name].map((sheet) => sheet(rows)).map((made) => ({ ...made, notes: [...made.notes, `Measured ${when}.`] }));

const CPU = 'µs of processor for a move (logarithmic)';

const plot = (cell, { name, title, across, x, y = ({ closed }) => costOf(closed), upwards = CPU }) => {
  const rows = (cell?.rows ?? []).filter((row) => y(row) > 0 && x(row) > 0);
  const subjects = [...new Set(rows.map(({ subject }) => subject))];
  const pointsOf = (subject) => rows.filter((row) => row.subject === subject).map((row) => [x(row), y(row)]);
  const series = subjects.map((subject) => ({ name: subject, points: pointsOf(subject) }));
  return { name, title, across: `${across} (logarithmic)`, upwards, series };
};

export const plotsOf = (cells) => [
  plot(cells.tables, { name: 'tables', title: 'More tables', across: 'tables', x: ({ tables }) => tables }),
  plot(cells.watchers, {
    name: 'watchers',
    title: 'More who watch',
    across: 'sockets at a table',
    x: ({ watchers }) => watchers + 2,
  }),
  plot(cells.history, { name: 'history', title: 'Longer games', across: 'moves made', x: ({ length }) => length }),
  plot(cells.idle, {
    name: 'idle',
    title: 'Sockets that only look',
    across: 'sockets',
    x: ({ sockets }) => sockets,
    y: ({ memory }) => memory / MB,
    upwards: 'megabytes (logarithmic)',
  }),
];
