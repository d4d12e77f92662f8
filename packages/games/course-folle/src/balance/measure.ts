import { fastRandom, sha256, toHex, utf8 } from '@ponts-bornes/kernel';
import { deckOf } from '../deck.ts';
import type { CardTable } from '../deck.ts';
import { meta } from '../meta.ts';
import { SEARCH, playerNamed } from './players.ts';
import type { PlayerName, SearchSettings } from './players.ts';
import { copyTally, newTally } from './tally.ts';
import type { Tally } from './tally.ts';
import { playWatched } from './watched-game.ts';

/** A measurement as far as it has come: plain JSON, to be kept in a file and taken up again. */
export interface Measurement {
  readonly version: 1;
  /** The digest of the table that is measured; another table can't take it up. */
  readonly table: string;
  readonly seed: string;
  readonly player: PlayerName;
  readonly settings: SearchSettings;
  /** By number of players. Game k of a run has a seed of its own, so that a run can stop anywhere. */
  readonly runs: Readonly<Record<string, Tally>>;
}

export interface MeasureOptions {
  readonly table: CardTable;
  readonly seed: string;
  readonly player?: PlayerName;
  readonly settings?: SearchSettings;
}

export const newMeasurement = ({ table, seed, player = 'search', settings = SEARCH }: MeasureOptions): Measurement => ({
  version: 1,
  table: tableDigest(table),
  seed,
  player,
  settings: { ...settings },
  runs: {},
});

/** Names a table by what is printed on it. */
export const tableDigest = (table: CardTable): string => toHex(sha256(utf8(JSON.stringify(table)))).slice(0, 16);

/** How many games each number of players is to have, and how often the caller hears and may stop. */
export interface Plan {
  readonly games: Readonly<Record<number, number>>;
  /** Called after each slice of games; false stops. Keep what it is given, to go on from there another time. */
  readonly onProgress?: (progress: Progress) => boolean | Promise<boolean>;
}

export interface Progress {
  readonly measurement: Measurement;
  readonly done: number;
  readonly total: number;
}

/** Games between two calls of `onProgress`. */
const SLICE = 20;

/**
 * Plays on from a measurement until every number of players has its games, or until the caller stops. The same
 * table, seed and plan give the same figures, however often it was interrupted.
 */
export const measure = async (table: CardTable, begun: Measurement, plan: Plan): Promise<Measurement> => {
  if (begun.table !== tableDigest(table)) throw new RangeError('this measurement is of another table');
  const wanted = meta.seats.map((seats) => [seats, plan.games[seats] ?? 0] as const);
  const total = wanted.reduce((sum, [, games]) => sum + games, 0);
  const deck = deckOf(table);
  const player = playerNamed(begun.player, begun.settings);
  const runs: Record<string, Tally> = { ...begun.runs };
  const soFar = (): Measurement => ({ ...begun, runs: { ...runs } });
  for (const [seats, games] of wanted) {
    const tally = copyTally(begun.runs[seats] ?? newTally());
    while (tally.games < games) {
      const end = Math.min(games, tally.games + SLICE);
      while (tally.games < end) {
        playWatched({ deck, player, seats, tally }, fastRandom(`${begun.seed}/${seats}/${tally.games}`));
      }
      runs[seats] = copyTally(tally);
      const measurement = soFar();
      const go = (await plan.onProgress?.({ measurement, done: gamesIn(measurement), total })) ?? true;
      if (!go) return measurement;
    }
  }
  return soFar();
};

const gamesIn = ({ runs }: Measurement): number => Object.values(runs).reduce((sum, { games }) => sum + games, 0);
