import { estimatedShare, markdownTable, percent, points, withMargin } from '@ponts-bornes/balance';
import type { Runs } from '@ponts-bornes/balance';
import { BOOSTERS, CHARACTERS, VEHICLES } from '../cards.ts';
import type { Tally } from './tally.ts';
import { LIMITS, figuresOf, offersShare, winsApart } from './verdict.ts';
import type { Figures } from './verdict.ts';

/** The figures by number of players, as Markdown sections. */
export const report = (runs: Runs<Tally>): string => {
  const figures = figuresOf(runs);
  return [
    'Characters are dealt at random, and a win shared by k counts 1/k. CF-N4 asks for the strong bot; these are the figures',
    'of the player named above. Of the vehicles the verdict names the one that is nearest to its limit.',
    '',
    ...section('Wins by character, points above or below 1/n', CHARACTERS, figures, (each, name) =>
      withMargin(winsApart(each, name), points),
    ),
    ...section('Games', GAME_LINES, figures, gameCell),
    ...section('Taken first when offered', VEHICLES, figures, (each, name) =>
      withMargin(offersShare(each, each.first[name]), percent),
    ),
    ...section('Left over when offered', VEHICLES, figures, (each, name) =>
      withMargin(offersShare(each, each.left[name]), percent),
    ),
    ...section('Boosters that come to act, per game', BOOSTERS, figures, ({ acts }, name) => acts[name].toFixed(2)),
    ...section('Of these, those that make a difference', BOOSTERS, figures, ({ games, acts, matters }, name) =>
      withMargin(estimatedShare(matters[name], acts[name] * games), percent),
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
      return withMargin(estimatedShare(figures.ties, figures.games), percent);
    case 'shared wins':
      return withMargin(estimatedShare(figures.shared, figures.games), percent);
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
  return [`## ${title}`, '', ...markdownTable(header, lines), ''];
};
