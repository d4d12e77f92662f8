/** The panels beside a replay's board. */
export type ReplayPanel = 'log' | 'memo' | 'description' | 'sheet' | 'settings' | 'analysis' | 'review';

/** What a link to a replay asks for: the replay only, its analysis, or the move that decided the game. */
export type ReplayWish = 'replay' | 'analysis' | 'turning';

/** How and when a game ended. */
export interface Ended {
  /** Null: stopped by agreement. */
  readonly winners: readonly number[] | null;
  readonly at: number;
}
