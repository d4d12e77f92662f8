import { resolveOptions } from '@ponts-bornes/kernel';
import { fuzz as playWildly } from '@ponts-bornes/testkit';
import { jsonOption, readArguments, wholeNumber } from '../arguments.ts';
import type { Command, Context } from '../context.ts';
import { EXIT, Interrupted, failed } from '../failure.ts';
import { progressOf } from '../progress.ts';
import type { Progress } from '../progress.ts';
import { DEFAULT_SEED, TABLE_OPTIONS, findEntry, openTable } from '../table.ts';
import type { TableArguments, TableSetup } from '../table.ts';

/** Means every allowed number of seats. */
const ALL = 'all';

/** Far above any real game; a longer one counts as endless. */
const MAX_MOVES = 100_000;

export const fuzz: Command = {
  name: 'fuzz',
  summary: { fr: 'joue au hasard pour trouver des bogues', en: 'plays at random to find bugs' },
  help: {
    fr: `pb fuzz <jeu> [--players N|${ALL}] [--options JSON] [--games K] [--seed S]
        [--progress]

Joue K parties au hasard (100 par défaut) en proposant des coups absurdes entre les vrais. Au premier
bogue, affiche un compte rendu qui le reproduit et s’arrête avec le code de sortie 1. --players ${ALL}
essaie tous les nombres de joueurs que les options permettent.

  pb fuzz mille-bornes --players ${ALL} --games 500 > bogue.txt
`,
    en: `pb fuzz <game> [--players N|${ALL}] [--options JSON] [--games K] [--seed S]
        [--progress]

Plays K random games (default 100) and submits nonsense between the moves. At the first bug, prints a
record that reproduces it and stops with exit code 1. --players ${ALL} tries every number of players
that the options allow.

  pb fuzz mille-bornes --players ${ALL} --games 500 > bug.txt
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { ...TABLE_OPTIONS, games: 'text', seed: 'text', progress: 'flag' },
      positionals: ['game'],
    });
    const games = wholeNumber('games', values.games, { min: 1, max: 100_000_000, otherwise: 100 });
    const tables = await openTables(context, positionals[0], values);
    const progress = progressOf(context.io, values.progress === true);
    for (const table of tables) {
      await fuzzTable(context, table, { games, seed: values.seed ?? DEFAULT_SEED, progress });
    }
    return EXIT.ok;
  },
};

const openTables = async (context: Context, id: string | undefined, values: TableArguments): Promise<TableSetup[]> => {
  if (values.players !== ALL) return [await openTable(context, id, values)];
  const { meta } = findEntry(id, context.catalogue);
  const given = jsonOption(values.options);
  const allowed = meta.seats.filter((seats) => resolveOptions(meta, seats, given).ok);
  // If no number of seats is allowed, the first one gives the reason.
  const tried = allowed.length > 0 ? allowed : meta.seats.slice(0, 1);
  return Promise.all(tried.map((seats) => openTable(context, id, { ...values, players: String(seats) })));
};

const fuzzTable = async (
  { io, print }: Context,
  { game, seats, options }: TableSetup,
  { games, seed, progress }: { readonly games: number; readonly seed: string; readonly progress: Progress },
): Promise<void> => {
  const { id } = game.meta;
  const report = await playWildly(game, {
    seats,
    options,
    seed,
    games,
    maxMoves: MAX_MOVES,
    onProgress: (done) => progress.say(`${id}, ${seats}: ${done.games}/${games}`),
    signal: io.signal,
  });
  progress.done();
  if (report.stopped) throw new Interrupted();
  if (report.failure !== null) {
    const { problem, detail, seed: failedSeed, recordText } = report.failure;
    await print(recordText);
    const line = `${id}, ${seats}, ${failedSeed}: ${problem} (${detail})`;
    throw failed({ fr: `bogue trouvé : ${line}`, en: `bug found: ${line}` });
  }
  const { moves, refused } = report;
  await print(`${JSON.stringify({ game: id, players: seats, options, seed, games: report.games, moves, refused })}\n`);
};
