import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import type { LevelName } from '@ponts-bornes/kernel';
import type { KeptTable } from '../desk/opening.ts';

/** Games played to their end, and how many of them the person won, alone or with others. */
export interface Tally {
  readonly games: number;
  readonly wins: number;
}

/** One game of the catalogue, as it was played here. */
interface GameTally extends Tally {
  readonly game: string;
  /** The average number of moves. */
  readonly moves: number;
  /** The middle one of the times from first to last move, in minutes; null where none was played in one go. */
  readonly minutes: number | null;
}

export interface Statistics {
  /** Where one person played against bots. */
  readonly own: Tally;
  readonly byGame: readonly GameTally[];
  /** By the strongest opponent, from the most playful level to the strongest. */
  readonly byLevel: readonly (Tally & { readonly level: LevelName })[];
  readonly bySeats: readonly (Tally & { readonly seats: number })[];
  /** Games won in a row: now, and at best. */
  readonly streak: { readonly now: number; readonly best: number };
  /** Where several persons sat around the device: nobody is "you" there, so wins are not counted. */
  readonly together: readonly { readonly game: string; readonly games: number }[];
  /** Those of one person or several, the latest first. */
  readonly latest: readonly KeptTable[];
}

const LATEST = 10;
/** Longer between first and last move, in milliseconds, and somebody went away in between. */
const ONE_GO = 3 * 60 * 60 * 1000;
const MINUTE = 60_000;

const personsOf = ({ opening }: KeptTable): readonly number[] =>
  opening.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

const isWon = (table: KeptTable): boolean => personsOf(table).some((seat) => table.winners?.includes(seat) === true);

/** What the kept tables of this device tell of who plays here. Only games that are over count. */
export const statisticsOf = (tables: readonly KeptTable[]): Statistics => {
  const over = tables
    .filter((table) => table.winners !== null && personsOf(table).length > 0)
    .toSorted((one, other) => one.changedAt - other.changedAt);
  const own = over.filter((table) => personsOf(table).length === 1);
  const shared = over.filter((table) => personsOf(table).length > 1);
  return {
    own: tallyOf(own),
    byGame: grouped(own, ({ opening }) => opening.game).map(([game, played]) => gameTally(game, played)),
    byLevel: LEVEL_NAMES.flatMap((level) => {
      const played = own.filter((table) => strongest(table) === level);
      return played.length === 0 ? [] : [{ level, ...tallyOf(played) }];
    }),
    bySeats: grouped(own, ({ opening }) => opening.sitters.length)
      .toSorted(([one], [other]) => one - other)
      .map(([seats, played]) => ({ seats, ...tallyOf(played) })),
    streak: streakOf(own.map(isWon)),
    together: grouped(shared, ({ opening }) => opening.game).map(([game, played]) => ({ game, games: played.length })),
    latest: over.toReversed().slice(0, LATEST),
  };
};

const tallyOf = (tables: readonly KeptTable[]): Tally => ({ games: tables.length, wins: tables.filter(isWon).length });

/** Groups, those with most first. */
const grouped = <Key>(
  tables: readonly KeptTable[],
  keyOf: (table: KeptTable) => Key,
): readonly (readonly [Key, readonly KeptTable[]])[] => {
  const groups = new Map<Key, KeptTable[]>();
  for (const table of tables) groups.set(keyOf(table), [...(groups.get(keyOf(table)) ?? []), table]);
  return [...groups].toSorted(([, one], [, other]) => other.length - one.length);
};

const strongest = ({ opening }: KeptTable): LevelName | null => {
  const levels = new Set(opening.sitters.flatMap((sitter) => (sitter.kind === 'bot' ? [sitter.level] : [])));
  return LEVEL_NAMES.findLast((level) => levels.has(level)) ?? null;
};

const gameTally = (game: string, tables: readonly KeptTable[]): GameTally => {
  const times = tables
    .map(({ startedAt, changedAt }) => changedAt - startedAt)
    .filter((time) => time > 0 && time <= ONE_GO)
    .toSorted((one, other) => one - other);
  const middle = times[times.length >> 1];
  return {
    game,
    ...tallyOf(tables),
    moves: Math.round(tables.reduce((sum, { moves }) => sum + moves.length, 0) / tables.length),
    minutes: middle === undefined ? null : Math.max(1, Math.round(middle / MINUTE)),
  };
};

const streakOf = (wins: readonly boolean[]): Statistics['streak'] => {
  let [now, best] = [0, 0];
  for (const isWin of wins) {
    now = isWin ? now + 1 : 0;
    best = Math.max(best, now);
  }
  return { now, best };
};

/** From fewer games nothing follows. */
export const FEW = 10;
/** Two-sided, 95 of 100. */
const WIDTH = 1.96;

/** Where the true share of wins likely lies (Wilson 1927); null where there are too few games to say anything. */
export const likelyShare = ({ games, wins }: Tally): readonly [least: number, most: number] | null => {
  if (games < FEW) return null;
  const square = WIDTH * WIDTH;
  const middle = (wins + square / 2) / (games + square);
  const reach = (WIDTH / (games + square)) * Math.sqrt((wins * (games - wins)) / games + square / 4);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
};
