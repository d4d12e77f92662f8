import type { Board } from './boards/board.ts';

/** A move for the rules to judge, or the numbers of several moves that fit, for the person to choose. */
type Typed =
  | { readonly kind: 'move'; readonly text: string }
  | { readonly kind: 'several'; readonly numbers: readonly number[] };

/**
 * What somebody means: a number of the list, a legal move whatever its case and spaces, what the board makes of it,
 * or else what was typed, for the rules to refuse. An empty line means the only move.
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

/** The moves whose first words these are. */
const begunBy = (line: string, moves: readonly string[]): readonly string[] =>
  moves.filter((move) => move.toLowerCase().startsWith(`${line.toLowerCase()} `));

/** Numbers as people write them: three or more in a row as a range. */
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
