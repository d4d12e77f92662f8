// The rows of every cell as text tables and plots.
import { figure, times } from '../sheets.mjs';
import { NODE_PART } from './subjects.mjs';

const MB = 1024 * 1024;
const rateOf = ({ moves, seconds }) => moves / seconds;
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);
/** Microseconds of server CPU per move; null if the system does not report it. */
const costOf = ({ cpu, moves }) => (cpu.includes(null) || moves === 0 ? null : (sum(cpu) / moves) * 1e6);
const shown = (value, unit = '') => (value === null ? '–' : `${figure(value)}${unit}`);
const busy = (used, { seconds }) => `${Math.round((100 * used) / seconds)} %`;
const serverBusy = (run) => (run.cpu.includes(null) ? '–' : busy(sum(run.cpu), run));

const COST = ['CPU µs/move', 'server busy', 'generator busy'];
const cost = (run) => [shown(costOf(run)), serverBusy(run), busy(run.own, run)];

const closedSheet = (rows) => {
  const ours = rows.find(({ id }) => id === 'ours').closed;
  return {
    title: 'Maximum throughput',
    notes: [
      `${rows[0].tables} tables of two sockets; each seat moves as soon as it may. Only our server acknowledges a move after it is on disk; boardgame.io with files publishes a move before writing it. “vs ours” compares moves per second. “CPU vs ours” compares CPU time per move, which is less sensitive to other load on the machine.`,
    ],
    header: ['server', 'durable', 'moves/s', 'vs ours', ...COST, 'CPU vs ours', 'p50 ms', 'p99 ms', 'bytes/move'],
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
  title: 'Latency at a fixed rate',
  notes: [
    `${figure(rows[0].offered)} moves per second are scheduled evenly, whether the server keeps up or not. Latency counts from the scheduled time to the acknowledgement. Moves that were never sent count with the time they waited. Measured in ${rows[0].stretches} consecutive runs: each row shows the run with the median p99, and “worst p99” is that of the worst run.`,
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
  title: 'Idle sockets',
  notes: [
    'Each running table has two players and three spectators; nobody moves. Memory is the resident set size (RSS) of the process after the last connection and a pause, during which CPU is measured. Each player has two event streams (`GET /api/me/news`); their tables are not in memory.',
  ],
  header: ['server', 'connections', 'tables', 'RSS, MB', 'empty, MB', 'kB per connection', 'CPU, % of a core'],
  lines: rows.map(({ subject, sockets, tables, memory, empty, cpu, rest }) => [
    subject,
    String(sockets),
    String(tables),
    figure(memory / MB),
    figure(empty / MB),
    figure((memory - empty) / sockets / 1024),
    cpu === null || cpu === undefined ? '' : figure((100 * cpu) / rest),
  ]),
});

const SPREADS = { together: 'on one node', apart: 'on different nodes', half: 'half and half' };

const nodesSheet = (rows) => ({
  title: 'Nodes on PostgreSQL and Redis',
  notes: [
    `${rows[0].tables} tables. Nodes, generator, PostgreSQL and Redis share the machine${
      rows[0].isShared
        ? `. Each node is limited to ${NODE_PART} of a core by its control group, so that one and several nodes leave the same resources for everything else. Absolute figures are therefore a fraction of what a whole core carries; compare “vs one node”.`
        : ', without any limits: with fewer cores than processes, several nodes gain less over one than they would otherwise.'
    }`,
    'A load balancer without sticky sessions puts the two players of a table on the same node as often as on different ones (“half and half”). One that hashes the table’s address puts them together.',
  ],
  header: ['nodes', 'players of a table', 'moves/s', 'vs one node', ...COST, 'p50 ms', 'p99 ms'],
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
      'More spectators',
      'Twenty tables; every spectator receives every move.',
      'spectators per table',
      (row) => row.watchers,
    ),
  ],
  history: [
    growthSheet(
      'Longer games',
      'Forty tables from the first move on: the cost of a move in each part of the game.',
      'up to move',
      (row) => row.length,
    ),
  ],
  idle: [idleSheet],
  nodes: [nodesSheet],
};

/** The tables of a cell, each with its date of measurement. */
export const sheetsOf = (name, { rows, when }) =>
  SHEETS[name].map((sheet) => sheet(rows)).map((made) => ({ ...made, notes: [...made.notes, `Measured ${when}.`] }));

const CPU = 'µs of CPU per move (logarithmic)';

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
    title: 'More spectators',
    across: 'sockets at a table',
    x: ({ watchers }) => watchers + 2,
  }),
  plot(cells.history, { name: 'history', title: 'Longer games', across: 'moves made', x: ({ length }) => length }),
  plot(cells.idle, {
    name: 'idle',
    title: 'Idle sockets',
    across: 'sockets',
    x: ({ sockets }) => sockets,
    y: ({ memory }) => memory / MB,
    upwards: 'megabytes (logarithmic)',
  }),
];
