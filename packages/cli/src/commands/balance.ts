import { resolve } from 'node:path';
import { meta } from '@ponts-bornes/course-folle';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { OptionValues } from '../arguments.ts';
import { measureCards, searchCards } from '../balance/runs.ts';
import type { Job } from '../balance/runs.ts';
import type { Command } from '../context.ts';
import { EXIT, harmless, usage } from '../failure.ts';
import { findEntry } from '../table.ts';

const ALL = 'all';

const OPTIONS = {
  players: 'text',
  games: 'text',
  seed: 'text',
  state: 'text',
  search: 'flag',
  trials: 'text',
  report: 'text',
  progress: 'flag',
} as const;

export const balance: Command = {
  name: 'balance',
  summary: { fr: 'mesure l’équilibre des cartes de Course folle', en: 'measures the balance of Course folle’s cards' },
  help: {
    fr: `pb balance ${meta.id} [--players N[,N…]|${ALL}] [--games K] [--seed S]
           [--state FICHIER] [--report FICHIER] [--progress]
pb balance ${meta.id} --search [--trials T] [--players …] [--games K] …

Joue K parties (1000 par défaut) pour chaque nombre de joueurs (tous par défaut), avec le
joueur le plus fort à chaque place, et affiche les chiffres en JSON : victoires par
personnage, égalités, véhicules pris en premier ou laissés, coups de pouce. --report en fait
aussi une page Markdown ; un fichier qui existe est remplacé.

--state garde la mesure en JSON à mesure qu’elle avance, et la reprend si le fichier existe.
Ctrl-C s’arrête après avoir gardé (code de sortie 130) ; la même commande continue. Les mêmes
arguments donnent les mêmes chiffres, interrompus ou non.

--search cherche une meilleure table de cartes : K parties par nombre de joueurs pour
apprendre, puis T essais (10 par défaut) de K parties chacun ; la meilleure table est affichée.
Un essai interrompu est rejoué à la reprise.

  pb balance ${meta.id} --players 3,4 --games 20000 --state m.json --report m.md
`,
    en: `pb balance ${meta.id} [--players N[,N…]|${ALL}] [--games K] [--seed S]
           [--state FILE] [--report FILE] [--progress]
pb balance ${meta.id} --search [--trials T] [--players …] [--games K] …

Plays K games (1000 if not given) for each number of players (all if not given), with the
strongest player in every seat, and prints the figures as JSON: wins by character, ties,
vehicles taken first or left over, boosters. --report also makes a page of Markdown of them;
a file that exists is replaced.

--state keeps the measurement as JSON while it goes on, and takes it up again if the file
exists. Ctrl-C stops after keeping it (exit code 130); the same command goes on. The same
arguments give the same figures, interrupted or not.

--search looks for a better table of cards: K games for each number of players to learn from,
then T trials (10 if not given) of K games each; the best table is printed. A trial that
is interrupted is played again.

  pb balance ${meta.id} --players 3,4 --games 20000 --state m.json --report m.md
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: OPTIONS, positionals: ['game'] });
    const { id } = findEntry(positionals[0], context.catalogue).meta;
    if (id !== meta.id) throw noBalance(id);
    checkTogether(values);
    const job: Job = {
      players: playersIn(values.players ?? ALL),
      games: wholeNumber('games', values.games, { min: 1, max: 100_000_000, otherwise: 1000 }),
      trials: wholeNumber('trials', values.trials, { min: 1, max: 10_000, otherwise: 10 }),
      seed: values.seed,
      file: values.state,
      report: values.report,
      progress: values.progress === true,
    };
    await (values.search ? searchCards : measureCards)(job, context);
    return EXIT.ok;
  },
};

const noBalance = (id: string): Error =>
  usage({
    fr: `${id} n’a pas de cartes à équilibrer (permis : ${meta.id})`,
    en: `${id} has no cards to balance (allowed: ${meta.id})`,
  });

const checkTogether = ({ search, trials, report, state }: OptionValues<typeof OPTIONS>): void => {
  if (search && report !== undefined) {
    throw usage({
      fr: '--report décrit une mesure : sans --search',
      en: '--report describes a measurement: without --search',
    });
  }
  if (!search && trials !== undefined) {
    throw usage({ fr: '--trials ne va qu’avec --search', en: '--trials goes with --search only' });
  }
  if (state !== undefined && report !== undefined && resolve(state) === resolve(report)) {
    throw usage({
      fr: '--state et --report : deux fichiers différents',
      en: '--state and --report: two different files',
    });
  }
};

/** Numbers of players, in ascending order. */
const playersIn = (text: string): readonly number[] => {
  if (text === ALL) return meta.seats;
  const players = text.split(',').map((part) => (/^\d$/.test(part) ? Number(part) : 0));
  const allowed = players.every((count) => meta.seats.includes(count));
  if (allowed && new Set(players).size === players.length) return players.toSorted((a, b) => a - b);
  throw usage({
    fr: `--players : « ${harmless(text)} » (permis : ${ALL}, ou des nombres différents parmi ${meta.seats.join(', ')})`,
    en: `--players: “${harmless(text)}” (allowed: ${ALL}, or different numbers of ${meta.seats.join(', ')})`,
  });
};
