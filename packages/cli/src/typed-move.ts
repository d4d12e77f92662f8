import type { Board } from './boards/board.ts';

/**
 * The move text that somebody means: a number of the list, a legal move whatever its case and spaces, or else
 * what was typed, for the rules to refuse. An empty line means the only move.
 */
export const typedMove = (typed: string, moves: readonly string[], board: Board): string => {
  const line = typed.trim();
  if (line === '' && moves.length === 1) return moves[0]!;
  const numbered = /^\d+$/.test(line) ? moves[Number(line) - 1] : undefined;
  if (numbered !== undefined) return numbered;
  const alike = moves.filter((move) => squeezed(move) === squeezed(line));
  return alike.length === 1 ? alike[0]! : (board.spell?.(line, moves) ?? line);
};

const squeezed = (text: string): string => text.replaceAll(/\s/g, '').toLowerCase();
