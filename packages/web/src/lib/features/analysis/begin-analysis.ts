import type { OpenAnalysis } from './open.ts';
import { shownNames } from '../../storage/opening.ts';
import type { Opening } from '../../storage/opening.ts';
import type { Line } from '../../table/log.ts';
import type { Shown } from '../../table/shown.ts';
import type { PageWorker } from '../../table/transports/worker/open-worker.ts';
import { speech } from '../../i18n/speech.svelte.ts';
import type { LoadedBoard } from '../../table/load-game.ts';

interface Finished {
  readonly worker: PageWorker;
  readonly board: LoadedBoard;
  readonly opening: Opening;
  readonly length: number;
  readonly lines: readonly Line[];
  readonly shown: Shown;
}

/** Loads the analysis code, which is a separate chunk, and starts an analysis. */
export const beginAnalysis = async ({ board, shown, opening, ...rest }: Finished): Promise<OpenAnalysis> => {
  const { openAnalysis } = await speech.with(import('./open.ts'), 'analysis');
  const names = shownNames(opening, speech.say.you);
  const analysis = openAnalysis({
    ...rest,
    meta: board.meta,
    names,
    sides: board.boardText.sides?.(shown.view) ?? names.map((_, seat) => [seat]),
    persons: opening.sitters.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : [])),
    language: speech.language,
  });
  void analysis.session.begin();
  return analysis;
};
