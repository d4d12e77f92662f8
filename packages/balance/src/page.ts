import { runsOf } from './measure.ts';
import type { Measurement } from './measure.ts';
import type { Counts, Finding, Trial } from './trial.ts';

/** A measurement as a page of Markdown, with the commands that give it. */
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
    trial.report(runs).trim(),
    '',
  ].join('\n');
};

const verdict = (findings: readonly Finding[]): string[] => {
  const rules = [...new Set(findings.map(({ rule }) => rule))].join(', ');
  const missed = findings.filter(({ met }) => !met);
  if (missed.length > 0) return [`${rules}: not met.`, '', ...missed.map((finding) => `- ${missOf(finding)}`)];
  const line = ({ rule, seats, what, value, limit }: Finding): string[] => [rule, what, String(seats), value, limit];
  return [`${rules}: met.`, '', ...markdownTable(['rule', 'what', 'players', 'value', 'limit'], findings.map(line))];
};

/** What a figure misses, in a line. */
export const missOf = ({ rule, seats, what, value, limit }: Finding): string =>
  `${rule}, ${seats} players: ${what} ${value} (limit: ${limit})`;

/** As the formatter would write it: names to the left, figures to the right. */
export const markdownTable = (header: readonly string[], lines: readonly (readonly string[])[]): string[] => {
  const isNumber = header.map((_, column) => column > 0 && lines.every((line) => /^[-+]?\d/.test(line[column] ?? '')));
  const widths = header.map((title, column) =>
    Math.max(isNumber[column] ? 4 : 3, title.length, ...lines.map((line) => (line[column] ?? '').length)),
  );
  const padded = (text: string, column: number): string =>
    isNumber[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  const written = (line: readonly string[]): string => `| ${line.map(padded).join(' | ')} |`;
  const rule = widths.map((width, column) => (isNumber[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width)));
  return [written(header), `| ${rule.join(' | ')} |`, ...lines.map(written)];
};

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** A difference of shares, in points. */
export const points = (difference: number): string => `${difference > 0 ? '+' : ''}${(100 * difference).toFixed(1)}`;

export const shareOf = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
