import { markdownTable, percent, points, withMargin } from '@ponts-bornes/balance';
import type { Runs } from '@ponts-bornes/balance';
import { CITIES } from '../network/cities.ts';
import { START_CITIES } from '../network/network.ts';
import { PATIENCE } from './measured-game.ts';
import type { Tally } from './tally.ts';
import { figuresOf, placeApart, startShare } from './verdict.ts';
import type { Figures } from './verdict.ts';

/** The figures by number of players, as Markdown sections. */
export const report = (runs: Runs<Tally>): string => {
  const figures = figuresOf(runs);
  const seats = Math.max(2, ...figures.map((each) => each.seats));
  return [
    'Start cities are dealt: at every table each as often as the others, or once more. The dealer is drawn by lot. The wins of a',
    'start are those of a seat that has it, scaled so that the three add up to 100 %: even is 33.3 %. CM-N3 does not ask five',
    `players for even starts. A game in which somebody has had ${PATIENCE} turns is given up and nobody's: two who wait for each`,
    'other’s card may wait for ever (CM-T9).',
    '',
    ...section(
      'Wins by start city',
      figures,
      START_CITIES.map((city, start) => [
        CITIES[city]?.en ?? '',
        (each) => withMargin(startShare(each, start), percent),
      ]),
    ),
    ...section(
      'Wins by place in turn order, points above or below 1/n',
      figures,
      Array.from({ length: seats }, (_, place) => [
        `place ${place + 1}`,
        (each) => (place < each.seats ? withMargin(placeApart(each, place), points) : ''),
      ]),
    ),
    ...section('The winner’s turns', figures, [
      ['games', ({ games }) => String(games)],
      ['given up', ({ unfinished }) => String(unfinished)],
      ['a tenth is over by', ({ early }) => String(early)],
      ['half by (median)', ({ median }) => String(median.value)],
      ['nine tenths by', ({ late }) => String(late)],
    ]),
  ].join('\n');
};

type Line = readonly [name: string, cell: (figures: Figures) => string];

const section = (title: string, figures: readonly Figures[], lines: readonly Line[]): string[] => {
  const header = ['players', ...figures.map(({ seats }) => String(seats))];
  const cells = lines.map(([name, cell]) => [name, ...figures.map(cell)]);
  return [`## ${title}`, '', ...markdownTable(header, cells), ''];
};
