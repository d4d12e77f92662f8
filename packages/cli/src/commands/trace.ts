import { BOTS, situationOf } from '@ponts-bornes/bots';
import type { Bot } from '@ponts-bornes/bots';
import { fastRandom, pick, recordOf, tableStreams } from '@ponts-bornes/kernel';
import type { AnyGame, GameRecord, RecordedMove, Seat } from '@ponts-bornes/kernel';
import { oneOf, readArguments, wholeNumber } from '../arguments.ts';
import { interruptChecks } from '../interruption.ts';
import type { Command } from '../context.ts';
import { EXIT, usage } from '../failure.ts';
import { RECORD_OPTIONS, reserveRecordFile } from '../records.ts';
import { DEFAULT_SEED, TABLE_OPTIONS, openTable, secretOf } from '../table.ts';
import type { TableSetup } from '../table.ts';

const POLICIES = BOTS.map(({ name }) => name).join('|');

export const trace: Command = {
  name: 'trace',
  summary: {
    fr: 'écrit des parties entières en JSON, pour un arbitre externe',
    en: 'prints whole games as JSON, for an external referee',
  },
  help: {
    fr: `pb trace <jeu> [--players N] [--options JSON] [--seed S] [--games K]
         [--policy ${POLICIES}]
         [--record FICHIER [--force]]

Joue des parties et les décrit en lignes de JSON, pour un arbitre externe. Affiche volontairement
tout ce qui est caché : mains, pioche, réponses secrètes.

  {"t":"setup","game","rules","options","seats","seed","state"}
  {"t":"move","n","toAct":[…],"moves":{"<place>":["…"]},"seat","move","state"}
  {"t":"end","outcome":{"winners":[…],"scores":[…],"reason"}}

toAct et moves décrivent la position avant le coup, state l’état après. La même commande affiche
toujours les mêmes octets. Les graines des parties sont S, puis S/1, S/2, … ; le secret d’une partie
est le SHA-256 de sa graine. --record enregistre aussi la partie, s’il n’y en a qu’une ; un fichier
existant n’est remplacé qu’avec --force.

  pb trace mille-bornes --players 4 --seed 7 | head -3
`,
    en: `pb trace <game> [--players N] [--options JSON] [--seed S] [--games K]
         [--policy ${POLICIES}]
         [--record FILE [--force]]

Plays games and prints them as lines of JSON, for an external referee. Deliberately shows everything
hidden: hands, draw pile, secret answers.

  {"t":"setup","game","rules","options","seats","seed","state"}
  {"t":"move","n","toAct":[…],"moves":{"<seat>":["…"]},"seat","move","state"}
  {"t":"end","outcome":{"winners":[…],"scores":[…],"reason"}}

toAct and moves describe the position before the move, state the one after it. The same command
always prints the same bytes. The seeds of the games are S, then S/1, S/2, …; a game’s secret is the
SHA-256 of its seed. --record also saves the game, if there is only one; an existing file is only
replaced with --force.

  pb trace mille-bornes --players 4 --seed 7 | head -3
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { ...TABLE_OPTIONS, seed: 'text', games: 'text', policy: 'text', ...RECORD_OPTIONS },
      positionals: ['game'],
    });
    const table = await openTable(context, positionals[0], values);
    const games = wholeNumber('games', values.games, { min: 1, max: 1_000_000, otherwise: 1 });
    const bot = oneOf('policy', values.policy ?? 'random', BOTS);
    if (values.record !== undefined && games > 1) {
      throw usage({
        fr: '--record n’enregistre qu’une partie : retirez --games',
        en: '--record saves a single game: remove --games',
      });
    }
    const file = await reserveRecordFile(values);
    const checkInterrupt = interruptChecks(context.io.signal);
    const onLine = async (line: TraceLine): Promise<void> => {
      await context.print(`${JSON.stringify(line)}\n`);
      await checkInterrupt();
    };
    const first = values.seed ?? DEFAULT_SEED;
    try {
      for (let k = 0; k < games; k++) {
        const record = await traceGame(table, { seed: k === 0 ? first : `${first}/${k}`, bot, onLine });
        await file?.save(record);
      }
    } finally {
      await file?.release();
    }
    return EXIT.ok;
  },
};

type TraceLine =
  | { readonly t: 'setup'; readonly state: unknown; readonly [header: string]: unknown }
  | {
      readonly t: 'move';
      readonly n: number;
      readonly toAct: readonly Seat[];
      readonly moves: Readonly<Record<string, readonly string[]>>;
      readonly seat: Seat;
      readonly move: string;
      readonly state: unknown;
    }
  | { readonly t: 'end'; readonly outcome: ReturnType<AnyGame['outcome']> };

interface Tracing {
  readonly seed: string;
  readonly bot: Bot;
  readonly onLine: (line: TraceLine) => Promise<void>;
}

const traceGame = async (
  { game, hints, seats, options }: TableSetup,
  { seed, bot, onLine }: Tracing,
): Promise<GameRecord> => {
  const secret = secretOf(seed);
  const streams = tableStreams(secret);
  const choices = fastRandom(`${seed}/policy`);
  const state = game.setup(options, seats, streams(0));
  const { id, rules } = game.meta;
  await onLine({ t: 'setup', game: id, rules, options, seats, seed, state: game.reveal(state) });
  const played: RecordedMove[] = [];
  for (let toAct = game.toAct(state); toAct.length > 0; toAct = game.toAct(state)) {
    const n = played.length + 1;
    const moves = Object.fromEntries(toAct.map((seat) => [seat, game.moves(state, seat).map(game.format)]));
    const seat = pick(choices, toAct);
    const { index } = bot.choose({ game, hints }, situationOf(game, state, { seat, seats }), choices);
    const move = game.moves(state, seat)[index]!;
    const text = game.format(move);
    // Collected before the move, which changes the state in place.
    const before = { t: 'move', n, toAct: [...toAct], moves, seat, move: text } as const;
    game.play(state, seat, move, streams(n));
    played.push({ seat, text });
    await onLine({ ...before, state: game.reveal(state) });
  }
  const outcome = game.outcome(state);
  await onLine({ t: 'end', outcome });
  return recordOf(game, { seats, options, secret, moves: played, result: outcome });
};
