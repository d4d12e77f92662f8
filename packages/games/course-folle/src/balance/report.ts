import { BOOSTERS, CHARACTERS, VEHICLES } from '../cards.ts';
import type { Measurement } from './measure.ts';
import { LIMITS, figuresOf, misses, percent } from './verdict.ts';
import type { Figures } from './verdict.ts';

/** A measurement as a page of Markdown. */
export const reportOf = (measurement: Measurement, command: string): string => {
  const figures = figuresOf(measurement);
  const missed = misses(figures);
  const { tries, rounds, random } = measurement.settings;
  return [
    '# The balance of Course folle’s cards',
    '',
    `Table ${measurement.table}, seed “${measurement.seed}”, player “${measurement.player}” in every seat`,
    `(${tries} tries a move, ${rounds} round beyond, one take in ${random} at random), characters dealt at random.`,
    '',
    `    ${command}`,
    '',
    ...(missed.length === 0
      ? [`CF-N4 is met with the player “${measurement.player}”; it asks for the strong bot.`]
      : ['CF-N4 is not met:', '', ...missed.map((miss) => `- ${miss}`)]),
    '',
    ...section('Wins by character, points above or below 1/n', CHARACTERS, figures, ({ wins, seats }, name) =>
      points(wins[name] - 1 / seats),
    ),
    ...section('Games', GAME_LINES, figures, gameCell),
    ...section('Taken first when offered', VEHICLES, figures, ({ first }, name) => percent(first[name])),
    ...section('Left over when offered', VEHICLES, figures, ({ left }, name) => percent(left[name])),
    ...section('Boosters that come to act, per game', BOOSTERS, figures, ({ acts }, name) => acts[name].toFixed(2)),
    ...section('Of these, those that make a difference', BOOSTERS, figures, ({ matters }, name) =>
      percent(matters[name]),
    ),
  ].join('\n');
};

const GAME_LINES = [
  'games',
  'largest distance',
  'allowed',
  'tie on stages',
  'shared wins',
  'stages of a course',
] as const;

const gameCell = (figures: Figures, line: (typeof GAME_LINES)[number]): string => {
  switch (line) {
    case 'games':
      return String(figures.games);
    case 'largest distance':
      return points(figures.apart);
    case 'allowed':
      return points(LIMITS.apart(figures.seats));
    case 'tie on stages':
      return percent(figures.ties);
    case 'shared wins':
      return percent(figures.shared);
    case 'stages of a course':
      return figures.stages.toFixed(1);
  }
};

const section = <Name extends string>(
  title: string,
  names: readonly Name[],
  figures: readonly Figures[],
  cell: (figures: Figures, name: Name) => string,
): string[] => {
  const header = ['players', ...figures.map(({ seats }) => String(seats))];
  const lines = names.map((name) => [name, ...figures.map((each) => cell(each, name))]);
  return [`## ${title}`, '', ...tableLines(header, lines), ''];
};

/** As the formatter would write it: names to the left, figures to the right. */
const tableLines = (header: readonly string[], lines: readonly (readonly string[])[]): string[] => {
  const widths = header.map((title, column) =>
    Math.max(4, title.length, ...lines.map((line) => (line[column] as string).length)),
  );
  const padded = (text: string, column: number): string =>
    column === 0 ? text.padEnd(widths[0] as number) : text.padStart(widths[column] as number);
  const written = (line: readonly string[]): string => `| ${line.map(padded).join(' | ')} |`;
  const rule = widths.map((width, column) => (column === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  return [written(header), `| ${rule.join(' | ')} |`, ...lines.map(written)];
};

const points = (value: number): string => `${value > 0 ? '+' : ''}${(100 * value).toFixed(1)}`;
