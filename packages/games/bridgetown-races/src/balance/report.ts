import { markdownTable, percent, points, shareOf } from '@ponts-bornes/balance';
import type { Runs } from '@ponts-bornes/balance';
import { BRIDGES, SPECIALS } from '../parts.ts';
import type { Tally } from './tally.ts';
import { figuresOf } from './verdict.ts';
import type { Figures } from './verdict.ts';

/** The figures as sections of Markdown. */
export const report = (runs: Runs<Tally>): string => {
  const figures = [...runs].map(([seats, tally]) => figuresOf(seats, tally));
  const header = ['players', ...figures.map(({ seats }) => String(seats))];
  const line = (name: string, cell: (each: Figures) => string): readonly string[] => [name, ...figures.map(cell)];
  const most = Math.max(...runs.keys());
  const seats = [...Array(most).keys()];
  return [
    ...section('Games', header, [
      line('games', ({ games }) => String(games)),
      line('rounds', ({ rounds }) => rounds.toFixed(2)),
      line('flags on a card', ({ flags }) => flags.toFixed(2)),
      line('colours on a card', ({ colours }) => colours.toFixed(2)),
      line('wins by eight flags', ({ full }) => percent(full)),
      line('shared wins', ({ shared }) => percent(shared)),
    ]),
    ...section('Wins, points above or below 1/n', header, [
      line('first player of round 1', ({ first }) => points(first)),
      ...seats.map((seat) => line(`seat ${seat + 1}`, ({ apart }) => seatCell(apart[seat]))),
    ]),
    ...section(
      'Cards by their number of flags',
      header,
      cardLines([...runs.values()], ({ flags }) => flags),
    ),
    ...section(
      'Cards by their number of colours',
      header,
      cardLines([...runs.values()], ({ colours }) => colours),
    ),
    ...section(
      'Special actions, taken and used per game',
      header,
      SPECIALS.flatMap((name, special) => [
        line(`${name}, taken`, ({ placed }) => (placed[special] ?? 0).toFixed(2)),
        line(`${name}, used`, ({ used }) => (used[special] ?? 0).toFixed(2)),
      ]),
    ),
  ].join('\n');
};

/** A seat that nobody sits on has no figure. */
const seatCell = (apart: number | undefined): string => (apart === undefined ? '' : points(apart));

const cardLines = (tallies: readonly Tally[], counts: (tally: Tally) => readonly number[]): string[][] =>
  [...Array(BRIDGES.length + 1).keys()].map((number) => [
    String(number),
    ...tallies.map((tally) => {
      const all = counts(tally).reduce((sum, count) => sum + count, 0);
      return percent(shareOf(counts(tally)[number] ?? 0, all));
    }),
  ]);

const section = (title: string, header: readonly string[], lines: readonly (readonly string[])[]): string[] => [
  `## ${title}`,
  '',
  ...markdownTable(header, lines),
  '',
];
