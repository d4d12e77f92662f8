import { resolveOptions } from '@ponts-bornes/kernel';
import { fuzz as playWildly } from '@ponts-bornes/testkit';
import { jsonOption, readArguments, wholeNumber } from '../arguments.ts';
import type { Command, Context } from '../context.ts';
import { EXIT, Interrupted, failed } from '../failure.ts';
import { progressOf } from '../progress.ts';
import type { Progress } from '../progress.ts';
import { DEFAULT_SEED, TABLE_OPTIONS, findEntry, openTable } from '../table.ts';
import type { Table, TableArguments } from '../table.ts';

/** Stands for every allowed number of seats. */
const ALL = 'all';

/** No game of ours comes near; a longer one counts as endless. */
const MAX_MOVES = 100_000;

export const fuzz: Command = {
  name: 'fuzz',
  summary: { fr: 'joue au hasard et cherche la faute', en: 'plays at random and looks for faults' },
  help: {
    fr: `pb fuzz <jeu> [--players N|${ALL}] [--options JSON] [--games K] [--seed S]
        [--progress]

Joue K parties au hasard (100 par défaut) avec des textes absurdes entre les coups, et
s’arrête à la première faute : un compte rendu qui la rejoue est affiché, code de sortie 1.
--players ${ALL} : chaque nombre de places que les options permettent.

  pb fuzz mille-bornes --players ${ALL} --games 500 > faute.txt
`,
    en: `pb fuzz <game> [--players N|${ALL}] [--options JSON] [--games K] [--seed S]
        [--progress]

Plays K random games (100 if not given) with nonsense between the moves, and stops at the
first fault: a record that replays it is printed, exit code 1.
--players ${ALL}: every number of seats that the options allow.

  pb fuzz mille-bornes --players ${ALL} --games 500 > fault.txt
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

const openTables = async (context: Context, id: string | undefined, values: TableArguments): Promise<Table[]> => {
  if (values.players !== ALL) return [await openTable(context, id, values)];
  const { meta } = findEntry(id, context.catalogue);
  const given = jsonOption(values.options);
  const allowed = meta.seats.filter((seats) => resolveOptions(meta, seats, given).ok);
  // When no number of seats will do, the first one tells why.
  const tried = allowed.length > 0 ? allowed : meta.seats.slice(0, 1);
  return Promise.all(tried.map((seats) => openTable(context, id, { ...values, players: String(seats) })));
};

const fuzzTable = async (
  { io, print }: Context,
  { game, seats, options }: Table,
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
    throw failed({ fr: `faute trouvée : ${line}`, en: `fault found: ${line}` });
  }
  const { moves, refused } = report;
  await print(`${JSON.stringify({ game: id, players: seats, options, seed, games: report.games, moves, refused })}\n`);
};
