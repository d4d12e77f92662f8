/** Retention in days; 0: forever. */
export interface Keeping {
  /** A table that was never started. */
  readonly openTables: number;
  /** A game in play, or frozen, without activity. */
  readonly stalledGames: number;
  /** The log and chat of a finished game; its moves stay. */
  readonly logs: number;
  /** A finished game. */
  readonly games: number;
  /** A guest without tables who never returned after the first day, and one who did. */
  readonly visitors: number;
  readonly guests: number;
}

export const KEEPING: Keeping = {
  openTables: 30,
  stalledGames: 90,
  logs: 30,
  games: 0,
  visitors: 7,
  guests: 180,
};
