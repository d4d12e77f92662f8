import type { Line } from './log.ts';

/** What a table can announce at a moment. */
export interface Telling {
  /** Number of moves played. */
  readonly number: number;
  readonly lines: readonly Line[];
  /** The viewer's prompt; null if there is none. Other players' prompts are not announced. */
  readonly expected: string | null;
  /** The result; empty while the game is in progress. */
  readonly ending: string;
  /** The announcement after an undo. */
  readonly takenBack: string;
}

/** What has been announced so far. */
export interface Heard {
  readonly number: number;
  readonly lines: number;
  readonly expected: string | null;
  readonly hasEnded: boolean;
}

/** Nothing has been announced yet: on opening a table, only the last event is. */
export const unheard = ({ number, lines }: Telling): Heard => ({
  number,
  lines: Math.max(0, lines.length - 1),
  expected: null,
  hasEnded: false,
});

/**
 * The next announcement: each line of the log once and in order, simultaneous lines together, then the prompt. Empty if
 * nothing is new.
 */
export const newsSince = (heard: Heard, telling: Telling): { readonly text: string; readonly heard: Heard } => {
  const { number, lines, expected, ending, takenBack } = telling;
  const isBack = number < heard.number;
  const fresh = isBack ? [] : lines.slice(heard.lines).map(({ sentence }) => sentence);
  const isNewPrompt = expected !== null && (number !== heard.number || expected !== heard.expected);
  const parts = [
    ...(isBack ? [takenBack] : fresh),
    ...(ending !== '' && !heard.hasEnded ? [ending] : []),
    ...(isNewPrompt ? [expected] : []),
  ];
  return {
    text: parts.join(' '),
    heard: { number, lines: lines.length, expected, hasEnded: ending !== '' },
  };
};
