import type { BoardTextMaker } from './kit.ts';

const MODULES = import.meta.glob<{ readonly makeBoardText: BoardTextMaker }>('./*/board-text.ts');

/** Loads a game's sentences: the `makeBoardText` export of its board's board-text.ts. */
export const findBoardText = async (id: string): Promise<BoardTextMaker> => {
  const load = MODULES[`./${id}/board-text.ts`];
  if (load === undefined) throw new RangeError(`no board-text.ts for “${id}”`);
  return (await load()).makeBoardText;
};
