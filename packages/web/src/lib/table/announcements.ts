import type { Line } from '../desk/desk.ts';

/** What a table has to say at a moment. */
export interface Telling {
  /** How many moves have been played. */
  readonly number: number;
  readonly lines: readonly Line[];
  /** What is expected of the person who looks; null when nothing is, and of others it is not told. */
  readonly expected: string | null;
  /** How the game ended; empty while it goes on. */
  readonly ending: string;
  /** What is said when a step was taken back. */
  readonly takenBack: string;
}

/** How much of it was said already. */
export interface Heard {
  readonly number: number;
  readonly lines: number;
  readonly expected: string | null;
  readonly hasEnded: boolean;
}

/** Nothing was said yet: of what happened before, whoever opens a table is told the last thing only. */
export const unheard = ({ number, lines }: Telling): Heard => ({
  number,
  lines: Math.max(0, lines.length - 1),
  expected: null,
  hasEnded: false,
});

/**
 * What to say now: each line of the log once and in its order, those that came together in one breath, and then what is
 * expected. Empty when nothing is new.
 */
export const newsSince = (heard: Heard, telling: Telling): { readonly text: string; readonly heard: Heard } => {
  const { number, lines, expected, ending, takenBack } = telling;
  const isBack = number < heard.number;
  const fresh = isBack ? [] : lines.slice(heard.lines).map(({ sentence }) => sentence);
  const isAskedAnew = expected !== null && (number !== heard.number || expected !== heard.expected);
  const parts = [
    ...(isBack ? [takenBack] : fresh),
    ...(ending !== '' && !heard.hasEnded ? [ending] : []),
    ...(isAskedAnew ? [expected] : []),
  ];
  return {
    text: parts.join(' '),
    heard: { number, lines: lines.length, expected, hasEnded: ending !== '' },
  };
};
