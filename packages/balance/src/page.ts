import type { Estimate } from './estimate.ts';
import { runsOf } from './measure.ts';
import type { Measurement } from './measure.ts';
import type { Counts, Finding, Trial } from './trial.ts';

/** A measurement as a Markdown page, with the commands that reproduce it. */
export const pageOf = <Shape extends Counts>(
  trial: Trial<Shape>,
  measurement: Measurement<Shape>,
  commands: readonly string[],
): string => {
  const runs = runsOf(measurement);
  const findings = trial.judge(runs);
  return [
    `# ${trial.title}`,
    '',
    `Data ${measurement.digest}, seed “${measurement.seed}”, in every seat the player ${measurement.player}.`,
    '',
    ...commands.map((command) => `    ${command}`),
    '',
    ...verdict(findings),
    '',
    ...(findings.some(({ interval }) => interval !== undefined) ? [...INTERVALS, ''] : []),
    trial.report(runs).trim(),
    '',
  ].join('\n');
};

const INTERVALS = [
  '95 %: the interval around a figure, from luck alone; ± is half of one, in points. Each is for its figure by itself: of',
  'twenty figures about one lies outside its own, and the worst of several is likelier to.',
];

const verdict = (findings: readonly Finding[]): string[] => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ');
  const missed = findings.filter(({ met }) => !met).map((finding) => `- ${missOf(finding)}`);
  const measured = tableOf(findings);
  if (missed.length === 0) return [`${rules}: met.`, '', ...measured];
  const certain = findings.filter(({ refuted }) => refuted).map((finding) => `- ${missOf(finding)}`);
  if (certain.length > 0) return [`${rules}: not met.`, '', ...certain, '', ...measured];
  return [`${rules}: neither met nor refuted. What is missed may be luck:`, '', ...missed, '', ...measured];
};

const tableOf = (findings: readonly Finding[]): string[] => {
  const header = ['rule', 'what', 'players', 'value', '95 %', 'limit'];
  const line = ({ rule, seats, what, value, interval = '', limit }: Finding): string[] => [
    rule,
    what,
    String(seats),
    value,
    interval,
    limit,
  ];
  return markdownTable(header, findings.map(line));
};

/** One line on how a figure misses its limit. */
export const missOf = ({ rule, seats, what, value, interval, limit }: Finding): string =>
  `${rule}, ${seats} players: ${what} ${value} (limit: ${limit}${interval === undefined ? '' : `; 95 %: ${interval}`})`;

/** Formatted as the formatter would: names left-aligned, figures right-aligned. */
export const markdownTable = (header: readonly string[], lines: readonly (readonly string[])[]): string[] => {
  const { cells, isNumber } = alignedCells([header, ...lines]);
  const written = (line: readonly string[]): string => `| ${line.join(' | ')} |`;
  const rule = cells[0]!.map(({ length }, at) => (isNumber[at] ? `${'-'.repeat(length - 1)}:` : '-'.repeat(length)));
  return [cells[0]!, rule, ...cells.slice(1)].map(written);
};

/** The same for the terminal. */
export const plainTable = (header: readonly string[], lines: readonly (readonly string[])[]): string[] =>
  alignedCells([header, ...lines]).cells.map((line) => line.join('  ').trimEnd());

const alignedCells = (
  table: readonly (readonly string[])[],
): { readonly cells: readonly (readonly string[])[]; readonly isNumber: readonly boolean[] } => {
  const [header = [], ...lines] = table;
  const isNumber = header.map((_, column) => column > 0 && lines.every((line) => /^[-+]?\d/.test(line[column] ?? '')));
  const widths = header.map((_, column) => Math.max(3, ...table.map((line) => (line[column] ?? '').length)));
  const padded = (text: string, column: number): string =>
    isNumber[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return { cells: table.map((line) => line.map(padded)), isNumber };
};

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A difference of shares, in percentage points. */
export const points = (difference: number): string => `${difference > 0 ? '+' : ''}${(100 * difference).toFixed(1)}`;

/** An estimate in a table, with half the width of its interval in percentage points. */
export const withMargin = ({ value, low, high }: Estimate, write: (value: number) => string): string =>
  `${write(value)} ±${(50 * (high - low)).toFixed(1)}`;

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
