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

/** The game whose data can also be searched for. */
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
  summary: { fr: 'mesure l’équilibre des données d’un jeu', en: 'measures how balanced a game’s data are' },
  help: {
    fr: `pb balance <jeu> [--bot ROBOT] [--players N[,N…]|${ALL}] [--games K] [--seed S]
           [--workers W] [--state FICHIER] [--report FICHIER] [--progress]
pb balance ${SEARCHED} --search [--trials T] [--players …] [--games K] …

Joue K parties (1000 par défaut) pour chaque nombre de joueurs (tous par défaut), avec un
joueur compétent à chaque place, et affiche en JSON ce que montrent les données du jeu (ses
cartes, ses routes, ses rues) : les comptes (runs), ce que les règles en exigent (findings) et
ce qui manque (misses), avec l’intervalle à 95 % de chaque part. --report en fait aussi une page
Markdown ; un fichier qui existe est remplacé.

Le joueur est celui du jeu, rapide ; --bot met un robot à toutes les places, et la mesure dit lequel
et comment il est réglé : des mesures de joueurs différents ne se mêlent pas. Un robot fort pense
longtemps : peu de parties, et l’intervalle dit ce qu’elles valent. Une exigence n’est réfutée
(refuted) que si tout l’intervalle est au-delà. Les robots :
${SEATABLE.join(', ')}.

--workers W joue dans W fils à la fois (par défaut, un par cœur). --state garde la mesure en
JSON à mesure qu’elle avance, et la reprend si le fichier existe. Ctrl-C s’arrête après avoir
gardé (code de sortie 130) ; la même commande continue. Les mêmes arguments donnent les mêmes
chiffres, interrompus ou non, avec n’importe quel nombre de fils.

--search (${SEARCHED} seulement) cherche une meilleure table de cartes : K parties par nombre de
joueurs pour apprendre, puis T essais (10 par défaut) de K parties chacun, dans un seul fil ; la
meilleure table est affichée. Un essai interrompu est rejoué à la reprise.

  pb balance ${SEARCHED} --players 3 --games 20000 --state m.json --report m.md
`,
    en: `pb balance <game> [--bot BOT] [--players N[,N…]|${ALL}] [--games K] [--seed S]
           [--workers W] [--state FILE] [--report FILE] [--progress]
pb balance ${SEARCHED} --search [--trials T] [--players …] [--games K] …

Plays K games (1000 if not given) for each number of players (all if not given), with a
competent player in every seat, and prints as JSON what the game’s data (its cards, routes,
streets) show: the counts (runs), what the rules ask of them (findings) and what is missing
(misses), with the 95 % interval of each share. --report also makes a page of Markdown of them; a
file that exists is replaced.

The player is the game’s own, a quick one; --bot puts a bot in every seat, and the measurement says
which one and how it is tuned: measurements of different players are not mixed. A strong bot thinks
for long: play few games, and the interval tells what they are worth. What the rules ask is refuted
only if the whole interval lies beyond it. The bots:
${SEATABLE.join(', ')}.

--workers W plays in W threads at once (one for each core if not given). --state keeps the
measurement as JSON while it goes on, and takes it up again if the file exists. Ctrl-C stops
after keeping it (exit code 130); the same command goes on. The same arguments give the same
figures, interrupted or not, with any number of threads.

--search (${SEARCHED} only) looks for a better table of cards: K games for each number of
players to learn from, then T trials (10 if not given) of K games each, in a single thread; the
best table is printed. A trial that is interrupted is played again.

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
      fr: `--search : rien à chercher pour ${game} (permis : ${SEARCHED})`,
      en: `--search: nothing to look for in ${game} (allowed: ${SEARCHED})`,
    });
  }
  if (search && report !== undefined) {
    throw usage({
      fr: '--report décrit une mesure : sans --search',
      en: '--report describes a measurement: without --search',
    });
  }
  if (search && workers !== undefined) {
    throw usage({
      fr: '--workers sert aux mesures : sans --search',
      en: '--workers is for measurements: without --search',
    });
  }
  if (search && bot !== undefined) {
    throw usage({ fr: '--bot joue des mesures : sans --search', en: '--bot plays measurements: without --search' });
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
