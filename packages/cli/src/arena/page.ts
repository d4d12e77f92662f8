import { markdownTable, plainTable } from '@ponts-bornes/balance';
import { resolveOptions } from '@ponts-bornes/kernel';
import type { GameMeta, Language } from '@ponts-bornes/kernel';
import { quoted } from '../shell.ts';
import { isTogether } from './figures.ts';
import type { Figures, MeetingFigures } from './figures.ts';
import type { Origin } from './origin.ts';
import { cutLines, sheetsOf } from './tables.ts';

/** The figures for people at a terminal. */
export const tablesOf = (figures: Figures, language: Language): string =>
  [
    ...sheetsOf(figures, language).map(({ title, header, lines }) => [title, ...plainTable(header, lines)]),
    cutLines(figures, language),
  ]
    .filter((block) => block.length > 0)
    .map((block) => `${block.join('\n')}\n`)
    .join('\n');

const WORDS = {
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
    title: (name: string): string => `${name}: how strong the bots are`,
    made: ({ version, commit, node }: Origin, rules: number): string =>
      `Version ${rules} of the rules, pb ${version}${commit === null ? '' : ` (${commit})`}, Node ${node}.`,
    together:
      'All bots sit at one table. Every luck is played once for each turn of the bots around the table, with the same deal and dice.',
    pairs:
      'Every pair of bots meets. Every luck is played twice with seats exchanged, with the same deal and dice; with more than two seats the pair alternates around the table.',
    read: 'How to read this',
    how: 'A win shared by k counts 1/k. Intervals come from the differences between lucks (Wilson). 400 points of rating more are ten wins to one loss; the mean is 1500. The intervals of ratings take meetings for independent.',
    machine:
      'Milliseconds depend on the machine and on what else it does; all else is the same wherever the command is run.',
    plot: 'The ratings, and what each wins of its meetings, with their intervals.',
  },
} as const;

/** Where a page comes from, and where its plot is. */
interface Publishing {
  readonly meta: GameMeta;
  readonly language: Language;
  readonly plot: string;
  readonly origin: Origin;
}

/** The figures as a page of Markdown, with the commands that give them and the plot beside it. */
export const pageOf = (figures: Figures, { meta, language, plot, origin }: Publishing): string => {
  const words = WORDS[language];
  // What somebody looks for first is who is the strongest.
  const sheets = sheetsOf(figures, language)
    .toReversed()
    .flatMap(({ title, header, lines }) => [`## ${title}`, '', ...markdownTable(header, lines), '']);
  return [
    `# ${words.title(meta.name[language])}`,
    '',
    ...commandsFor(figures, meta).map((command) => `    ${command}`),
    '',
    words.made(origin, figures.rules),
    '',
    `![${words.plot}](${encodeURI(plot)})`,
    '',
    ...sheets,
    ...cutLines(figures, language).flatMap((line) => [line, '']),
    `## ${words.read}`,
    '',
    isTogether(figures) ? words.together : words.pairs,
    words.how,
    '',
    words.machine,
    '',
  ].join('\n');
};

/** The commands that play the same from nothing: one, or one for each meeting where their games differ in number. */
const commandsFor = (figures: Figures, meta: GameMeta): readonly string[] => {
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

const settingOf = ({ seats, options, seed, maxMoves }: Figures, meta: GameMeta): readonly string[] => {
  const usual = resolveOptions(meta, seats, {});
  const isUsual = usual.ok && JSON.stringify(usual.options) === JSON.stringify(options);
  const chosen = isUsual ? [] : ['--options', quoted(JSON.stringify(options))];
  return ['--seats', String(seats), ...chosen, '--max-moves', String(maxMoves), '--seed', quoted(seed)];
};
