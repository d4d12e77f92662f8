import { estimatedShare, markdownTable, percent, points, shareOf, withMargin } from '@ponts-bornes/balance';
import type { Runs } from '@ponts-bornes/balance';
import { BRIDGES, SPECIALS } from '../parts.ts';
import type { Tally } from './tally.ts';
import { figuresOf, winsApart } from './verdict.ts';
import type { Figures } from './verdict.ts';

/** The figures as Markdown sections. */
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
      line('flags on a card', ({ flags }) => flags.value.toFixed(2)),
      line('colours on a card', ({ colours }) => colours.toFixed(2)),
      line('wins by eight flags', ({ games, full }) => withMargin(estimatedShare(full, games), percent)),
      line('shared wins', ({ games, shared }) => withMargin(estimatedShare(shared, games), percent)),
    ]),
    ...section('Wins, points above or below 1/n', header, [
      line('first player of round 1', (each) => withMargin(winsApart(each, each.first), points)),
      ...seats.map((seat) => line(`seat ${seat + 1}`, (each) => seatCell(each, seat))),
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

/** An empty seat has no figure. */
const seatCell = (figures: Figures, seat: number): string => {
  const apart = figures.apart[seat];
  return apart === undefined ? '' : withMargin(winsApart(figures, apart), points);
};

const cardLines = (tallies: readonly Tally[], counts: (tally: Tally) => readonly number[]): string[][] =>
  [...Array(BRIDGES.length + 1).keys()].map((number) => [
    String(number),
    ...tallies.map((tally) => {
      const all = counts(tally).reduce((sum, count) => sum + count, 0);
      // The cards of one game are correlated, so they count as one sample.
      return withMargin(estimatedShare(shareOf(counts(tally)[number] ?? 0, all), tally.games), percent);
    }),
  ]);

const section = (title: string, header: readonly string[], lines: readonly (readonly string[])[]): string[] => [
  `## ${title}`,
  '',
  ...markdownTable(header, lines),
  '',
];
