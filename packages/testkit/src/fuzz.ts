import { anyGame, resolveOptions } from '@ponts-bornes/kernel';
import type { BaseView, Game, Options } from '@ponts-bornes/kernel';
import { fuzzGame } from './fuzz-game.ts';
import type { FuzzFailure } from './fuzz-game.ts';
import { openTable } from './table.ts';

export interface FuzzProgress {
  /** Games played to the end. */
  readonly games: number;
  readonly moves: number;
  /** Junk texts that were refused. */
  readonly refused: number;
}

export interface FuzzReport extends FuzzProgress {
  /** Whether the signal ended it early. */
  readonly stopped: boolean;
  readonly failure: FuzzFailure | null;
}

export interface FuzzOptions {
  readonly seats: number;
  /** Omitted options have their defaults. */
  readonly options?: Options;
  readonly seed: string;
  readonly games: number;
  /** A longer game counts as endless. */
  readonly maxMoves: number;
  /** Called after each game. */
  readonly onProgress?: (progress: FuzzProgress) => void;
  /** An `AbortSignal`, or anything like it. */
  readonly signal?: { readonly aborted: boolean };
}

/** Plays many random games through `submit`, with junk input in between, until something fails. */
export const fuzz = async <GameState, GameMove, View extends BaseView, Opts extends Options>(
  game: Game<GameState, GameMove, View, Opts>,
  { seats, options: given = {}, seed, games, maxMoves, onProgress, signal }: FuzzOptions,
): Promise<FuzzReport> => {
  const resolved = resolveOptions(game.meta, seats, given);
  if (!resolved.ok)
    throw new RangeError(`${game.meta.id} can’t be set up like this: ${JSON.stringify(resolved.refusal)}`);
  const tally = { games: 0, moves: 0, refused: 0 };
  for (let number = 0; number < games; number++) {
    const table = openTable({ game: anyGame(game), seats, options: resolved.options, seed: `${seed}/${number}` });
    const steps = fuzzGame(table, { maxMoves, tally });
    for (let step = steps.next(); ; step = steps.next()) {
      if (signal?.aborted === true) return { ...tally, stopped: true, failure: null };
      if (step.done === true && step.value !== null) return { ...tally, stopped: false, failure: step.value };
      if (step.done === true) break;
      if (tally.moves % MOVES_BETWEEN_PAUSES === 0) await pause();
    }
    tally.games++;
    onProgress?.({ ...tally });
  }
  return { ...tally, stopped: false, failure: null };
};

/** Signals and key presses only arrive while the event loop is idle. */
const MOVES_BETWEEN_PAUSES = 500;

// Every runtime provides it, but the testkit is compiled against the bare language library.
declare const setTimeout: (then: () => void, milliseconds: number) => unknown;
const pause = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
