import { availableParallelism } from 'node:os';
import { readArguments, wholeNumber } from '../arguments.ts';
import { runArena } from '../arena/run.ts';
import { CAREFUL, ENTRANTS, STICKS } from '../arena/meetings.ts';
import type { Meeting } from '../arena/meetings.ts';
import type { Command } from '../context.ts';
import { EXIT, harmless, usage } from '../failure.ts';
import { openTable } from '../table.ts';

const OPTIONS = {
  bots: 'text',
  careful: 'flag',
  seats: 'text',
  together: 'flag',
  games: 'text',
  'max-moves': 'text',
  options: 'text',
  seed: 'text',
  workers: 'text',
  state: 'text',
  report: 'text',
  json: 'flag',
  progress: 'flag',
} as const;

const NAMES: Meeting = ENTRANTS.map(({ name }) => name);
const USUAL: Meeting = NAMES.filter((name) => !STICKS.includes(name));

export const arena: Command = {
  name: 'arena',
  summary: { fr: 'fait s’affronter les robots et les classe', en: 'pits bots against each other and rates them' },
  help: {
    fr: `pb arena <jeu> [--bots A,B,…] [--careful] [--seats N] [--together] [--games K]
         [--max-moves M] [--options JSON] [--seed S] [--workers W]
         [--state FICHIER] [--report FICHIER] [--json] [--progress]

Chaque paire de robots joue au moins K parties (100 par défaut) à une table de N places (2 par
défaut). Chaque donne est jouée une fois dans chaque disposition, avec le même hasard. À plus de
deux places, les deux robots alternent autour de la table ; --together réunit tous les robots à une
même table. Une partie est arrêtée après M coups (5000 par défaut) et n’a pas de vainqueur.

Les robots : ${NAMES.join(', ')}. Par défaut tous
participent, sauf les deux robots de référence : ${CAREFUL}, qui joue aussitôt le coup conseillé par
le jeu (--careful l’ajoute), et by-hand, qui suit des règles écrites à la main, sans apprentissage.
Le score de chaque paire est celui du second : nommez le plus fort en dernier.

Affiche le pourcentage de victoires avec son intervalle à 95 %, les points, le nombre de coups par
partie et les millisecondes par coup, puis les cotes. --json écrit le tout sur une ligne de JSON.
--report écrit une page Markdown et un graphique du même nom (.svg) ; les fichiers existants sont
remplacés.

--workers W utilise W fils d’exécution (par défaut, un par cœur). --state enregistre l’état en JSON
au fur et à mesure et le reprend si le fichier existe. Ctrl-C enregistre puis s’arrête (code de
sortie 130) ; relancez la même commande pour continuer. Les mêmes arguments donnent les mêmes
résultats, durées exceptées, même après une interruption et quel que soit le nombre de fils.

  pb arena skybridge --bots medium,expert --state a.json --report a.md
`,
    en: `pb arena <game> [--bots A,B,…] [--careful] [--seats N] [--together] [--games K]
         [--max-moves M] [--options JSON] [--seed S] [--workers W]
         [--state FILE] [--report FILE] [--json] [--progress]

Every pair of bots plays at least K games (default 100) at a table of N seats (default 2). Each deal
is played once in every seating, with the same luck. With more than two seats, the pair alternates
around the table; --together seats all bots at one table. A game is stopped after M moves (default
5000) and has no winner.

The bots: ${NAMES.join(', ')}. By default all of them
play except the two reference bots: ${CAREFUL}, which instantly plays the move the game suggests
(--careful adds it), and by-hand, which follows hand-written rules without learning. The result of a
pair is the second bot’s: name the stronger one last.

Prints the share of games won with its 95 % interval, points, moves per game and milliseconds per
move, then the ratings. --json prints everything as one line of JSON. --report writes a Markdown page
and a chart of the same name (.svg); existing files are replaced.

--workers W uses W threads (default: one per core). --state saves the state as JSON along the way and
resumes from the file if it exists. Ctrl-C saves and stops (exit code 130); run the same command to
continue. The same arguments give the same results, except for times, even after an interruption and
with any number of threads.

  pb arena skybridge --bots medium,expert --state a.json --report a.md
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: OPTIONS, positionals: ['game'] });
    const { seats, options } = values;
    const number = seats === undefined ? {} : { players: String(seatsIn(seats)) };
    const table = await openTable(context, positionals[0], {
      ...number,
      ...(options === undefined ? {} : { options }),
    });
    const bots = botsIn(values.bots, values.careful === true);
    const together = values.together === true;
    if (together) checkTogether(bots, table.seats);
    const job = {
      bots,
      together,
      games: wholeNumber('games', values.games, { min: 2, max: 10_000_000, otherwise: 100 }),
      maxMoves: wholeNumber('max-moves', values['max-moves'], { min: 1, max: 1_000_000, otherwise: 5000 }),
      seed: values.seed,
      workers: wholeNumber('workers', values.workers, { min: 1, max: 256, otherwise: availableParallelism() }),
      file: values.state,
      report: values.report,
      json: values.json === true,
      progress: values.progress === true,
    };
    await runArena(table, job, context);
    return EXIT.ok;
  },
};

const seatsIn = (text: string): number => wholeNumber('seats', text, { min: 2, max: 99, otherwise: 2 });

/** The bots in the given order, with the careful one before any stronger bot. */
const botsIn = (text: string | undefined, careful: boolean): Meeting => {
  const given = text === undefined ? USUAL : text.split(',');
  const stranger = given.find((name) => !NAMES.includes(name));
  if (stranger !== undefined) {
    throw usage({
      fr: `--bots : « ${harmless(stranger)} » est inconnu (permis : ${NAMES.join(', ')})`,
      en: `--bots: unknown “${harmless(stranger)}” (allowed: ${NAMES.join(', ')})`,
    });
  }
  const bots = careful && !given.includes(CAREFUL) ? given.toSpliced(placeOfCareful(given), 0, CAREFUL) : given;
  if (bots.length >= 2 && new Set(bots).size === bots.length) return bots;
  throw usage({
    fr: `--bots : il faut au moins deux robots, tous différents (permis : ${NAMES.join(', ')})`,
    en: `--bots: at least two bots are needed, all different (allowed: ${NAMES.join(', ')})`,
  });
};

const placeOfCareful = (bots: Meeting): number => {
  const at = bots.findIndex((name) => NAMES.indexOf(name) > NAMES.indexOf(CAREFUL));
  return at < 0 ? bots.length : at;
};

const checkTogether = (bots: Meeting, seats: number): void => {
  if (bots.length > 2 && seats > 2) return;
  throw usage({
    fr: '--together : il faut plus de deux robots et plus de deux places (--seats)',
    en: '--together: more than two bots and more than two seats (--seats) are needed',
  });
};
