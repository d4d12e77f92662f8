import { availableParallelism } from 'node:os';
import { oneOf, readArguments, wholeNumber } from '../arguments.ts';
import { CAREFUL, ENTRANTS } from '../arena/meetings.ts';
import { runCalibration } from '../calibration/run.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';
import { DEFAULT_SEED, openTable } from '../table.ts';
import type { TableSetup } from '../table.ts';

const OPTIONS = {
  seats: 'text',
  games: 'text',
  bot: 'text',
  positions: 'text',
  simulations: 'text',
  options: 'text',
  seed: 'text',
  workers: 'text',
  report: 'text',
  json: 'flag',
  progress: 'flag',
} as const;

const NAMES = ENTRANTS.map(({ name }) => name).join(', ');

export const calibrate: Command = {
  name: 'calibrate',
  summary: {
    fr: 'compare les chances annoncées aux résultats',
    en: 'compares shown chances with results',
  },
  help: {
    fr: `pb calibrate <jeu> [--seats N,M,…] [--games K] [--bot B] [--positions P]
             [--simulations S] [--options JSON] [--seed S] [--workers W]
             [--report FICHIER] [--json] [--progress]

Joue K parties (200 par défaut) pour chaque nombre de places (2 par défaut), toutes par le robot B
(${CAREFUL} par défaut ; permis : ${NAMES}). Dans P positions par partie
(2 par défaut), prises au hasard, estime les chances de gagner de chaque camp comme le font les
conseils et les analyses, par S simulations (256 par défaut), et les compare au résultat.

Affiche par tranches de dix pour cent les chances prévues et les parties gagnées, l’erreur de
calibration (ECE), le score de Brier, et la fermeté qui conviendrait le mieux : l’exposant à inscrire
dans hints/firmness.ts du jeu. --json écrit le tout sur une ligne de JSON. --report écrit une page
Markdown et un diagramme du même nom (.svg) ; les fichiers existants sont remplacés.

Les mêmes arguments donnent les mêmes résultats, quel que soit le nombre de fils (--workers).

  pb calibrate skybridge --seats 2,3,4 --games 2000 --report chances.md
`,
    en: `pb calibrate <game> [--seats N,M,…] [--games K] [--bot B] [--positions P]
             [--simulations S] [--options JSON] [--seed S] [--workers W]
             [--report FILE] [--json] [--progress]

Plays K games (default 200) for each number of seats (default 2), with bot B in every seat (default
${CAREFUL}; allowed: ${NAMES}). In P random positions of each game
(default 2), estimates each side’s chances of winning as hints and analyses do, with S simulations
(default 256), and compares them with the result.

Prints predicted chances and games won in bins of ten per cent, the expected calibration error (ECE),
the Brier score, and the firmness that would fit best: the exponent to put into the game’s
hints/firmness.ts. --json prints everything as one line of JSON. --report writes a Markdown page and
a diagram of the same name (.svg); existing files are replaced.

The same arguments give the same results with any number of threads (--workers).

  pb calibrate skybridge --seats 2,3,4 --games 2000 --report chances.md
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, { options: OPTIONS, positionals: ['game'] });
    const { options } = values;
    const tables: TableSetup[] = [];
    for (const text of (values.seats ?? '2').split(',')) {
      const players = String(wholeNumber('seats', text, { min: 1, max: 99, otherwise: 2 }));
      tables.push(await openTable(context, positionals[0], { players, ...(options === undefined ? {} : { options }) }));
    }
    await runCalibration(
      {
        tables,
        bot: oneOf('bot', values.bot ?? CAREFUL, ENTRANTS).name,
        games: wholeNumber('games', values.games, { min: 1, max: 10_000_000, otherwise: 200 }),
        positions: wholeNumber('positions', values.positions, { min: 1, max: 100, otherwise: 2 }),
        simulations: wholeNumber('simulations', values.simulations, { min: 2, max: 100_000, otherwise: 256 }),
        seed: values.seed ?? DEFAULT_SEED,
        workers: wholeNumber('workers', values.workers, { min: 1, max: 256, otherwise: availableParallelism() }),
        report: values.report,
        json: values.json === true,
        progress: values.progress === true,
      },
      context,
    );
    return EXIT.ok;
  },
};
