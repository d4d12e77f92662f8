import { perft as countWays, tableStreams } from '@ponts-bornes/kernel';
import type { AnyGame, Streams } from '@ponts-bornes/kernel';
import { readArguments, wholeNumber } from '../arguments.ts';
import { breathing } from '../breath.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';
import { progressOf } from '../progress.ts';
import { DEFAULT_SEED, TABLE_OPTIONS, openTable, secretOf } from '../table.ts';

export const perft: Command = {
  name: 'perft',
  summary: { fr: 'compte les suites de coups possibles', en: 'counts the ways to play on' },
  help: {
    fr: `pb perft <jeu> [--depth D] [--players N] [--options JSON] [--seed S]
         [--progress]

Compte, pour chaque profondeur de 1 à D (3 par défaut), les suites de coups possibles
depuis la donne de la graine S (${DEFAULT_SEED} par défaut). Une ligne de JSON par profondeur.

  pb perft mille-bornes --depth 4 --players 3 --seed essai
`,
    en: `pb perft <game> [--depth D] [--players N] [--options JSON] [--seed S]
         [--progress]

Counts, for every depth from 1 to D (3 if not given), the ways to play on from the deal
of seed S (${DEFAULT_SEED} if not given). One line of JSON per depth.

  pb perft mille-bornes --depth 4 --players 3 --seed trial
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { ...TABLE_OPTIONS, depth: 'text', seed: 'text', progress: 'flag' },
      positionals: ['game'],
    });
    const { game, seats, options } = await openTable(context, positionals[0], values);
    const deepest = wholeNumber('depth', values.depth, { min: 1, max: 50, otherwise: 3 });
    const seed = values.seed ?? DEFAULT_SEED;
    const streams = tableStreams(secretOf(seed));
    const breathe = breathing(context.io.signal);
    const progress = progressOf(context.io, values.progress === true);
    const setup = game.setup(options, seats, streams(0));
    for (let depth = 1; depth <= deepest; depth++) {
      const onCount = async (count: number): Promise<void> => {
        progress.say(`${game.meta.id}: ${depth}/${deepest}, ${count}`);
        await breathe();
      };
      const begun = performance.now();
      const count = await countWithBreath(game, setup, { depth, streams, onCount });
      const ms = Math.round(performance.now() - begun);
      progress.done();
      await context.print(`${JSON.stringify({ game: game.meta.id, players: seats, seed, depth, count, ms })}\n`);
    }
    return EXIT.ok;
  },
};

interface Counting {
  readonly depth: number;
  readonly streams: Streams;
  readonly onCount: (count: number) => Promise<void>;
}

/** So few moves deep the kernel counts in one breath. */
const ONE_BREATH = 2;

/** The kernel's count, with breaks: a deep one lasts minutes. */
const countWithBreath = async (
  game: AnyGame,
  setup: ReturnType<AnyGame['setup']>,
  { depth, streams, onCount }: Counting,
): Promise<number> => {
  let counted = 0;
  const visit = async (state: typeof setup, played: number): Promise<void> => {
    if (depth - played <= ONE_BREATH) {
      counted += countWays(game, state, { depth: depth - played, streams, played });
      await onCount(counted);
      return;
    }
    for (const seat of game.toAct(state)) {
      for (const move of game.moves(state, seat)) {
        const next = game.copy(state);
        game.play(next, seat, move, streams(played + 1));
        await visit(next, played + 1);
      }
    }
  };
  await visit(setup, 0);
  return counted;
};
