import type { Speaker } from './kit.ts';

const MODULES = import.meta.glob<{ readonly speak: Speaker }>('./*/words.ts');

/** What a game says at the table: the `speak` of its board's words.ts. */
export const findWords = async (id: string): Promise<Speaker> => {
  const load = MODULES[`./${id}/words.ts`];
  if (load === undefined) throw new RangeError(`there are no words for “${id}”`);
  return (await load()).speak;
};
