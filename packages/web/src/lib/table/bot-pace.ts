/** How long all bots together may take for a round, in milliseconds at normal speed. */
const ROUND = 3000;
/** The longest and shortest time a bot's move stays visible before the next. */
const LONGEST = 900;
const SHORTEST = 400;
/** A view that needs more than the default time stays this long at any speed. */
export const LEAST_REST = 1150;
/** A step inside a turn, or an answer, needs less time than a turn. */
const STEP = 0.4;

interface LastMove {
  /** The number of bots at the table. */
  readonly bots: number;
  /** Whether the same seat goes on, or the move was only an answer. */
  readonly isStep: boolean;
}

/** How long the last move stays visible before a bot moves, in milliseconds at normal speed. */
export const restAfter = ({ bots, isStep }: LastMove): number =>
  Math.min(LONGEST, Math.max(SHORTEST, ROUND / Math.max(1, bots))) * (isStep ? STEP : 1);
