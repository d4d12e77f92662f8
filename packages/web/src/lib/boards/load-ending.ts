import type { GameEnding } from './kit.ts';

// Apart from load.ts, because tables need none of it before their end.
const ENDINGS = import.meta.glob<GameEnding>('./*/ending.ts', { import: 'ending' });

/** A game's celebration and consolation; null if it has none. */
export const loadEnding = async (id: string): Promise<GameEnding | null> =>
  (await ENDINGS[`./${id}/ending.ts`]?.()) ?? null;
