import type { OpenAnalysis } from '../analysis/open.ts';
import type { Desk, Line } from '../desk/desk.ts';
import { namesOf } from '../desk/opening.ts';
import type { Opening } from '../desk/opening.ts';
import type { Shown } from '../desk/sitting.ts';
import { speech } from '../speech/speech.svelte.ts';
import type { LoadedBoard } from './load-game.ts';

interface Finished {
  readonly desk: Desk;
  readonly board: LoadedBoard;
  readonly opening: Opening;
  readonly length: number;
  readonly lines: readonly Line[];
  readonly first: Shown;
}

/** Loads the analysis, which nobody carries who does not ask for it, and begins one. */
export const beginAnalysis = async ({ board, first, opening, ...rest }: Finished): Promise<OpenAnalysis> => {
  const { openAnalysis } = await import('../analysis/open.ts');
  const names = namesOf(opening);
  const analysis = openAnalysis({
    ...rest,
    meta: board.meta,
    names,
    sides: board.words.sides?.(first.view) ?? names.map((_, seat) => [seat]),
    persons: opening.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    language: speech.language,
  });
  void analysis.session.begin();
  return analysis;
};
