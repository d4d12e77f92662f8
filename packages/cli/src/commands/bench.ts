import { below, fastRandom } from '@ponts-bornes/kernel';
import type { AnyGame, Options, Rng } from '@ponts-bornes/kernel';
import { readArguments, wholeNumber } from '../arguments.ts';
import { interruptChecks } from '../interruption.ts';
import type { Command } from '../context.ts';
import { EXIT } from '../failure.ts';
import { TABLE_OPTIONS, openTable } from '../table.ts';
import type { TableSetup } from '../table.ts';

export const bench: Command = {
  name: 'bench',
  summary: { fr: 'mesure la vitesse des règles', en: 'measures how fast the rules are' },
  help: {
    fr: `pb bench [jeu] [--seconds 3] [--players N] [--options JSON]

Joue des parties au hasard dans un seul fil, à travers le contrat public (toAct, moves, play).
Affiche en JSON les coups et les parties par seconde, puis les mêmes mesures avec une copie de l’état
avant chaque coup, comme dans une recherche. Sans nom de jeu, mesure tous les jeux. Avec les options
par défaut, une partie est une manche.

  pb bench mille-bornes --players 4 --seconds 5
`,
    en: `pb bench [game] [--seconds 3] [--players N] [--options JSON]

Plays random games in a single thread through the public contract (toAct, moves, play). Prints moves
and games per second as JSON, then the same with a copy of the state before every move, as a search
makes. Without a game name, measures all games. With the default options, a game is one round.

  pb bench mille-bornes --players 4 --seconds 5
`,
  },
  run: async (args, context) => {
    const { values, positionals } = readArguments(args, {
      options: { ...TABLE_OPTIONS, seconds: 'text' },
      positionals: ['game'],
    });
    const seconds = wholeNumber('seconds', values.seconds, { min: 1, max: 600, otherwise: 3 });
    const ids = positionals.length > 0 ? positionals : context.catalogue.map(({ meta }) => meta.id);
    for (const id of ids) {
      const table = await openTable(context, id, values);
      const checkInterrupt = interruptChecks(context.io.signal);
      for (const playGame of [playInPlace, playWithCopies])
        await measure(table, playGame, { seconds: WARM_UP_SECONDS, checkInterrupt });
      const inPlace = await measure(table, playInPlace, { seconds, checkInterrupt });
      const withCopies = await measure(table, playWithCopies, { seconds, checkInterrupt });
      const line = { game: id, players: table.seats, options: table.options, seconds, ...inPlace, withCopies };
      await context.print(`${JSON.stringify({ ...line, node: process.version })}\n`);
    }
    return EXIT.ok;
  },
};

interface Speed {
  readonly movesPerSecond: number;
  readonly gamesPerSecond: number;
}

type PlayGame = (game: AnyGame, options: Options, seats: number, rng: Rng) => number;

const WARM_UP_SECONDS = 0.5;
const SLICE_MS = 50;

/** Plays in slices for a number of seconds; only the time inside them counts. */
const measure = async (
  { game, options, seats }: TableSetup,
  playGame: PlayGame,
  { seconds, checkInterrupt }: { readonly seconds: number; readonly checkInterrupt: () => Promise<void> },
): Promise<Speed> => {
  const rng = fastRandom('bench');
  let games = 0;
  let moves = 0;
  let spent = 0;
  while (spent < seconds * 1000) {
    const begun = performance.now();
    let elapsed = 0;
    while (elapsed < SLICE_MS) {
      moves += playGame(game, options, seats, rng);
      games++;
      elapsed = performance.now() - begun;
    }
    spent += elapsed;
    await checkInterrupt();
  }
  const perSecond = (count: number): number => Math.round((count * 1000) / spent);
  return { movesPerSecond: perSecond(moves), gamesPerSecond: perSecond(games) };
};

// The two measured loops contain nothing but calls to the contract and the random choice.

const playInPlace: PlayGame = (game, options, seats, rng) => {
  const state = game.setup(options, seats, rng);
  let played = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[acting.length === 1 ? 0 : below(rng, acting.length)]!;
    const moves = game.moves(state, seat);
    game.play(state, seat, moves[below(rng, moves.length)]!, rng);
    played++;
  }
  return played;
};

const playWithCopies: PlayGame = (game, options, seats, rng) => {
  let state = game.setup(options, seats, rng);
  let played = 0;
  for (let acting = game.toAct(state); acting.length > 0; acting = game.toAct(state)) {
    const seat = acting[acting.length === 1 ? 0 : below(rng, acting.length)]!;
    const moves = game.moves(state, seat);
    state = game.copy(state);
    game.play(state, seat, moves[below(rng, moves.length)]!, rng);
    played++;
  }
  return played;
};
