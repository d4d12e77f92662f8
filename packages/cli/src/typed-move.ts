import type { Board } from './boards/board.ts';

/** A move for the rules to check, or the numbers of several matching moves. */
type Typed =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'several'; readonly numbers: readonly number[] };

/**
 * Interprets a typed line: a number from the list, a legal move in any case and spacing, or the board's own
 * interpretation. Anything else goes to the rules, which refuse it. An empty line means the only move.
 */
export const typedMove = (typed: string, moves: readonly string[], board: Board): Typed => {
  const line = typed.trim();
  if (line === '' && moves.length === 1) return asMove(moves[0]!);
  const numbered = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
  if (numbered !== undefined) return asMove(numbered);
  const alike = moves.filter((move) => squeezed(move) === squeezed(line));
  if (alike.length === 1) return asMove(alike[0]!);
  const spelled = board.spell?.(line, moves) ?? line;
  const meant = spelled === line ? begunBy(line, moves) : spelled;
  if (typeof meant === 'string') return asMove(meant);
  const [only = line, ...others] = meant;
  if (others.length === 0) return asMove(only);
  return { kind: 'several', numbers: meant.map((move) => moves.indexOf(move) + 1).toSorted((a, b) => a - b) };
};

/** The moves that start with these words. */
const begunBy = (line: string, moves: readonly string[]): readonly string[] =>
  moves.filter((move) => move.toLowerCase().startsWith(`${line.toLowerCase()} `));

/** Numbers as a list, with three or more consecutive ones as a range. */
export const numbersText = (numbers: readonly number[]): string => {
  const runs: number[][] = [];
  for (const number of numbers) {
    const last = runs.at(-1);
    if (last?.at(-1) === number - 1) last.push(number);
    else runs.push([number]);
  }
  return runs.map((run) => (run.length < 3 ? run.join(', ') : `${run[0]}–${run.at(-1)}`)).join(', ');
};

const asMove = (text: string): Typed => ({ kind: 'move', text });

const squeezed = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
