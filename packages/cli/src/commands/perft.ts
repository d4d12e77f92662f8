import { perft as countWays, tableStreams } from '@ponts-bornes/kernel';
import type { AnyGame, Streams } from '@ponts-bornes/kernel';
import { readArguments, wholeNumber } from '../arguments.ts';
import { interruptChecks } from '../interruption.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';
import { progressOf } from '../progress.ts';
import { DEFAULT_SEED, TABLE_OPTIONS, openTable, secretOf } from '../table.ts';

export const perft: Command = {
  name: 'perft',
  summary: { fr: 'compte les suites de coups possibles', en: 'counts the possible move sequences' },
  help: {
    fr: `pb perft <jeu> [--depth D] [--players N] [--options JSON] [--seed S]
         [--progress]

Compte les suites de coups possibles à partir de la donne de la graine S (${DEFAULT_SEED} par défaut),
pour chaque profondeur de 1 à D (3 par défaut). Affiche une ligne de JSON par profondeur.

  pb perft mille-bornes --depth 4 --players 3 --seed essai
`,
    en: `pb perft <game> [--depth D] [--players N] [--options JSON] [--seed S]
         [--progress]

Counts the possible move sequences from the deal of seed S (default ${DEFAULT_SEED}), for each depth
from 1 to D (default 3). Prints one line of JSON per depth.

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
    const checkInterrupt = interruptChecks(context.io.signal);
    const progress = progressOf(context.io, values.progress === true);
    const setup = game.setup(options, seats, streams(0));
    for (let depth = 1; depth <= deepest; depth++) {
      const onCount = async (count: number): Promise<void> => {
        progress.say(`${game.meta.id}: ${depth}/${deepest}, ${count}`);
        await checkInterrupt();
      };
      const begun = performance.now();
      const count = await countInterruptibly(game, setup, { depth, streams, onCount });
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

/** Up to this depth the kernel counts without a break. */
const UNCHECKED_DEPTH = 2;

/** Counts like the kernel, but with breaks: a deep count takes minutes. */
const countInterruptibly = async (
  game: AnyGame,
  setup: ReturnType<AnyGame['setup']>,
  { depth, streams, onCount }: Counting,
): Promise<number> => {
  let counted = 0;
  const visit = async (state: typeof setup, played: number): Promise<void> => {
    if (depth - played <= UNCHECKED_DEPTH) {
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
