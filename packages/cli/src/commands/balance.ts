import { availableParallelism } from 'node:os';
import { resolve } from 'node:path';
import { readArguments, wholeNumber } from '../arguments.ts';
import type { OptionValues } from '../arguments.ts';
import { measureData } from '../balance/measurement.ts';
import { SEATABLE, botNamed } from '../balance/seated.ts';
import { openTrial } from '../balance/trials.ts';
import type { Command } from '../context.ts';
import { EXIT, harmless, usage } from '../failure.ts';
import { findEntry } from '../table.ts';

const ALL = 'all';

/** The game that supports `--search`. */
const SEARCHED = 'course-folle';

const OPTIONS = {
  bot: 'text',
  players: 'text',
  games: 'text',
  seed: 'text',
  workers: 'text',
  state: 'text',
  search: 'flag',
  trials: 'text',
  report: 'text',
  progress: 'flag',
} as const;

export const balance: Command = {
  name: 'balance',
  summary: { fr: 'mesure l’équilibre des données d’un jeu', en: 'measures the balance of a game’s data' },
  help: {
    fr: `pb balance <jeu> [--bot ROBOT] [--players N[,N…]|${ALL}] [--games K] [--seed S]
           [--workers W] [--state FICHIER] [--report FICHIER] [--progress]
pb balance ${SEARCHED} --search [--trials T] [--players …] [--games K] …

Joue K parties (1000 par défaut) pour chaque nombre de joueurs (tous par défaut), avec un bon joueur
à chaque place. Affiche en JSON ce qu’elles révèlent des données du jeu (cartes, routes, rues) : les
comptes (runs), les exigences des règles (findings) et les écarts (misses), avec l’intervalle à 95 %
de chaque proportion. --report écrit aussi une page Markdown ; un fichier existant est remplacé.

Par défaut, les places sont tenues par le joueur rapide du jeu. --bot y met un robot ; la mesure
indique lequel et ses réglages, et refuse de mélanger des joueurs différents. Un robot fort est lent :
demandez peu de parties et fiez-vous à l’intervalle. Une exigence n’est réfutée (refuted) que si tout
l’intervalle la contredit. Les robots : ${SEATABLE.join(', ')}.

--workers W utilise W fils d’exécution (par défaut, un par cœur). --state enregistre la mesure en
JSON au fur et à mesure et la reprend si le fichier existe. Ctrl-C enregistre puis s’arrête (code de
sortie 130) ; relancez la même commande pour continuer. Les mêmes arguments donnent les mêmes
résultats, même après une interruption et quel que soit le nombre de fils.

--search (${SEARCHED} seulement) cherche un meilleur jeu de cartes : K parties d’apprentissage par
nombre de joueurs, puis T essais (10 par défaut) de K parties, dans un seul fil. Affiche le meilleur
jeu de cartes trouvé. Un essai interrompu est rejoué à la reprise.

  pb balance ${SEARCHED} --players 3 --games 20000 --state m.json --report m.md
`,
    en: `pb balance <game> [--bot BOT] [--players N[,N…]|${ALL}] [--games K] [--seed S]
           [--workers W] [--state FILE] [--report FILE] [--progress]
pb balance ${SEARCHED} --search [--trials T] [--players …] [--games K] …

Plays K games (default 1000) for each number of players (default: all), with a competent player in
every seat. Prints what they show about the game’s data (cards, routes, streets) as JSON: the counts
(runs), what the rules require (findings) and what falls short (misses), with the 95 % interval of
each share. --report also writes a Markdown page; an existing file is replaced.

By default the game’s own fast player takes all seats. --bot seats a bot instead; the measurement
names the bot and its settings, and never mixes different players. Strong bots are slow: ask for few
games and rely on the interval. A requirement is only refuted if the whole interval contradicts it.
The bots: ${SEATABLE.join(', ')}.

--workers W uses W threads (default: one per core). --state saves the measurement as JSON along the
way and resumes from the file if it exists. Ctrl-C saves and stops (exit code 130); run the same
command to continue. The same arguments give the same results, even after an interruption and with
any number of threads.

--search (${SEARCHED} only) looks for a better set of cards: K games per number of players to learn
from, then T trials (default 10) of K games each, in a single thread. Prints the best set found. An
interrupted trial is played again.

  pb balance ${SEARCHED} --players 3 --games 20000 --state m.json --report m.md
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: OPTIONS, positionals: ['game'] });
    const { id } = findEntry(positionals[0], context.catalogue).meta;
    checkTogether(id, values);
    const trial = await openTrial(id, botNamed(values.bot));
    const asked = {
      players: playersIn(values.players ?? ALL, trial.seats),
      games: wholeNumber('games', values.games, { min: 1, max: 100_000_000, otherwise: 1000 }),
      seed: values.seed,
      file: values.state,
      progress: values.progress === true,
    };
    const trials = wholeNumber('trials', values.trials, { min: 1, max: 10_000, otherwise: 10 });
    const workers = wholeNumber('workers', values.workers, { min: 1, max: 256, otherwise: availableParallelism() });
    if (values.search) {
      const { searchCards } = await import('../balance/search.ts');
      await searchCards({ ...asked, trials }, context);
    } else await measureData(trial, { ...asked, bot: values.bot, workers, report: values.report }, context);
    return EXIT.ok;
  },
};

const checkTogether = (game: string, values: OptionValues<typeof OPTIONS>): void => {
  const { search, trials, report, state, workers, bot } = values;
  if (search && game !== SEARCHED) {
    throw usage({
      fr: `--search n’existe pas pour ${game} (permis : ${SEARCHED})`,
      en: `--search is not available for ${game} (allowed: ${SEARCHED})`,
    });
  }
  if (search && report !== undefined) {
    throw usage({
      fr: '--report et --search sont incompatibles',
      en: '--report can’t be used with --search',
    });
  }
  if (search && workers !== undefined) {
    throw usage({
      fr: '--workers et --search sont incompatibles',
      en: '--workers can’t be used with --search',
    });
  }
  if (search && bot !== undefined) {
    throw usage({ fr: '--bot et --search sont incompatibles', en: '--bot can’t be used with --search' });
  }
  if (!search && trials !== undefined) {
    throw usage({ fr: '--trials demande --search', en: '--trials needs --search' });
  }
  if (state !== undefined && report !== undefined && resolve(state) === resolve(report)) {
    throw usage({
      fr: '--state et --report doivent être deux fichiers différents',
      en: '--state and --report must be different files',
    });
  }
};

/** Numbers of players, in ascending order. */
const playersIn = (text: string, seats: readonly number[]): readonly number[] => {
  if (text === ALL) return seats;
  const players = text.split(',').map((part) => (/^\d{1,2}$/.test(part) ? Number(part) : 0));
  const allowed = players.every((count) => seats.includes(count));
  if (allowed && new Set(players).size === players.length) return players.toSorted((a, b) => a - b);
  throw usage({
    fr: `--players : « ${harmless(text)} » (permis : ${ALL}, ou des nombres différents parmi ${seats.join(', ')})`,
    en: `--players: “${harmless(text)}” (allowed: ${ALL}, or different numbers of ${seats.join(', ')})`,
  });
};
