import type { Seat } from './contract.ts';

/** One entry in the log of a game. The log is append-only: taking a step back is an entry of its own. */
export type LogEntry =
  | { readonly kind: 'move'; readonly seat: Seat; readonly text: string }
  /** `told`: how many public lines the step had added. Logs of early versions lack it. See `replayLog`. */
  | { readonly kind: 'back'; readonly seat: Seat; readonly told?: number }
  /** An answer that stays secret until the time for answers is over. */
  | { readonly kind: 'hold'; readonly seat: Seat; readonly text: string }
  /** Everybody agreed to take back a seat's last turn and everything after it: this many moves remain. */
  | { readonly kind: 'undo'; readonly seat: Seat; readonly to: number }
  /** Something that happened at the table and changes nothing in the game. The table gives the text its meaning. */
  | { readonly kind: 'note'; readonly seat: Seat; readonly text: string };
