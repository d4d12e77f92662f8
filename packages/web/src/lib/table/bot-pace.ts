/** How long all bots together may take for a round, in milliseconds at normal speed. */
const ROUND = 3000;
/** The longest and shortest time a bot's move stays visible before the next. */
const LONGEST = 900;
const SHORTEST = 400;
/** A view that needs more than the default time stays this long at any speed. */
export const LEAST_REST = 1150;
/** A step inside a turn, or an answer, needs less time than a turn, and each further step less than the one before. */
const STEP = 0.4;
const QUICKER = 0.8;

interface LastMove {
  /** The number of bots at the table. */
  readonly bots: number;
  /** How many moves of its turn there were, if the same seat goes on; 1 for an answer; 0 at the end of a turn. */
  readonly steps: number;
}

/** How long the last move stays visible before a bot moves, in milliseconds at normal speed. */
export const restAfter = ({ bots, steps }: LastMove): number =>
  Math.min(LONGEST, Math.max(SHORTEST, ROUND / Math.max(1, bots))) * (steps === 0 ? 1 : STEP * QUICKER ** (steps - 1));
