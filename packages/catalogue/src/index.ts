import type { Entry } from './entry.ts';
import { METAS } from './game-metas.ts';
import { RULES } from './game-rules.ts';
import { SPEECH } from './game-speech.ts';

export type { Entry, Loaded } from './entry.ts';

/** The one list of games. */
export const CATALOGUE: readonly Entry[] = METAS.map((meta) => ({ meta, ...SPEECH[meta.id]!, ...RULES[meta.id]! }));

export const findGame = (id: string, catalogue: readonly Entry[] = CATALOGUE): Entry | undefined =>
  catalogue.find((entry) => entry.meta.id === id);
