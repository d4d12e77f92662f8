import { markdownTable, plainTable } from '@ponts-bornes/balance';
import { resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, Language } from '@ponts-bornes/kernel';
import { quoted } from '../shell.ts';
import { isTogether } from './figures.ts';
import type { ArenaFigures, MeetingFigures } from './figures.ts';
import type { Origin } from './origin.ts';
import { cutLines, sheetsOf } from './tables.ts';

/** The results as tables for a terminal. */
export const tablesOf = (figures: ArenaFigures, language: Language): string =>
  [
    ...sheetsOf(figures, language).map(({ title, header, lines }) => [title, ...plainTable(header, lines)]),
    cutLines(figures, language),
  ]
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');

const TEXTS = {
  fr: {
    title: (name: string): string => `${name} : la force des robots`,
    made: ({ version, commit, node }: Origin, rules: number): string =>
      `Version ${rules} des règles, pb ${version}${commit === null ? '' : ` (${commit})`}, Node ${node}.`,
    together:
      'Tous les robots sont à une table. Chaque donne est jouée une fois pour chaque tour des robots autour de la table, avec le même hasard.',
    pairs:
      'Chaque paire de robots se rencontre. Chaque donne est jouée deux fois, places échangées, avec le même hasard ; à plus de deux places, la paire alterne autour de la table.',
    read: 'Comment lire',
    how: 'Une victoire partagée par k compte 1/k. Les intervalles viennent des différences entre donnes (Wilson). 400 points de cote de plus, c’est gagner dix fois plus souvent que perdre ; la moyenne est 1500. Les intervalles des cotes supposent que les rencontres sont indépendantes.',
    machine:
      'Les millisecondes dépendent de la machine et de ce qu’elle fait d’autre ; tout le reste est le même partout où la commande est lancée.',
    plot: 'Les cotes, et ce que chacun gagne de ses rencontres, avec leurs intervalles.',
  },
  en: {
    title: (name: string): string => `${name}: bot strength`,
    made: ({ version, commit, node }: Origin, rules: number): string =>
      `Rules version ${rules}, pb ${version}${commit === null ? '' : ` (${commit})`}, Node ${node}.`,
    together:
      'All bots sit at one table. Each deal is played once for each rotation of the bots around the table, with the same luck.',
    pairs:
      'Every pair of bots plays. Each deal is played twice with the seats swapped and the same luck. With more than two seats, the two bots alternate around the table.',
    read: 'How to read this',
    how: 'A win shared by k players counts 1/k. Intervals are computed from the differences between deals (Wilson). A lead of 400 rating points means ten wins for each loss; the mean is 1500. Rating intervals assume that pairs are independent.',
    machine:
      'Milliseconds depend on the machine and its load. All other figures are the same wherever the command is run.',
    plot: 'Ratings and win shares of the bots, with intervals',
  },
} as const;

/** The origin of a page and the path of its chart. */
interface Publishing {
  readonly meta: GameMeta;
  readonly language: Language;
  readonly plot: string;
  readonly origin: Origin;
}

/** The results as a Markdown page, with the chart and the commands that reproduce them. */
export const pageOf = (figures: ArenaFigures, { meta, language, plot, origin }: Publishing): string => {
  const texts = TEXTS[language];
  // Ratings first: readers look for the strongest bot.
  const sheets = sheetsOf(figures, language)
    .toReversed()
    .flatMap(({ title, header, lines }) => [`## ${title}`, '', ...markdownTable(header, lines), '']);
  return [
    `# ${texts.title(meta.name[language])}`,
    '',
    ...commandsFor(figures, meta).map((command) => `    ${command}`),
    '',
    texts.made(origin, figures.rules),
    '',
    `![${texts.plot}](${encodeURI(plot)})`,
    '',
    ...sheets,
    ...cutLines(figures, language).flatMap((line) => [line, '']),
    `## ${texts.read}`,
    '',
    isTogether(figures) ? texts.together : texts.pairs,
    texts.how,
    '',
    texts.machine,
    '',
  ].join('\n');
};

/** The commands that reproduce the results: one, or one per meeting if they have different numbers of games. */
const commandsFor = (figures: ArenaFigures, meta: GameMeta): readonly string[] => {
  const { bots, meetings } = figures;
  const command = (names: readonly string[], { games }: MeetingFigures): string =>
    ['pb arena', figures.game, '--bots', names.join(','), ...settingOf(figures, meta), '--games', games].join(' ');
  const [first] = meetings;
  if (first === undefined) return [];
  if (isTogether(figures)) return [`${command(bots, first)} --together`];
  if (meetings.every(({ games }) => games === first.games)) return [command(bots, first)];
  return meetings.map((meeting) =>
    command(
      meeting.bots.map(({ bot }) => bot),
      meeting,
    ),
  );
};

const settingOf = ({ seats, options, seed, maxMoves }: ArenaFigures, meta: GameMeta): readonly string[] => {
  const usual = resolveOptions(meta, seats, {});
  const isUsual = usual.ok && JSON.stringify(usual.options) === JSON.stringify(options);
  const chosen = isUsual ? [] : ['--options', quoted(JSON.stringify(options))];
  return ['--seats', String(seats), ...chosen, '--max-moves', String(maxMoves), '--seed', quoted(seed)];
};
