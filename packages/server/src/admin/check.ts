import { GameInPlay } from '@ponts-bornes/kernel';
import { isDeepStrictEqual } from 'node:util';
import type { Entry as Listed } from '@ponts-bornes/catalogue';
import type { Seat } from '@ponts-bornes/kernel';
import type { TableRow } from '../store/schema.ts';
import type { Where } from '../store/transfer/places.ts';
import { readingGames } from '../store/transfer/played-games.ts';
import type { CheckedRow, KeptGame } from '../store/transfer/played-games.ts';
import { whyOf } from '../store/transfer/trouble.ts';
import { dealOf } from '../tables/game/deal.ts';
import { Hung, openGuard } from '../tables/runtime/guard.ts';
import type { Guard } from '../tables/runtime/guard.ts';
import { entryOf } from '../tables/game/log-entries.ts';

/** Entries replayed under one timeout. */
const STRETCH = 100;

/** How a replay with the current rules differs from what was stored. */
export type Difference =
  | { readonly kind: 'no-game' }
  /** An entry that the current rules refuse: its number in the log, and the rule. */
  | { readonly kind: 'refused'; readonly entry: number; readonly rule: string }
  /** An entry is missing. */
  | { readonly kind: 'gap'; readonly entry: number }
  /** Seats to act after this many entries differ from the stored ones. */
  | { readonly kind: 'asked'; readonly entry: number; readonly kept: readonly Seat[]; readonly now: readonly Seat[] }
  /** The result differs. Null: the game is not over. */
  | { readonly kind: 'result'; readonly kept: unknown; readonly now: unknown }
  /** Rules that throw or never return after this many entries. */
  | { readonly kind: 'broken'; readonly entry: number; readonly why: string }
  | { readonly kind: 'hung'; readonly entry: number };

export interface Differing {
  readonly table: string;
  readonly game: string;
  readonly status: TableRow['status'];
  /** The rules version the game was played with, and the current one; null: the game no longer exists. */
  readonly rules: number;
  readonly rulesNow: number | null;
  readonly difference: Difference;
}

export interface GameCount {
  readonly game: string;
  /** Tables in play, frozen, and finished. */
  readonly playing: number;
  readonly frozen: number;
  readonly over: number;
  readonly entries: number;
  /** Tables played with another rules version that still replay identically. */
  readonly otherRules: number;
  readonly differing: number;
}

export interface Checked {
  readonly games: readonly GameCount[];
  readonly differing: readonly Differing[];
  /** Tables that were already frozen and would stay frozen. */
  readonly stillFrozen: readonly Differing[];
}

export interface CheckParts {
  readonly from: Where;
  readonly games: (id: string) => Listed | undefined;
  readonly tell?: (progress: { readonly done: number; readonly all: number }) => void;
  readonly signal?: AbortSignal;
  /** The time limit for replaying one stretch of a game, in milliseconds. */
  readonly longest?: number;
}

/** Replays the log of every started table with the current rules and reports differences. Read-only. */
export const checkLive = (parts: CheckParts): Promise<Checked> =>
  readingGames(parts.from, async (played) => {
    const guard = openGuard(parts.longest);
    const counts = new Map<string, GameCount>();
    const differing: Differing[] = [];
    const stillFrozen: Differing[] = [];
    const all = await played.count();
    let done = 0;
    for await (const page of played.pages()) {
      for (const kept of page) {
        parts.signal?.throwIfAborted();
        const { row, log } = kept;
        const listed = parts.games(row.game);
        const rulesNow = listed?.meta.rules ?? null;
        const difference = listed === undefined ? { kind: 'no-game' as const } : await replay(kept, listed, guard);
        const isNews = difference !== null && row.status !== 'frozen';
        if (difference !== null) {
          const { id: table, game, status, rules } = row;
          (isNews ? differing : stillFrozen).push({ table, game, status, rules, rulesNow, difference });
        }
        const count = counts.get(row.game) ?? newCount(row.game);
        counts.set(row.game, {
          ...count,
          [row.status]: count[row.status as 'playing' | 'frozen' | 'over'] + 1,
          entries: count.entries + log.length,
          otherRules: count.otherRules + Number(difference === null && rulesNow !== row.rules),
          differing: count.differing + Number(isNews),
        });
        parts.tell?.({ done: ++done, all });
      }
    }
    const games = [...counts.values()].toSorted((a, b) => (a.game < b.game ? -1 : 1));
    return { games, differing, stillFrozen };
  });

const newCount = (game: string): GameCount => ({
  game,
  playing: 0,
  frozen: 0,
  over: 0,
  entries: 0,
  otherRules: 0,
  differing: 0,
});

const replay = async ({ row, seats, log }: KeptGame, listed: Listed, guard: Guard): Promise<Difference | null> => {
  let reached = 0;
  try {
    const { game } = await listed.load();
    const inPlay = await guard(() => new GameInPlay(dealOf(game, row, seats)));
    const step = (): Difference | null => {
      const { number, ...entry } = log[reached]!;
      if (number !== reached + 1) return { kind: 'gap', entry: reached + 1 };
      const refusal = inPlay.check(entryOf(entry));
      if (refusal !== null) return { kind: 'refused', entry: number, rule: refusal.rule };
      inPlay.apply(entryOf(entry));
      reached += 1;
      return otherAsked(row, inPlay);
    };
    const stretch = (): Difference | null => {
      const end = Math.min(log.length, reached + STRETCH);
      let difference: Difference | null = null;
      while (difference === null && reached < end) difference = step();
      return difference;
    };
    let difference = otherAsked(row, inPlay);
    while (difference === null && reached < log.length) difference = await guard(stretch);
    if (difference !== null) return difference;
    return row.status === 'over' ? otherResult(row, await guard(() => inPlay.outcome())) : null;
  } catch (error) {
    return error instanceof Hung
      ? { kind: 'hung', entry: reached }
      : { kind: 'broken', entry: reached, why: whyOf(error) };
  }
};

/** The seats to act are only stored while a game is in play. */
const otherAsked = ({ status, due_length: length, asked }: CheckedRow, inPlay: GameInPlay): Difference | null => {
  if (status === 'over' || asked === null || length !== inPlay.length()) return null;
  const kept = JSON.parse(asked) as readonly Seat[];
  const now = [...inPlay.asked()];
  return isDeepStrictEqual(kept, now) ? null : { kind: 'asked', entry: length, kept, now };
};

const otherResult = ({ result }: CheckedRow, outcome: unknown): Difference | null => {
  const kept = result === null ? null : (JSON.parse(result) as unknown);
  // Round trip through JSON, which drops undefined values, to match the stored form.
  const now = JSON.parse(JSON.stringify(outcome)) as unknown;
  return isDeepStrictEqual(kept, now) ? null : { kind: 'result', kept, now };
};
