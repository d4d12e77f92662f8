import { LEVEL_NAMES } from '@ponts-bornes/kernel';
import type { LevelName } from '@ponts-bornes/kernel';
import { isPractice } from '../../storage/opening.ts';
import type { KeptTable } from '../../storage/opening.ts';

/** Finished games, and those the person won, alone or in a team. */
export interface WinTally {
  readonly games: number;
  readonly wins: number;
}

/** Results in one game of the catalogue. */
interface GameTally extends WinTally {
  readonly game: string;
  /** The average number of moves. */
  readonly moves: number;
  /** Median duration in minutes; null if no game was played in one sitting. */
  readonly minutes: number | null;
}

interface GameCount {
  readonly game: string;
  readonly games: number;
}

export interface Statistics {
  /** Games of one person against bots, without practice. */
  readonly own: WinTally;
  /** Games of one person against bots that an undo made practice: they count nowhere else. */
  readonly practice: number;
  readonly byGame: readonly GameTally[];
  /** By the strongest opponent, from the easiest level to the hardest. */
  readonly byLevel: readonly (WinTally & { readonly level: LevelName })[];
  readonly bySeats: readonly (WinTally & { readonly seats: number })[];
  readonly streak: { readonly now: number; readonly best: number };
  /** Games with several people on this device. Nobody is "you" there, so wins aren't counted. */
  readonly together: readonly GameCount[];
  /** Games with other people online. */
  readonly online: readonly GameCount[];
  /** Games of one or several people, latest first. */
  readonly latest: readonly KeptTable[];
}

const LATEST = 10;
/** If first and last move are further apart, in milliseconds, someone took a break. */
const LONGEST_SITTING = 3 * 60 * 60 * 1000;
const MINUTE = 60_000;

const personsOf = ({ opening }: KeptTable): readonly number[] =>
  opening.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));

/** Only online tables have pledges, or null if their devices made none. */
const isOnline = ({ opening }: KeptTable): boolean => opening.pledges !== undefined;

const isWon = (table: KeptTable): boolean => personsOf(table).some((seat) => table.winners?.includes(seat) === true);

/** The person's statistics from the tables stored on this device. Only finished games count. */
export const statisticsOf = (tables: readonly KeptTable[]): Statistics => {
  const over = tables
    .filter((table) => table.winners !== null && personsOf(table).length > 0)
    .toSorted((one, other) => one.changedAt - other.changedAt);
  const alone = over.filter((table) => personsOf(table).length === 1);
  const own = alone.filter((table) => !isPractice(table));
  const shared = over.filter((table) => personsOf(table).length > 1);
  const counted = (some: readonly KeptTable[]): readonly GameCount[] =>
    grouped(some, ({ opening }) => opening.game).map(([game, played]) => ({ game, games: played.length }));
  return {
    own: tallyOf(own),
    practice: alone.length - own.length,
    byGame: grouped(own, ({ opening }) => opening.game).map(([game, played]) => gameTally(game, played)),
    byLevel: LEVEL_NAMES.flatMap((level) => {
      const played = own.filter((table) => strongest(table) === level);
      return played.length === 0 ? [] : [{ level, ...tallyOf(played) }];
    }),
    bySeats: grouped(own, ({ opening }) => opening.sitters.length)
      .toSorted(([one], [other]) => one - other)
      .map(([seats, played]) => ({ seats, ...tallyOf(played) })),
    streak: streakOf(own.map(isWon)),
    together: counted(shared.filter((table) => !isOnline(table))),
    online: counted(shared.filter(isOnline)),
    latest: over.toReversed().slice(0, LATEST),
  };
};

const tallyOf = (tables: readonly KeptTable[]): WinTally => ({
  games: tables.length,
  wins: tables.filter(isWon).length,
});

/** Groups by key, largest first. */
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
    .filter((time) => time > 0 && time <= LONGEST_SITTING)
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

/** Fewer games allow no conclusion. */
export const FEW = 10;
/** The z-score of a two-sided 95% interval. */
const WIDTH = 1.96;

/** The confidence interval of the share of wins (Wilson 1927); null with too few games. */
export const likelyShare = ({ games, wins }: WinTally): readonly [least: number, most: number] | null => {
  if (games < FEW) return null;
  const square = WIDTH * WIDTH;
  const middle = (wins + square / 2) / (games + square);
  const reach = (WIDTH / (games + square)) * Math.sqrt((wins * (games - wins)) / games + square / 4);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
};
