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
  summary: { fr: 'fait jouer les robots entre eux et les cote', en: 'lets bots meet and rates them' },
  help: {
    fr: `pb arena <jeu> [--bots A,B,…] [--careful] [--seats N] [--together] [--games K]
         [--max-moves M] [--options JSON] [--seed S] [--workers W]
         [--state FICHIER] [--report FICHIER] [--json] [--progress]

Chaque paire de robots se rencontre à une table de N places (2 par défaut), et joue au moins K
parties (100 par défaut) : chaque donne une fois par disposition, avec le même hasard. À plus de
deux places, la paire alterne autour de la table ; --together met tous les robots à une table. Une
partie de plus de M coups (5000 par défaut) est coupée, et personne ne la gagne.

Les robots : ${NAMES.join(', ')} ; par défaut tous
sauf les deux qui servent de mesure : ${CAREFUL}, qui joue d’emblée ce que le jeu conseille (et que
--careful ajoute), et by-hand, qui suit des règles écrites à la main, sans rien d’appris. De chaque
paire, c’est la part du second qui est dite : nommez le plus fort en dernier.

Affiche la part des parties gagnées avec son intervalle à 95 %, les points, les coups par partie et
les millisecondes par choix, puis les cotes ; avec --json, tout sur une ligne de JSON. --report en
fait une page Markdown et, à côté, un dessin (le même nom en .svg) ; des fichiers qui existent sont
remplacés.

--workers W joue dans W fils à la fois (par défaut, un par cœur). --state garde l’état en JSON à
mesure qu’il avance, et le reprend si le fichier existe. Ctrl-C s’arrête après avoir gardé (code de
sortie 130) ; la même commande continue. Les mêmes arguments donnent les mêmes chiffres, sauf les
temps, interrompus ou non, avec n’importe quel nombre de fils.

  pb arena skybridge --bots medium,expert --state a.json --report a.md
`,
    en: `pb arena <game> [--bots A,B,…] [--careful] [--seats N] [--together] [--games K]
         [--max-moves M] [--options JSON] [--seed S] [--workers W]
         [--state FILE] [--report FILE] [--json] [--progress]

Every pair of bots meets at a table of N seats (2 if not given) and plays at least K games (100 if
not given): every luck once in each seating, with the same deal and dice. With more than two seats
the pair alternates around the table; --together puts all bots at one table. A game of more than M
moves (5000 if not given) is cut, and nobody wins it.

The bots: ${NAMES.join(', ')}; if not given all but
the two that measure others: ${CAREFUL}, which plays at once what the game advises (and which --careful
adds), and by-hand, which follows rules written by hand, nothing learnt. Of each pair the share of the
second is told: name the stronger one last.

Prints the share of games won with its 95 % interval, points, moves a game and milliseconds a
choice, then the ratings; with --json all of it as a line of JSON. --report makes a page of Markdown
of it and beside it a picture (the same name with .svg); files that exist are replaced.

--workers W plays in W threads at once (one for each core if not given). --state keeps the state as
JSON while it goes on, and takes it up again if the file exists. Ctrl-C stops after keeping it (exit
code 130); the same command goes on. The same arguments give the same figures but for the times,
interrupted or not, with any number of threads.

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

/** The bots in the order given, and the careful one before whoever is stronger. */
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
